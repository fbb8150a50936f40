// The events that are listed, kept fresh, and how they are sorted for somebody who looks for one.
import { keepFresh } from "../../lib/refresh";
import { ended } from "../../lib/event";
import { eventList } from "../../net/events";
import type { EventLine } from "../../wire";

const PAUSE = 6_000;

export class EventShelf {
  all = $state.raw<readonly EventLine[]>([]);
  known = $state(false);
  game = $state("");

  follow(): () => void {
    return keepFresh(async () => {
      const [mine, others] = await Promise.all([eventList(true), eventList()]);
      const seen = new Set(mine.events.map(({ id }) => id));
      this.all = [...mine.events, ...others.events.filter(({ id }) => !seen.has(id))];
      this.known = true;
    }, PAUSE);
  }

  get shown(): readonly EventLine[] {
    return this.all.filter(({ game }) => this.game === "" || game === this.game);
  }

  /** Those of mine that are not over: I run them, or play in them. */
  get mine(): readonly EventLine[] {
    return this.shown.filter(({ role, phase }) => role !== "spectator" && !ended(phase));
  }

  get open(): readonly EventLine[] {
    return this.#others(({ phase }) => phase === "registration" || phase === "draft");
  }

  get running(): readonly EventLine[] {
    return this.#others(({ phase }) => phase !== "registration" && phase !== "draft" && !ended(phase));
  }

  get past(): readonly EventLine[] {
    return this.shown.filter(({ phase }) => ended(phase));
  }

  #others(fits: (line: EventLine) => boolean): readonly EventLine[] {
    return this.shown.filter((line) => line.role === "spectator" && fits(line));
  }
}
