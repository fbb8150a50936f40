// What the wall shows while an event goes on.
import { unsettled } from "../../lib/event";
import type { EventRound, EventView, PlayerLine, StandingLine } from "../../wire";

export type Scene = "welcome" | "pairings" | "bracket" | "time" | "standings" | "podium" | "cancelled";

export function sceneOf(view: EventView, round: EventRound | undefined): Scene {
  switch (view.event.phase) {
    case "draft":
    case "registration":
    case "deck_check":
    case "ready":
      return "welcome";
    case "published":
    case "running":
      return round?.stage === "cut" ? "bracket" : "pairings";
    case "time_called":
      return round?.stage === "cut" ? "bracket" : "time";
    case "pairing":
    case "between":
    case "swiss_done":
    case "cut_done":
      return round === undefined ? "welcome" : round.stage === "cut" ? "bracket" : "standings";
    case "finished":
      return "podium";
    case "cancelled":
      return "cancelled";
  }
}

/** Tables that are still played, by number. */
export const tablesOut = (round: EventRound): readonly number[] =>
  unsettled(round)
    .flatMap(({ table }) => (table === null ? [] : [table]))
    .sort((one, other) => one - other);

/** Who is shown as coming, whoever came last first. */
export const arrivals = (players: readonly PlayerLine[]): readonly PlayerLine[] =>
  players.filter(({ status }) => status === "registered" || status === "active").reverse();

/** The standings from the top, without those who have no place in them. */
export const ranked = (standings: readonly StandingLine[]): readonly StandingLine[] =>
  standings.filter(({ disqualified }) => !disqualified);
