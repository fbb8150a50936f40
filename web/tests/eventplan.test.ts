// A tournament that is being planned.
import { describe, expect, test } from "vitest";
import { cutsFor, eventOf, fieldOf, minutesFor, planFor, replanned, roundsFor } from "../src/lib/eventplan";
import type { GameTournament } from "../src/wire";

const DUEL: GameTournament = {
  formats: ["swiss", "round_robin"],
  best_of: 3,
  round_minutes: 50,
  lists: true,
  sides: [],
};
const TABLES: GameTournament = { ...DUEL, formats: ["pods"], best_of: 1, lists: false };

describe("what suits a game", () => {
  test("is filled in: lists where decks are built, pods where more than two sit at a table", () => {
    expect(planFor("two", DUEL).settings).toMatchObject({
      best_of: 3,
      deck_lists: "optional",
      tiebreak_set: "TB",
    });
    expect(planFor("many", TABLES)).toMatchObject({
      format: "pods",
      settings: { best_of: 1, tiebreak_set: "POD" },
    });
  });

  test("another game keeps what was chosen as far as it can be", () => {
    const plan = { ...planFor("many", TABLES), name: "Friday" };
    const next = replanned(plan, { game: "two" }, { ...DUEL, round_minutes: 30 });
    expect(next).toMatchObject({
      name: "Friday",
      game: "two",
      format: "swiss",
      settings: { round_minutes: 30 },
    });
  });

  test("a premier event wants lists and a judge's word", () => {
    expect(replanned(planFor("two", DUEL), { level: "premier" }, DUEL).settings).toMatchObject({
      deck_lists: "required",
      auto_confirm: false,
    });
  });

  test("eliminations are for premier events, or for free rules", () => {
    expect(cutsFor("swiss", "store", "official")).toEqual([0]);
    expect(cutsFor("swiss", "premier", "official")).not.toContain(4);
    expect(cutsFor("swiss", "store", "free")).toContain(4);
    const free = { ...replanned(planFor("two", DUEL), { mode: "free" }, DUEL), cut: 4, rounds: 2 };
    expect(replanned(free, { mode: "official" }, DUEL)).toMatchObject({ cut: 0, rounds: null });
  });
});

test("how long it takes", () => {
  const plan = planFor("two", DUEL);
  expect([4, 8, 9, 16, 17, 512].map((players) => roundsFor(plan, players))).toEqual([3, 3, 4, 4, 5, 9]);
  expect(roundsFor({ ...plan, format: "round_robin" }, 5)).toBe(5);
  expect(minutesFor(plan, 8)).toBe(3 * 50 + 2 * 10);
});

test("prizes without words are not sent, and names lose their blanks", () => {
  const plan = { ...planFor("two", DUEL), name: " Friday ", prizes: [{ first: 1, last: 1, text: " " }] };
  expect(eventOf(plan)).toMatchObject({ name: "Friday", prizes: [] });
});

test("a refusal is told beside the field that it speaks of", () => {
  expect(fieldOf("a cut is for premier events, to 8 or more players (7.9)")).toBe("cut");
  expect(fieldOf("a round lasts 45 to 50 minutes, not 20 (6.5)")).toBe("round_minutes");
  expect(fieldOf("there are at least 10 minutes between rounds, not 5 (6.5)")).toBe("break_minutes");
  expect(fieldOf("deck lists are required at premier events (5.3)")).toBe("deck_lists");
  expect(fieldOf("the server is on fire")).toBeNull();
});
