// What the view of Cat Battles shows beyond zones and counters, read in one place.
import { cardsOf, numberOf, type Seen, type View } from "../../lib/view";
import type { Fight, Outlook, Pending, Wire } from "./wire";

export const SEATS = ["south", "north"] as const;

export const attackOf = (view: Seen<Wire>): Fight | undefined => view.attacks?.at(-1);
export const effectOf = (view: Seen<Wire>): Pending | undefined => view.effects?.at(-1);

/** What is known of a choice before it is made. */
export const outlookOf = (view: Seen<Wire>, action: string): Outlook => view.foresight?.[action] ?? {};

/** Whose a cat is: `maro#s1` is South's. */
export const ownerOf = (cat: string): string =>
  SEATS.find((seat) => cat.split("#")[1]?.startsWith(seat[0]!)) ?? SEATS[0];

export const markOf = (view: View, cat: string, marker: string): number => view.marks?.[cat]?.[marker] ?? 0;

/** Who is seen from the near side: whoever sits there, and South for those who only watch. */
export const nearOf = (view: View): string => view.seat ?? SEATS[0];
export const otherThan = (seat: string): string => SEATS.find((each) => each !== seat)!;

/** The Boss of a seat, which is somewhere on the Territory. */
export function bossOf(view: View, seat: string, isBoss: (cat: string) => boolean): string | undefined {
  return view.zones
    .filter(({ zone, owner }) => owner === seat && zone !== "bench" && zone !== "figures")
    .flatMap(cardsOf)
    .find((cat): cat is string => cat !== null && isBoss(cat));
}

/** Nobody has done anything yet. */
export const hasJustBegun = (view: View): boolean =>
  view.question === "take" &&
  numberOf(view, "turn") === 1 &&
  SEATS.every((seat) => numberOf(view, "dish", seat) + numberOf(view, "trash", seat) === 0);
