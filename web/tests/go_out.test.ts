// Go Out Battle in the browser: how a hand is held, what is told of choices, what is worth a second thought.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { face } from "../src/games/go_out";
import { button, danger } from "../src/games/go_out/danger";
import { GIRLS } from "../src/games/go_out/girls";
import { groupsOf, largest, onlyChoice, targetsOf } from "../src/games/go_out/hand";
import { abilityOf, girlsOf, mayBe } from "../src/games/go_out/seen";
import { drawnBy, lasts } from "../src/games/go_out/story";
import type { Chosen, News, PassingSeen, Wire } from "../src/games/go_out/wire";
import { Names } from "../src/i18n/games";
import type { Seen } from "../src/lib/view";
import { settings } from "../src/state/settings.svelte";
import type { Guide } from "../src/table/guide";
import { Play } from "../src/table/play.svelte";
import Stage from "../src/table/Stage.svelte";
import type { CardInfo, Choice } from "../src/wire";
import { choice as any } from "./game";
import { teach } from "./words";

const choice = (action: string, cards: string[] = [], said?: Chosen): Choice =>
  any(action, { cards, zone: cards.length > 0 ? "hand" : "", ...(said === undefined ? {} : { said }) });
const NINE = choice("play 9", ["n09"]);
const NINES = choice("play 9x2", ["n09", "n09"], {
  id: "choice-play",
  fields: {
    cards: ["n09", "n09"],
    pile: { rank: 9, count: 2 },
    damage: 2,
    onto: { rank: 7, count: 2 },
    leaves: 3,
  },
});
const ELEVEN = choice("play 11", ["n11"]);
const COSTS: PassingSeen = { how: "damage", damage: 2, cards: 2, after: 4, life: 7 };

const card = (id: string, title: string, facts: CardInfo["facts"]): [string, CardInfo] => [
  id,
  { id, title, corner: title, colour: "", hint: "", group: "", text: `${title}.`, count: 6, facts },
];
const cards = new Map([
  card("n01", "1", { number: 1, damage: 1 }),
  card("n07", "7", { number: 7, damage: 2 }),
  card("n08", "8", { number: 8, damage: 2 }),
  card("n09", "9", { number: 9, damage: 2 }),
  card("guard", "Guard", { guard: 1 }),
  card("satsuki", "Satsuki", { life: 8, ability: "damage_bonus" }),
  card("kyoko", "Kyoko", { life: 3, ability: "phantom_pair" }),
]);
const names = new Names("go_out", cards);
const guide = { info: { id: "go_out", zones: [], counters: [] }, cards, names, face } as unknown as Guide;

/** Red's view: a pair of 7s by Blue lies there, unless said otherwise. */
const view = (more: Partial<Seen<Wire>> = {}): Seen<Wire> => ({
  game: "go_out",
  seat: "red",
  deciders: ["red"],
  phase: "turn",
  battle: 1,
  wins_needed: 3,
  turn: "red",
  counters: {
    markers: { red: 0, blue: 0 },
    wins: { red: 1, blue: 0 },
    out: { red: 0, blue: 0 },
    starter: "blue",
  },
  zones: [
    { zone: "deck", owner: null, count: 40 },
    { zone: "discard", owner: null, count: 0, cards: [] },
    { zone: "field", owner: null, count: 2, cards: ["n07", "n07"] },
    { zone: "hand", owner: "red", count: 5, cards: ["n01", "n09", "n09", "guard", "guard"] },
    { zone: "hand", owner: "blue", count: 9 },
    { zone: "damage", owner: "red", count: 2, cards: ["n01", "n01"] },
    { zone: "damage", owner: "blue", count: 1 },
    { zone: "character", owner: "red", count: 1, cards: ["satsuki#red"] },
    { zone: "character", owner: "blue", count: 1, cards: [null] },
    { zone: "spare", owner: "red", count: 0, cards: [] },
    { zone: "locked", owner: "red", count: 0, cards: [] },
    { zone: "locked", owner: "blue", count: 1, cards: ["kyoko#blue"] },
  ],
  may_be: { blue: ["damage_bonus"] },
  pile: { cards: ["n07", "n07"], rank: 7, count: 2, damage: 2, owner: "blue" },
  older: [],
  battles: [],
  passing: COSTS,
  ...more,
});

beforeAll(() => teach("go_out"));
afterEach(() => (settings.language = "en"));

/** What is said, in both languages. */
function both(say: () => string): [string, string] {
  settings.language = "en";
  const english = say();
  settings.language = "ja";
  return [english, say()];
}

test("A hand is held in groups, and what was drawn is marked once", () => {
  const groups = groupsOf(["n09", "n10", "n10", "guard"], ["n10"]);
  expect(groups.map((group) => group.kind)).toEqual(["n09", "n10", "guard"]);
  expect(groups[1]!.cards).toEqual([
    { index: 1, drawn: false },
    { index: 2, drawn: true },
  ]);
});

test("A group with one legal play is played by a click, one with several is not", () => {
  expect(onlyChoice([NINE, NINES, ELEVEN], "n11")).toBe(ELEVEN);
  expect(onlyChoice([NINE, NINES, ELEVEN], "n09")).toBeNull();
  expect(onlyChoice([choice("play 4+5 as 6", ["n04", "n05"])], "n04")).toBeNull();
});

test("The whole group is as many cards as one play takes", () => {
  const [group] = groupsOf(["n09", "n09", "n09"], []);
  expect(largest([NINE, NINES], "n09")).toBe(2);
  expect(targetsOf(group!, "red", 2)).toHaveLength(2);
});

test("Only the own draw tells which cards are new", () => {
  const own: News = { kind: "draw", fields: { seat: "red", count: 2, cards: ["n05", "n08"] } };
  expect(drawnBy("red", [own])).toEqual(["n05", "n08"]);
  expect(drawnBy("red", [{ kind: "draw", fields: { seat: "blue", count: 2 } }])).toBeNull();
});

test("A selection tells what it becomes before it is played", () => {
  expect(both(() => names.choice(NINES))).toEqual(["Play two 9s", "9（2枚）を出す"]);
  expect(both(() => names.says(NINES))).toEqual([
    "Beat a pair of 7s with a pair of 9s: 2 damage to whoever passes.",
    "9の2枚組で7の2枚組を上回ります。パスした人に2ダメージ。",
  ]);
  const last: Chosen = {
    id: "choice-play",
    fields: { cards: ["n08"], pile: { rank: 8, count: 1 }, damage: 2, leaves: 0 },
  };
  expect(names.says(choice("play 8", ["n08"], last))).toBe("8。最後の手札なのでバトルに勝ちます！");
});

test("Toyoko's 1 is told as the 14 that it is declared to be", () => {
  const fields = { cards: ["n01"], pile: { rank: 14, count: 1 }, damage: 1, declared: 14, leaves: 3 };
  const one = choice("play 1 as 14", ["n01"], { id: "choice-play", fields });
  expect(both(() => names.choice(one))).toEqual(["Play a 1 as 14", "1を14として出す"]);
  settings.language = "en";
  expect(names.says(one)).toBe("Lead a 14: 1 damage to whoever passes.");
});

test("Passing tells what it costs, and is doubted only where it eliminates", () => {
  const pass = choice("pass", [], {
    id: "choice-pass",
    fields: COSTS,
  });
  expect(both(() => names.choice(pass))).toEqual(["Pass −2", "パス −2"]);
  expect(both(() => names.says(pass))).toEqual([
    "Take 2 damage: then 4 of your 7 life is gone.",
    "2ダメージを受けます。ライフ7のうち4を失います。",
  ]);
  expect(danger(pass, view())).toBeNull();
  expect(danger(pass, view({ passing: { ...COSTS, how: "out" } }))).toBe("danger-pass");
});

test("Cards in hand stand for themselves, the other choices have buttons", () => {
  expect([NINES, choice("guard", ["guard"]), choice("pass")].map(button)).toEqual([false, true, true]);
});

test("Two cards with the number 10 do not look like a sum in the log", () => {
  const fields = { seat: "red", cards: ["n10", "n10"], rank: 10, count: 2, damage: 2, left: 8 };
  const ten = new Map([...cards, card("n10", "10", { number: 10, damage: 2 })]);
  const line: News = { kind: "play", fields };
  expect(both(() => new Names("go_out", ten).line(line))).toEqual([
    "Red plays two 10s, damage 2; 8 cards left.",
    "赤は10（2枚）を出しました（2ダメージ）。残り8枚。",
  ]);
});

test("A card's text has the life and the damage that are printed on it", () => {
  settings.language = "ja";
  expect(names.cardText("satsuki#red", "")).toMatch(/ライフ8。$/);
  expect(names.cardText("n01", "")).toBe("数字1のカード。これにパスすると1ダメージ。");
});

test("All characters are known by what they can do, and can be drawn", () => {
  expect(girlsOf(guide).map(({ id }) => id)).toEqual(["satsuki", "kyoko"]);
  expect(girlsOf(guide).every(({ id }) => id in GIRLS)).toBe(true);
  expect(mayBe(view(), "blue", guide).map(({ id }) => id)).toEqual(["satsuki"]);
  expect(mayBe(view(), "red", guide)).toEqual([]);
  expect(both(() => abilityOf(guide, "kyoko"))).toEqual([
    "Plays single cards, and each counts as a pair.",
    "出せるのは1枚ずつ。その1枚が2枚扱いになります。",
  ]);
});

describe("the board", () => {
  let page: Record<string, unknown> | undefined;
  const show = (view: Seen<Wire>, news: readonly News[] = []): void => {
    const play = new Play(guide, { act: () => undefined });
    const prompt = { asked: "q", ask: null, resign: false, routine: null, choices: [NINE, NINES] };
    play.show(view, prompt, news as never, null);
    page = mount(Stage, { target: document.body, props: { play } });
    flushSync();
  };
  const text = (selector: string): string =>
    (document.querySelector(selector)?.textContent ?? "").replaceAll(/\s+/g, " ").trim();
  afterEach(async () => {
    if (page !== undefined) await unmount(page);
    document.body.replaceChildren();
  });

  test("says in the person's language what lies there, and who somebody may be", () => {
    settings.language = "ja";
    show(view());
    expect(document.querySelector('[data-zone="field"]')?.getAttribute("aria-label")).toBe(
      "青の7の2枚組、2ダメージ",
    );
    expect(document.querySelector(".hints")?.getAttribute("title")).toBe("青はサツキのどれか");
    expect(text('[data-counter="markers/red"] .unseen')).toBe("ライフ8、ダメージ2");
    expect(text('[data-counter="markers/blue"] .unseen')).toBe("ダメージ1、ライフ不明");
  });

  test("tells what a card counts as that does not count as itself", () => {
    const pile = { cards: ["n07"], rank: 7, count: 2, damage: 2, owner: "blue" };
    show(view({ pile }));
    expect(text(".told")).toContain("counts as 2 cards");
    expect(text(".told")).not.toContain("counts as 7");
  });

  test("shows who has won a battle, how and with whom", () => {
    const won: News = {
      kind: "won",
      fields: { seat: "red", character: "satsuki", how: "out_play", wins: 3 },
    };
    expect(lasts([won])).toBeGreaterThan(lasts([{ kind: "out", fields: { seat: "red" } }]));
    show(view(), [won]);
    expect(text(".banner .who")).toBe("Red wins the match!");
    expect(text(".banner .told")).toContain("Satsuki plays the last card.");
  });
});
