// The number that this browser gives to the draws of an event. The server is shown its SHA-256 first, and the number once
// nobody can commit to another any more. It is kept, so that a page that is loaded again can still reveal it.
import type { EventCommand, PlayerLine } from "../wire";
import { keep, recall } from "./memory";
import { bytesOf, digitsOf, sha256 } from "./sha256";

interface Kept {
  readonly event: string;
  readonly player: string;
  readonly number: string;
}

const KEY = "event numbers";
const MOST = 40; // events that are remembered
const NUMBER_BYTES = 32;

function all(): readonly Kept[] {
  try {
    return JSON.parse(recall(KEY) ?? "[]") as Kept[];
  } catch {
    return [];
  }
}

const numberFor = (event: string, player: string): string | undefined =>
  all().find((each) => each.event === event && each.player === player)?.number;

function drawn(event: string, player: string): string {
  const number = digitsOf(crypto.getRandomValues(new Uint8Array(NUMBER_BYTES)));
  keep(KEY, JSON.stringify([{ event, player, number }, ...all()].slice(0, MOST)));
  return number;
}

/** What this browser owes to the draws of an event now: to commit to a number, to reveal it, or nothing. */
export function owed(event: string, line: PlayerLine): EventCommand | null {
  const { player } = line;
  if (line.number === "wanted") {
    const number = numberFor(event, player) ?? drawn(event, player);
    return { type: "commit_number", player, commitment: sha256(bytesOf(number)) };
  }
  const number = numberFor(event, player);
  return line.number === "asked" && number !== undefined ? { type: "reveal_number", player, number } : null;
}
