import { describe, expect, test } from "vitest";
import { Names } from "../src/i18n/games";
import { loaded } from "../src/i18n/loaded.svelte";
import { settings } from "../src/state/settings.svelte";

type Words = Readonly<Record<string, unknown>>;

const files = import.meta.glob<Words>("../src/messages/games/*/*.json", { eager: true, import: "default" });
const places = (text: unknown): string[] =>
  [...String(text).matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
const wordsOf = (game: string, language: string): Words =>
  files[`../src/messages/games/${game}/${language}.json`] ?? {};
const games = [...new Set(Object.keys(files).map((path) => path.split("/").at(-2) ?? ""))];

describe.each(Object.entries(files))("%s", (_, words) => {
  test("is a flat list of texts; only what a choice says of itself may be nothing", () => {
    const bad = Object.entries(words).filter(
      ([key, text]) => typeof text !== "string" || (text.trim() === "" && !key.startsWith("says.")),
    );
    expect(bad).toEqual([]);
  });
});

describe.each(games)("the Japanese of %s", (game) => {
  test("has no values to put in that the English does not have", () => {
    const english = wordsOf(game, "en");
    const strange = Object.entries(wordsOf(game, "ja")).flatMap(([key, text]) =>
      key in english
        ? places(text)
            .filter((name) => !places(english[key]).includes(name))
            .map((name) => `${key}: {${name}}`)
        : [],
    );
    expect(strange).toEqual([]);
  });

  test("leaves it to the shelf to say for how many it is", () => {
    expect(wordsOf(game, "ja")["about"]).not.toMatch(/人用/);
  });

  test("says what happened to a card also where the card is not seen", () => {
    const words = wordsOf(game, "ja");
    const hidden = Object.keys(words).filter((key) => key.endsWith(".hidden"));
    const told = hidden.filter((key) =>
      places(words[key]).some((name) => name === "card" || name === "cards"),
    );
    expect(told).toEqual([]);
  });
});

test("two cards with the number 10 do not look like a sum in the log", () => {
  settings.language = "ja";
  loaded.games = { "go_out/ja": wordsOf("go_out", "ja") as Record<string, string> };
  const names = new Names("go_out", new Map([["n10", "10"]]));
  const fields = { seat: "red", cards: ["n10", "n10"], rank: 10, count: 2, damage: 2, left: 8 };
  expect(names.line({ kind: "play", fields, text: "" })).toBe(
    "赤は10（2枚）を出した(強さ10、2枚扱い、2ダメージ)。残り8枚。",
  );
  settings.language = "en";
});

describe("a choice in Japanese", () => {
  const titles = new Map([
    ["snow", "Snow"],
    ["sham", "Sham"],
  ]);
  const choice = (action: string, cards: string[] = [], places: string[] = []) => ({
    action,
    says: "",
    cards,
    zone: "",
    owner: "",
    seats: [],
    places,
    passes: false,
  });

  test("is Japanese to the last word", () => {
    settings.language = "ja";
    loaded.games = { "cat_battles/ja": wordsOf("cat_battles", "ja") as Record<string, string> };
    const names = new Names("cat_battles", titles);
    expect(names.choice(choice("use snow#s1 pay 1 on sham#n1", ["snow#s1", "sham#n1"]))).toBe(
      "裏効果:スノー 持ち魚 1 → シャム",
    );
    expect(names.choice(choice("move snow#s1 sw", ["snow#s1"], ["sw"]))).toBe("スノーを南西へ移動");
    expect(names.choice(choice("team city_five"))).toBe("したまちの5匹");
  });

  test("a roll of the die is told with the face it shows", () => {
    settings.language = "ja";
    loaded.games = { "cat_battles/ja": wordsOf("cat_battles", "ja") as Record<string, string> };
    const names = new Names("cat_battles", titles);
    const line = {
      kind: "roll",
      fields: { cat: "snow#s1", face: "sleep" },
      text: "South's Snow rolls Sleep.",
    };
    expect(names.line(line)).toBe("スノーのサイコロ:居眠り。");
  });
});
