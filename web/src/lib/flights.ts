// What has moved between two positions: cards from place to place, and numbers up and down.
import { cardsOf, countOf, kindOf, placeOf, type View, type ZoneSeen } from "./view";

export interface Flight {
  /** the card as it is known where it lands; null lands face down */
  readonly card: string | null;
  readonly from: string;
  readonly to: string;
  /** its place among the cards there */
  readonly index: number;
}

export interface NumberChange {
  readonly counter: string;
  readonly owner: string | null;
  readonly by: number;
}

interface Moves {
  readonly place: string;
  readonly cards: { card: string | null; index: number }[];
}

/** Cards that a zone has and the same zone of another position has not; unknown ones by their number. */
function extra(zone: ZoneSeen, other: ZoneSeen | undefined): Moves {
  const there = new Map<string, number>();
  let unknownThere = 0;
  for (const card of cardsOf(other)) {
    if (card === null) unknownThere++;
    else there.set(card, (there.get(card) ?? 0) + 1);
  }
  const cards: { card: string | null; index: number }[] = [];
  const unknown: number[] = [];
  cardsOf(zone).forEach((card, index) => {
    if (card === null) unknown.push(index);
    else if ((there.get(card) ?? 0) > 0) there.set(card, there.get(card)! - 1);
    else cards.push({ card, index });
  });
  const surplus = countOf(zone) - countOf(other) - cards.length;
  for (const index of unknown.slice(
    Math.max(0, unknown.length - Math.max(0, Math.min(surplus, unknown.length - unknownThere))),
  ))
    cards.push({ card: null, index });
  return { place: placeOf(zone.zone, zone.owner), cards };
}

function byPlace(view: View): Map<string, ZoneSeen> {
  return new Map(view.zones.map((zone) => [placeOf(zone.zone, zone.owner), zone]));
}

/**
 * The cards that have gone from one place to another. Known cards are found again by their names; a card that is not
 * known where it came from, or where it went, is matched with whatever else has left or come.
 */
export function flights(before: View, after: View): Flight[] {
  const old = byPlace(before);
  const now = byPlace(after);
  const gone: { card: string | null; place: string }[] = [];
  const come: { card: string | null; place: string; index: number }[] = [];
  for (const [place, zone] of old)
    for (const { card } of extra(zone, now.get(place)).cards) gone.push({ card, place });
  for (const [place, zone] of now)
    for (const { card, index } of extra(zone, old.get(place)).cards) come.push({ card, place, index });
  const found: Flight[] = [];
  const match = (fits: (left: string | null, came: string | null) => boolean): void => {
    for (let at = 0; at < come.length; at++) {
      const landing = come[at]!;
      const source = gone.findIndex((each) => each.place !== landing.place && fits(each.card, landing.card));
      if (source < 0) continue;
      found.push({ card: landing.card, from: gone[source]!.place, to: landing.place, index: landing.index });
      gone.splice(source, 1);
      come.splice(at--, 1);
    }
  };
  match((left, came) => left !== null && left === came);
  match((left, came) => left !== null && came !== null && kindOf(left) === kindOf(came));
  match((left, came) => left === null || came === null);
  return found.sort((one, other) => one.to.localeCompare(other.to) || one.index - other.index);
}

/** The numbers that have changed. */
export function changes(before: View, after: View): NumberChange[] {
  const found: NumberChange[] = [];
  const note = (counter: string, owner: string | null, was: unknown, is: unknown): void => {
    if (typeof was === "number" && typeof is === "number" && was !== is)
      found.push({ counter, owner, by: is - was });
  };
  for (const [counter, value] of Object.entries(after.counters)) {
    const was = before.counters[counter];
    if (value !== null && typeof value === "object") {
      if (was === null || typeof was !== "object") continue;
      for (const [owner, is] of Object.entries(value)) note(counter, owner, was[owner], is);
    } else note(counter, null, was, value);
  }
  return found;
}
