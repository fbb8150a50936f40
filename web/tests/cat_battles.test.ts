// Cat Battles in the browser: how every cat looks, what a choice tells in advance, what is played before it is shown.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import Cat from "../src/games/cat_battles/Cat.svelte";
import { CATS } from "../src/games/cat_battles/cats";
import { KEYWORDS } from "../src/games/cat_battles/keywords";
import { line } from "../src/games/cat_battles/lines";
import { ownerOf } from "../src/games/cat_battles/seen";
import { LASTS, prelude, scenesOf, type FishMove } from "../src/games/cat_battles/story";
import { figuresIn } from "../src/games/cat_battles/teams";
import { Theatre } from "../src/games/cat_battles/theatre.svelte";
import { button, danger, label, question, says } from "../src/games/cat_battles/words";
import { loadGameWords, Names } from "../src/i18n/games";
import type { View } from "../src/lib/view";
import en from "../src/messages/games/cat_battles/en.json";
import ja from "../src/messages/games/cat_battles/ja.json";
import { settings } from "../src/state/settings.svelte";
import type { Guide } from "../src/table/guide";
import type { CardInfo, LogLine } from "../src/wire";
import { choice } from "./game";

const BOSSES = ["ekizo", "oddeyes", "suko", "gonta", "yuzu"];

const card = (id: string, facts: CardInfo["facts"]): [string, CardInfo] => [
  id,
  { id, title: id, corner: "", colour: "", hint: "", group: "", text: "", count: 1, facts },
];
const cards = new Map([
  card("ekizo", { boss: 1, level: 3, cost: 6, effect: "Fluffy Service" }),
  card("maro", { boss: 0, level: 2, cost: 1, effect: "Kindly Stand Back" }),
  card("snow", { boss: 0, level: 3, cost: 2, effect: "Flying Kick" }),
  card("sham", { boss: 0, level: 3, cost: 1, effect: "Drunken Cat" }),
]);
const guide = {
  cards,
  names: new Names(
    "cat_battles",
    new Map([...cards.keys()].map((id) => [id, id[0]!.toUpperCase() + id.slice(1)])),
  ),
} as unknown as Guide;

const view = (asked: string, more: Partial<View> = {}): View => ({
  game: "cat_battles",
  seat: "south",
  deciders: ["south"],
  question: asked,
  counters: { dish: { south: 4, north: 0 }, one_on_one: 0 },
  zones: [{ zone: "s_base", owner: "south", cards: ["ekizo#s1"] }],
  ...more,
});
const ATTACK = {
  attacker: "snow#s1",
  target: "sham#n1",
  which: "first",
  allowance: 3,
  dice: ["1"],
  parts: {},
  total: 1,
};

beforeAll(async () => {
  settings.language = "en";
  await loadGameWords("cat_battles", "en");
});

// -- cats -------------------------------------------------------------------------------------------------------------

function drawn(figure: string, mood: "awake" | "greedy" = "awake"): string {
  const target = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const cat = mount(Cat, { target, props: { figure, boss: BOSSES.includes(figure), mood } });
  flushSync();
  const picture = target.innerHTML.replace(/(head|body)-[\w-]+/g, "$1");
  void unmount(cat);
  return picture;
}

test("All twenty-five cats look different, and a greedy Boss looks greedier", () => {
  const pictures = Object.keys(CATS).map((figure) => drawn(figure));
  expect(pictures).toHaveLength(25);
  expect(new Set(pictures).size).toBe(25);
  for (const boss of BOSSES) expect(drawn(boss, "greedy")).not.toBe(drawn(boss));
});

test("The figures of a ready-made team are found by the names that are written down", () => {
  const text = "Name: Ours\n\nBoss (1)\n1 ekizo\n\nKittens (3)\n2 maro\n1 sham\n";
  expect(figuresIn(text, cards)).toEqual(["ekizo", "maro", "maro", "sham"]);
});

test("Whose a cat is stands in its name", () => {
  expect([ownerOf("maro#s1"), ownerOf("senko#n2")]).toEqual(["south", "north"]);
});

// -- words ------------------------------------------------------------------------------------------------------------

test("An attack tells its dice and its chance, a die its risk, and stopping what is sure", () => {
  const attack = choice("attack snow#s1 sham#n1", { cards: ["snow#s1", "sham#n1"] });
  const foresight = {
    [attack.action]: { dice: 3, chances: [46, 20, 34] },
    roll: { chances: [17, 33, 50] },
    stop: { damage: 1 },
  };
  const seen = view("act", { foresight });
  expect(label(attack, seen, guide)).toBe("Snow attacks Sham");
  expect(says(attack, seen, guide)).toBe("3 dice: 54% to do damage");
  expect(says(choice("roll"), seen, guide)).toBe("17% to fail");
  expect(says(choice("stop"), seen, guide)).toBe("1 for sure");
});

test("A take that fills the bowl says that the Boss gets greedy", () => {
  const seen = view("take", {
    foresight: { "take 1": { box: 9, dish: 5, greedy: false }, "take 2": { box: 8, dish: 6, greedy: true } },
  });
  expect(label(choice("take 1"), seen, guide)).toBe("Take 1 Fish");
  expect(label(choice("take 2"), seen, guide)).toContain("Greedy Boss");
  expect(says(choice("take 2"), seen, guide)).toBe("Box 8, Dish 6: Greedy Boss!");
});

test("A hit tells what is left, and only the loss of the Boss is doubted", () => {
  const blow = (cat: string, loses: boolean): View =>
    view("damage", {
      damage: { cat, points: 2 },
      foresight: {
        take_cat: { held: 0, box: 9, dish: 5, greedy: false, flees: true, loses },
        take_box: { held: 2, box: 7, dish: 5, greedy: false, flees: false, loses: false },
      },
    });
  const kitten = blow("snow#s1", false);
  expect(question(kitten, [], guide)).toContain("2 damage to your Snow");
  expect(says(choice("take_cat"), kitten, guide)).toBe("Snow runs away, Dish 5");
  expect(says(choice("take_box"), kitten, guide)).toBe("Box 7, Dish 5");
  expect(danger(choice("take_cat"), kitten)).toBeNull();
  expect(danger(choice("take_cat"), blow("ekizo#s1", true))).toBe("danger.loses");
  expect(danger(choice("take_box"), blow("ekizo#s1", true))).toBeNull();
});

test("A Rear effect is called by its name, with how it is paid", () => {
  const use = choice("use snow#s1 pay 1 on sham#n1", { cards: ["snow#s1", "sham#n1"] });
  expect(label(use, view("act"), guide)).toBe("Snow: Flying Kick on Sham");
  expect(says(use, view("act"), guide)).toBe("Paid with 1 of its own and 1 from the Dish");
});

test("The question names who attacks whom, and whose a foreign cat is", () => {
  const seen = view("roll", { attacks: [ATTACK] });
  expect(question(seen, [], guide)).toBe("Snow deals 1 so far. Dice left: 2. Roll or stop?");
  const against = view("effects", { attacks: [{ ...ATTACK, attacker: "sham#n1", target: "snow#s1" }] });
  expect(question(against, [], guide)).toContain("North's Sham attacks Snow");
});

test("A Greedy Boss asks in the name of its effect", () => {
  expect(question(view("feast", { left: 2 }), [], guide)).toContain("Fluffy Service");
});

test("Cats and Areas stand for themselves, the rest has buttons", () => {
  const choices = [
    choice("move maro#s1 sw", { cards: ["maro#s1"], places: ["sw"] }),
    choice("play maro#s1", { cards: ["maro#s1"] }),
    choice("end_main"),
    choice("team city_five"),
  ];
  expect(choices.map(button)).toEqual([false, true, true, false]);
});

// -- the log ----------------------------------------------------------------------------------------------------------

const told = (kind: string, fields: LogLine["fields"]): LogLine => ({ kind, fields, text: "" });
const FISH: FishMove[] = [{ seat: "north", count: 2, from: "sham#n1", to: "dish" }];

test("A line of the log says whose cat it was and where the Fish went", () => {
  expect(line(told("damage", { cat: "sham#n1", points: 2, fish: FISH }), guide.names)).toBe(
    "North's Sham is hit for 2 (2 Fish from Sham to Fish Dish).",
  );
  const parts = { dice: 2, effects: 0, damage_plus: 1, damage_minus: 0 };
  expect(
    line(
      told("result", { attacker: "snow#s1", target: "sham#n1", parts, total: 3, asleep: false }),
      guide.names,
    ),
  ).toBe("The attack of South's Snow deals 3 (2 from dice, +1 Damage +1).");
});

test("Both languages say the same things with the same values", () => {
  const values = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  const japanese: Readonly<Record<string, string>> = ja;
  for (const [key, text] of Object.entries(en)) {
    expect(japanese, key).toHaveProperty([key]);
    expect(values(japanese[key]!), key).toEqual(values(text));
  }
  for (const keyword of KEYWORDS) expect(en).toHaveProperty([`field.keyword.${keyword}`]);
});

// -- what is played before it is shown --------------------------------------------------------------------------------

const NEWS: LogLine[] = [
  told("attack", { cat: "snow#s1", target: "sham#n1", which: "first" }),
  told("roll", { cat: "snow#s1", face: "2" }),
  told("result", {
    attacker: "snow#s1",
    target: "sham#n1",
    dice: ["2"],
    parts: {},
    total: 2,
    asleep: false,
  }),
  told("damage", { cat: "sham#n1", points: 2, fish: FISH }),
  told("run_away", { cat: "sham#n1", to: "bench" }),
  told("turn", { turn: 3, seat: "north" }),
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("What has happened is played scene by scene, in the time that the table waits for it", () => {
  expect(scenesOf(NEWS).map((scene) => scene.kind)).toEqual(["attack", "roll", "result", "fish", "flee"]);
  expect(prelude(NEWS)).toBe(LASTS.attack + LASTS.roll + LASTS.result + LASTS.fish + LASTS.flee);
  expect(prelude([told("move", { cat: "snow#s1", from: "s_base", to: "sw" })])).toBe(0);
});

test("The die shows what was rolled, and Fish are counted where they have landed", () => {
  const hopped: (readonly FishMove[])[] = [];
  const theatre = new Theatre((moves) => hopped.push(moves));
  theatre.play(NEWS, view("main"));
  expect(theatre.bout).toMatchObject({ attacker: "snow#s1", target: "sham#n1", dice: [] });
  vi.advanceTimersByTime(LASTS.attack);
  expect(theatre.bout?.dice).toEqual(["2"]);
  expect(theatre.scene).toMatchObject({ kind: "roll" });
  vi.advanceTimersByTime(LASTS.roll + LASTS.result);
  expect(hopped).toEqual([FISH]);
  expect(theatre.shift("dish/north")).toBe(0);
  vi.advanceTimersByTime(LASTS.fish);
  expect([theatre.shift("dish/north"), theatre.shift("held/sham#n1")]).toEqual([2, -2]);
  expect(theatre.fled).toEqual(["sham#n1"]);
  theatre.arrive([], view("main"));
  expect([theatre.busy, theatre.shift("dish/north"), theatre.fled]).toEqual([false, 0, []]);
});

test("Without movement the outcome of an attack is seen all the same", () => {
  const theatre = new Theatre(() => {});
  theatre.arrive(NEWS.slice(0, 3), view("main"));
  expect(theatre.bout).toMatchObject({ dice: ["2"], total: 2, asleep: false });
  theatre.arrive([told("turn", { turn: 4, seat: "south" })], view("take"));
  expect(theatre.bout).toBeNull();
});

const LAST_DIE: LogLine[] = [
  told("roll", { cat: "snow#s1", face: "1" }),
  told("result", {
    attacker: "snow#s1",
    target: "sham#n1",
    dice: ["1", "1"],
    parts: {},
    total: 2,
    asleep: false,
  }),
];

test("A die that ends an attack is counted once, when it is played and when the position is there", () => {
  const theatre = new Theatre(() => {});
  const rolling = view("roll", { attacks: [ATTACK] });
  theatre.arrive([], rolling);
  theatre.play(LAST_DIE, rolling);
  expect(theatre.bout?.dice).toEqual(["1", "1"]);
  vi.advanceTimersByTime(LASTS.roll + LASTS.result);
  theatre.arrive(LAST_DIE, view("main"));
  expect(theatre.bout).toMatchObject({ dice: ["1", "1"], total: 2 });
});

test("Whoever goes back in a replay sees no attack that comes later, and the right one where one has ended", () => {
  const theatre = new Theatre(() => {});
  const later = view("roll", { attacks: [{ ...ATTACK, attacker: "sham#n1", target: "ekizo#s1" }] });
  theatre.arrive([], later);
  theatre.arrive([told("move", { cat: "snow#s1", from: "s_base", to: "sw" })], view("main"));
  expect(theatre.bout).toBeNull();
  theatre.arrive([], later);
  theatre.arrive(LAST_DIE, view("main"));
  expect(theatre.bout).toMatchObject({ attacker: "snow#s1", target: "sham#n1", dice: ["1", "1"], total: 2 });
});
