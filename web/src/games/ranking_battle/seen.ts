// What the view of Ranking Battle shows beyond zones and counters, read in one place.
import {
  cardsOf,
  counterOf,
  countOf,
  kindOf,
  numberOf,
  ownersOf,
  zoneOf,
  type Seen,
  type View,
} from "../../lib/view";
import { gameWord, type Names } from "../../i18n/games";
import type { CardInfo, Outcome } from "../../wire";
import type { Wire } from "./wire";

export type Sight = Seen<Wire>;

export const PHASES = ["begin", "character", "acquire", "battle", "end"] as const;
const PHASE_OF: Readonly<Record<string, (typeof PHASES)[number]>> = {
  begin: "begin",
  character: "character",
  replace: "acquire",
  reveal: "acquire",
  take: "acquire",
  attacker: "battle",
  challenge: "battle",
  battle: "battle",
  end: "end",
};

export const phaseOf = (view: Sight): string => PHASE_OF[view.phase] ?? "";
export const isOver = (view: View): boolean => view.phase === "over";
export const currentOf = (view: View): string => String(counterOf(view, "current") ?? "");

export function rulerOf(view: View): string | null {
  const ruler = counterOf(view, "ruler");
  return ruler === null ? null : String(ruler);
}

/** The seats from Rank 1 down. */
export const ranked = (view: View): string[] =>
  ownersOf(view).sort((one, other) => numberOf(view, "rank", one) - numberOf(view, "rank", other));

/** Who has won, as the table says or, in a replay, the last position; null as long as nobody has. */
export function winnerOf(view: View, over: Outcome | null): string | null {
  if (over === null) return isOver(view) ? (ranked(view)[0] ?? null) : null;
  const best = Math.max(...Object.values(over.returns));
  const winners = Object.keys(over.returns).filter((seat) => over.returns[seat] === best);
  return winners.length === 1 ? winners[0]! : null;
}

export const victoriesOf = (view: View, seat: string): { up: number; down: number } => ({
  up: numberOf(view, "face_up", seat),
  down: numberOf(view, "face_down", seat),
});

export const attackerOf = (view: View, seat: string): string =>
  kindOf(cardsOf(zoneOf(view, "attacker", seat))[0] ?? "");

/** The cards of a zone that the viewer knows, by their kinds. */
export const known = (view: View, zone: string, owner: string | null): string[] =>
  cardsOf(zoneOf(view, zone, owner)).flatMap((card) => (card === null ? [] : [kindOf(card)]));

/** What a deck and a hand hold together, where the table counts openly. */
export const holdingsOf = (view: Sight, seat: string): readonly string[] => view.holdings?.[seat] ?? [];

/** An event works once in a turn, for whose turn it is. */
export const isUsed = (view: View, owner: string, card: string): boolean =>
  currentOf(view) === owner &&
  Object.entries(view.marks ?? {}).some(([name, marks]) => kindOf(name) === kindOf(card) && marks["used"]);

/** The persons that a player has somewhere: on the board, in hand, in the deck or discarded. */
export function personsOf(view: Sight, seat: string, cards: ReadonlyMap<string, CardInfo>): Set<string> {
  const owned = [
    ...["attacker", "played", "discard", "hand"].flatMap((zone) => known(view, zone, seat)),
    ...(zoneOf(view, "deck", seat)?.contents ?? []),
    ...holdingsOf(view, seat),
  ];
  const persons = owned.map((card) => cards.get(kindOf(card))?.facts["person"]);
  return new Set(persons.filter((person) => person !== undefined).map(String));
}

/** Cards of a kind lie on each other: every kind once, with how many there are and where the first of them lies. */
export function grouped(cards: readonly (string | null)[]): { kind: string; count: number; index: number }[] {
  const found = new Map<string, { kind: string; count: number; index: number }>();
  cards.forEach((card, index) => {
    if (card === null) return;
    const kind = kindOf(card);
    const group = found.get(kind) ?? { kind, count: 0, index };
    found.set(kind, { ...group, count: group.count + 1 });
  });
  return [...found.values()];
}

/** The costs that may come next from the viewer's deck, or from the discard pile that will be shuffled into one. */
export function costsToCome(view: View, cards: ReadonlyMap<string, CardInfo>): Map<number, number> {
  const deck = zoneOf(view, "deck", view.seat);
  const coming = countOf(deck) > 0 ? (deck?.contents ?? []) : known(view, "discard", view.seat);
  const costs = new Map<number, number>();
  for (const card of coming) {
    const cost = Number(cards.get(kindOf(card))?.facts["cost"] ?? -1);
    costs.set(cost, (costs.get(cost) ?? 0) + 1);
  }
  return costs;
}

/** What stands on a card, in one line. */
export const shortName = (names: Names, card: string): string =>
  (gameWord(names.game, `face-${kindOf(card)}`) ?? names.card(card)).replace("|", " ");
