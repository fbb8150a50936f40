// Tie-breakers that were explained already, for as long as the event stands as it does.
import { breakersOf } from "../net/events";
import type { BreakersExplained, EventView } from "../wire";

const kept = new Map<string, Promise<BreakersExplained>>();
const MOST = 600;

/** How a player's tie-breakers were summed; asked for once per state of the event. */
export function explainedFor(view: EventView, player: string): Promise<BreakersExplained> {
  const key = `${view.event.id} ${view.event.head} ${player}`;
  let answer = kept.get(key);
  if (answer === undefined) {
    if (kept.size >= MOST) kept.clear();
    answer = breakersOf(view.event.id, player);
    answer.catch(() => kept.delete(key));
    kept.set(key, answer);
  }
  return answer;
}
