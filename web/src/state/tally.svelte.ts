// What became of my games, as the server counts them: by game, and which level is worth a try next.
import { ask } from "../net/api";
import type { GameTally, Tally } from "../wire";

class Tallies {
  games = $state.raw<readonly GameTally[]>([]);

  /** Ask anew. A server that cannot be reached has nothing to suggest. */
  async load(): Promise<void> {
    const found = await ask<Tally>("GET", "/api/me/tally").catch(() => null);
    if (found !== null) this.games = found.games;
  }

  of(game: string): GameTally | undefined {
    return this.games.find((each) => each.game === game);
  }
}

export const tallies = new Tallies();
