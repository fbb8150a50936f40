// What a game and its things are called, and how it speaks: its words come from the server, for each language.
import { untrack } from "svelte";
import { settings, type Language } from "../state/settings.svelte";
import type { Choice, GameInfo, Prompt, Saying, Words } from "../wire";
import { once } from "../net/api";
import { kindOf, type Wire } from "../lib/view";
import { loaded } from "./loaded.svelte";
import { bundlesOf, Speech, type Fields, type Print } from "./speech";

/** Fetch the words of a game in a language, and in English. */
export async function loadGameWords(game: string, language: Language): Promise<void> {
  const languages = [...new Set<Language>(["en", language])];
  await Promise.all(languages.map((each) => fetchWords(game, each, `/api/games/${game}/words/${each}`)));
}

/** Fetch the words of whoever speaks from where the server has them. */
export async function fetchWords(speaker: string, language: Language, path: string): Promise<void> {
  if (untrack(() => loaded.spoken[`${speaker}/${language}`]) !== undefined) return;
  const words = await once<Words>(path).catch(() => null);
  if (words !== null) learn(speaker, words);
}

/** Take over the words of a game. */
export function learn(game: string, words: Words): void {
  const spoken = { bundles: bundlesOf(words), shapes: words.shapes };
  loaded.spoken = { ...loaded.spoken, [`${game}/${words.language}`]: spoken };
}

/** What says the messages of a game in the person's language, or in English; undefined until its words are there. */
export function speechOf(game: string, printed: (kind: string) => Print | undefined): Speech | undefined {
  const spoken = [...new Set([settings.language, "en"])].flatMap(
    (each) => loaded.spoken[`${game}/${each}`] ?? [],
  );
  const bundles = spoken.flatMap((each) => each.bundles);
  return spoken.length === 0 ? undefined : new Speech(settings.language, bundles, spoken[0]!.shapes, printed);
}

/** A message of a game in the person's language, or in English; undefined where neither has it. */
export function gameWord(game: string, key: string): string | undefined {
  const [id = "", attribute = ""] = key.split(".");
  return speechOf(game, () => undefined)?.find(id, {}, attribute);
}

/** The heading of a rule by its number, where a language has words for it: the rules themselves are in English. */
export function ruleHeading(game: string, number: string): string | undefined {
  const said = gameWord(game, `rule-${number.replaceAll(".", "_")}`);
  return said && `${number}${number.includes(".") ? "" : "."} ${said}`;
}

export const words = (name: unknown): string => String(name).replaceAll("_", " ");
export const capital = (name: unknown): string => words(name).replace(/^./, (first) => first.toUpperCase());

/** How the things of a game are called, by the names that the server uses, and how it says its messages. */
export class Names {
  constructor(
    readonly game: string,
    readonly cardsOf: ReadonlyMap<string, Print>,
    readonly info: GameInfo | null = null,
  ) {}

  #made: { spoken: typeof loaded.spoken; language: Language; speech: Speech | undefined } | null = null;

  /** What says the game's messages; undefined until its words are there. */
  get speech(): Speech | undefined {
    const [spoken, language] = [loaded.spoken, settings.language];
    if (this.#made?.spoken !== spoken || this.#made.language !== language)
      this.#made = { spoken, language, speech: speechOf(this.game, (kind) => this.cardsOf.get(kind)) };
    return this.#made.speech;
  }

  /** Something said in every language whose words are there. */
  inEveryLanguage<Said>(say: (speech: Speech) => readonly Said[]): Said[] {
    return Object.entries(loaded.spoken).flatMap(([key, { bundles, shapes }]) => {
      const [game, language] = key.split("/") as [string, Language];
      if (game !== this.game) return [];
      return say(new Speech(language, bundles, shapes, (kind) => this.cardsOf.get(kind)));
    });
  }

  #find(id: string, attribute = ""): string | undefined {
    return this.speech?.find(id, {}, attribute);
  }

  /** A text of the game's own, for what only its own board shows. */
  say(id: string, values: Fields = {}, attribute = ""): string {
    return this.speech?.say(id, values, attribute) ?? "";
  }

  /** A message as a sentence. */
  sentence(said: Saying): string {
    return this.speech?.sentence(said) ?? "";
  }

  name(): string {
    return this.#find("game") ?? this.info?.name ?? capital(this.game);
  }

  about(english: string): string {
    return this.#find("game", "about") ?? english;
  }

  zone(zone: string): string {
    return this.#find(`zone-${zone}`) ?? capital(zone);
  }

  zoneHelp(zone: string): string {
    const declared = this.info?.zones.find((each) => each.name === zone);
    return this.#find(`zone-${zone}`, "help") ?? declared?.help ?? "";
  }

  counter(counter: string): string {
    return this.#find(`counter-${counter}`) ?? capital(counter);
  }

  counterHelp(counter: string): string {
    const declared = this.info?.counters.find((each) => each.name === counter);
    return this.#find(`counter-${counter}`, "help") ?? declared?.help ?? "";
  }

  seat(seat: string): string {
    return this.#find(`seat-${seat}`) ?? capital(seat);
  }

  phase(phase: string): string {
    return this.#find(`phase-${phase}`) ?? capital(phase);
  }

  option(option: string): string {
    return this.#find(`option-${option}`) ?? capital(option);
  }

  optionHelp(option: string): string | undefined {
    return this.#find(`option-${option}`, "help");
  }

  value(option: string, value: unknown): string {
    const name = String(value).replaceAll(/[^\w-]/g, "_");
    return this.#find(`option-${option}-${name}`) ?? words(value ?? "-");
  }

  card(card: string): string {
    return this.speech?.card(card) ?? this.cardsOf.get(kindOf(card))?.title ?? capital(kindOf(card));
  }

  cardText(card: string, english: string): string {
    return this.speech?.cardText(card) || english;
  }

  /** What is asked. */
  question(prompt: Prompt): string {
    return prompt.ask === null ? "" : (this.speech?.tell(prompt.ask) ?? "");
  }

  /** A choice in a few words. */
  choice(choice: Choice): string {
    return this.speech?.tell(choice.said) ?? capital(choice.action);
  }

  /** An action that was taken, in a few words; one that is no choice of the game is called by the platform. */
  action(action: string, said: Saying | null): string {
    return this.speech?.tell(said ?? { id: `choice-${action}`, fields: {} }) ?? capital(action);
  }

  /** What a choice does, in one sentence. */
  says(choice: Choice): string {
    return this.speech?.find(choice.said.id, choice.said.fields, "says") ?? "";
  }

  /** Cards with how many there are of each: "Snow ×2"; where cards are numbers a game says it in words. */
  cards(cards: readonly string[]): string {
    return this.speech?.cards(cards) ?? "";
  }

  /** A line of the log. */
  line(line: Wire["news"]): string {
    return this.speech?.say(`news-${line.kind}`, line.fields) ?? "";
  }
}
