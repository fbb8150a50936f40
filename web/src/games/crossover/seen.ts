// What the view of Crossover Battles shows beyond zones and counters, read in one place.
import type { View } from "../../lib/view";
import type { Target } from "../../lib/selection";

export interface Fighter {
  readonly card: string;
  readonly place: "head" | "back";
  readonly status: "healthy" | "injured";
  readonly power: readonly [number, number];
  readonly coins: Readonly<Record<string, number>>;
}

export interface Team {
  readonly power: number;
  readonly battling: boolean;
  readonly members: readonly Fighter[];
}

export interface Support {
  readonly card: string;
  readonly coins: Readonly<Record<string, number>>;
}

export interface Battle {
  readonly attacking: readonly string[];
  readonly blocking: readonly string[];
  readonly powers: readonly [number, number];
  readonly difference: number;
  readonly result: string;
}

export interface Item {
  readonly seat: string;
  readonly card: string;
  readonly what: string;
  readonly user?: string;
  readonly x?: number;
  readonly mode?: number;
  readonly targets?: readonly string[];
  readonly negated: boolean;
}

type Of<Thing> = Readonly<Record<string, Thing>>;

const read = <Thing>(view: View, name: string, usual: Thing): Thing => (view[name] ?? usual) as Thing;

export const teamsOf = (view: View, owner: string): readonly Team[] =>
  read<Of<readonly Team[]>>(view, "teams", {})[owner] ?? [];
export const supportsOf = (view: View, owner: string): readonly Support[] =>
  read<Of<readonly Support[]>>(view, "supports", {})[owner] ?? [];
export const battlesOf = (view: View): readonly Battle[] => read(view, "battles", []);
export const chainOf = (view: View): readonly Item[] => read(view, "chain", []);
export const lineOf = (view: View, owner: string): string => read<Of<string>>(view, "lines", {})[owner] ?? "";
export const stepOf = (view: View): string => read(view, "step", "");
export const coinsOf = (view: View, owner: string): { pool: number; placed: number } =>
  read<Of<{ pool: number; placed: number }>>(view, "db_coins", {})[owner] ?? { pool: 0, placed: 0 };
export const lookedAt = (view: View): readonly string[] => read(view, "looking_at", []);
export const attackedBy = (view: View): readonly string[] => read(view, "attacking", []);
export const leadingIn = (view: View): string | null => read(view, "leading", null);
export const attackerOf = (view: View): string => String(view.counters["attacker"] ?? "");
export const suggestedIn = (view: View): string => read(view, "suggested", "");
export const leftToPay = (view: View): number => Number(view["left_to_pay"] ?? view["left_to_discard"] ?? 0);

/** A fighter in play, wherever it stands. */
export function fighterOf(view: View, card: string): Fighter | undefined {
  for (const teams of Object.values(read<Of<readonly Team[]>>(view, "teams", {})))
    for (const team of teams) for (const member of team.members) if (member.card === card) return member;
  return undefined;
}

/** The Team that a fighter stands in. */
export function teamWith(view: View, owner: string, card: string): Team | undefined {
  return teamsOf(view, owner).find((team) => team.members.some((member) => member.card === card));
}

/** A card of a zone as something to point at. */
export function targetIn(view: View, zone: string, owner: string, card: string): Target & { type: "card" } {
  const cards = view.zones.find((each) => each.zone === zone && each.owner === owner)?.cards ?? [];
  return { type: "card", card, zone, owner, index: cards.indexOf(card) };
}
