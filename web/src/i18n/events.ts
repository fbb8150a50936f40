// How the parts of a tournament are called.
import { hasPlaces, outcomeFor, placeInPod, pointsOf, scoreFor, type Outcome } from "../lib/event";
import { settings } from "../state/settings.svelte";
import type { EventInfo, EventRound, MatchLine, MatchResult, PairingReason, PlayerLine } from "../wire";
import { count, isKey, listed, t, type Values } from "./index";

/** "Round 3", "Semi-finals", "Final table". */
export function roundName(round: EventRound): string {
  if (round.stage !== "cut") return t(`event.round.${round.stage}`, { no: round.no });
  return cutName(2 * round.matches.length);
}

/** A round of the elimination by how many play in it: "Final", "Semi-finals", "Round of 16". */
export function cutName(players: number): string {
  const matches = players / 2;
  if (matches === 1 || matches === 2 || matches === 4) return t(`event.round.cut.${matches}`);
  return t("event.round.cut.many", { players });
}

/** Whether an elimination follows and for how many, and what that means. */
export function cutWords({ cut, elimination, mode }: EventInfo): readonly [string, string] {
  if (elimination === 0)
    return [
      t("event.fact.cut.none"),
      t(mode === "official" ? "event.fact.cut.none.official" : "event.fact.cut.none.about"),
    ];
  const about = elimination === null && mode === "official" ? "event.fact.cut.if" : "event.fact.cut.about";
  return [t("event.station.cut", { no: elimination ?? cut }), t(about)];
}

/** A number of match points as it is told; pods count in eighths. */
export const pointsText = (event: EventInfo, points: number): string =>
  new Intl.NumberFormat(settings.language, { maximumFractionDigits: 3 }).format(pointsOf(event, points));

/** "1 point", "2.25 points". */
export const pointsWords = (event: EventInfo, points: number): string =>
  count("event.points", pointsOf(event, points), { points: pointsText(event, points) });

/** "Table 4", or that there is none because there is no opponent. */
export function tableText(match: MatchLine, round: EventRound): string {
  if (match.seats.length === 1) return t(round.stage === "rr" ? "event.rest" : "event.bye");
  return match.table === null ? "–" : t("event.table", { no: match.table });
}

/** Names of players, as people list them. */
export const namesText = (ids: readonly string[], players: ReadonlyMap<string, PlayerLine>): string =>
  listed(ids.map((id) => players.get(id)?.name ?? id));

export const outcomeText = (outcome: Outcome): string => t(`event.outcome.${outcome}`);

/** How a match stands for a player, in a few characters: "2–1", "1.", "Bye", or nothing yet. */
export function resultFor(match: MatchLine, round: EventRound, player: string): string {
  const outcome = outcomeFor(match, player);
  if (outcome === "open") return "";
  if (outcome === "bye" || outcome === "void") return outcomeText(outcome);
  if (hasPlaces(round)) return t("event.place", { place: placeInPod(match, player) });
  if (match.kind === "double_loss") return t("event.kind.double_loss");
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
  if (result.kind === "intentional_draw") return t("event.kind.intentional_draw");
  if (result.kind === "concession")
    return t("event.report.conceded", { name: namesText([result.loser ?? ""], players) });
  if (result.ranking?.length) return result.ranking.map((place) => namesText(place, players)).join(" › ");
  const score = result.score ?? [0, 0];
  const [own, other] = match.seats[0] === player ? score : [score[1], score[0]];
  return `${own}–${other}`;
}

/** A reason for a pairing. The codes are the server's; what has no words here is told in its English. */
export function reasonText(reason: PairingReason, players: ReadonlyMap<string, PlayerLine>): string {
  if (reason.code === "edited")
    return t("event.pairings.edited", { edit: editText(String(reason.values["text"]), players) });
  const key = `event.why.${reason.code.replaceAll(" ", "_")}`;
  if (!isKey(key)) return reason.text;
  const told = Object.entries(reason.values).map(([name, value]) => [
    name,
    Array.isArray(value)
      ? listed(value.map((each) => named(each, players)))
      : typeof value === "number"
        ? value
        : named(value, players),
  ]);
  return t(key, Object.fromEntries(told) as Values);
}

const named = (value: unknown, players: ReadonlyMap<string, PlayerLine>): string =>
  players.get(String(value))?.name ?? String(value);

/** A change of a draft by hand: "P003 and P002 exchanged: they asked for it". */
export function editText(edit: string, players: ReadonlyMap<string, PlayerLine>): string {
  const [, one, other, reason] = /^(\S+) and (\S+) exchanged: (.*)$/s.exec(edit) ?? [];
  if (one === undefined || other === undefined || reason === undefined) return edit;
  return t("event.pairings.exchanged", { one: named(one, players), other: named(other, players), reason });
}

/** Why a judge is called: what the server says by itself in its own words, the rest as somebody wrote it. */
export function callText(about: string): string {
  if (about === "the reports differ") return t("event.claims.differ");
  return about === "a judge is called" ? "" : about;
}
