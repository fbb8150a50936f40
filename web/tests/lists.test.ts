// Building lists: counts that change, drafts that are kept, what is said about them in either language.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { mount, unmount } from "svelte";
import { Names } from "../src/i18n/games";
import { problemText } from "../src/i18n/lists";
import {
  afterExchange,
  changed,
  copiesOf,
  exchangeOne,
  fits,
  inOrder,
  knowsAny,
  moved,
  same,
  tableFor,
  total,
} from "../src/lib/lists";
import Chart from "../src/pages/build/Chart.svelte";
import { Draft } from "../src/pages/build/draft.svelte";
import { hasFact } from "../src/pages/build/facts";
import { settings } from "../src/state/settings.svelte";
import { teach } from "./words";
import type { CardInfo, CheckedList, ListProblem, Lists, SavedList } from "../src/wire";

const section = (name: string, low: number, high: number, empty = false) => ({
  name,
  title: name,
  low,
  high,
  may_be_empty: empty,
});
const lists = {
  what: "deck",
  sections: [section("main", 2, 2), section("side", 1, 1, true), section("wishes", 0, 3)],
  pool: { ann: ["main", "side"], ben: ["main", "side"], wish: ["wishes"] },
  ready_made: [],
} as unknown as Lists;

const checked = (counts: object): CheckedList =>
  ({ name: "", legal: true, problems: [], counts, tallies: [], text: "a text", value: "" }) as CheckedList;

describe("counts", () => {
  const some = { main: { ann: 2 }, side: { ann: 1, ben: 1 } };

  test("a card comes, goes and changes places, and there are never fewer than none", () => {
    expect(changed(some, "main", "ben", 1)).toEqual({ main: { ann: 2, ben: 1 }, side: { ann: 1, ben: 1 } });
    expect(changed(some, "side", "ben", -1).side).toEqual({ ann: 1 });
    expect(changed(some, "wishes", "wish", -1).wishes).toEqual({});
    expect(moved(some, "ben", "side", "main")).toEqual({ main: { ann: 2, ben: 1 }, side: { ann: 1 } });
    expect(moved(some, "ben", "main", "side")).toBe(some);
  });

  test("they are summed up, compared and put in order", () => {
    expect([total(some, "side"), copiesOf(some, "ann")]).toEqual([2, 3]);
    expect(same(some, { side: { ben: 1, ann: 1 }, main: { ann: 2, ben: 0 } })).toBe(true);
    expect(same(some, { main: { ann: 2 } })).toBe(false);
    const order = new Map([
      ["ben", 0],
      ["ann", 1],
    ]);
    expect(inOrder({ main: { who: 1, ann: 1, ben: 1 } }, "main", order).map(([card]) => card)).toEqual([
      "ben",
      "ann",
      "who",
    ]);
  });

  test("prose is no list", () => {
    expect(knowsAny({ main: { "some prose about cats": 1 } }, lists.pool)).toBe(false);
    expect(knowsAny({ main: { "some prose about cats": 1 }, side: { ben: 1 } }, lists.pool)).toBe(true);
  });

  test("a sideboard may be empty or whole, but nothing between", () => {
    const side = section("side", 10, 10, true);
    expect([0, 5, 10, 11].map((count) => fits(side, count))).toEqual([true, false, true, false]);
  });
});

describe("an exchange between the games of a match", () => {
  const exchange = { inside: "main", outside: "side", out: "out", into: "in" };
  const deck = { main: { ann: 2 }, side: { ben: 1 }, out: {}, in: {} };

  test("cards change places, and what comes back was never exchanged", () => {
    const gone = exchangeOne(deck, exchange, "ann", -1);
    expect(gone.out).toEqual({ ann: 1 });
    const both = exchangeOne(gone, exchange, "ben", 1);
    expect(afterExchange(both, exchange)).toEqual({ main: { ann: 1, ben: 1 }, side: { ann: 1 } });
    const back = exchangeOne(exchangeOne(both, exchange, "ann", 1), exchange, "ben", -1);
    expect([back.out, back.in]).toEqual([{}, {}]);
  });
});

describe("a draft", () => {
  const asked: [string, unknown][] = [];

  beforeEach(() => {
    asked.length = 0;
    localStorage.clear();
    vi.useFakeTimers();
    vi.stubGlobal(
      "fetch",
      vi.fn((path: string, request: RequestInit) => {
        const body = JSON.parse(String(request.body ?? "{}")) as { counts?: object; name?: string };
        asked.push([`${request.method} ${path}`, body]);
        const answer = path.endsWith("/check")
          ? checked(body.counts ?? { main: { ann: 2 } })
          : { id: "ab12", game: "duel", name: body.name, text: "a text", value: "", legal: true };
        return Promise.resolve(Response.json(answer));
      }),
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("several changes are checked once, and can be taken back one by one", async () => {
    const draft = new Draft("duel", lists);
    await draft.begin(null);
    draft.add("main", "ann");
    draft.add("main", "ann");
    draft.move("ann", "main", "side");
    await vi.advanceTimersByTimeAsync(500);
    expect(asked.filter(([path]) => path.endsWith("/check"))).toHaveLength(2);
    expect(same(draft.checked?.counts ?? {}, { main: { ann: 1 }, side: { ann: 1 } })).toBe(true);
    draft.rename("Mine");
    draft.undo();
    expect(same(draft.counts, { main: { ann: 2 } })).toBe(true);
    draft.replace("Another", { main: { ben: 1 } });
    draft.undo();
    expect(draft.name).toBe("Mine"); // what was typed since stays, what was taken over goes
    draft.undo();
    draft.undo();
    expect([draft.undoable, same(draft.counts, {})]).toEqual([false, true]);
  });

  test("a card goes where it may be", () => {
    const draft = new Draft("duel", lists);
    expect([draft.placeFor("ann", "side"), draft.placeFor("wish", "side")]).toEqual(["side", "wishes"]);
    draft.add("main", "ann");
    draft.add("side", "ann");
    draft.removeAny("ann");
    expect(draft.counts).toEqual({ main: { ann: 1 }, side: {} });
  });

  test("what was not saved is there again; what was saved is not kept twice", async () => {
    const draft = new Draft("duel", lists);
    await draft.begin(null);
    draft.rename("Mine");
    draft.add("main", "ann");
    const again = new Draft("duel", lists);
    expect(await again.begin(null)).toBe(true);
    expect([again.name, again.counts.main]).toEqual(["Mine", { ann: 1 }]);
    const kept = await again.save();
    expect(asked.at(-1)).toEqual(["POST /api/me/lists", { game: "duel", name: "Mine", text: "a text" }]);
    expect([again.dirty, again.saved]).toEqual([false, kept]);
    const third = new Draft("duel", lists);
    expect(await third.begin(null)).toBe(false);
    again.add("main", "ben");
    await again.save();
    expect(asked.at(-1)?.[0]).toBe("PUT /api/me/lists/ab12");
  });

  test("a saved list is read from its text, and a copy of it is another one", async () => {
    const draft = new Draft("duel", lists);
    await draft.begin({ id: "ab12", name: "Mine", text: "2 ann" } as SavedList);
    expect([draft.counts.main, draft.dirty]).toEqual([{ ann: 2 }, false]);
    draft.copy("Mine (copy)");
    expect([draft.saved, draft.dirty]).toEqual([null, true]);
  });

  test("a saved list with another name is renamed or saved beside the old one, as is wished", async () => {
    const draft = new Draft("duel", lists);
    await draft.begin({ id: "cd34", name: "Mine", text: "2 ann" } as SavedList);
    draft.add("main", "ben");
    expect(draft.renamed).toBe(false);
    draft.rename("Yours");
    expect(draft.renamed).toBe(true);
    await draft.save(true);
    expect(asked.at(-1)).toEqual(["POST /api/me/lists", { game: "duel", name: "Yours", text: "a text" }]);
    expect([draft.saved?.id, draft.renamed, localStorage.length]).toEqual(["ab12", false, 0]);
    draft.rename("Ours");
    await draft.save();
    expect(asked.at(-1)?.[0]).toBe("PUT /api/me/lists/ab12");
  });
});

test("a broken rule is said in the person's language, with its line", () => {
  const names = new Names(
    "crossover",
    new Map([["n-490", { title: "Naruto Uzumaki", corner: "", text: "" }]]),
  );
  teach("crossover");
  const fields = {
    part: "main",
    card: "n-490",
    count: 4,
    most: 3,
    numbers: ["1 n-497", "3 n-490"],
    after: false,
  };
  const problem: ListProblem = {
    said: {
      id: "part-placed",
      fields: { problem: { id: "refusal-list_same_name", fields }, lines: [2, 5] },
    },
    text: "",
    kind: "same_name",
    rule: "CB3.1.4",
    cards: ["n-490", "n-490"],
    sections: ["main"],
  };
  settings.language = "en";
  expect(problemText(names, problem)).toBe(
    "Lines 2 and 5: the main deck has 4 cards with the name of Naruto Uzumaki (1 n-497 and 3 n-490); it may have at most 3.",
  );
  settings.language = "ja";
  expect(problemText(names, problem)).toMatch(
    /^2、5行目：メインデッキに.+と同じ名前のカードが4枚あります（1 n-497、3 n-490）。3枚までにしてください。$/,
  );
  settings.language = "en";
});

test("a broken rule of a game that says it itself needs no other words", () => {
  teach("cat_battles");
  const names = new Names("cat_battles", new Map([["snow", { title: "Snow", corner: "3", text: "" }]]));
  const said = { id: "refusal-list_copies", fields: { card: "snow", count: 4, most: 3 } };
  const problem: ListProblem = {
    said: { id: "part-placed", fields: { problem: said, lines: [2, 5] } },
    text: "",
    kind: "copies",
    rule: "C3.3",
    cards: ["snow"],
    sections: [],
  };
  settings.language = "en";
  expect(problemText(names, problem)).toBe(
    "Lines 2 and 5: there are 4 of Snow in the team, and there may be at most 3.",
  );
  settings.language = "ja";
  expect(problemText(names, problem)).toBe("2、5行目：チームにスノーが4匹います。同じ猫は3匹までです。");
  settings.language = "en";
});

test("a bar of a chart shows the cards that it counts", () => {
  const picked = vi.fn();
  const chart = mount(Chart, {
    target: document.body,
    props: {
      game: "crossover",
      tally: {
        name: "turn",
        counts: [
          ["0", 3],
          ["1", 0],
        ],
        curve: true,
        most: 0,
      },
      onpick: picked,
      picked: null,
    },
  });
  document.querySelector<HTMLElement>("[data-tally=turn] button[aria-label='0: 3']")?.click();
  expect(picked).toHaveBeenCalledWith({ fact: "turn", value: "0" });
  void unmount(chart);
  const card = { facts: { turn: 0, symbols: ["fire", "wind"] } } as unknown as CardInfo;
  expect(hasFact(card, { fact: "turn", value: "0" })).toBe(true);
  expect(hasFact(card, { fact: "symbols", value: "wind" })).toBe(true);
  expect(hasFact(card, { fact: "level", value: "0" })).toBe(false);
});

test("a table for a team is opened in the mode in which teams are put together", () => {
  expect([tableFor("cat_battles", { mode: "full" }), tableFor("crossover", { mode: "" })]).toEqual([
    "/new/cat_battles?mode=full",
    "/new/crossover",
  ]);
});
