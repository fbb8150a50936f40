// What is worked out from an event as it stands.
import { describe, expect, test } from "vitest";
import { bracketOf, winnerOf } from "../src/lib/bracket";
import { dealing } from "../src/lib/dealing";
import {
  clockLeft,
  clockMood,
  clockText,
  emsOf,
  costOfComing,
  historyOf,
  matchOf,
  may,
  mayComeLate,
  merged,
  myMatch,
  outcomeFor,
  pairingsByName,
  placeInPod,
  playersById,
  reportable,
  stateOf,
  tabFor,
  tabsOf,
  withoutList,
} from "../src/lib/event";
import { placed } from "../src/lib/pods";
import { stations } from "../src/lib/stations";
import type { EventView } from "../src/wire";
import { ALLOWED, match, player, round, view, won, saying } from "./event";

const first = round(1, [match("m1", ["P001", "P002"]), match("m2", ["P003", "P004"], { table: 2 })]);

describe("what is new", () => {
  test("of a known round only changed matches come, and the others stay as they were", () => {
    const changed = won("m2", ["P003", "P004"], [2, 1]);
    const now = merged(view([first]), { ...empty, rounds: [{ ...first, matches: [changed] }] });
    expect(now.rounds[0]!.matches).toEqual([first.matches[0], changed]);
    expect(now.event.entries).toBe(10);
  });

  test("a round that was drawn again has nothing of the draw before", () => {
    const again = round(1, [match("m9", ["P001", "P003"])], { attempt: 1 });
    expect(merged(view([first]), { ...empty, rounds: [again] }).rounds).toEqual([again]);
  });

  test("players who are new come last; those who changed keep their place", () => {
    const now = merged(view([]), { ...empty, players: [player("P005", "Eri"), player("P002", "Benno")] });
    expect(now.players.map(({ name }) => name)).toEqual(["Aki", "Benno", "Chie", "dan", "Eri"]);
  });
});
const empty = {
  type: "changed",
  entries: 10,
  event: null,
  players: null,
  rounds: null,
  standings: null,
} as const;

describe("the clock", () => {
  const clock = { minutes: 50, started: 1_000, paused_at: null, paused_total: 0, called: null };

  test("counts down to nothing and beyond, without pauses", () => {
    expect(clockText(clockLeft(clock, 1_000))).toBe("50:00");
    expect(clockText(clockLeft({ ...clock, paused_total: 60_000 }, 121_000))).toBe("49:00");
    expect(clockText(clockLeft({ ...clock, paused_at: 31_000 }, 999_000))).toBe("49:30");
    expect(clockText(clockLeft(clock, 1_000 + 50 * 60_000 + 5_000))).toBe("-0:05");
    expect(clockText(clockLeft(clock, 900 * 24 * 3_600_000))).toBe("-999:59");
  });

  test("is known to be wider with more letters, and with full-width ones", () => {
    expect(emsOf("-999:59") / emsOf("50:00")).toBeCloseTo(7 / 5);
    expect(emsOf("時間です")).toBe(4);
  });

  test("beats in the last minute, and a match may have more time of its own", () => {
    const late = 1_000 + 49.5 * 60_000;
    expect(clockMood(clock, late)).toBe("last_minute");
    expect(clockMood(clock, late, 300)).toBe("running");
    expect(clockMood({ ...clock, called: late }, late)).toBe("over");
    expect(clockMood({ ...clock, started: null }, late)).toBe("waiting");
  });
});

describe("what I can report", () => {
  const codes = (of: EventView, now: number): string[] =>
    reportable(of, of.rounds.at(-1)!.matches[0]!, "P001", now).map(({ code, own, other }) =>
      code === "score" ? `${own}-${other}` : code,
    );

  test("the full scores, best first, and a draw that is agreed on within two minutes", () => {
    expect(codes(view([first]), 60_000)).toEqual(["2-0", "2-1", "1-2", "0-2", "intentional_draw", "concede"]);
    expect(codes(view([first]), 120_001)).toEqual(["2-0", "2-1", "1-2", "0-2", "concede"]);
  });

  test("no draw is agreed on where the server knows of none", () => {
    const decided = round(1, [match("m1", ["P001", "P002"], { kinds: ["played", "concession", "forfeit"] })]);
    expect(codes(view([decided]), 60_000)).not.toContain("intentional_draw");
  });

  test("the server hears the first seat's games first, whoever speaks", () => {
    const turned = view([round(1, [match("m1", ["P002", "P001"])])]);
    const [best] = reportable(turned, turned.rounds[0]!.matches[0]!, "P001", 4e5);
    expect(codes(turned, 4e5)).toEqual(["2-0", "2-1", "1-2", "0-2", "concede"]);
    expect(best!.result).toEqual({ kind: "played", score: [0, 2] });
  });
});

describe("how it went", () => {
  test("for each of the two", () => {
    const done = won("m1", ["P001", "P002"], [1, 2]);
    expect(outcomeFor(done, "P001")).toBe("loss");
    expect(outcomeFor(done, "P002")).toBe("win");
    expect(outcomeFor({ ...done, kind: "double_loss" }, "P002")).toBe("loss");
    expect(outcomeFor(match("m", ["P001"]), "P001")).toBe("open");
  });

  test("in a pod with a shared place", () => {
    const pod = match("p", ["a", "b", "c", "d"], {
      state: "confirmed",
      kind: "pod",
      ranking: [["b"], ["a", "d"], ["c"]],
    });
    expect(["a", "b", "c", "d"].map((id) => placeInPod(pod, id))).toEqual([2, 1, 4, 2]);
    expect(outcomeFor(pod, "b")).toBe("win");
  });

  test("places are put together one by one, or shared", () => {
    expect(placed(placed(placed([], "b", false), "a", false), "d", true)).toEqual([["b"], ["a", "d"]]);
    expect(placed([], "b", true)).toEqual([["b"]]);
  });

  test("rounds that were missed are told, an elimination that somebody is not in is not", () => {
    const cut = round(1, [match("c", ["P001", "P003"])], { stage: "cut" });
    const one = view([round(1, [match("x", ["P001", "P003"])]), cut]);
    expect(historyOf(one, "P002").map(({ round: { stage }, match: met }) => [stage, met])).toEqual([
      ["swiss", undefined],
    ]);
  });
});

describe("finding one's table", () => {
  test("my match is that of the newest published round", () => {
    const draft = round(2, [match("d", ["P001", "P003"])], { published: false });
    expect(myMatch(view([first, draft]))?.id).toBe("m1");
    expect(matchOf(first, "P004")?.table).toBe(2);
  });

  test("by name, without regard to capitals", () => {
    const names = pairingsByName(first, playersById(view([]))).map(({ player: { name }, others }) => [
      name,
      ...others,
    ]);
    expect(names).toEqual([
      ["Aki", "P002"],
      ["Ben", "P001"],
      ["Chie", "P004"],
      ["dan", "P003"],
    ]);
  });

  test("nobody is led to an empty page, and during a round one sees the pairings", () => {
    expect(tabsOf(view([]))).toEqual(["overview", "players", "log"]);
    expect(tabFor(view([first]), "")).toBe("pairings");
    expect(tabFor(view([first]), "#standings")).toBe("standings");
    expect(tabFor(view([first]), "#bracket")).toBe("pairings");
    expect(tabsOf(view([first], { cut: 4 }))).toContain("bracket");
  });
});

test("the way through an event: rounds, elimination, end", () => {
  const closed = round(1, first.matches, { closed: true });
  expect(
    stations(view([closed], { phase: "between", cut: 4 })).map(({ code, no, state }) => [code, no, state]),
  ).toEqual([
    ["registration", 0, "done"],
    ["round", 1, "done"],
    ["round", 2, "now"],
    ["round", 3, "ahead"],
    ["cut", 4, "ahead"],
    ["cut", 2, "ahead"],
    ["end", 0, "ahead"],
  ]);
});

test("before heads are counted, the rounds are on the way although nobody knows how many", () => {
  const early = view([], { phase: "registration", rounds_planned: null, cut: 4 });
  expect(stations(early).map(({ code }) => code)).toEqual(["registration", "rounds", "cut", "cut", "end"]);
});

test("an elimination that cannot be held is not on the way, and one that shrinks is as small as it will be", () => {
  const codes = (elimination: number | null): readonly string[] =>
    stations(view([first], { cut: 8, elimination })).map(({ code, no }) => `${code} ${no}`);
  expect(codes(0)).not.toContain("cut 8");
  expect(codes(4)).toEqual(expect.arrayContaining(["cut 4", "cut 2"]));
  expect(codes(4)).not.toContain("cut 8");
  expect(codes(null)).toContain("cut 8");
  expect(tabsOf(view([first], { cut: 8, elimination: 0 }))).not.toContain("bracket");
});

test("what it costs to come to a table now", () => {
  const after = (minutes: number): string => costOfComing(first, minutes * 60_000);
  expect([after(0), after(5), after(5.1), after(10), after(10.1)]).toEqual(["", "", "game", "game", "match"]);
});

test("in a running round a table without a report plays", () => {
  const [table] = first.matches;
  expect(stateOf(view([first]), first, table!)).toBe("playing");
  expect(stateOf(view([first], { phase: "published" }), first, table!)).toBe("waiting");
});

test("what may be done is what the server says, from the moment on that it says", () => {
  const known = view([first], {
    may: {
      drop: ALLOWED,
      call_time: { ...ALLOWED, code: "conflict", why: saying("refusal-time_left"), not_before: 3_000 },
      penalize: { ...ALLOWED, without: ["disqualification"] },
      enter: { ...ALLOWED, code: "forbidden", why: saying("refusal-staff_enters_late") },
    },
  });
  expect([may(known, "drop"), may(known, "enter"), may(known, "pair")]).toEqual([true, false, false]);
  expect([may(known, "call_time", 2_999), may(known, "call_time", 3_000)]).toEqual([false, true]);
  expect([may(known, "penalize"), may(known, "penalize", 0, "disqualification")]).toEqual([true, false]);
  expect([mayComeLate(known), mayComeLate(view([first]))]).toEqual([true, false]);
});

test("who left before round 1 without a legal list was taken out by the deck check", () => {
  const known = view([]);
  const strict = view([], { settings: { ...known.event.settings, deck_lists: "required" } });
  const gone = player("P001", "Aki", { status: "dropped", left_after_round: 0 });
  expect(withoutList(strict, gone)).toBe(true);
  expect(withoutList(strict, { ...gone, list_check: "legal" })).toBe(false);
  expect(withoutList(known, gone)).toBe(false);
});

describe("the bracket", () => {
  const semi = round(1, [won("c1", ["P001", "P004"], [2, 0]), match("c2", ["P002", "P003"])], {
    stage: "cut",
  });

  test("whoever has won stands in the next box, although it is not drawn yet", () => {
    const picture = bracketOf(view([first, semi], { cut: 4 }));
    expect(picture.boxes.map(({ seats }) => seats)).toEqual([
      ["P001", "P004"],
      ["P002", "P003"],
      ["P001", undefined],
    ]);
    expect(picture.lines.map(({ walked }) => walked)).toEqual([true, false]);
    expect(picture.champion).toBeUndefined();
  });

  test("a match stands half-way between the two that lead to it", () => {
    const [upper, lower, final] = bracketOf(view([semi], { cut: 4 })).boxes;
    expect(final!.y).toBe((upper!.y + lower!.y) / 2);
  });

  test("the winner of the last one is the champion", () => {
    const final = round(2, [won("f", ["P001", "P003"], [1, 2])], { stage: "cut" });
    expect(bracketOf(view([semi, final], { cut: 4 })).champion).toBe("P003");
    expect(winnerOf(match("open", ["P001", "P002"]))).toBeUndefined();
  });
});

test("score cards are dealt by points and end side by side at their tables; in large fields mine is among them", () => {
  const seats = (at: number): readonly string[] => [`a${at}`, `b${at}`];
  const large = round(
    2,
    Array.from({ length: 100 }, (_, at) => match(`m${at}`, seats(at), { before: at < 50 ? [3, 3] : [0, 0] })),
  );
  const dealt = dealing(large, "b77");
  expect(dealt.cards).toHaveLength(32);
  expect(dealt.groups.map(({ points }) => points)).toEqual([3, 0]);
  const [mine, other] = ["b77", "a77"].map((id) => dealt.cards.find((card) => card.player === id)!);
  expect(mine!.tables.x).toBe(other!.tables.x);
});
