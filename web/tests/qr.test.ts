// QR codes: the same modules as another encoder makes with the same mask, so that phones read them.
import { expect, test } from "vitest";
import { qrModules, qrPath, QUIET, times } from "../src/lib/qr";

const drawn = (text: string): string[] =>
  qrModules(text).map((row) => row.map((dark) => (dark ? "#" : ".")).join(""));

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
  [120, 7, "afb2a34aa5e931bfb1e2148f1ac21ce741aed9cbf7c04d68aa8b07576480663a"],
  [213, 10, "f58df7616b52a5a3d0ba1d91d1dcf0c9e33588a83af2f1d7108bf59ffb28f7f7"],
] as const;

test.each(MADE)("%i bytes, version %i", async (length, version, digest) => {
  const modules = drawn(LONG.slice(0, length));
  expect(modules).toHaveLength(17 + 4 * version);
  expect(await sha256(modules.join("\n"))).toBe(digest);
});

test("what no code of ours can hold is refused", () => {
  expect(() => qrModules(LONG.slice(0, 214))).toThrow("214 bytes are too many");
});

test("as a picture it has its quiet margin", () => {
  const { d, size } = qrPath("https://meijin");
  expect(size).toBe(21 + 2 * QUIET);
  expect(d.startsWith(`M${QUIET} ${QUIET}h1v1h-1z`)).toBe(true);
});

test("multiplication of codewords", () => {
  expect(times(0x80, 2)).toBe(0x1d);
  expect(times(1, 0xc3)).toBe(0xc3);
});
