// Ganymede in the browser: what a Showdown is made of, what is worth a second thought, and what the board shows.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { face } from "../src/games/ganymede";
import { danger } from "../src/games/ganymede/danger";
import { countedFor, foughtRows, lasts, raisedFor, settledBy, toBeTurned } from "../src/games/ganymede/story";
import { Theatre } from "../src/games/ganymede/theatre.svelte";
import type { Compare, News, Showdown, Wire } from "../src/games/ganymede/wire";
import { Names } from "../src/i18n/games";
import type { Seen } from "../src/lib/view";
import { settings } from "../src/state/settings.svelte";
import type { Guide } from "../src/table/guide";
import { Play } from "../src/table/play.svelte";
import Stage from "../src/table/Stage.svelte";
import type { CardInfo } from "../src/wire";
import { choice } from "./game";
import { teach } from "./words";

const LIMITS = { target: 21, ace: 10 };
const RANKS = ["5", "6", "8", "9", "a", "2", "3", "4", "7", "10"];
const cards = new Map(
  ["red", "green", "black"].flatMap((colour) =>
    RANKS.map((rank): [string, CardInfo] => {
      const id = `${colour}_${rank}`;
      const corner = rank.toUpperCase();
      return [id, { id, title: id, corner, colour, hint: "", group: "", text: "", count: 2, facts: {} }];
    }),
  ),
);
const names = new Names("ganymede", cards);
const used = { name: "used", help: "", low: 0, high: 3, owned: false, names: false };
const guide = {
  info: { id: "ganymede", zones: [], counters: [used] },
  cards,
  names,
  face,
} as unknown as Guide;

/** Red's view of a battle in the Draw Phase, with these rows. */
function seen(red: (string | null)[], green: (string | null)[], more: Partial<Seen<Wire>> = {}): Seen<Wire> {
  return {
    game: "ganymede",
    seat: "red",
    deciders: ["red"],
    mode: "battle",
    phase: "draw",
    full_hp: { red: 15, green: 15 },
    totals: { red: { low: 2, best: 12 }, green: { low: 9, best: 9 } },
    limits: LIMITS,
    counters: {
      hp: { red: 15, green: 12 },
      round: 3,
      start: "green",
      token: "red",
      used: 1,
      aces: { red: 0, green: 0 },
    },
    zones: [
      { zone: "deck", owner: "red", count: 2, contents: ["red_9#1", "red_5#1"] },
      { zone: "deck", owner: "green", count: 4 },
      { zone: "row", owner: "red", count: red.length, cards: red },
      { zone: "row", owner: "green", count: green.length, cards: green },
      { zone: "discard", owner: "green" },
      { zone: "supply", owner: null, count: 3, cards: ["black_7#1", "black_7#2", "black_10#3"] },
    ],
    ...more,
  };
}

/** E2: three cards, exactly 21 and a 7 make 6, but two 10s limit it to 3. */
const LIMITED: Compare = {
  one: { camp: "red", points: 21, cards: ["black_4", "red_6", "black_7"], raised: 4 },
  other: { camp: "green", points: 20, cards: ["black_10", "black_10"], raised: 0 },
  hits: [{ camp: "green", damage: 3, cards: 3, sevens: 1, for_sevens: 2, for_exact: 1, exact: 21, limit: 3 }],
};
const COMPARE: News = { kind: "compare", fields: LIMITED };
const ROWS: Showdown = {
  rows: [
    { camp: "red", cards: ["black_4", "red_6", "black_7"] },
    { camp: "green", cards: ["black_10", "black_10"] },
  ],
};
const SHOWDOWN: News = { kind: "showdown", fields: ROWS };

beforeAll(() => teach("ganymede"));

describe("a Showdown", () => {
  const before = seen(["black_4#1", "red_6#1", "black_7#1"], ["black_10", null]);

  test("turns over only what was not seen before", () => {
    const after = seen(["black_4#1", "red_6#1", "black_7#1"], ["black_10", "black_10"], { phase: "cleanup" });
    expect(toBeTurned(before, foughtRows(after, []))).toEqual(["green/1"]);
  });

  test("is told with the cards that fought, which may be cleared at once", () => {
    const after = seen([], [], { phase: "reinforce" });
    expect(foughtRows(after, [LIMITED])).toEqual({
      red: ["black_4", "red_6", "black_7"],
      green: ["black_10", "black_10"],
    });
  });

  test("keeps the HP as they were until the blow falls, and without movement shows all at once", () => {
    const after = seen([], [], { phase: "reinforce", counters: { hp: { red: 15, green: 9 } } });
    const theatre = new Theatre();
    theatre.take(before, after, [SHOWDOWN, COMPARE], true);
    expect([theatre.moment, theatre.hp(after, "green")]).toEqual(["turn", 12]);
    expect(theatre.row(after, "green")).toEqual(["black_10", null]);
    theatre.end();
    expect([theatre.moment, theatre.hp(after, "green")]).toEqual([null, 9]);
    theatre.take(before, after, [SHOWDOWN, COMPARE], false);
    expect([theatre.moment, theatre.clash?.comparisons.length]).toEqual([null, 1]);
  });

  test("shows an ace that counts differently in two comparisons as in the one with the other's 10s", () => {
    // Purple's A 9: 20 against Red, 10 and 2 against Green's 10.
    const comparison = (camp: string, points: number, raised: number): Compare => ({
      one: { camp, points: 9, cards: ["red_9"], raised: 0 },
      other: { camp: "purple", points, cards: ["purple_8", "purple_9"], raised },
      hits: [],
    });
    const rows = { red: ["red_9"], green: ["black_10"], purple: ["purple_a", "purple_9"] };
    const comparisons = [comparison("red", 20, 0), comparison("green", 12, 2)];
    const clash = { rows, comparisons, aces: {}, limits: LIMITS };
    expect([countedFor(clash, "purple"), raisedFor(clash, "purple")]).toEqual([10, 2]);
    expect(settledBy({ low: 10, best: 20 }, 2, LIMITS)).toEqual({ low: 10, best: 10 });
    expect(settledBy({ low: 9, best: 19 }, 2, LIMITS)).toEqual({ low: 9, best: 19 });
  });

  test("is over in its own time, so that nothing runs into it", () => {
    expect(lasts([{ kind: "draw", fields: { camp: "red" } }])).toBe(0);
    expect(lasts([SHOWDOWN, COMPARE])).toBeGreaterThan(lasts([COMPARE]));
  });
});

describe("a blow", () => {
  test("is told in the person's language", () => {
    settings.language = "en";
    expect(names.line(COMPARE)).toBe(
      "Strength: Red 21 (with 4 from the other's 10s) against Green 20; " +
        "Green takes 3 damage (3 cards, 2 for a 7, 1 for exactly 21, at most 3 with a 10).",
    );
    settings.language = "ja";
    expect(names.line(COMPARE)).toContain("緑軍に3ダメージ");
    expect(names.line({ kind: "over", fields: { why: "last_standing", winners: [] } })).toBe(
      "ゲーム終了。紫軍の勝ちです。",
    );
    settings.language = "en";
  });
});

describe("a second thought", () => {
  const view = seen(["black_a#1", "red_9#1", "black_7#1"], [], {
    totals: { red: { low: 17, best: 17 }, green: { low: 0, best: 0 } },
  });

  test("is given to announcing oneself above 21, not to drawing", () => {
    expect(danger(choice("aces_high 1"), view)).toBe("danger-bust");
    expect(danger(choice("aces_high 0"), view)).toBeNull();
    expect(danger(choice("draw"), view)).toBeNull();
  });

  test("is given to losing an effect where a plain machine could go", () => {
    expect(danger(choice("remove black_7#1"), view)).toBe("danger-remove");
    expect(danger(choice("remove red_9#1"), view)).toBeNull();
    expect(danger(choice("remove black_7#1"), seen(["black_7#1", "black_a#1"], []))).toBeNull();
  });
});

describe("the board", () => {
  let page: Record<string, unknown> | undefined;
  const show = (
    view: Seen<Wire>,
    choices = [choice("draw", { places: ["deck"] }), choice("stand")],
  ): void => {
    const play = new Play(guide, { act: () => undefined });
    play.show(view, { asked: "q", ask: null, resign: false, routine: null, choices }, [], null);
    page = mount(Stage, { target: document.body, props: { play } });
    flushSync();
  };
  const text = (selector: string): string => document.querySelector(selector)?.textContent?.trim() ?? "";
  afterEach(async () => {
    if (page !== undefined) await unmount(page);
    document.body.replaceChildren();
  });

  test("shows a soft total, the draws that are left, and the deck to draw from", () => {
    show(seen(["black_a#1", "black_a#2"], ["green_9", null, null]));
    expect(text(".near .number")).toBe("12/2");
    expect(text(".far .number")).toBe("9+?");
    expect(document.querySelectorAll('[data-counter="used"] i:not(.spent)')).toHaveLength(2);
    expect(document.querySelector('[data-place="deck"]')).not.toBeNull();
    expect(text('[data-counter="hp/green"] b')).toBe("12");
  });

  test("has tracks as long as what the camps began with", () => {
    const longest = (camp: string): string | null | undefined =>
      document.querySelector(`[data-counter="hp/${camp}"]`)?.getAttribute("aria-valuemax");
    show(
      seen([], [], {
        mode: "coop",
        full_hp: { red: 15, green: 15, purple: 30 },
        counters: { hp: { red: 15, green: 15, purple: 28 } },
        zones: ["red", "green", "purple"].map((owner) => ({ zone: "row", owner, count: 0, cards: [] })),
      }),
    );
    expect(["red", "green", "purple"].map(longest)).toEqual(["15", "15", "30"]);
  });

  test("says which own cards the others do not see", () => {
    show(seen(["red_9#1", "red_6#1"], ["green_9"]));
    const labels = [...document.querySelectorAll('[data-zone="row/red"] [data-card]')].map((each) =>
      each.getAttribute("aria-label"),
    );
    expect(labels).toEqual(["red_9", "red_6, face down for the others"]);
  });

  test("glows at 21 and says bust above it", () => {
    const totals = { red: { low: 21, best: 21 }, green: { low: 23, best: 23 } };
    show(seen(["red_9#1", "red_6#1", "red_6#2"], ["green_9", "green_9", "green_5"], { totals }));
    expect(document.querySelector(".near .gauge.exact")).not.toBeNull();
    expect(text(".far .gauge.bust .word")).toBe("bust");
  });

  test("lays the Black cards in six stacks, and lights those that may be taken", () => {
    const picks = [choice("pick black_7", { cards: ["black_7"], zone: "supply" })];
    show(seen([], [], { phase: "reinforce", question: "pick", ask: null }), picks);
    expect([...document.querySelectorAll(".market .number")].map((each) => each.textContent)).toEqual([
      "0",
      "0",
      "0",
      "0",
      "2",
      "1",
    ]);
    expect(document.querySelectorAll(".market [data-lit]")).toHaveLength(1);
  });
});
