// Cat Battles in the browser: how every cat looks, what a choice tells in advance, what is played before it is shown.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import Cat from "../src/games/cat_battles/Cat.svelte";
import { CATS } from "../src/games/cat_battles/cats";
import { KEYWORDS } from "../src/games/cat_battles/keywords";
import { button, danger } from "../src/games/cat_battles/choices";
import { ownerOf } from "../src/games/cat_battles/seen";
import { LASTS, prelude, scenesOf } from "../src/games/cat_battles/story";
import { figuresIn } from "../src/games/cat_battles/teams";
import { Theatre } from "../src/games/cat_battles/theatre.svelte";
import type { Asked, Chosen, Fight, FishMove, News, Wire } from "../src/games/cat_battles/wire";
import { gameWord, Names } from "../src/i18n/games";
import type { Seen } from "../src/lib/view";
import { settings } from "../src/state/settings.svelte";
import type { CardInfo, Choice } from "../src/wire";
import { choice } from "./game";
import { teach } from "./words";

const BOSSES = ["ekizo", "oddeyes", "suko", "gonta", "yuzu"];

const card = (id: string, facts: CardInfo["facts"]): [string, CardInfo] => [
  id,
  { id, title: id, corner: "", colour: "", hint: "", group: "", text: "", count: 1, facts },
];
const cards = new Map([card("ekizo", {}), card("maro", {}), card("snow", {}), card("sham", {})]);
const titles = new Map(
  [...cards.keys()].map((id) => [id, { title: id[0]!.toUpperCase() + id.slice(1), corner: "", text: "" }]),
);
const names = new Names("cat_battles", titles);

const view = (asked: string, more: Partial<Seen<Wire>> = {}): Seen<Wire> => ({
  game: "cat_battles",
  seat: "south",
  deciders: ["south"],
  mode: "starter",
  phase: "main",
  territory_name: "city",
  center_effect: "ranged_attack",
  numbers: { fish: 20, greedy_at: 6, die: ["sleep", "0", "0", "1", "1", "2"], ways: [["s_base", "sw"]] },
  question: asked,
  counters: { dish: { south: 4, north: 0 }, one_on_one: 0 },
  zones: [{ zone: "s_base", owner: "south", cards: ["ekizo#s1"] }],
  ...more,
});
const ATTACK: Fight = {
  attacker: "snow#s1",
  target: "sham#n1",
  which: "first",
  allowance: 3,
  dice: ["1"],
  parts: [{ of: "dice", points: 1, less: false }],
  total: 1,
};

const SNOW = { card: "snow#s1", seat: "south" };
const SHAM = { card: "sham#n1", seat: "north" };

beforeAll(() => {
  settings.language = "en";
  teach("cat_battles");
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

/** A choice, as the game declares what it is called. */
const said = (action: string, message: Chosen): Choice => choice(action, { said: message });
const asked = (message: Asked): string =>
  names.question({ asked: "", ask: message, resign: false, routine: null, choices: [] });

test("An attack tells its dice and its chance, a die its risk, and stopping what is sure", () => {
  const attack = said("attack snow#s1 sham#n1", {
    id: "choice-attack",
    fields: { cat: "snow#s1", target: "sham#n1", dice: 3, hit: 54 },
  });
  expect(names.choice(attack)).toBe("Snow attacks Sham");
  expect(names.says(attack)).toBe("3 dice: 54% to do damage if all are rolled.");
  expect(names.says(said("roll", { id: "choice-roll", fields: { fails: 17 } }))).toBe(
    "One more die: 17% to fail.",
  );
  expect(names.says(said("stop", { id: "choice-stop", fields: { damage: 1 } }))).toBe("1 damage for sure.");
});

test("A take that fills the bowl says that the Boss gets greedy", () => {
  const take = (count: number, greedy: boolean): Choice =>
    said(`take ${count}`, {
      id: "choice-take",
      fields: { count, box: 10 - count, dish: 4 + count, greedy },
    });
  expect(names.choice(take(1, false))).toBe("Take 1 Fish");
  expect(names.choice(take(2, true))).toContain("Greedy Boss");
  expect(names.says(take(2, true))).toBe("Box 8, Dish 6: Greedy Boss!");
});

test("A hit tells what is left, and only the loss of the Boss is doubted", () => {
  const blow = (loses: boolean): Seen<Wire> =>
    view("damage", { foresight: { take_cat: { flees: true, loses }, take_box: { loses: false } } });
  const takeCat = said("take_cat", {
    id: "choice-take_cat",
    fields: { cat: "snow#s1", held: 0, dish: 5, flees: true, loses: false, greedy: false },
  });
  const takeBox = said("take_box", { id: "choice-take_box", fields: { box: 7, dish: 5, greedy: false } });
  expect(asked({ id: "ask-damage", fields: { cat: "snow#s1", points: 2 } })).toContain(
    "2 damage to your Snow",
  );
  expect(names.says(takeCat)).toBe("Snow runs away, Dish 5.");
  expect(names.says(takeBox)).toBe("Box 7, Dish 5.");
  expect(danger(takeCat, blow(false))).toBeNull();
  expect(danger(takeCat, blow(true))).toBe("danger-loses");
  expect(danger(takeBox, blow(true))).toBeNull();
});

test("A Rear effect is called by its name, with how it is paid and what it does", () => {
  const use = said("use snow#s1 pay 1 on sham#n1", {
    id: "choice-use",
    fields: {
      cat: "snow#s1",
      effect: "flying_kick",
      does: "does_flying_kick",
      held: 1,
      dish: 1,
      target: "sham#n1",
    },
  });
  expect(names.choice(use)).toBe("Snow: Flying Kick on Sham");
  expect(names.says(use)).toBe(
    "Paid with 1 of its own Fish and 1 from the Dish. " +
      "Instead of attacking: 2 damage to one enemy cat in this Area.",
  );
});

test("A choice in Japanese is Japanese to the last word", () => {
  settings.language = "ja";
  const use: Chosen = {
    id: "choice-use",
    fields: { cat: "snow#s1", effect: "flying_kick", does: "", held: 1, dish: 1, target: "sham#n1" },
  };
  expect(names.choice(said("use", use))).toBe("スノー「きぃーっく」→シャム");
  expect(names.choice(said("move", { id: "choice-move", fields: { cat: "snow#s1", to: "sw" } }))).toBe(
    "スノーが南西へ移動",
  );
  const rolled: News = { kind: "roll", fields: { cat: SNOW, face: "sleep" } };
  expect(names.line(rolled)).toBe("南のスノーのサイコロ：居眠り。");
  settings.language = "en";
});

test("The question names who attacks whom, and whose a foreign cat is", () => {
  const [snow, sham] = [{ card: "snow#s1" }, { card: "sham#n1", seat: "north" }];
  expect(asked({ id: "ask-roll", fields: { attacker: snow, target: sham, total: 1, left: 2 } })).toBe(
    "So far your Snow deals 1 to North's Sham. Roll one of 2 more dice, or stop?",
  );
  expect(asked({ id: "ask-effects", fields: { attacker: sham, target: snow } })).toBe(
    "Before North's Sham rolls against your Snow: use a Rear effect, or pass?",
  );
});

test("A Greedy Boss asks in the name of its effect", () => {
  const feast: Asked = { id: "ask-feast", fields: { boss: "ekizo#s1", effect: "fluffy_service", left: 2 } };
  expect(asked(feast)).toContain("Fluffy Service of Ekizo");
  settings.language = "ja";
  expect(asked(feast)).toContain("エキゾの「もふもふサービス」");
  settings.language = "en";
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

test("Every keyword has a sign and a name", () => {
  for (const keyword of KEYWORDS) expect(gameWord("cat_battles", `term-${keyword}`), keyword).toBeDefined();
});

// -- the log ----------------------------------------------------------------------------------------------------------

const FISH: FishMove[] = [{ seat: "north", count: 2, origin: "cat", to: "dish", cat: "sham#n1" }];
const MOVED: News = { kind: "move", fields: { cat: SNOW, origin: "s_base", to: "sw" } };

test("A line of the log says whose cat it was and where the Fish went", () => {
  const hit: News = { kind: "damage", fields: { cat: SHAM, points: 2, fish: FISH } };
  expect(names.line(hit)).toBe("North's Sham is hit for 2 (2 Fish from Sham to Dish).");
  const result: News = {
    kind: "result",
    fields: {
      ...{ attacker: SNOW, target: SHAM, dice: ["2"], total: 3, asleep: false },
      made_of: [
        { of: "dice", points: 2, less: false },
        { of: "damage_plus", points: 1, less: false },
      ],
    },
  };
  expect(names.line(result)).toBe("The attack of South's Snow deals 3 (2 from dice, +1 Damage +1).");
  settings.language = "ja";
  expect(names.line(hit)).toBe("北のシャムに2ダメージ（シャムから皿へサカナ2匹）。");
  settings.language = "en";
});

// -- what is played before it is shown --------------------------------------------------------------------------------

const resultOf = (...dice: ("1" | "2")[]): News => ({
  kind: "result",
  fields: { attacker: SNOW, target: SHAM, dice, made_of: [], total: 2, asleep: false },
});
const NEWS: News[] = [
  { kind: "attack", fields: { cat: SNOW, target: SHAM, which: "first" } },
  { kind: "roll", fields: { cat: SNOW, face: "2" } },
  resultOf("2"),
  { kind: "damage", fields: { cat: SHAM, points: 2, fish: FISH } },
  { kind: "run_away", fields: { cat: SHAM, to: "bench" } },
  { kind: "turn", fields: { turn: 3, seat: "north" } },
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("What has happened is played scene by scene, in the time that the table waits for it", () => {
  expect(scenesOf(NEWS).map((scene) => scene.kind)).toEqual(["attack", "roll", "result", "fish", "flee"]);
  expect(prelude(NEWS)).toBe(LASTS.attack + LASTS.roll + LASTS.result + LASTS.fish + LASTS.flee);
  expect(prelude([MOVED])).toBe(0);
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
  theatre.arrive([{ kind: "turn", fields: { turn: 4, seat: "south" } }], view("take"));
  expect(theatre.bout).toBeNull();
});

const LAST_DIE: News[] = [{ kind: "roll", fields: { cat: SNOW, face: "1" } }, resultOf("1", "1")];

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
  theatre.arrive([MOVED], view("main"));
  expect(theatre.bout).toBeNull();
  theatre.arrive([], later);
  theatre.arrive(LAST_DIE, view("main"));
  expect(theatre.bout).toMatchObject({ attacker: "snow#s1", target: "sham#n1", dice: ["1", "1"], total: 2 });
});
