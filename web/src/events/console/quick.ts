// Results typed on one line: "12 2-1" is table 12, won 2-1 by whoever sits first. Made for a pile of slips.
import { gamesNeeded, hasPlaces, minimumOf, settled, type Terms } from "../../lib/event";
import type { EventRound, MatchLine, MatchResult } from "../../wire";

export type Wrong =
  | "no_number"
  | "no_table"
  | "bye"
  | "not_understood"
  | "impossible"
  | "unfinished"
  | "penalty"
  | "no_draw"
  | "places";

export type Typed =
  | { readonly is: "nothing" }
  /** the table is known, its result is still to come */
  | { readonly is: "table"; readonly match: MatchLine }
  | { readonly is: "result"; readonly match: MatchLine; readonly result: MatchResult }
  | { readonly is: "wrong"; readonly why: Wrong; readonly match?: MatchLine };

/** What a line says about a round. `timeCalled`: matches that are not over can stand. */
export function typedResult(line: string, round: EventRound, terms: Terms, timeCalled: boolean): Typed {
  const text = line.normalize("NFKC").toLowerCase().trim();
  if (text === "") return { is: "nothing" };
  const found = /^(\d+)(?:\s+(.*))?$/.exec(text);
  if (found === null) return { is: "wrong", why: "no_number" };
  const match = round.matches.find(({ table }) => table === Number(found[1]));
  if (match === undefined) return { is: "wrong", why: "no_table" };
  if (match.seats.length === 1) return { is: "wrong", why: "bye", match };
  const rest = found[2] ?? "";
  if (rest === "") return { is: "table", match };
  const said = hasPlaces(round)
    ? placesOf(rest, match)
    : scoreOf(rest, match, terms, round.stage === "cut", timeCalled || round.closed || settled(match));
  return typeof said === "string" ? { is: "wrong", why: said, match } : { is: "result", match, result: said };
}

function scoreOf(
  text: string,
  match: MatchLine,
  terms: Terms,
  elimination: boolean,
  timeCalled: boolean,
): MatchResult | Wrong {
  const agreed = /^id(?:\s+(\d+))?$/.exec(text);
  if (agreed !== null) {
    if (elimination) return "no_draw";
    const result: MatchResult = { kind: "intentional_draw", score: [0, 0] };
    return agreed[1] === undefined ? result : { ...result, announced_s: Number(agreed[1]) };
  }
  if (/^(ll|xx|aa)$/.test(text)) {
    if (elimination) return "no_draw";
    return text === "aa" ? { kind: "double_loss", absent: match.seats } : { kind: "double_loss" };
  }
  const lost = /^([fa])([12])$/.exec(text);
  if (lost !== null) {
    const loser = match.seats[Number(lost[2]) - 1]!;
    return lost[1] === "a" ? { kind: "forfeit", loser, absent: [loser] } : { kind: "forfeit", loser };
  }
  const half = gamesNeeded(terms) - 1;
  const score = /^[d=]$/.test(text)
    ? ([half, half] as const)
    : /^(\d)\s*[-:–ー]?\s*(\d)$/.exec(text)?.slice(1).map(Number);
  if (score === undefined) return "not_understood";
  return played([score[0]!, score[1]!], match, terms, elimination, timeCalled);
}

function played(
  score: readonly [number, number],
  match: MatchLine,
  terms: Terms,
  elimination: boolean,
  timeCalled: boolean,
): MatchResult | Wrong {
  const need = gamesNeeded(terms);
  const [high, low] = [Math.max(...score), Math.min(...score)];
  if (high > need || low >= need || high === 0) return "impossible";
  if (high === low && elimination) return "no_draw";
  if (high < need && !timeCalled && Object.keys(match.game_losses).length === 0) return "unfinished";
  if (minimumOf(match).some((games, seat) => score[seat]! < games)) return "penalty";
  return { kind: "played", score };
}

/** Places by the number of the seat, the first first: "2143", or "2 1=4 3" where two share a place; "a3" did not come. */
function placesOf(text: string, match: MatchLine): MatchResult | Wrong {
  const absent = [...text.matchAll(/a(\d)/g)].map((found) => Number(found[1]));
  const tied = text.replace(/a\d/g, "").replace(/\s*=\s*/g, "=");
  if (!/^[\d=\s>-]*$/.test(tied)) return "not_understood";
  const ranking = [...tied.matchAll(/\d(?:=\d)*/g)].map(([group]) => group.split("=").map(Number));
  const named = [...ranking.flat(), ...absent].sort();
  const all = match.seats.map((_, seat) => seat + 1);
  if (String(named) !== String(all)) return "places";
  const players = (seats: readonly number[]): string[] => seats.map((seat) => match.seats[seat - 1]!);
  const result: MatchResult = { kind: "played", ranking: ranking.map(players) };
  return absent.length === 0 ? result : { ...result, absent: players(absent) };
}
