// Go Out Battle in the browser: how a hand is held, what a choice becomes, what is worth a second thought.
import { beforeAll, expect, test } from "vitest";
import { drawnBy, groupsOf, largest, onlyChoice, targetsOf } from "../src/games/go_out/hand";
import { GIRLS } from "../src/games/go_out/girls";
import { button, danger, label, question, says } from "../src/games/go_out/words";
import { loadGameWords, Names } from "../src/i18n/games";
import type { View } from "../src/lib/view";
import en from "../src/messages/games/go_out/en.json";
import ja from "../src/messages/games/go_out/ja.json";
import { settings } from "../src/state/settings.svelte";
import type { Guide } from "../src/table/guide";
import type { CardInfo, Choice } from "../src/wire";

const choice = (action: string, cards: string[] = []): Choice => ({
  action,
  says: "",
  cards,
  zone: cards.length > 0 ? "hand" : "",
  owner: "",
  seats: [],
  places: [],
  passes: false,
});
const NINE = choice("play 9", ["n09"]);
const NINES = choice("play 9x2", ["n09", "n09"]);
const ELEVEN = choice("play 11", ["n11"]);

const card = (id: string, corner: string, facts: CardInfo["facts"]): [string, CardInfo] => [
  id,
  { id, title: corner, corner, colour: "", hint: "", group: "", text: "", count: 6, facts },
];
const cards = new Map([
  card("n01", "1", { damage: 1 }),
  card("n09", "9", { damage: 2 }),
  card("n13", "13", { damage: 3 }),
  card("satsuki", "7", { life: 7 }),
  card("kyoko", "3", { life: 3 }),
]);
const guide: Guide = { cards, names: new Names("go_out", new Map()) } as unknown as Guide;

/** Red's view: a pair of 7s by Blue lies there, unless said otherwise. */
const view = (character: string, more: Partial<View> = {}, hidden = false): View => ({
  game: "go_out",
  seat: "red",
  deciders: ["red"],
  phase: "turn",
  counters: { markers: { red: 0 } },
  zones: [
    { zone: "hand", owner: "red", cards: ["n01", "n09", "n09", "n13"] },
    { zone: "damage", owner: "red", count: 2 },
    { zone: "character", owner: "red", cards: [`${character}#red`] },
  ],
  may_be: hidden ? { red: ["Satsuki"] } : {},
  pile: { cards: ["n07", "n07"], rank: 7, count: 2, damage: 2, owner: "blue" },
  ...more,
});

beforeAll(async () => {
  settings.language = "en";
  await loadGameWords("go_out", "en");
});

test("A hand is sorted by number, with the Guards last and what was drawn marked once", () => {
  const groups = groupsOf(["guard", "n10", "n09", "n10"], ["n10"]);
  expect(groups.map((group) => group.kind)).toEqual(["n09", "n10", "guard"]);
  expect(groups[1]!.cards).toEqual([
    { index: 1, drawn: false },
    { index: 3, drawn: true },
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
  const draw = (seat: string, fields: object) => ({ kind: "draw", fields: { seat, ...fields }, text: "" });
  expect(drawnBy("red", [draw("red", { cards: ["n05", "n08"] })])).toEqual(["n05", "n08"]);
  expect(drawnBy("red", [draw("blue", { count: 2 })])).toBeNull();
});

test("A selection tells what it becomes before it is played", () => {
  expect(says(NINES, view("satsuki", {}, true), guide)).toBe(
    "A pair of 9s beats a pair of 7s: 2 damage to whoever passes",
  );
  expect(says(NINE, view("satsuki", { pile: null }, true), guide)).toBe(
    "Leads a single 9: 2 damage to whoever passes",
  );
});

test("Once revealed, Satsuki hits harder but for 13s, and Kyoko's card is a pair", () => {
  expect(says(NINES, view("satsuki"), guide)).toContain("3 damage");
  expect(says(choice("play 13", ["n13"]), view("satsuki"), guide)).toContain("3 damage");
  expect(says(NINE, view("kyoko"), guide)).toContain("pair of 9s beats");
});

test("Toyoko's 1 is told as the 14 that it is declared to be", () => {
  const one = choice("play 1 as 14", ["n01"]);
  expect(label(one, view("toyoko"), guide)).toMatch(/^Play .+ as 14$/);
  expect(says(one, view("satsuki", { pile: null }), guide)).toContain("a single 14");
});

test("Passing tells what it costs, and is doubted only where it eliminates", () => {
  const pass = choice("pass");
  expect(label(pass, view("satsuki"), guide)).toBe("Pass −2");
  expect(says(pass, view("satsuki"), guide)).toContain("4 of 7");
  expect(danger(pass, view("satsuki", { pass_eliminates: false }))).toBeNull();
  expect(danger(pass, view("satsuki", { pass_eliminates: true }))).toBe("danger.pass");
});

test("What cannot be beaten while hidden is said so", () => {
  const choices = [choice("reveal"), choice("pass")];
  expect(question(view("satsuki", {}, true), choices, guide)).toContain("Hidden you cannot beat");
  expect(question(view("satsuki"), [choice("pass")], guide)).toContain("You cannot beat");
  expect(question(view("satsuki"), [NINES], guide)).toContain("Beat a pair of 7s by Blue");
});

test("Cards in hand stand for themselves, the other choices have buttons", () => {
  expect([NINES, choice("guard", ["guard"]), choice("pass")].map(button)).toEqual([false, true, true]);
});

test("Both languages say the same things with the same values", () => {
  const values = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  const japanese: Readonly<Record<string, string>> = ja;
  for (const [key, text] of Object.entries(en)) {
    expect(japanese, key).toHaveProperty([key]);
    expect(values(japanese[key]!), key).toEqual(values(text));
  }
  for (const girl of Object.keys(GIRLS)) expect(japanese[`ability.${girl}`]).toBeTruthy();
});
