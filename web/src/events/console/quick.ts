// Results typed on one line: "12 2-1" is table 12, won 2-1 by whoever sits first. Made for a pile of slips.
import { hasPlaces } from "../../lib/event";
import type { EventRound, MatchLine, MatchResult } from "../../wire";

export type Wrong = "no_number" | "no_table" | "bye" | "not_understood" | "impossible" | "places";

export type Typed =
  | { readonly is: "nothing" }
  /** the table is known, its result is still to come */
  | { readonly is: "table"; readonly match: MatchLine }
  | { readonly is: "result"; readonly match: MatchLine; readonly result: MatchResult }
  | { readonly is: "wrong"; readonly why: Wrong; readonly match?: MatchLine };

/** What a line says about a round. */
export function typedResult(line: string, round: EventRound): Typed {
  const text = line.normalize("NFKC").toLowerCase().trim();
  if (text === "") return { is: "nothing" };
  const found = /^(\d+)(?:\s+(.*))?$/.exec(text);
  if (found === null) return { is: "wrong", why: "no_number" };
  const match = round.matches.find(({ table }) => table === Number(found[1]));
  if (match === undefined) return { is: "wrong", why: "no_table" };
  if (match.seats.length === 1) return { is: "wrong", why: "bye", match };
  const rest = found[2] ?? "";
  if (rest === "") return { is: "table", match };
  const said = hasPlaces(round) ? placesOf(rest, match) : scoreOf(rest, match);
  return typeof said === "string" ? { is: "wrong", why: said, match } : { is: "result", match, result: said };
}

function scoreOf(text: string, match: MatchLine): MatchResult | Wrong {
  const other = otherEnd(text, match.seats);
  if (other !== undefined) return match.kinds.includes(other.kind) ? other : "impossible";
  const typed = /^(\d)\s*[-:–ー]?\s*(\d)$/.exec(text)?.slice(1).map(Number);
  const drawn = /^[d=]$/.test(text);
  if (typed === undefined && !drawn) return "not_understood";
  const score = match.scores.find((each) => (drawn ? each[0] === each[1] : String(each) === String(typed)));
  return score === undefined ? "impossible" : { kind: "played", score };
}

/** What is not told by a score. */
function otherEnd(text: string, seats: readonly string[]): MatchResult | undefined {
  const agreed = /^id(?:\s+(\d+))?$/.exec(text);
  if (agreed !== null) {
    const result: MatchResult = { kind: "intentional_draw", score: [0, 0] };
    return agreed[1] === undefined ? result : { ...result, announced_s: Number(agreed[1]) };
  }
  if (/^(ll|xx)$/.test(text)) return { kind: "double_loss" };
  if (text === "aa") return { kind: "double_loss", absent: seats };
  const lost = /^([fa])([12])$/.exec(text);
  if (lost === null) return undefined;
  const loser = seats[Number(lost[2]) - 1]!;
  return { kind: "forfeit", loser, ...(lost[1] === "a" && { absent: [loser] }) };
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
