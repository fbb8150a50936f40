// How a finished game went, as a list of tables tells it.
import type { ListedSeat, TableLine } from "../wire";

export type Result = "won" | "lost" | "drawn" | "unknown";

/** Where I sat, as far as the list tells: I am the only person there, or the only one called like me. */
export function seatOfMine(seats: readonly ListedSeat[], myName: string): string | null {
  const people = seats.filter((seat) => !seat.bot && seat.who !== "");
  const mine = people.length === 1 ? people : people.filter((seat) => seat.who === myName);
  return mine.length === 1 ? mine[0]!.seat : null;
}

/** The others at a table: people and bots. */
export const othersAt = (line: TableLine, mine: string | null): readonly ListedSeat[] =>
  line.seats.filter((seat) => seat.seat !== mine && seat.who !== "");

export function resultFor(returns: Readonly<Record<string, number>> | null, seat: string | null): Result {
  if (returns === null || seat === null || returns[seat] === undefined) return "unknown";
  const best = Math.max(...Object.values(returns));
  const all = Object.values(returns).every((each) => each === best);
  // Together everybody may win or lose; against each other the same for all is a draw.
  if (all) return best > 0 ? "won" : best < 0 ? "lost" : "drawn";
  return returns[seat] === best ? "won" : "lost";
}
