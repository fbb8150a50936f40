// What the pages around the table work out: results, cards that are found, headings, lessons and replays.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { found, plain, type Described } from "../src/lib/cardsearch";
import { keepFresh } from "../src/lib/refresh";
import { resultFor, seatOfMine } from "../src/lib/results";
import { GuidedTurn } from "../src/pages/learn/lesson.svelte";
import { Film } from "../src/pages/replay/film.svelte";
import { blocksOf, headingsOf } from "../src/parts/markdown";
import type { Guide } from "../src/table/guide";
import type { CardInfo, Choice, Frame, Lesson, Replay, Update } from "../src/wire";

describe("how a game went for me", () => {
  const bot = { seat: "green", who: "greedy", bot: true };

  test("against bots the only person is me, whatever I was called then", () => {
    expect(seatOfMine([{ seat: "red", who: "Old Name", bot: false }, bot], "New Name")).toBe("red");
  });

  test("among people I am the one with my name, or it is not known", () => {
    const people = [
      { seat: "red", who: "Ann", bot: false },
      { seat: "green", who: "Ben", bot: false },
    ];
    expect(seatOfMine(people, "Ben")).toBe("green");
    expect(seatOfMine(people, "Cid")).toBeNull();
  });

  test("the highest wins; the same for all is won or lost together, or a draw", () => {
    expect(resultFor({ red: 1, green: -1 }, "red")).toBe("won");
    expect(resultFor({ red: 1, green: -1 }, "green")).toBe("lost");
    expect(resultFor({ red: 1, green: 1 }, "green")).toBe("won");
    expect(resultFor({ red: -1, green: -1 }, "green")).toBe("lost");
    expect(resultFor({ red: 0, green: 0 }, "red")).toBe("drawn");
    expect(resultFor(null, "red")).toBe("unknown");
  });
});

describe("finding cards", () => {
  const card = (id: string, corner: string, group: string, words: string): Described => ({
    card: { id, corner, group, colour: "" } as CardInfo,
    name: id,
    words: plain(words),
  });
  const cards = [
    card("ten", "10", "numbers", "Ten 十"),
    card("two", "2", "numbers", "Two 二"),
    card("cat", "3", "cats", "ネコ Fluffy"),
  ];
  const any = { text: "", group: "", colour: "", order: "listed" } as const;
  const ids = (wanted: Parameters<typeof found>[1]): string[] =>
    found(cards, wanted).map(({ card: { id } }) => id);

  test("by words in either language, wide or narrow, in any order", () => {
    expect(ids({ ...any, text: "fluffy ﾈｺ" })).toEqual(["cat"]);
    expect(ids({ ...any, text: "TWO" })).toEqual(["two"]);
    expect(ids({ ...any, text: "two fluffy" })).toEqual([]);
  });

  test("by group, and 2 comes before 10", () => {
    expect(ids({ ...any, group: "numbers", order: "number" })).toEqual(["two", "ten"]);
  });
});

test("the contents of a rulebook are its numbered headings", () => {
  const headings = headingsOf(blocksOf("# Game\n\n## 1. Start\n\ntext\n\n### 1.2 Deal `cards`\n"));
  expect(headings).toEqual([
    { level: 2, id: "1", title: "1. Start" },
    { level: 3, id: "1.2", title: "1.2 Deal cards" },
  ]);
});

describe("with a clock", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("something is asked for again and again until that is ended, also after a failure", async () => {
    const deed = vi.fn(() => Promise.reject(new Error("away")));
    const end = keepFresh(deed, 100);
    await vi.advanceTimersByTimeAsync(250);
    expect(deed).toHaveBeenCalledTimes(3);
    end();
    await vi.advanceTimersByTimeAsync(500);
    expect(deed).toHaveBeenCalledTimes(3);
  });

  test("a guided turn goes on with the wanted choice alone, and shows what follows", () => {
    const choice = (action: string): Choice =>
      ({ action, says: "", cards: [], zone: "", seats: [], places: [] }) as unknown as Choice;
    const update = (phase: string): Update =>
      ({
        view: { phase, counters: {}, zones: [], deciders: [] },
        prompt: {
          asked: phase,
          choices: [choice("draw"), choice("stand")],
          resign: false,
          ask: null,
        },
        log: [],
        over: null,
      }) as unknown as Update;
    const step = (name: string) => ({
      points: "row",
      action: "draw",
      update: update(name),
      after: [update(`after ${name}`)],
    });
    const lesson = {
      steps: [step("first"), step("second")],
      seats: [],
    } as unknown as Lesson;
    const turn = new GuidedTurn({ face: {} } as unknown as Guide, lesson);

    turn.play.choose(choice("stand"));
    expect([turn.at, turn.astray, turn.play.view?.phase]).toEqual([0, true, "first"]);
    turn.play.choose(choice("draw"));
    expect([turn.showing, turn.astray, turn.play.view?.phase]).toEqual([true, false, "after first"]);
    expect(turn.play.prompt).toBeNull();
    vi.advanceTimersByTime(2_000);
    expect([turn.at, turn.play.view?.phase, turn.play.pointed]).toEqual([1, "second", "row"]);
    turn.play.choose(choice("draw"));
    turn.hurry();
    expect(turn.over).toBe(true);
  });
});

test("a film fetches each piece once, and knows its lines and its parts", async () => {
  const kinds: Readonly<Record<number, string>> = { 0: "round", 60: "round", 61: "draw" };
  const source = vi.fn((_seat: string | null, start: number, count: number): Promise<Replay> => {
    const frames = Array.from({ length: Math.min(count, 71 - start) }, (_, at): Frame => {
      const kind = kinds[start + at];
      const log = kind === undefined ? [] : [{ kind, fields: {}, text: kind }];
      return {
        ply: start + at,
        seat: null,
        action: "",
        said: null,
        view: {},
        log,
        moves: [],
        ask: null,
        over: false,
      };
    });
    return Promise.resolve({ plies: 70, start, frames } as unknown as Replay);
  });
  const film = new Film(source, "red");
  expect((await film.frame(61))?.ply).toBe(61);
  expect(film.linesUpTo(61).map(({ ply }) => ply)).toEqual([60, 61]);
  await film.rest();
  await film.rest();
  expect(source).toHaveBeenCalledTimes(2);
  expect(film.parts).toEqual([0, 60]);
  expect(film.linesUpTo(60).map(({ kind }) => kind)).toEqual(["round", "round"]);
});
