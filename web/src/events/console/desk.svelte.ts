// The staff's console: the event, its log, and what is being asked before an order goes out.
import { createContext } from "svelte";
import { troubleText } from "../../i18n/refusals";
import { may, playersById, type OrderType } from "../../lib/event";
import { eventLog } from "../../net/events";
import type { LiveEvent } from "../../state/event.svelte";
import type { EventCommand, EventView, LogLineOfEvent, MatchLine, PlayerLine } from "../../wire";
import { continued } from "./attention";

/** A question before an order: whether somebody is sure, or why they want it. */
export interface Question {
  /** what will happen, in a sentence or two */
  readonly text: string;
  /** the button that does it */
  readonly yes: string;
  /** reasons that are often given */
  readonly reasons?: readonly string[];
}

export interface Asked extends Question {
  readonly command: EventCommand;
  readonly done: (sent: boolean) => void;
}

export class Desk {
  /** the log, as far as it was fetched */
  log = $state.raw<readonly LogLineOfEvent[]>([]);
  asked = $state.raw<Asked | null>(null);
  /** the match that is looked at closely */
  match = $state.raw<string | null>(null);
  /** who is about to be given a penalty */
  penalized = $state.raw<string | null>(null);
  #players = $derived.by(() => playersById(this.view));
  #fetching = false;

  constructor(readonly live: LiveEvent) {}

  /** The event; the console is shown only once it is there. */
  get view(): EventView {
    return this.live.view!;
  }

  /** Whether an order of some kind, or a part of it, can be given now. */
  may(type: OrderType, part = ""): boolean {
    return may(this.view, type, this.live.now, part);
  }

  /** Whether an order of some kind is never theirs to give. */
  forbids(type: OrderType): boolean {
    return this.view.event.may[type]?.code === "forbidden";
  }

  needsReason(type: OrderType): boolean {
    return this.view.event.may[type]?.needs_reason ?? false;
  }

  player(id: string): PlayerLine | undefined {
    return this.#players.get(id);
  }

  name(id: string): string {
    return this.player(id)?.name ?? id;
  }

  names(match: MatchLine): readonly string[] {
    return match.seats.map((id) => this.name(id));
  }

  /** Have something done; first ask whatever there is to ask. Tells whether it was done. */
  async do(command: EventCommand, question?: Question): Promise<boolean> {
    if (question === undefined && !this.needsReason(command.type))
      return (await this.live.order(command)) !== undefined;
    return new Promise((done) => {
      this.asked = { command, text: "", yes: "", ...question, done };
    });
  }

  /** The question was answered: send the order. A refusal is given back as a sentence. */
  async answer(asked: Asked, reason: string): Promise<string> {
    try {
      await this.live.tryOrder(asked.command, reason);
    } catch (error) {
      return troubleText(error);
    }
    this.asked = null;
    asked.done(true);
    return "";
  }

  forget(asked: Asked): void {
    if (this.asked !== asked) return;
    this.asked = null;
    asked.done(false);
  }

  /** Fetch what is new in the log. */
  async readLog(): Promise<void> {
    if (this.#fetching) return;
    this.#fetching = true;
    try {
      while (this.#last < this.view.event.entries) {
        const { entries } = await eventLog(this.live.id, this.#last);
        if (entries.length === 0) return;
        this.log = continued(this.log, entries);
      }
    } catch {
      // it is fetched again with the next change
    } finally {
      this.#fetching = false;
    }
  }

  get #last(): number {
    return this.log.at(-1)?.n ?? 0;
  }
}

export const [getDesk, setDesk] = createContext<Desk>();
