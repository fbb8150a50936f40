// A tournament that is being planned.
import { describe, expect, test } from "vitest";
import type { Terms } from "../src/lib/event";
import {
  cutsFor,
  eventOf,
  fieldOf,
  minutesFor,
  planFor,
  replanned,
  roundsFor,
  type Plan,
  type Plans,
} from "../src/lib/eventplan";
import { Planning } from "../src/pages/events/planning.svelte";
import type { GameTournament } from "../src/wire";

const PLAIN = {
  round_minutes: 50,
  cut_minutes: 75,
  break_minutes: 10,
  capacity: 0,
  open_lists: false,
} as Terms;
const DUEL: GameTournament = {
  formats: ["swiss", "round_robin"],
  lists: true,
  sides: [],
  usual: {
    store: {
      swiss: { best_of: 3, round_minutes: 30, deck_lists: "optional", open_lists: false, break_minutes: 10 },
    },
    premier: { swiss: { best_of: 3, round_minutes: 30, deck_lists: "required" } },
  },
};
const TABLES: GameTournament = { ...DUEL, formats: ["pods"], usual: { store: { pods: { best_of: 1 } } } };
const change = (plan: Plan, some: Parameters<typeof replanned>[1], game = DUEL): Plan =>
  replanned(plan, some, game, PLANS);
const first = planFor(PLAIN);
const swiss = {
  cut_above: 32,
  rounds: [
    [8, 3],
    [512, 4],
  ],
} as const;
const PLANS: Plans = {
  official: { swiss: { ...swiss, kept: [], cuts: { store: [0], premier: [0, 8] } } },
  free: {
    swiss: { ...swiss, kept: ["round_minutes", "break_minutes"], cut_above: 0, cuts: { store: [0, 4, 8] } },
  },
};

describe("what suits a game", () => {
  test("is filled in, as the server says it", () => {
    expect(change(first, { game: "two" }).settings).toMatchObject({ best_of: 3, deck_lists: "optional" });
    expect(change(first, { game: "many" }, TABLES)).toMatchObject({
      format: "pods",
      settings: { best_of: 1 },
    });
    expect(change(first, { level: "premier" }).settings.deck_lists).toBe("required");
  });

  test("another game keeps what was chosen as far as it can be", () => {
    const settings = { ...PLAIN, capacity: 12, open_lists: true, break_minutes: 5 };
    const plan = { ...change(first, { game: "many" }, TABLES), name: "Friday", settings };
    expect(change(plan, { game: "two" })).toMatchObject({
      name: "Friday",
      game: "two",
      format: "swiss",
      settings: { round_minutes: 30, capacity: 12, open_lists: false, break_minutes: 10 },
    });
    expect(change(plan, { mode: "free" }).settings).toMatchObject({ round_minutes: 50, break_minutes: 5 });
  });

  test("eliminations are for premier events, or for free rules", () => {
    expect(cutsFor(PLANS, first)).toEqual([0]);
    expect(cutsFor(PLANS, { ...first, level: "premier" })).toEqual([0, 8]);
    expect(cutsFor(PLANS, { ...first, mode: "free" })).toContain(4);
    const free = { ...change(first, { mode: "free" }), cut: 4, rounds: 2 };
    expect(change(free, { mode: "official" })).toMatchObject({ cut: 0, rounds: null });
  });
});

test("how long it takes", () => {
  expect([4, 8, 9, 512].map((players) => roundsFor(PLANS, first, players))).toEqual([3, 3, 4, 4]);
  expect(minutesFor(PLANS, first, 8)).toBe(3 * 50 + 2 * 10);
  const cut = { ...first, cut: 8 };
  expect(minutesFor(PLANS, cut, 32)).toBe(4 * 50 + 3 * 10);
  expect(minutesFor(PLANS, cut, 33)).toBe(4 * 50 + 3 * 75 + 6 * 10);
});

test("what is filled in before the settings are there keeps them once they are", () => {
  let settings = {} as Terms;
  const planning = new Planning(() => planFor(settings));
  planning.change({ name: "Friday" });
  settings = PLAIN;
  expect(planning.plan).toMatchObject({ name: "Friday", settings: { break_minutes: 10, cut_minutes: 75 } });
  planning.change({ settings: { ...planning.plan.settings, break_minutes: 15 } });
  expect(planning.plan.settings.break_minutes).toBe(15);
});

test("prizes without words are not sent, and names lose their blanks", () => {
  const plan = { ...first, name: " Friday ", prizes: [{ first: 1, last: 1, text: " " }] };
  expect(eventOf(plan)).toMatchObject({ name: "Friday", prizes: [] });
});

test("a refusal is told beside the field that it is about", () => {
  expect(
    ["cut", "settings.best_of", "command.settings.round_minutes", "prizes[0].text"].map(fieldOf),
  ).toEqual(["cut", "best_of", "round_minutes", "prizes"]);
  expect(["", "settings.mp_win"].map(fieldOf)).toEqual([null, null]);
});
