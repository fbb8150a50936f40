// What a game and its things are called. The server's English is the base; message files improve it and translate it.
import { untrack } from "svelte";
import { settings, type Language } from "../state/settings.svelte";
import type { Choice, GameInfo, LogLine, Prompt } from "../wire";
import { kindOf, type View } from "../lib/view";
import { fill, listed, type Values } from "./index";
import { loaded } from "./loaded.svelte";

const files = import.meta.glob<{ default: Readonly<Record<string, string>> }>("../messages/games/*/*.json");

/** Fetch the words of a game in a language, where there are any. */
export async function loadGameWords(game: string, language: Language): Promise<void> {
  for (const each of new Set<Language>(["en", language])) {
    const key = `${game}/${each}`;
    const file = files[`../messages/games/${key}.json`];
    if (file === undefined || untrack(() => loaded.games[key]) !== undefined) continue;
    const found = (await file()).default;
    loaded.games = { ...loaded.games, [key]: found };
  }
}

/** A message of a game in the person's language, or in English; undefined where neither has it. */
export function gameWord(game: string, key: string): string | undefined {
  return loaded.games[`${game}/${settings.language}`]?.[key] ?? loaded.games[`${game}/en`]?.[key];
}

export const words = (name: unknown): string => String(name).replaceAll("_", " ");
export const capital = (name: unknown): string => words(name).replace(/^./, (first) => first.toUpperCase());

/** How the things of a game are called, by the names that the server uses. */
export class Names {
  constructor(
    readonly game: string,
    readonly titles: ReadonlyMap<string, string>,
    readonly info: GameInfo | null = null,
    /** lines of the log that a game puts together itself */
    readonly ownLine: (line: LogLine, names: Names) => string | undefined = () => undefined,
  ) {}

  #say(key: string, values: Values = {}): string | undefined {
    const found = gameWord(this.game, key);
    return found === undefined ? undefined : fill(found, values);
  }

  /** A text of the game's own message files, for what only its own board shows. */
  say(key: string, values: Values = {}): string {
    return this.#say(key, values) ?? key;
  }

  name(): string {
    return this.#say("name") ?? this.info?.name ?? capital(this.game);
  }

  about(english: string): string {
    return this.#say("about") ?? english;
  }

  zone(zone: string): string {
    return this.#say(`zone.${zone}`) ?? capital(zone);
  }

  zoneHelp(zone: string): string {
    return this.#say(`zone.${zone}.help`) ?? this.info?.zones.find((each) => each.name === zone)?.help ?? "";
  }

  counter(counter: string): string {
    return this.#say(`counter.${counter}`) ?? capital(counter);
  }

  counterHelp(counter: string): string {
    return (
      this.#say(`counter.${counter}.help`) ??
      this.info?.counters.find((each) => each.name === counter)?.help ??
      ""
    );
  }

  seat(seat: string): string {
    return this.#say(`seat.${seat}`) ?? capital(seat);
  }

  phase(phase: string): string {
    return this.#say(`phase.${phase}`) ?? capital(phase);
  }

  option(option: string): string {
    return this.#say(`option.${option}`) ?? capital(option);
  }

  value(option: string, value: unknown): string {
    return this.#say(`option.${option}.${String(value)}`) ?? words(value ?? "-");
  }

  card(card: string): string {
    const kind = kindOf(card);
    return this.#say(`card.${kind}`) ?? this.titles.get(kind) ?? capital(kind);
  }

  cardText(card: string, english: string): string {
    return this.#say(`card.${kindOf(card)}.text`) ?? english;
  }

  /** What is asked. */
  question(view: View, prompt: Prompt): string {
    const about = view.about === undefined ? "" : this.card(String(view.about));
    return (
      this.#say(`question.${view.question ?? view.phase ?? ""}`, {
        about,
        left: Number(view["left"] ?? 0),
      }) ?? prompt.question
    );
  }

  /** A choice in a few words. */
  choice(choice: Choice): string {
    const [verb = ""] = choice.action.split(" ", 1);
    const cards = this.cards(choice.cards);
    const values = {
      cards,
      seats: listed(choice.seats.map((seat) => this.seat(seat))),
      places: listed(choice.places.map((place) => this.zone(place))),
      rest: this.#readable(choice.action.slice(verb.length + 1)),
    };
    return (
      this.#say(`choice.${choice.action}`, values) ??
      this.#say(`choice.${verb}`, values) ??
      capital(this.#readable(choice.action))
    );
  }

  /** An action that was taken, in a few words: only the words that need nothing else to be known of it. */
  action(action: string): string {
    return this.#say(`choice.${action}`) ?? capital(this.#readable(action));
  }

  /** What a choice does, in one sentence. */
  says(choice: Choice): string {
    const [verb = ""] = choice.action.split(" ", 1);
    const values = { cards: this.cards(choice.cards) };
    return this.#say(`says.${choice.action}`, values) ?? this.#say(`says.${verb}`, values) ?? choice.says;
  }

  /** Cards with how many there are of each: "Snow ×2"; where cards are numbers a game says it in words. */
  cards(cards: readonly string[]): string {
    const counted = new Map<string, number>();
    for (const card of cards) counted.set(this.card(card), (counted.get(this.card(card)) ?? 0) + 1);
    const several = (card: string, count: number): string =>
      this.#say("several", { card, count }) ?? `${card} ×${count}`;
    return listed([...counted].map(([title, number]) => (number > 1 ? several(title, number) : title)));
  }

  /** A line of the log. */
  line(line: LogLine): string {
    const own = this.ownLine(line, this);
    if (own !== undefined) return own;
    const values: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(line.fields)) values[name] = this.#told(name, value);
    const shown = Object.keys(line.fields).filter((name) => line.fields[name] !== null);
    // Fewer things are told to whoever may not see them: the message that needs the fewest of those told is for them.
    const key = ["card", "cards", "character"].some((name) => shown.includes(name))
      ? `event.${line.kind}`
      : `event.${line.kind}.hidden`;
    return (
      this.#say(key, values) ??
      (key.endsWith(".hidden") ? this.#say(`event.${line.kind}`, values) : undefined) ??
      line.text
    );
  }

  #told(name: string, value: unknown): string | number {
    if (typeof value === "number") return value;
    if (Array.isArray(value)) return this.cards(value.map(String));
    if (typeof value === "string") {
      if (this.titles.has(kindOf(value))) return this.card(value);
      return (
        this.#say(`field.${name}.${value}`) ??
        this.#say(`seat.${value}`) ??
        this.#say(`zone.${value}`) ??
        capital(value)
      );
    }
    return value === null || value === undefined ? "" : String(value);
  }

  #readable(text: string): string {
    return text
      .split(" ")
      .map((word) =>
        this.titles.has(kindOf(word))
          ? this.card(word)
          : (this.#say(`seat.${word}`) ??
            this.#say(`zone.${word}`) ??
            this.#say(`word.${word}`) ??
            words(word)),
      )
      .join(" ");
  }
}
