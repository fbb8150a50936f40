// What of a round wants somebody of the staff, and how far the round has come.
import { clockLeft, settled } from "../../lib/event";
import type { EventRound, LogLineOfEvent, MatchLine, Penalize } from "../../wire";

export type Why = "disputed" | "called" | "to_confirm";

export interface Wanting {
  readonly match: MatchLine;
  readonly why: Why;
}

const URGENCY: readonly Why[] = ["called", "disputed", "to_confirm"];

/** Tables that want somebody: where play has stopped first. */
export function wanting(round: EventRound): readonly Wanting[] {
  return round.matches
    .flatMap((match): Wanting[] => {
      const why = whyWanting(match);
      return why === null ? [] : [{ match, why }];
    })
    .sort(
      (one, other) =>
        URGENCY.indexOf(one.why) - URGENCY.indexOf(other.why) ||
        (one.match.table ?? 0) - (other.match.table ?? 0),
    );
}

function whyWanting(match: MatchLine): Why | null {
  if (!settled(match) && match.state === "disputed") return "disputed";
  if (match.calls !== null) return "called";
  const all = match.seats.length > 1 && match.reported.length >= Math.min(2, match.seats.length);
  return match.state === "reported" && all ? "to_confirm" : null;
}

/** Tables without a result, those with the least time left first. */
export const stillOut = (round: EventRound): readonly MatchLine[] =>
  round.matches
    .filter((match) => !settled(match))
    .sort((one, other) => one.extension_s - other.extension_s || (one.table ?? 0) - (other.table ?? 0));

/** Whole minutes that a table has left; 0 once its time is up. */
export const minutesLeft = (round: EventRound, match: MatchLine, now: number): number =>
  Math.max(0, Math.ceil(clockLeft(round.clock, now, match.extension_s) / 60_000));

export type Infraction = Penalize["infraction"];
export type PenaltyLevel = Penalize["level"];

/** The log with what is new in it; entries that were taken back since are marked. */
export function continued(
  log: readonly LogLineOfEvent[],
  news: readonly LogLineOfEvent[],
): readonly LogLineOfEvent[] {
  const back = new Set(news.filter(({ type }) => type === "take_back").map(({ payload }) => payload?.["n"]));
  return [...log.map((each) => (back.has(each.n) ? { ...each, undone: true } : each)), ...news];
}
