// Choosing by pointing at things: which cards, places and players a choice is about, and what a selection becomes.
import type { Choice } from "../wire";
import { kindOf } from "./view";

/** Something on the table that can be pointed at. */
export type Target =
  | {
      readonly type: "card";
      readonly card: string;
      readonly zone: string;
      readonly owner: string | null;
      readonly index: number;
    }
  | { readonly type: "seat"; readonly seat: string }
  | { readonly type: "place"; readonly zone: string };

export function sameTarget(one: Target, other: Target): boolean {
  if (one.type === "card" && other.type === "card")
    return (
      one.card === other.card &&
      one.zone === other.zone &&
      one.owner === other.owner &&
      one.index === other.index
    );
  if (one.type === "seat" && other.type === "seat") return one.seat === other.seat;
  return one.type === "place" && other.type === "place" && one.zone === other.zone;
}

const names = (wanted: string, card: string): boolean => wanted === card || wanted === kindOf(card);

/** Whether a card lies where those of a choice are picked from: where no owner is named, an own or a shared place. */
function isPickedFrom(choice: Choice, target: Target & { type: "card" }, seat: string | null): boolean {
  if (choice.zone === "") return true;
  const owned =
    choice.owner === "" ? target.owner === null || target.owner === seat : target.owner === choice.owner;
  return choice.zone === target.zone && owned;
}

/** A card in full is meant wherever it lies; one named by its kind only where it is picked from. */
const isMeant = (
  choice: Choice,
  wanted: string,
  target: Target & { type: "card" },
  seat: string | null,
): boolean => names(wanted, target.card) && (wanted.includes("#") || isPickedFrom(choice, target, seat));

/** What of a choice is left when these targets are taken from it; null if it is not about all of them. */
export function remainder(
  choice: Choice,
  targets: readonly Target[],
  seat: string | null,
): { cards: string[]; seats: string[]; places: string[] } | null {
  const cards = [...choice.cards];
  const seats = [...choice.seats];
  const places = [...choice.places];
  for (const target of targets) {
    const from = target.type === "card" ? cards : target.type === "seat" ? seats : places;
    const at =
      target.type === "card"
        ? cards.findIndex((wanted) => isMeant(choice, wanted, target, seat))
        : from.indexOf(target.type === "seat" ? target.seat : target.zone);
    if (at < 0) return null;
    from.splice(at, 1);
  }
  return { cards, seats, places };
}

/** The choices that are about all these targets, and perhaps more. */
export const choicesWith = (
  choices: readonly Choice[],
  targets: readonly Target[],
  seat: string | null,
): Choice[] => choices.filter((choice) => remainder(choice, targets, seat) !== null);

export function isComplete(choice: Choice, targets: readonly Target[], seat: string | null): boolean {
  const left = remainder(choice, targets, seat);
  return left !== null && left.cards.length + left.seats.length + left.places.length === 0;
}

/** Whether a choice is made with several cards of one place: such a set is shown before it is confirmed. */
export const isSet = (choice: Choice): boolean =>
  choice.cards.length > 1 && choice.seats.length + choice.places.length === 0;

/** Whether a choice can be made by pointing at all; the others are buttons only. */
export const pointsAt = (choice: Choice): boolean =>
  choice.cards.length + choice.seats.length + choice.places.length > 0;

export interface Pick {
  readonly targets: readonly Target[];
  /** the choice that this makes at once, without asking further */
  readonly at_once: Choice | null;
}

/**
 * Point at one more thing. Pointing at something selected lets it go; pointing at something that does not go with the
 * selection begins anew with it. Where only one choice is left and it is complete, it is made at once, unless it is a
 * set of cards, which is confirmed.
 */
export function point(
  choices: readonly Choice[],
  selected: readonly Target[],
  target: Target,
  seat: string | null,
): Pick {
  if (selected.some((each) => sameTarget(each, target)))
    return { targets: selected.filter((each) => !sameTarget(each, target)), at_once: null };
  let targets = [...selected, target];
  let left = choicesWith(choices, targets, seat);
  if (left.length === 0) {
    targets = [target];
    left = choicesWith(choices, targets, seat);
  }
  if (left.length === 0) return { targets: selected, at_once: null };
  const only = left.length === 1 ? left[0]! : null;
  const done = only !== null && isComplete(only, targets, seat) && !isSet(only);
  return { targets: done ? [] : targets, at_once: done ? only : null };
}
