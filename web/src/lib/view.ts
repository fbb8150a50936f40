// A position as the server shows it to one viewer. Games add fields of their own, which only their own boards read.
import type { LogLine } from "../wire";

export interface ZoneSeen {
  readonly zone: string;
  readonly owner: string | null;
  readonly count?: number;
  /** from left to right, a pile from its top; null is a card that this viewer does not know */
  readonly cards?: readonly (string | null)[];
  /** what lies in a pile, without its order */
  readonly contents?: readonly string[];
}

export type CounterValue = number | string | null;

export interface View {
  readonly game: string;
  readonly seat: string | null;
  readonly deciders: readonly string[];
  readonly phase?: string;
  readonly question?: string;
  readonly about?: string;
  readonly counters: Readonly<Record<string, CounterValue | Readonly<Record<string, CounterValue>>>>;
  readonly zones: readonly ZoneSeen[];
  readonly marks?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly [more: string]: unknown;
}

/** What a game sends of its own: its part of a view, and its lines of the log. Its own declarations are generated. */
export interface Wire {
  readonly seen: object;
  readonly news: { readonly kind: string; readonly fields: object };
}

/** What any game sends, for whoever reads nothing of its own. */
export interface Anything extends Wire {
  readonly news: LogLine;
}

/** A view of a game whose own part is declared. */
export type Seen<G extends Wire> = View & G["seen"];

/** A card's kind: its name without the number of the copy. */
export const kindOf = (card: string): string => card.split("#", 1)[0] ?? card;

/** Where a zone lies, as one word: the key by which the page finds it. */
export const placeOf = (zone: string, owner: string | null): string =>
  owner === null ? zone : `${zone}/${owner}`;

export function zoneOf(view: View, zone: string, owner: string | null): ZoneSeen | undefined {
  return view.zones.find((each) => each.zone === zone && each.owner === owner);
}

/** The cards that are drawn for a zone: those that are known, and backs for the others. */
export function cardsOf(zone: ZoneSeen | undefined): readonly (string | null)[] {
  if (zone === undefined) return [];
  return zone.cards ?? new Array<null>(zone.count ?? zone.contents?.length ?? 0).fill(null);
}

export function countOf(zone: ZoneSeen | undefined): number {
  return zone?.count ?? zone?.cards?.length ?? zone?.contents?.length ?? 0;
}

/** The value of a counter, of an owner where every player has one. */
export function counterOf(view: View, name: string, owner: string | null = null): CounterValue {
  const value = view.counters[name];
  if (value === undefined || value === null) return null;
  if (typeof value === "object") return owner === null ? null : (value[owner] ?? null);
  return owner === null ? value : null;
}

export const numberOf = (view: View, name: string, owner: string | null = null): number =>
  Number(counterOf(view, name, owner) ?? 0);

/** All owners of zones and counters, the viewer's own side last. */
export function ownersOf(view: View): string[] {
  const owners = new Set<string>();
  for (const zone of view.zones) if (zone.owner !== null) owners.add(zone.owner);
  for (const value of Object.values(view.counters))
    if (value !== null && typeof value === "object")
      for (const owner of Object.keys(value)) owners.add(owner);
  const all = [...owners];
  const mine = view.seat === null ? all.length - 1 : all.indexOf(view.seat);
  return mine < 0 ? all : [...all.slice(mine + 1), ...all.slice(0, mine + 1)];
}
