// What the page says, in the files of words that the platform keeps for every language. English is always there for the
// first page; more of it, and other languages, are fetched when they are wanted.
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { settings, type Language } from "../state/settings.svelte";
import type { Variables } from "./ids";
import { loaded } from "./loaded.svelte";

/** The name of a message. What it is told with is checked, too: both are read out of the English files. */
export type Id = keyof Variables;
export type Value = string | number;
/** One that is told with nothing. */
export type Plain = { [I in Id]: [Variables[I]] extends [never] ? I : never }[Id];
type Told<I extends Id> = [Variables[I]] extends [never] ? [] : [Readonly<Record<Variables[I], Value>>];

/** Folders of words: for every page, for those of tournaments, for those who run one. */
export type Part = "page" | "event" | "console";

const first = import.meta.glob<string>("../../../src/meijin/words/en/page/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
const later = import.meta.glob<string>(
  [
    "../../../src/meijin/words/*/{page,event,console}/*.ftl",
    "../../../src/meijin/words/*/{server,errors}.ftl", // what is refused; in English the server says it itself
    "!../../../src/meijin/words/en/{page/*,server,errors}.ftl",
  ],
  { query: "?raw", import: "default" },
);
const wanted = new Set<Part>(["page"]);
const there = new Set(["en/page"]);

learn("en", Object.values(first));

function learn(language: Language, texts: readonly string[]): void {
  const bundle = loaded.words[language] ?? new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  loaded.words = { ...loaded.words, [language]: bundle };
}

/** Fetch a language, for whatever has been wanted so far and some more. */
export async function loadLanguage(language: Language, ...parts: readonly Part[]): Promise<void> {
  for (const part of parts) wanted.add(part);
  await Promise.all(
    [...new Set<Language>(["en", language])].flatMap((each) =>
      [...wanted].map((part) => load(each, `${each}/${part}`)),
    ),
  );
}

async function load(language: Language, folder: string): Promise<void> {
  if (there.has(folder)) return;
  const files = Object.entries(later).filter(([path]) =>
    path.replace(/\/(server|errors)\./, "/page/$1.").includes(`/words/${folder}/`),
  );
  const texts = await Promise.all(files.map(([, file]) => file()));
  if (there.has(folder)) return;
  there.add(folder);
  learn(language, texts);
}

/** A message in the language that is chosen, in English where it has none. A table asks for hundreds before it is shown. */
export const say = <I extends Id>(id: I, ...[values]: Told<I>): string => find(id, values) ?? id;

/** The same for what the server names; undefined where there is no such message. */
export function find(id: string, values: Readonly<Record<string, Value>> = {}): string | undefined {
  const bundle = [settings.language, "en" as const]
    .map((language) => loaded.words[language])
    .find((each) => each?.hasMessage(id));
  const pattern = bundle?.getMessage(id)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, shown(values), []) : undefined;
}

const shown = (values: Readonly<Record<string, Value>>): Record<string, string | FluentNumber> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : isolated(value),
    ]),
  );

/** What is written from right to left, or turns the direction of writing. */
const TURNS = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A value as it stands in a text: a name from right to left does not turn the words around it. */
export const isolated = (value: string): string => (TURNS.test(value) ? `\u2068${value}\u2069` : value);

const lists = new Map<Language, Intl.ListFormat>(); // browsers take longer to make one than to use it

/** Names as people list them. */
export function listed(names: readonly string[]): string {
  const language = settings.language;
  const list = lists.get(language) ?? new Intl.ListFormat(language, { type: "conjunction" });
  lists.set(language, list);
  return list.format(names);
}
