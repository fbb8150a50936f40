// What the staff's console works out: results typed on one line, what wants attention, names at the desk.
import { describe, expect, test } from "vitest";
import { continued, minutesLeft, stillOut, wanting } from "../src/events/console/attention";
import { typedResult, type Typed } from "../src/events/console/quick";
import { namesFrom, roster } from "../src/events/console/roster";
import { planOf, termsOrder } from "../src/events/console/terms";
import { sceneOf, tablesOut } from "../src/events/projector/scenes";
import { pageOf, sheetFor } from "../src/events/projector/sheets";
import { progress } from "../src/lib/event";
import type { EventInfo, EventRound, EventView, LogLineOfEvent, MatchLine, PlayerLine } from "../src/wire";
import { match as matchOf, player as playerOf, round as roundOf, saying } from "./event";

/** A match at a table, which is being played. */
const match = (table: number, some: Partial<MatchLine> = {}): MatchLine =>
  matchOf(`swiss-1-${table}`, [`P${table}1`, `P${table}2`], { table, state: "playing", ...some });
const round = (matches: readonly MatchLine[], some: Partial<EventRound> = {}): EventRound =>
  roundOf(1, matches, some);
const player = (id: string, name: string, some: Partial<PlayerLine> = {}): PlayerLine =>
  playerOf(id, name, { status: "registered", checked_in: false, paid: false, list_check: "", ...some });

describe("a result typed on one line", () => {
  const tables = round([match(1), match(12), match(13, { seats: ["P131"] })]);
  const typed = (line: string, of = tables): Typed => typedResult(line, of);
  const result = (line: string, of = tables): unknown => {
    const read = typed(line, of);
    return read.is === "result" ? read.result : read.is === "wrong" ? read.why : read.is;
  };

  test("is a table and a score, with or without a hyphen, also from a Japanese keyboard", () => {
    for (const line of ["12 2-1", "12 21", " 12  2 1 ", "１２　２ー１", "12 2:1"])
      expect(result(line)).toEqual({ kind: "played", score: [2, 1] });
    expect(typed("12 2-1")).toMatchObject({ match: { table: 12 } });
  });

  test("shows the table as soon as it is known", () => {
    expect(typed("12")).toMatchObject({ is: "table", match: { table: 12 } });
    expect(result("")).toBe("nothing");
  });

  test("knows who did not come, who lost the match, and that nobody won", () => {
    expect(result("1 a2")).toEqual({ kind: "forfeit", loser: "P12", absent: ["P12"] });
    expect(result("1 f1")).toEqual({ kind: "forfeit", loser: "P11" });
    expect(result("1 aa")).toEqual({ kind: "double_loss", absent: ["P11", "P12"] });
    expect(result("1 ll")).toEqual({ kind: "double_loss" });
  });

  test("knows draws that were agreed on, and when", () => {
    expect(result("1 id")).toEqual({ kind: "intentional_draw", score: [0, 0] });
    expect(result("1 id 90")).toEqual({ kind: "intentional_draw", score: [0, 0], announced_s: 90 });
  });

  test("is what the server says that it can be", () => {
    expect(result("1 1-1")).toBe("impossible");
    expect(result("1 d")).toBe("impossible");
    const late = round([
      match(1, {
        scores: [
          [2, 0],
          [2, 1],
          [1, 0],
          [1, 1],
          [0, 1],
          [1, 2],
          [0, 2],
        ],
      }),
    ]);
    expect(result("1 d", late)).toEqual({ kind: "played", score: [1, 1] });
    expect(result("1 10", late)).toEqual({ kind: "played", score: [1, 0] });
    const cut = round([match(1, { kinds: ["played", "concession", "forfeit"] })]);
    for (const line of ["1 id", "1 ll"]) expect(result(line, cut)).toBe("impossible");
  });

  test("is refused with its reason", () => {
    expect(result("sato")).toBe("no_number");
    expect(result("7 20")).toBe("no_table");
    expect(result("13 20")).toBe("bye");
    expect(result("1 3-0")).toBe("impossible");
    expect(result("1 won")).toBe("not_understood");
  });

  test("names the places of a pod by seats", () => {
    const pods = round([match(1, { seats: ["A", "B", "C", "D"] })], { stage: "pods" });
    const places = (line: string): unknown => {
      const read = typedResult(line, pods);
      return read.is === "result" ? read.result : read.is === "wrong" ? read.why : read.is;
    };
    expect(places("1 2143")).toEqual({ kind: "played", ranking: [["B"], ["A"], ["D"], ["C"]] });
    expect(places("1 2 1=4 3")).toEqual({ kind: "played", ranking: [["B"], ["A", "D"], ["C"]] });
    expect(places("1 214 a3")).toEqual({ kind: "played", ranking: [["B"], ["A"], ["D"]], absent: ["C"] });
    expect(places("1 214")).toBe("places");
    expect(places("1 2-0")).toBe("places");
  });
});

describe("what wants the staff", () => {
  const tables = round([
    match(1, { state: "confirmed", kind: "win", score: [2, 0] }),
    match(2, { state: "reported", reported: ["P21", "P22"] }),
    match(3, { state: "disputed", calls: saying("part-reports_differ") }),
    match(4, { calls: saying("part-judge_called", { about: "a card was drawn twice" }) }),
    match(5, { state: "reported", reported: ["P51"] }),
    match(6, { seats: ["P61"], state: "confirmed", kind: "bye" }),
  ]);

  test("is a stopped table first, then what players disagree on, then what is only to be confirmed", () => {
    expect(wanting(tables).map(({ match: { table }, why }) => [table, why])).toEqual([
      [4, "called"],
      [3, "disputed"],
      [2, "to_confirm"],
    ]);
  });

  test("are tables without a result; byes are no matches", () => {
    expect(stillOut(tables).map(({ table }) => table)).toEqual([2, 3, 4, 5]);
    expect(progress(tables)).toEqual({ done: 1, all: 5 });
  });

  test("has its own time where it was extended", () => {
    const late = match(7, { extension_s: 180 });
    expect(minutesLeft(round([late]), late, 49 * 60_000)).toBe(4);
    expect(minutesLeft(round([match(8)]), match(8), 51 * 60_000)).toBe(0);
  });
});

describe("the desk", () => {
  const here = [
    player("P001", "Sato Aya", { checked_in: true, paid: true }),
    player("P002", "Mori Ken"),
    player("P003", "Abe Jun", { status: "waitlisted" }),
    player("P004", "Zhu Li", { status: "dropped" }),
    player("P005", "Keen bot", { bot: "greedy", checked_in: true }),
  ];

  test("takes one name per line, and says which lines it cannot take", () => {
    const read = namesFrom("1. Ito Mei\n\n2) ｍｏｒｉ ｋｅｎ\nIto Mei\n" + "x".repeat(41), here);
    expect(read.names).toEqual(["Ito Mei"]);
    expect(read.wrong.map(({ line, why, who }) => [line, why, who])).toEqual([
      [3, "there", "Mori Ken (P002)"],
      [4, "twice", ""],
      [5, "long", ""],
    ]);
  });

  test("shows who is missing, who has not paid, who waits and who left", () => {
    const names = (...of: [Parameters<typeof roster>[1], string?]): string[] =>
      roster(here, of[0], of[1] ?? "").map(({ player: id }) => id);
    expect(names("not_here")).toEqual(["P002"]);
    expect(names("unpaid")).toEqual(["P003", "P002"]);
    expect(names("waiting")).toEqual(["P003"]);
    expect(names("gone")).toEqual(["P004"]);
    expect(names("all", "ken mori")).toEqual(["P002"]);
    expect(names("all", "p004")).toEqual(["P004"]);
  });
});

describe("a list on a wall", () => {
  const FULL_HD = [1840, 780] as const;

  test("is as large as it fits on one page, with no more columns than are worth it", () => {
    const few = sheetFor(8, ...FULL_HD, 20);
    expect([few.columns, few.pages]).toEqual([1, 1]);
    const more = sheetFor(30, ...FULL_HD, 20);
    expect([more.columns, more.rows, more.pages]).toEqual([2, 15, 1]);
    expect(more.font).toBeLessThan(few.font);
  });

  test("turns pages where it would be too small to read; everybody is on one of them", () => {
    const lines = Array.from({ length: 512 }, (_, at) => at);
    const sheet = sheetFor(lines.length, ...FULL_HD, 20);
    expect(sheet.pages).toBeGreaterThan(1);
    expect(sheet.font).toBeGreaterThanOrEqual(18);
    const shown = Array.from({ length: sheet.pages }, (_, page) => pageOf(lines, sheet, page)).flat();
    expect(shown).toEqual(lines);
  });

  test("has a page even before anything is measured", () => {
    expect(sheetFor(0, 0, 0, 20).pages).toBe(1);
  });
});

describe("what the wall shows", () => {
  const view = (phase: EventInfo["phase"]): EventView => ({ event: { phase } }) as EventView;
  const swiss = round([match(9), match(3), match(4, { state: "confirmed" })]);

  test("follows the event", () => {
    expect(sceneOf(view("registration"), undefined)).toBe("welcome");
    expect(sceneOf(view("published"), swiss)).toBe("pairings");
    expect(sceneOf(view("time_called"), swiss)).toBe("time");
    expect(sceneOf(view("between"), swiss)).toBe("standings");
    expect(sceneOf(view("pairing"), undefined)).toBe("welcome");
    expect(sceneOf(view("running"), { ...swiss, stage: "cut" })).toBe("bracket");
    expect(sceneOf(view("finished"), swiss)).toBe("podium");
  });

  test("names the tables that still play", () => {
    expect(tablesOut(swiss)).toEqual([3, 9]);
  });
});

describe("what can be taken back", () => {
  const entry = (n: number, type: string, payload = {}): LogLineOfEvent =>
    ({ n, type, payload, undone: false }) as LogLineOfEvent;
  const log = [entry(1, "publish"), entry(2, "close_round"), entry(3, "publish")];

  test("is marked in the log once it was", () => {
    const later = continued(log, [entry(4, "take_back", { n: 3 })]);
    expect(later.map(({ n, undone }) => [n, undone])).toEqual([
      [1, false],
      [2, false],
      [3, true],
      [4, false],
    ]);
  });
});

test("changed terms keep the settings that the form does not show", () => {
  const event = {
    name: "Cup",
    format: "swiss",
    level: "store",
    settings: { best_of: 3, id_window_s: 120, round_minutes: 50 },
  } as unknown as EventInfo;
  const plan = { ...planOf(event), name: " New Cup ", venue: "", date: "" };
  const order = termsOrder(event, { ...plan, settings: { ...plan.settings, round_minutes: 45 } });
  expect(order).toMatchObject({ name: "New Cup", settings: { id_window_s: 120, round_minutes: 45 } });
});
