// Cards with a printed value: a bar of a chart shows the cards that it counts.
import type { CardInfo } from "../../wire";

const MOST_FAMILIES = 5;

export interface FactFilter {
  readonly fact: string;
  readonly value: string;
}

export function hasFact(card: CardInfo, { fact, value }: FactFilter): boolean {
  const printed: unknown = card.facts[fact];
  return Array.isArray(printed) ? printed.map(String).includes(value) : String(printed ?? "") === value;
}

/** The printed word that divides the cards into a few families, such as their line or set; null if there is none. */
export function familyOf(cards: readonly CardInfo[]): { fact: string; values: string[] } | null {
  for (const fact of Object.keys(cards[0]?.facts ?? {})) {
    const printed = cards.map((card) => card.facts[fact]);
    if (!printed.every((value): value is string => typeof value === "string")) continue;
    const values = [...new Set(printed)];
    if (values.length > 1 && values.length <= MOST_FAMILIES) return { fact, values };
  }
  return null;
}

/** Whether there is a card with such a value, so that it can be asked for. */
export const isFact = (cards: Iterable<CardInfo>, fact: string): boolean =>
  [...cards].some((card) => fact in card.facts);
