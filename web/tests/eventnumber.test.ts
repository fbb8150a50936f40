// The number that this browser gives to the draws of an event.
import { beforeEach, expect, test } from "vitest";
import { owed } from "../src/lib/eventnumber";
import { bytesOf, sha256 } from "../src/lib/sha256";
import { player } from "./event";

beforeEach(() => localStorage.clear());

const line = (
  number: "wanted" | "committed" | "asked" | "given" | "stands_in" | "",
): ReturnType<typeof player> => player("P001", "Aki", { mine: true, number });

test("a number is drawn once, committed to by its SHA-256, and the same is revealed", () => {
  const first = owed("e1", line("wanted"));
  expect(owed("e1", line("wanted"))).toEqual(first); // the page was loaded again before the server had answered
  expect(owed("e1", line("committed"))).toBeNull();
  const shown = owed("e1", line("asked"));
  if (first?.type !== "commit_number" || shown?.type !== "reveal_number") throw new Error("nothing is owed");
  expect(shown.number).toMatch(/^[0-9a-f]{64}$/);
  expect(sha256(bytesOf(shown.number))).toBe(first.commitment);
  for (const state of ["given", "stands_in", ""] as const) expect(owed("e1", line(state))).toBeNull();
});

test("each event has another number, and a browser that has none reveals none", () => {
  expect(owed("e1", line("asked"))).toBeNull();
  expect(owed("e1", line("wanted"))).not.toEqual(owed("e2", line("wanted")));
});

test("the SHA-256 is the usual one", () => {
  expect(sha256(bytesOf("00".repeat(32)))).toBe(
    "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
  );
});
