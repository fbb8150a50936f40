// Finding cards among many: by words in any language, by group, by colour, in an order.
import type { CardInfo } from "../wire";

export type Order = "listed" | "name" | "number";

export interface Wanted {
  readonly text: string;
  /** empty: any */
  readonly group: string;
  readonly colour: string;
  readonly order: Order;
}

/** A card with everything that is written about it, in every language. */
export interface Described {
  readonly card: CardInfo;
  /** as the person reads it */
  readonly name: string;
  readonly words: string;
}

/** Letters as they are compared: wide and narrow, large and small are the same. */
export const plain = (text: string): string => text.normalize("NFKC").toLowerCase();

/** The cards in which every word occurs somewhere. */
export function found(cards: readonly Described[], wanted: Wanted): readonly Described[] {
  const words = plain(wanted.text).split(/\s+/).filter(Boolean);
  const fitting = cards.filter(
    (each) =>
      (wanted.group === "" || each.card.group === wanted.group) &&
      (wanted.colour === "" || each.card.colour === wanted.colour) &&
      words.every((word) => each.words.includes(word)),
  );
  if (wanted.order === "listed") return fitting;
  const key = (each: Described): string => (wanted.order === "name" ? each.name : each.card.corner);
  return [...fitting].sort(
    (one, other) =>
      key(one).localeCompare(key(other), undefined, { numeric: true }) || one.name.localeCompare(other.name),
  );
}
