// What the view of Crossover Battles shows beyond zones and counters, as the board asks for it.
import type { Seen, View } from "../../lib/view";
import type { Target } from "../../lib/selection";
import type { Fighter, Team, Wire } from "./wire";

export type Table = Seen<Wire>;

export const attackerOf = (view: View): string => String(view.counters["attacker"] ?? "");
/** The kind of card that is suggested to pay with; empty where none is. */
export const suggestedIn = (view: Table): string => view.suggested?.split(" ")[1] ?? "";

/** A fighter in play, wherever it stands. */
export function fighterOf(view: Table, card: string): Fighter | undefined {
  const members = Object.values(view.teams).flatMap((teams) => teams.flatMap((team) => team.members));
  return members.find((member) => member.card === card);
}

/** Whose a fighter in play is; of nobody where it is in no Team. */
export const ownerOf = (view: Table, card: string): string =>
  Object.entries(view.teams).find(([, teams]) =>
    teams.some((team) => team.members.some((member) => member.card === card)),
  )?.[0] ?? "";

/** The Team that a fighter stands in. */
export function teamWith(view: Table, owner: string, card: string): Team | undefined {
  return view.teams[owner]?.find((team) => team.members.some((member) => member.card === card));
}

/** A card of a zone as something to point at. */
export function targetIn(view: View, zone: string, owner: string, card: string): Target & { type: "card" } {
  const cards = view.zones.find((each) => each.zone === zone && each.owner === owner)?.cards ?? [];
  return { type: "card", card, zone, owner, index: cards.indexOf(card) };
}
