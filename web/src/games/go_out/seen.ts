// What the view of Go Out Battle and its cards say to its board, read in one place.
import { cardsOf, countOf, kindOf, numberOf, zoneOf, type Seen, type View } from "../../lib/view";
import type { Guide } from "../../table/guide";
import type { CardInfo } from "../../wire";
import type { Wire } from "./wire";

/** All characters, in the order of their set. */
export const girlsOf = (guide: Guide): CardInfo[] =>
  [...guide.cards.values()].filter((card) => "ability" in card.facts);

/** The characters that a hidden one can be. */
export const mayBe = (view: Seen<Wire>, owner: string, guide: Guide): CardInfo[] =>
  girlsOf(guide).filter((card) => view.may_be[owner]?.includes(String(card.facts["ability"])));

/** Whether the character in use is known to nobody but its owner. */
export const isHidden = (view: Seen<Wire>, owner: string): boolean => owner in view.may_be;

/** The character in use, if the viewer knows it. */
export function characterOf(view: View, owner: string): string | null {
  const card = cardsOf(zoneOf(view, "character", owner))[0] ?? null;
  return card === null ? null : kindOf(card);
}

export const hasChosen = (view: View, owner: string): boolean =>
  countOf(zoneOf(view, "character", owner)) > 0;
export const isOut = (view: View, owner: string): boolean => numberOf(view, "out", owner) > 0;
export const damageOf = (view: View, owner: string): number =>
  countOf(zoneOf(view, "damage", owner)) + numberOf(view, "markers", owner);

/** What a character can do, in a sentence. */
export const abilityOf = (guide: Guide, girl: string): string =>
  guide.names.say(`term-${String(guide.cards.get(girl)?.facts["ability"])}`);

/** The life printed on a character. */
export const lifeOf = (card: CardInfo | undefined): number => Number(card?.facts["life"] ?? 0);

/** The damage printed on a battle card; a Guard has none. */
export const damageOn = (card: CardInfo | undefined): number => Number(card?.facts["damage"] ?? 0);
