// The seal of the shuffles: what was promised and given before the deal, compared with what is shown at the end.
import type { Key } from "../i18n";
import type { DrawInfo, Outcome, SeatInfo } from "../wire";
import type { Kept } from "./numbers";
import { bytesOf, sha256 } from "./sha256";

/** Keep the seal as this browser saw it first, also when the page is loaded again. */
export function firstSeen(
  table: string,
  commitment: string,
  early: boolean,
): { hash: string; early: boolean } {
  const key = `seal ${table}`;
  const kept = sessionStorage.getItem(key);
  if (kept === null && early) sessionStorage.setItem(key, commitment);
  return { hash: kept ?? commitment, early: early || kept !== null };
}

/** One thing that was looked at: what is said of it, the seat it is about, and whether it is as it should be. */
export interface Finding {
  readonly fits: boolean;
  readonly key: Key;
  readonly seat: string;
}

interface Seen {
  /** the hash of the server's secret, as it was shown before the game; null if nobody here saw one */
  readonly seal: string | null;
  readonly seats: readonly SeatInfo[];
  /** what this browser gave itself */
  readonly kept: Kept | null;
}

const found = (fits: boolean, right: Key, wrong: Key, seat = ""): Finding => ({
  fits,
  key: fits ? right : wrong,
  seat,
});

/** Everything that can be checked of the shuffles of a game that is over. */
export function findings({ seed, draw }: Outcome, seen: Seen): readonly Finding[] {
  if (seed === null) return [];
  if (draw === null)
    return seen.seal === null ? [] : [found(hashed(seed) === seen.seal, "seal.fits", "seal.broken")];
  const promise = seen.seal ?? draw.promise;
  const kept = hashed(draw.secret) === promise && draw.promise === promise;
  return [
    found(kept, "shuffles.promise", "shuffles.promise_broken"),
    ...draw.given.map((given) => ofSeat(given, seen)),
    found(mixed(draw) === seed, "shuffles.mixed", "shuffles.mixed_broken"),
  ];
}

const hashed = (digits: string): string => sha256(bytesOf(digits));

function ofSeat({ seat, commitment, number }: DrawInfo["given"][number], { kept, seats }: Seen): Finding {
  const sitting = seats.find((each) => each.seat === seat);
  const own = kept !== null && (sitting?.you ?? false);
  if (kept !== null && kept.stood !== null && kept.stood[seat] !== commitment)
    return { fits: false, key: "shuffles.changed", seat };
  if (own && number !== "")
    return found(number === kept.number, "shuffles.own_number", "shuffles.own_number_broken", seat);
  if (number !== "")
    return found(hashed(number) === commitment, "shuffles.number", "shuffles.number_broken", seat);
  if (own)
    return { fits: false, key: commitment === "" ? "shuffles.own_nothing" : "shuffles.own_withheld", seat };
  if (commitment !== "") return { fits: true, key: "shuffles.withheld", seat };
  return { fits: true, key: sitting?.bot ? "shuffles.bot" : "shuffles.nothing", seat };
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
