// How messages are said: the words of a game first, then those that hold for all games; in English where a language has
// none. The server's `meijin.words.speech` says the same sentences from the same lines.
import { FluentBundle, FluentResource, type FluentFunction, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../state/settings.svelte";
import { kindOf } from "../lib/view";
import type { Saying, Slot, Words } from "../wire";

export type Fields = object;

/** What is printed on a card, and the values of it that words may name. */
export interface Print {
  readonly title: string;
  readonly corner: string;
  readonly text: string;
  readonly facts?: Fields;
  /** The text as a message, where a game composes it. */
  readonly said?: Saying | null;
}

/** What is written from right to left, or turns the direction of writing. */
const TURNS = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/;
const ENDS = /[.!?…。！？]$/;
const STRANGE = /[^\w-]/g; // what the name of a message cannot have
const NONE = "none"; // what a variable is whose field is left out

/** What a message holds that no class declares: a choice by the words of its action, a question by what it is called. */
const COMMON: Readonly<Record<string, readonly Slot[]>> = {
  choice: [
    slot("words", "text"),
    slot("cards", "card", { many: true }),
    slot("seats", "seat", { many: true }),
    slot("places", "zone", { many: true }),
    slot("text", "card_text", { optional: true }),
  ],
  ask: [slot("about", "card", { optional: true })],
};

/** What the files of words may call besides what Project Fluent has; `meijin.words.fluent` has the same. */
const FUNCTIONS: Readonly<Record<string, FluentFunction>> = {
  AN: ([noun]) => `${/^[aeiou]/i.test(String(noun)) ? "an" : "a"} ${String(noun)}`,
  WHOSE: ([noun]) => (noun === "it" ? "its" : `${String(noun)}${String(noun).endsWith("s") ? "'" : "'s"}`),
  CAPITAL: ([words]) => capital(String(words)),
  SAID: ([value, before = "", after = ""]) =>
    value === NONE ? "" : `${String(before)}${String(value?.valueOf())}${String(after)}`,
  EITHER: ([flag, yes = "", no = ""]) => (flag === "yes" ? yes : no),
};

function capital(words: string): string {
  return words.replace(/^./u, (first) => first.toUpperCase());
}

function slot(name: string, role: Slot["role"], more: Partial<Slot> = {}): Slot {
  return { name, role, ...more };
}

/** The bundles of texts, the one that is asked first in front. */
export function bundlesOf(words: Words): readonly FluentBundle[] {
  return words.texts.map((text) => {
    const bundle = new FluentBundle(words.language, { useIsolating: false, functions: FUNCTIONS });
    bundle.addResource(new FluentResource(text));
    return bundle;
  });
}

/** Says messages in one language. */
export class Speech {
  constructor(
    readonly language: Language,
    private readonly bundles: readonly FluentBundle[],
    private readonly shapes: Words["shapes"],
    private readonly printed: (kind: string) => Print | undefined,
  ) {}

  /** A message in words. */
  tell(saying: Saying, attribute = ""): string {
    return this.say(saying.id, saying.fields, attribute);
  }

  /** A message as a sentence, where its words may be the part of one: with a capital and a full stop. */
  sentence(saying: Saying): string {
    const said = this.tell(saying);
    const end = ENDS.test(said) ? "" : this.language === "ja" ? "。" : ".";
    return capital(said) + end;
  }

  say(id: string, fields: Fields = {}, attribute = ""): string {
    return this.find(id, fields, attribute) ?? spelled(id, fields);
  }

  /** The same; undefined where no language has words for it. */
  find(id: string, fields: Fields = {}, attribute = ""): string | undefined {
    const values = this.#values(this.shapes[id] ?? COMMON[id.split("-", 1)[0]!], fields);
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(id);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (!pattern) continue;
      const errors: Error[] = [];
      const said = bundle.formatPattern(pattern, values, errors);
      if (errors.length === 0) return said;
    }
    return undefined;
  }

  seat(name: string): string {
    return this.#name("seat", name);
  }

  zone(name: string): string {
    return this.#name("zone", name);
  }

  /** The title of a card or of a kind of card. */
  card(card: string): string {
    const kind = kindOf(card);
    return this.find(`card-${kind}`) ?? this.printed(kind)?.title ?? spelled(kind, {});
  }

  /** A card as a sentence names it: its title, but where that is a number rather "an 8". */
  one(card: string): string {
    const kind = kindOf(card);
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(`card-${kind}`);
      const pattern = message?.attributes["one"] ?? message?.value;
      if (pattern) return bundle.formatPattern(pattern);
    }
    return this.card(card);
  }

  /** What is printed on a card. */
  cardText(card: string): string {
    const kind = kindOf(card);
    const printed = this.printed(kind);
    const own = this.find(`card-${kind}`, printed?.facts, "text");
    if (own !== undefined) return own;
    return printed?.said ? this.tell(printed.said) : (printed?.text ?? "");
  }

  /** Cards with how many there are of each: "Snow ×2"; where cards are numbers a game says it in words. */
  cards(cards: readonly string[]): string {
    return this.#listed(slot("cards", "card", { many: true }), cards);
  }

  /** Texts as people list them. */
  listed(said: readonly string[]): string {
    const last = said.at(-1);
    if (said.length < 2) return last ?? "";
    const list = said
      .slice(1, -1)
      .reduce((list, next) => this.find("list-more", { list, next }) ?? `${list}, ${next}`, said[0]!);
    return this.find("list-last", { list, last }) ?? `${list} and ${last}`;
  }

  #name(sort: string, name: string): string {
    return this.find(`${sort}-${name}`) ?? capital(name.replaceAll("_", " "));
  }

  #values(slots: readonly Slot[] | undefined, given: Fields): Record<string, FluentVariable> {
    const fields = given as Readonly<Record<string, FluentVariable>>;
    if (slots === undefined) return { ...fields };
    const values: Record<string, FluentVariable> = {};
    for (const slot of slots) {
      const value: unknown = fields[slot.name];
      if (slot.many) {
        const several = (value ?? []) as readonly unknown[];
        values[`${slot.name}_count`] = several.length;
        values[slot.name] = this.#listed(slot, several);
      } else values[slot.name] = value === null || value === undefined ? NONE : this.#value(slot, value);
    }
    return values;
  }

  #value(slot: Slot, value: unknown): FluentVariable {
    const text = String(value);
    switch (slot.role) {
      case "card":
        return this.one(text);
      case "corner":
        return this.printed(kindOf(text))?.corner ?? "";
      case "card_text":
        return this.cardText(text);
      case "seat":
        return this.seat(text);
      case "zone":
        return this.zone(text);
      case "term":
        return this.find(`term-${text.replaceAll(STRANGE, "_")}`) ?? text.replaceAll("_", " ");
      case "text":
        return TURNS.test(text) ? `\u2068${text}\u2069` : text;
      case "flag":
        return value ? "yes" : "no";
      case "number":
        return Number(value);
      case "part":
        return this.say(slot.part ?? "", value as Fields);
      case "message":
        return this.tell(value as Saying);
      default:
        return text;
    }
  }

  /** Several values as people list them; cards with how many there are of each. */
  #listed(slot: Slot, values: readonly unknown[]): string {
    if (slot.role === "card") return this.listed(this.#counted(values.map(String)));
    const said = values.map((value) => String(this.#value(slot, value))).filter(Boolean);
    if (slot.role === "corner") return said.join(" ");
    const between = slot.role === "part" ? this.find(slot.part ?? "", {}, "between") : undefined;
    if (between !== undefined) return said.join(between);
    return this.listed(said);
  }

  #counted(cards: readonly string[]): string[] {
    const found = new Map<string, string[]>();
    for (const card of cards) found.set(this.card(card), [...(found.get(this.card(card)) ?? []), card]);
    return [...found].map(([title, same]) => {
      const count = same.length;
      return count === 1
        ? this.one(same[0]!)
        : (this.find("list-several", { title, count }) ?? `${title} ×${count}`);
    });
  }
}

/** What stands for a message that nobody has words for: what it is called, and what it says. */
function spelled(id: string, fields: Fields): string {
  if ("words" in fields) return capital(String(fields.words));
  const kind = id.slice(id.indexOf("-") + 1).replaceAll("_", " ");
  const said = Object.values(fields).join(", ");
  return `${capital(kind)}${said === "" ? "" : `: ${said}`}`;
}
