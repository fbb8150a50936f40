import { describe, expect, test } from "vitest";
import { changes, flights } from "../src/lib/flights";
import type { View, ZoneSeen } from "../src/lib/view";

const view = (zones: ZoneSeen[], counters: View["counters"] = {}): View => ({
  game: "test",
  seat: "red",
  deciders: [],
  zones,
  counters,
});

describe("cards that have moved", () => {
  test("a known card is found where it lies now", () => {
    const before = view([
      { zone: "hand", owner: "red", cards: ["red_5#1", "red_6#1"] },
      { zone: "row", owner: "red", cards: [] },
    ]);
    const after = view([
      { zone: "hand", owner: "red", cards: ["red_6#1"] },
      { zone: "row", owner: "red", cards: ["red_5#1"] },
    ]);
    expect(flights(before, after)).toEqual([{ card: "red_5#1", from: "hand/red", to: "row/red", index: 0 }]);
  });

  test("a card drawn unseen comes face down from the pile", () => {
    const before = view([
      { zone: "deck", owner: "green", count: 7 },
      { zone: "hand", owner: "green", count: 2 },
    ]);
    const after = view([
      { zone: "deck", owner: "green", count: 6 },
      { zone: "hand", owner: "green", count: 3 },
    ]);
    expect(flights(before, after)).toEqual([{ card: null, from: "deck/green", to: "hand/green", index: 2 }]);
  });

  test("a card from an unseen pile is known where it lands", () => {
    const before = view([
      { zone: "deck", owner: "red", count: 4, contents: ["a", "b", "c", "d"] },
      { zone: "row", owner: "red", cards: ["x"] },
    ]);
    const after = view([
      { zone: "deck", owner: "red", count: 3, contents: ["b", "c", "d"] },
      { zone: "row", owner: "red", cards: ["x", "a"] },
    ]);
    expect(flights(before, after)).toEqual([{ card: "a", from: "deck/red", to: "row/red", index: 1 }]);
  });

  test("cards without copies are counted", () => {
    const before = view([
      { zone: "hand", owner: "red", cards: ["n09", "n09", "n09"] },
      { zone: "field", owner: null, cards: [] },
    ]);
    const after = view([
      { zone: "hand", owner: "red", cards: ["n09"] },
      { zone: "field", owner: null, cards: ["n09", "n09"] },
    ]);
    expect(flights(before, after)).toHaveLength(2);
  });

  test("a card that is turned over where it lies does not fly", () => {
    const before = view([{ zone: "row", owner: "green", cards: ["green_6", null] }]);
    const after = view([{ zone: "row", owner: "green", cards: ["green_6", "green_9"] }]);
    expect(flights(before, after)).toEqual([]);
  });
});

test("numbers that have changed, of everybody and of each", () => {
  const before = view([], { round: 1, hp: { red: 15, green: 12 }, start: "red" });
  const after = view([], { round: 2, hp: { red: 12, green: 12 }, start: "green" });
  expect(changes(before, after)).toEqual([
    { counter: "round", owner: null, by: 1 },
    { counter: "hp", owner: "red", by: -3 },
  ]);
});
