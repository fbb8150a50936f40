import { expect, test } from "vitest";
import { changes } from "../src/lib/changes";
import type { View } from "../src/lib/view";

const view = (counters: View["counters"]): View => ({
  game: "test",
  seat: "red",
  deciders: [],
  zones: [],
  counters,
});

test("numbers that have changed, of everybody and of each", () => {
  const before = view({ round: 1, hp: { red: 15, green: 12 }, start: "red" });
  const after = view({ round: 2, hp: { red: 12, green: 12 }, start: "green" });
  expect(changes(before, after)).toEqual([
    { counter: "round", owner: null, by: 1 },
    { counter: "hp", owner: "red", by: -3 },
  ]);
});
