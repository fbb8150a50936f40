// How the parts of a tournament are called.
import { hasPlaces, outcomeFor, placeInPod, pointsOf, scoreFor, type Outcome } from "../lib/event";
import type { ExportFile } from "../net/events";
import { settings } from "../state/settings.svelte";
import type { EventInfo, EventRound, MatchLine, MatchResult, PlayerLine } from "../wire";
import { find, listed, say } from "./index";

/** "Round 3", "Semi-finals", "Final table". */
export function roundName(round: EventRound): string {
  if (round.stage !== "cut") return say(`event-round-${round.stage}`, { no: round.no });
  return cutName(2 * round.matches.length);
}

/** A round of the elimination by how many play in it: "Final", "Semi-finals", "Round of 16". */
export function cutName(players: number): string {
  const matches = players / 2;
  if (matches === 1 || matches === 2 || matches === 4) return say(`event-round-cut-${matches}`);
  return say("event-round-cut-many", { players });
}

/** Whether an elimination follows and for how many, and what that means. */
export function cutWords({ cut, elimination, mode }: EventInfo): readonly [string, string] {
  if (elimination === 0)
    return [
      say("event-fact-cut-none"),
      say(mode === "official" ? "event-fact-cut-none-official" : "event-fact-cut-none-about"),
    ];
  const about = elimination === null && mode === "official" ? "event-fact-cut-if" : "event-fact-cut-about";
  return [say("event-station-cut", { no: elimination ?? cut }), say(about)];
}

/** A number of match points as it is told; pods count in eighths. */
export const pointsText = (event: EventInfo, points: number): string =>
  new Intl.NumberFormat(settings.language, { maximumFractionDigits: 3 }).format(pointsOf(event, points));

/** "1 point", "2.25 points". */
export const pointsWords = (event: EventInfo, points: number): string =>
  say("event-points", { count: pointsOf(event, points) });

/** "Table 4", or that there is none because there is no opponent. */
export function tableText(match: MatchLine, round: EventRound): string {
  if (match.seats.length === 1) return say("event-bye", { stage: round.stage });
  return match.table === null ? "–" : say("event-table", { no: match.table });
}

/** What a file is that can be taken along. */
export const fileText = (file: ExportFile): string => find(`event-file-${file.replace(".", "_")}`) ?? file;

/** Names of players, as people list them. */
export const namesText = (ids: readonly string[], players: ReadonlyMap<string, PlayerLine>): string =>
  listed(ids.map((id) => players.get(id)?.name ?? id));

export const outcomeText = (outcome: Outcome): string => say(`event-outcome-${outcome}`);

/** How a match stands for a player, in a few characters: "2–1", "1.", "Bye", or nothing yet. */
export function resultFor(match: MatchLine, round: EventRound, player: string): string {
  const outcome = outcomeFor(match, player);
  if (outcome === "open") return "";
  if (outcome === "bye" || outcome === "void") return outcomeText(outcome);
  if (hasPlaces(round)) return say("event-place", { place: placeInPod(match, player) });
  if (match.kind === "double_loss") return say("event-kind-double_loss");
  const [own, other] = scoreFor(match, player);
  return `${own}–${other}`;
}

/** What somebody reported, as that player says it: own games first. */
export function reportText(
  result: MatchResult,
  match: MatchLine,
  player: string,
  players: ReadonlyMap<string, PlayerLine>,
): string {
  if (result.kind === "intentional_draw") return say("event-kind-intentional_draw");
  if (result.kind === "concession")
    return say("event-report-conceded", { name: namesText([result.loser ?? ""], players) });
  if (result.ranking?.length) return result.ranking.map((place) => namesText(place, players)).join(" › ");
  const score = result.score ?? [0, 0];
  const [own, other] = match.seats[0] === player ? score : [score[1], score[0]];
  return `${own}–${other}`;
}
