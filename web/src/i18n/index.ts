// Texts of the interface. English is always there; other languages are fetched when they are wanted.
import en from "../messages/en.json";
import { settings, type Language } from "../state/settings.svelte";
import { loaded } from "./loaded.svelte";

export type Key = keyof typeof en;
export type Words = Readonly<Record<string, string>>;
export type Values = Readonly<Record<string, string | number>>;

const files = import.meta.glob<{ default: Words }>(["../messages/*.json", "!../messages/en.json"]);

/** Fetch a language, so that texts can be shown in it. */
export async function loadLanguage(language: Language): Promise<void> {
  if (language === "en" || loaded.words[language] !== undefined) return;
  const file = files[`../messages/${language}.json`];
  if (file === undefined) return;
  const found = (await file()).default;
  loaded.words = { ...loaded.words, [language]: found };
}

/** Whether there is a text of that name: for words that the server chooses. */
export const isKey = (key: string): key is Key => key in en;

/** A text of the interface, with values put in where it has `{name}`; `count` chooses between `_one` and `_other`. */
export function t(key: Key, values: Values = {}): string {
  const words: Words = { ...(en as Words), ...loaded.words[settings.language] };
  return fill(words[key] ?? key, values);
}

/** The text for a number of things: `key_one` or `key_other`. */
export function count(key: string, number: number, values: Values = {}): string {
  const form = new Intl.PluralRules(settings.language).select(number);
  const words: Words = { ...(en as Words), ...loaded.words[settings.language] };
  return fill(words[`${key}_${form}`] ?? words[`${key}_other`] ?? key, { count: number, ...values });
}

/** What is written from right to left, or turns the direction of writing. */
const TURNS = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A value as it stands in a text: a name from right to left does not turn the words around it. */
const isolated = (value: string | number | undefined): string =>
  typeof value === "string" && TURNS.test(value) ? `\u2068${value}\u2069` : String(value);

/** Put values into a text. */
export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in values ? isolated(values[name]) : whole,
  );
}

/** Names as people list them. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(names);
}
