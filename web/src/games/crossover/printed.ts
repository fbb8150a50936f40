// What is printed on a card, read in one place.
import { gameWord } from "../../i18n/games";
import type { CardInfo } from "../../wire";

export interface Printed {
  /** in English, by which its picture is found */
  readonly name: string;
  readonly line: string;
  readonly type: string;
  readonly number: string;
  readonly symbols: readonly string[];
  readonly turn: number | null;
  readonly hand: number;
  /** what an art costs, card by card; null for what is no art */
  readonly cost: readonly string[] | null;
  readonly healthy: readonly [number, number] | null;
  readonly injured: readonly [number, number] | null;
  readonly mental: number | null;
  readonly time: number;
  readonly subtypes: readonly string[];
  readonly attributes: readonly string[];
  readonly traits: readonly string[];
  readonly keywords: readonly string[];
}

export function printedOn(card: CardInfo): Printed {
  const { facts } = card;
  const list = (name: string): readonly string[] =>
    Array.isArray(facts[name]) ? facts[name].map(String) : [];
  const number = (name: string): number | null => (name in facts ? Number(facts[name]) : null);
  const power = (status: string): readonly [number, number] | null =>
    `${status}_combat` in facts
      ? [Number(facts[`${status}_combat`]), Number(facts[`${status}_support`])]
      : null;
  return {
    name: String(facts["name"] ?? card.title),
    line: String(facts["line"] ?? "naruto"),
    type: String(facts["type"] ?? ""),
    number: String(facts["number"] ?? ""),
    symbols: list("symbols"),
    turn: number("turn"),
    hand: number("hand") ?? 0,
    cost: "cost_units" in facts ? list("cost_units") : null,
    healthy: power("healthy"),
    injured: power("injured"),
    mental: number("mental"),
    time: number("time") ?? 0,
    subtypes: list("subtypes"),
    attributes: list("attributes"),
    traits: list("traits"),
    keywords: list("keywords"),
  };
}

/** A word of the game's board, such as a type of cards, in the person's language. */
export const boardWord = (id: string): string => gameWord("crossover", id) ?? id;

/** A word that is printed on cards, such as a trait, in the person's language. */
export const printedWord = (word: string): string =>
  gameWord("crossover", `term-${word.replaceAll(/[^\w-]/g, "_")}`) ?? word;

/** A keyword with its number or name: "Fierce 1", "Ally: Goku". */
export function keywordWord(keyword: string): string {
  const [, word = keyword, number, name] = /^(.+?)(?: (\d+)|: (.+))?$/.exec(keyword) ?? [];
  const rest = number ?? (name === undefined ? "" : printedWord(name));
  return [printedWord(word), rest].filter(Boolean).join(" ");
}

/** What sort of card it is: "Ninja", "Permanent Mission". */
export const typeWord = (printed: Printed): string =>
  [...printed.subtypes.map((each) => boardWord(`subtype-${each}`)), boardWord(`type-${printed.type}`)].join(
    boardWord("type-glue"),
  );
