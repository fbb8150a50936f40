// What the view of Go Out Battle shows beyond zones and counters, read in one place.
import { cardsOf, countOf, kindOf, numberOf, zoneOf, type View } from "../../lib/view";
import type { CardInfo } from "../../wire";

export interface Pile {
  readonly cards: readonly string[];
  readonly rank: number;
  readonly count: number;
  readonly damage: number;
  readonly owner: string;
}

export interface Battle {
  readonly winner: string;
  readonly how: string;
  readonly character: string;
}

export const GUARD = "guard";

export const pileOf = (view: View): Pile | null => (view["pile"] ?? null) as Pile | null;
export const olderOf = (view: View): readonly Pile[] => (view["older"] ?? []) as readonly Pile[];
export const battlesOf = (view: View): readonly Battle[] => (view["battles"] ?? []) as readonly Battle[];
export const winsNeeded = (view: View): number => Number(view["wins_needed"] ?? 0);

/** The characters that a hidden one can be, by their ids; undefined for who is not hidden. */
export function mayBe(view: View, owner: string): readonly string[] | undefined {
  const all = (view["may_be"] ?? {}) as Readonly<Record<string, readonly string[]>>;
  return all[owner]?.map((name) => name.toLowerCase());
}

/** The character in use, if the viewer knows it. */
export function characterOf(view: View, owner: string): string | null {
  const card = cardsOf(zoneOf(view, "character", owner))[0] ?? null;
  return card === null ? null : kindOf(card);
}

/** The character in use, if everybody knows it: only then does it count. */
export const revealedOf = (view: View, owner: string): string | null =>
  mayBe(view, owner) === undefined ? characterOf(view, owner) : null;

export const hasChosen = (view: View, owner: string): boolean =>
  countOf(zoneOf(view, "character", owner)) > 0;
export const isOut = (view: View, owner: string): boolean => numberOf(view, "out", owner) > 0;
export const damageOf = (view: View, owner: string): number =>
  countOf(zoneOf(view, "damage", owner)) + numberOf(view, "markers", owner);

/** The life printed on a character. */
export const lifeOf = (card: CardInfo | undefined): number => Number(card?.facts["life"] ?? 0);

/** The damage printed on a battle card; a Guard has none. */
export const damageOn = (card: CardInfo | undefined): number => Number(card?.facts["damage"] ?? 0);
