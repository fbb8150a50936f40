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

/** A text in the language that is chosen, in English where it has none. A table asks for hundreds before it is shown. */
const wordsOf = (key: string): string | undefined =>
  loaded.words[settings.language]?.[key] ?? (en as Words)[key];

/** What is made once for each language: browsers take longer to make it than to use it. */
function ofLanguage<Made>(make: (language: Language) => Made): (language: Language) => Made {
  const made = new Map<Language, Made>();
  return (language) => {
    const found = made.get(language) ?? make(language);
    made.set(language, found);
    return found;
  };
}

const plurals = ofLanguage((language) => new Intl.PluralRules(language));
const lists = ofLanguage((language) => new Intl.ListFormat(language, { type: "conjunction" }));

/** A text of the interface, with values put in where it has `{name}`; `count` chooses between `_one` and `_other`. */
export function t(key: Key, values: Values = {}): string {
  return fill(wordsOf(key) ?? key, values);
}

/** The text for a number of things: `key_one` or `key_other`. */
export function count(key: string, number: number, values: Values = {}): string {
  const form = plurals(settings.language).select(number);
  return fill(wordsOf(`${key}_${form}`) ?? wordsOf(`${key}_other`) ?? key, { count: number, ...values });
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
  return lists(settings.language).format(names);
}
