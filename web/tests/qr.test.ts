// QR codes: the same modules as another encoder makes with the same mask, so that phones read them.
import { expect, test } from "vitest";
import { qrPath, QUIET } from "../src/lib/qr";

/** What a phone sees of a code without its margin, from the path that draws it. */
function drawn(text: string): string[] {
  const { d, size } = qrPath(text);
  const side = size - 2 * QUIET;
  const dark = new Set([...d.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  const row = (y: number): string =>
    Array.from({ length: side }, (_, x) => (dark.has(`${x + QUIET} ${y + QUIET}`) ? "#" : ".")).join("");
  return Array.from({ length: side }, (_, y) => row(y));
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

test("a short address, module by module", () => {
  expect(drawn("https://meijin")).toEqual([
    "#######.###...#######",
    "#.....#..####.#.....#",
    "#.###.#.###...#.###.#",
    "#.###.#..##...#.###.#",
    "#.###.#..####.#.###.#",
    "#.....#.##....#.....#",
    "#######.#.#.#.#######",
    ".........#..#........",
    "#.#...##.#.....#..#.#",
    "#..###......###.##.##",
    ".##.###.#.#.#..####.#",
    ".##.......##.#.###...",
    "##.#####...#.#.....#.",
    "........##..###.##..#",
    "#######.#.#.#.#####.#",
    "#.....#..#..##..##..#",
    "#.###.#..###.#.#.....",
    "#.###.#..#..##.##....",
    "#.###.#.##..#.#######",
    "#.....#..#.#.#.###...",
    "#######.##.#.#.##...#",
  ]);
});

// Made by another encoder: length of the text, version, and the digest of the modules.
const LONG = "https://meijin.example/events/abcdefghij0123456789?x=".repeat(6);
const MADE = [
  [62, 4, "3aa8cb5e8848f62ef52db41de8d57cf472797cbf90b360822be4ffabd8bf98a9"],
  [213, 10, "f58df7616b52a5a3d0ba1d91d1dcf0c9e33588a83af2f1d7108bf59ffb28f7f7"],
] as const;

test.each(MADE)("%i bytes, version %i", async (length, version, digest) => {
  const modules = drawn(LONG.slice(0, length));
  expect(modules).toHaveLength(17 + 4 * version);
  expect(await sha256(modules.join("\n"))).toBe(digest);
});

test("as a picture it has its quiet margin", () => {
  const { d, size } = qrPath("https://meijin");
  expect(size).toBe(21 + 2 * QUIET);
  expect(d.startsWith(`M${QUIET} ${QUIET}h1v1h-1z`)).toBe(true);
});
