// What the view of Cat Battles shows beyond zones and counters, read in one place.
import { cardsOf, numberOf, zoneOf, type View } from "../../lib/view";

export const AREAS = ["s_base", "sw", "se", "center", "nw", "ne", "n_base"] as const;
export const SEATS = ["south", "north"] as const;

/** An attack under way, with all that adds up to its damage. */
export interface Attack {
  readonly attacker: string;
  readonly target: string;
  readonly which: string;
  readonly allowance: number;
  readonly dice: readonly string[];
  readonly parts: Readonly<Record<string, number>>;
  readonly total: number;
}

/** A Rear effect that is paid for and has not resolved yet. */
export interface Effect {
  readonly cat: string;
  readonly effect: string;
  readonly target: string | null;
}

/** What is known of a choice before it is made. */
export interface Outlook {
  /** how many dice an attack has */
  readonly dice?: number;
  /** how likely each damage is, in per cent, from 0 on */
  readonly chances?: readonly number[];
  /** the damage if no die is rolled any more */
  readonly damage?: number;
  readonly held?: number;
  readonly box?: number;
  readonly dish?: number;
  readonly greedy?: boolean;
  readonly flees?: boolean;
  /** it would be the Boss, and the end */
  readonly loses?: boolean;
}

export const attackOf = (view: View): Attack | undefined =>
  ((view["attacks"] ?? []) as readonly Attack[]).at(-1);
export const effectOf = (view: View): Effect | undefined =>
  ((view["effects"] ?? []) as readonly Effect[]).at(-1);
export const blowOf = (view: View): { cat: string; points: number } | undefined =>
  view["damage"] as { cat: string; points: number } | undefined;

const foresight = (view: View): Readonly<Record<string, Outlook>> =>
  (view["foresight"] ?? {}) as Readonly<Record<string, Outlook>>;

export const outlookOf = (view: View, action: string): Outlook => foresight(view)[action] ?? {};

/** Whose a cat is: `maro#s1` is South's. */
export const ownerOf = (cat: string): string =>
  SEATS.find((seat) => cat.split("#")[1]?.startsWith(seat[0]!)) ?? SEATS[0];

export const markOf = (view: View, cat: string, marker: string): number => view.marks?.[cat]?.[marker] ?? 0;

/** Who is seen from the near side: whoever sits there, and South for those who only watch. */
export const nearOf = (view: View): string => view.seat ?? SEATS[0];
export const otherThan = (seat: string): string => SEATS.find((each) => each !== seat)!;

/** The Boss of a seat, which is somewhere on the Territory. */
export function bossOf(view: View, seat: string, isBoss: (cat: string) => boolean): string | undefined {
  return AREAS.flatMap((area) => cardsOf(zoneOf(view, area, seat))).find(
    (cat): cat is string => cat !== null && isBoss(cat),
  );
}

/** Nobody has done anything yet. */
export const hasJustBegun = (view: View): boolean =>
  view.question === "take" &&
  numberOf(view, "turn") === 1 &&
  SEATS.every((seat) => numberOf(view, "dish", seat) + numberOf(view, "trash", seat) === 0);
