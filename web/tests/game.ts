// A tiny game that has no component of its own: cards 1 to 5 in two hands, a pile to play on, a map with two places.
import { Names } from "../src/i18n/games";
import type { View } from "../src/lib/view";
import type { Guide } from "../src/table/guide";
import { teach } from "./words";
import type { CardInfo, Choice, GameInfo, Prompt, ZoneInfo } from "../src/wire";

const zone = (name: string, layout: ZoneInfo["layout"], more: Partial<ZoneInfo> = {}): ZoneInfo => ({
  name,
  help: `what ${name} is`,
  owned: false,
  pile: layout === "stack",
  ordered: true,
  open: true,
  layout,
  at: null,
  ...more,
});

const card = (number: number): CardInfo => ({
  id: `c${number}`,
  title: `Card ${number}`,
  corner: String(number),
  colour: "",
  hint: "",
  group: "cards",
  text: `It counts ${number}.`,
  count: 2,
  facts: {},
});

export const info = {
  id: "tiny",
  name: "Tiny",
  about: "",
  minutes: 1,
  options: [],
  seatings: [{ players: 2, seats: ["red", "blue"], mode: null }],
  zones: [
    zone("hand", "fan", { owned: true, open: false }),
    zone("deck", "stack", { open: false }),
    zone("shed", "stack"),
    zone("laid", "stack", { pile: false }),
    zone("market", "grid"),
    zone("played", "row"),
    zone("hill", "map", { owned: true, at: [0, 0] }),
    zone("valley", "map", { owned: true, at: [1, 1] }),
  ],
  counters: [
    { name: "points", help: "", low: 0, high: 10, owned: true, names: false },
    { name: "round", help: "", low: 0, high: 100, owned: false, names: false },
  ],
  markers: [],
  die: null,
  bots: ["random"],
  lesson: false,
  routines: [
    { step: "draw", optional: true },
    { step: "fight", optional: false },
  ],
  sections: {},
} as unknown as GameInfo;

const WORDS = `
ask-play = What do you play?
choice-play = Play { $cards }
    .says = it is to { $words }
choice-move = Move
choice-pass = Pass
`;

export function guide(): Guide {
  teach("tiny", WORDS);
  const cards = new Map([1, 2, 3, 4, 5].map((number) => [`c${number}`, card(number)]));
  return { info, cards, names: new Names("tiny", cards, info), face: {} };
}

export const view: View = {
  game: "tiny",
  seat: "red",
  deciders: ["red"],
  phase: "play",
  counters: { points: { red: 3, blue: 0 }, round: 2 },
  zones: [
    { zone: "hand", owner: "red", count: 3, cards: ["c2", "c2", "c4"] },
    { zone: "hand", owner: "blue", count: 3 },
    { zone: "deck", owner: null, count: 5 },
    { zone: "shed", owner: null, count: 2, cards: ["c5#3", "c1#3"] },
    { zone: "laid", owner: null, count: 2, cards: ["c1#4", "c4#3"] },
    { zone: "market", owner: null, count: 3, cards: ["c5#1", "c5#2", "c1#1"] },
    { zone: "played", owner: null, count: 1, cards: ["c3"] },
    { zone: "hill", owner: "red", count: 1, cards: ["c1#2"] },
    { zone: "valley", owner: "red", count: 0, cards: [] },
  ],
};

export const choice = (action: string, about: Partial<Choice> = {}): Choice => ({
  action,
  said: { id: `choice-${action.split(" ")[0]}`, fields: { words: action } },
  cards: [],
  zone: "",
  owner: "",
  seats: [],
  places: [],
  ...about,
});

export const prompt: Prompt = {
  asked: "q1",
  ask: { id: "ask-play", fields: {} },
  resign: false,
  routine: null,
  choices: [
    choice("play c2", { cards: ["c2"], zone: "hand" }),
    choice("play c2 c2", { cards: ["c2", "c2"], zone: "hand" }),
    choice("move c1#2 valley", { cards: ["c1#2"], places: ["valley"] }),
    choice("pass"),
  ],
};
