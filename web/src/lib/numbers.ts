// This browser's number for the shuffles of a table: committed to before the game, revealed before the deal, and compared
// with what the server says when the game is over. It is kept so that a page that is loaded again can still reveal it.
import type { SeatInfo, TableInfo } from "../wire";
import { keep, recall } from "./memory";
import { firstSeen } from "./seal";
import { bytesOf, digitsOf, sha256 } from "./sha256";

/** What this browser knows of a table's numbers. */
export interface Kept {
  readonly table: string;
  readonly number: string;
  /** everybody's commitments as they stood when the number was revealed */
  readonly stood: Readonly<Record<string, string>> | null;
}

export type Saying =
  | { readonly type: "commit"; readonly commitment: string }
  | { readonly type: "reveal"; readonly number: string };

/** What is wrong with the part that this browser's number has in a game. */
export type Alarm = "unused" | "other" | "promise";

const KEY = "numbers";
const MOST = 40; // tables that are remembered
const NUMBER_BYTES = 32;

export const commitmentOf = (number: string): string => sha256(bytesOf(number));

function all(): readonly Kept[] {
  try {
    return JSON.parse(recall(KEY) ?? "[]") as Kept[];
  } catch {
    return [];
  }
}

export const keptFor = (table: string): Kept | null => all().find((each) => each.table === table) ?? null;

function remember(number: Kept): void {
  const others = all().filter((each) => each.table !== number.table);
  keep(KEY, JSON.stringify([number, ...others].slice(0, MOST)));
}

const mineAt = (table: TableInfo): SeatInfo | undefined => table.seats.find((seat) => seat.you);

const promiseHolds = (table: TableInfo): boolean =>
  firstSeen(table.id, table.commitment, true).hash === table.commitment;

/** What this browser has to say next; `greeted` is true when it has just come to the table, perhaps from elsewhere. */
export function nextSaying(table: TableInfo, greeted: boolean): Saying | null {
  const mine = mineAt(table);
  if (mine === undefined) return null;
  const kept = keptFor(table.id);
  const committed = kept !== null && mine.commitment === commitmentOf(kept.number);
  if (table.status === "open" || table.collecting?.what === "commitments") {
    if (committed || (mine.commitment !== "" && !greeted)) return null;
    const number = kept?.number ?? digitsOf(crypto.getRandomValues(new Uint8Array(NUMBER_BYTES)));
    if (kept === null) remember({ table: table.id, number, stood: null });
    return { type: "commit", commitment: commitmentOf(number) };
  }
  if (table.collecting === null || !committed || mine.revealed || !promiseHolds(table)) return null;
  const stood = Object.fromEntries(table.seats.map(({ seat, commitment }) => [seat, commitment]));
  remember({ ...kept, stood });
  return { type: "reveal", number: kept.number };
}

/** Whether the cards were dealt without this browser's number, or are about to be; null if all is well. */
export function alarmAt(table: TableInfo): Alarm | null {
  const mine = mineAt(table);
  const kept = keptFor(table.id);
  if (mine === undefined || kept === null || table.status === "open" || table.status === "closed")
    return null;
  if (!promiseHolds(table)) return "promise";
  if (table.collecting !== null) return null;
  if (mine.commitment !== "" && mine.commitment !== commitmentOf(kept.number)) return "other";
  return mine.revealed ? null : "unused";
}
