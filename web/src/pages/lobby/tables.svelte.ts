// The tables that the lobby shows: mine, those one can join, those one can watch.
import { ask } from "../../net/api";
import { keepFresh } from "../../lib/refresh";
import type { Lobby, TableLine } from "../../wire";

const PAUSE = 4_000;
export const RESUMED = 3; // games to go on with; the profile has them all
const RECENT = 4; // finished games; the profile has them all

export class LobbyTables {
  mine = $state.raw<readonly TableLine[]>([]);
  others = $state.raw<readonly TableLine[]>([]);
  known = $state(false);

  /** Keep the lists up to date; gives back how to end that. */
  follow(): () => void {
    return keepFresh(async () => {
      const [mine, all] = await Promise.all([
        ask<Lobby>("GET", "/api/me/tables?limit=50"),
        ask<Lobby>("GET", "/api/tables?limit=60"),
      ]);
      const own = new Set(mine.tables.map(({ id }) => id));
      this.mine = mine.tables;
      this.others = all.tables.filter(({ id }) => !own.has(id));
      this.known = true;
    }, PAUSE);
  }

  /** What can be gone on with: first where it is my turn, then other running games, then tables that wait for players. */
  get unfinished(): readonly TableLine[] {
    const running = this.#mine("running");
    const [mine, others] = [true, false].map((yours) => running.filter((line) => line.yours === yours));
    return [...mine!, ...others!, ...this.#mine("open")];
  }

  get finished(): readonly TableLine[] {
    return this.#mine("over").slice(0, RECENT);
  }

  get open(): readonly TableLine[] {
    return this.others.filter(({ status }) => status === "open");
  }

  get running(): readonly TableLine[] {
    return this.others.filter(({ status }) => status === "running");
  }

  #mine(status: TableLine["status"]): readonly TableLine[] {
    return this.mine.filter((line) => line.status === status);
  }
}
