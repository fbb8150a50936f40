// The seal of the shuffles: what was promised and given before the deal, compared with what is shown at the end.
import type { Id, Plain } from "../i18n";
import type { DrawInfo, Outcome, Report, SeatInfo, Verdict } from "../wire";
import { keep, recall } from "./memory";
import type { Kept } from "./numbers";
import { bytesOf, sha256 } from "./sha256";

/** Keep the seal as this browser saw it first, also when the page is loaded again. */
export function firstSeen(
  table: string,
  commitment: string,
  early: boolean,
): { hash: string; early: boolean } {
  const key = `seal ${table}`;
  const seen = recall(key, "sessionStorage");
  if (seen === null && early) keep(key, commitment, "sessionStorage");
  return { hash: seen ?? commitment, early: early || seen !== null };
}

/** What came of a check, at a glance. */
export const SIGNS: Readonly<Record<Verdict, string>> = { holds: "✓", fails: "✗", unknown: "?" };

/** What is said of something that was looked at, most of it with who gave a number. */
type Told = Extract<Id, `seal-${string}` | `shuffles-${string}`>;
interface Said {
  readonly verdict: Verdict;
  readonly key: Told;
}

/** One thing that was looked at, and the seat it is about. */
export interface Finding extends Said {
  readonly seat: string;
}

interface Seen {
  /** the hash of the server's secret, as it was shown before the game; null if nobody here saw one */
  readonly seal: string | null;
  readonly seats: readonly SeatInfo[];
  /** what this browser gave itself */
  readonly kept: Kept | null;
}

const found = (fits: boolean, right: Told, wrong: Told, seat = ""): Finding => ({
  verdict: fits ? "holds" : "fails",
  key: fits ? right : wrong,
  seat,
});

/** Everything that can be checked of the shuffles of a game that is over. */
export function findings({ seed, draw }: Outcome, seen: Seen): readonly Finding[] {
  if (seed === null) return [];
  if (draw === null)
    return seen.seal === null ? [] : [found(hashed(seed) === seen.seal, "seal-fits", "seal-broken")];
  const promise = seen.seal ?? draw.promise;
  const kept = hashed(draw.secret) === promise && draw.promise === promise;
  return [
    found(kept, "shuffles-promise", "shuffles-promise_broken"),
    ...draw.given.map((given) => ofSeat(given, seen, isShared(draw))),
    found(mixed(draw) === seed, "shuffles-mixed", "shuffles-mixed_broken"),
  ];
}

/** What all findings come to: who could choose the cards. */
export function conclusion({ draw }: Outcome, all: readonly Finding[]): Said | null {
  if (draw === null || all.length === 0) return all[0] ?? null;
  if (all.some(({ verdict }) => verdict === "fails")) return { verdict: "fails", key: "shuffles-broken" };
  if (draw.given.some(({ number }) => number !== "")) return { verdict: "holds", key: "shuffles-all" };
  if (isShared(draw)) return { verdict: "holds", key: "shuffles-stand_ins" };
  return { verdict: "unknown", key: "shuffles-nobody" };
}

/** What is said of how the seed of a record was made, by the server's report on it. */
export function ofNumbers({ game, numbers, gifts }: Report): Plain {
  if (game === "") return "record-numbers-unseen";
  if (numbers === "holds" && !Object.values(gifts).includes("number")) return "record-numbers-stand_ins";
  return `record-numbers-${numbers}`;
}

/** Whether somebody gave something to the seed: otherwise whoever made the secret could choose it alone. */
const isShared = ({ given }: DrawInfo): boolean => given.some(({ commitment }) => commitment !== "");

const hashed = (digits: string): string => sha256(bytesOf(digits));

function ofSeat(
  { seat, commitment, number }: DrawInfo["given"][number],
  { kept, seats }: Seen,
  shared: boolean,
): Finding {
  const sitting = seats.find((each) => each.seat === seat);
  const own = kept !== null && (sitting?.you ?? false);
  if (kept !== null && kept.stood !== null && kept.stood[seat] !== commitment)
    return { verdict: "fails", key: "shuffles-changed", seat };
  if (own && number !== "")
    return found(number === kept.number, "shuffles-own_number", "shuffles-own_number_broken", seat);
  if (number !== "")
    return found(hashed(number) === commitment, "shuffles-number", "shuffles-number_broken", seat);
  if (own)
    return {
      verdict: "fails",
      key: commitment === "" ? "shuffles-own_nothing" : "shuffles-own_withheld",
      seat,
    };
  if (commitment !== "") return { verdict: "holds", key: "shuffles-withheld", seat };
  return {
    verdict: shared ? "holds" : "unknown",
    key: sitting?.bot ? "shuffles-bot" : "shuffles-nothing",
    seat,
  };
}

/** The seed that a secret and everybody's numbers give, as docs/records.md says. */
function mixed({ secret, given }: DrawInfo): string {
  const parts = given.map(({ seat, commitment, number }) =>
    number !== ""
      ? `number ${number} ${seat}`
      : commitment !== ""
        ? `commitment ${commitment} ${seat}`
        : `nothing ${seat}`,
  );
  const lines = ["meijin draw 1", "for game", `secret ${secret}`, ...parts];
  return sha256(new TextEncoder().encode(lines.map((line) => `${line}\n`).join("")));
}
