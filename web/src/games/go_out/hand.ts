// A hand as it is held: grouped by number, with what can be done with a whole group at once.
import type { Target } from "../../lib/selection";
import type { Choice } from "../../wire";

export interface Held {
  readonly index: number;
  /** drawn just now, while damage is being taken */
  readonly drawn: boolean;
}

export interface Group {
  readonly kind: string;
  readonly cards: readonly Held[];
}

/** The groups of a hand, in its order: low numbers first and Guards last. */
export function groupsOf(cards: readonly (string | null)[], drawn: readonly string[]): Group[] {
  const places = new Map<string, number[]>();
  cards.forEach((card, index) => {
    if (card !== null) places.set(card, [...(places.get(card) ?? []), index]);
  });
  return [...places].map(([kind, held]) => {
    const fresh = drawn.filter((card) => card === kind).length;
    return { kind, cards: held.map((index, at) => ({ index, drawn: at >= held.length - fresh })) };
  });
}

/** The most cards of a group that one choice is made of, and of nothing else. */
export function largest(choices: readonly Choice[], kind: string): number {
  const alone = choices.filter(
    (choice) => choice.cards.length > 0 && choice.cards.every((card) => card === kind),
  );
  return Math.max(0, ...alone.map((choice) => choice.cards.length));
}

/** The first cards of a group as targets. */
export const targetsOf = (group: Group, owner: string, count: number): Target[] =>
  group.cards
    .slice(0, count)
    .map(({ index }) => ({ type: "card", card: group.kind, zone: "hand", owner, index }));

/** The one choice that a card of the hand is good for, if there is just one and it needs nothing else. */
export function onlyChoice(choices: readonly Choice[], kind: string): Choice | null {
  const about = choices.filter((choice) => choice.cards.includes(kind));
  const only = about.length === 1 ? about[0]! : null;
  return only !== null && only.seats.length === 0 && only.cards.every((card) => card === kind) ? only : null;
}
