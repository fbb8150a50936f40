// An event that is looked at, kept up to date by the server.
import { sentence } from "../i18n/tournament";
import { merged } from "../lib/event";
import { sendOrder, socketAddress } from "../net/events";
import { LastingSocket, newId, type Connection } from "../net/lasting";
import type { EventChanged, EventCommand, EventHello, EventView, OrderDone } from "../wire";
import { toasts } from "./toasts.svelte";

const TICK = 250;

export class LiveEvent {
  /** the event as this viewer may know it; null until the server has told */
  view = $state.raw<EventView | null>(null);
  connection = $state<Connection>("connecting");
  /** the server's time in milliseconds, going on four times a second */
  now = $state(Date.now());
  /** the types of orders that are under way, so that their buttons wait */
  busy = $state.raw<readonly string[]>([]);
  #ahead = 0; // how far the server's clock is ahead of ours
  #socket: LastingSocket | null = null;
  #ticking: ReturnType<typeof setInterval> | undefined;

  constructor(readonly id: string) {}

  /** Follow the event; gives back how to stop. */
  follow(): () => void {
    this.#socket = new LastingSocket({
      address: () => socketAddress(this.id),
      heard: (text) => this.hear(JSON.parse(text) as EventHello | EventChanged),
      changed: (connection) => (this.connection = connection),
      beat: () => JSON.stringify({ type: "ping", id: newId() }),
    });
    this.#ticking = setInterval(() => (this.now = Date.now() + this.#ahead), TICK);
    return () => {
      this.#socket?.end();
      clearInterval(this.#ticking);
    };
  }

  hear(message: EventHello | EventChanged): void {
    if (message.type === "event") {
      this.view = message.view;
      this.#ahead = message.view.at - Date.now();
      this.now = message.view.at;
      this.#socket?.greeted();
    } else if (message.type === "changed" && this.view !== null) {
      this.view = merged(this.view, message);
    }
  }

  /** Have something done. A refusal is told as a sentence, and nothing is given back then. */
  async order(command: EventCommand, reason = ""): Promise<OrderDone | undefined> {
    try {
      return await this.tryOrder(command, reason);
    } catch (error) {
      toasts.trouble(error);
      return undefined;
    }
  }

  /** The same for those who show the refusal themselves. */
  async tryOrder(command: EventCommand, reason = ""): Promise<OrderDone> {
    this.busy = [...this.busy, command.type];
    try {
      const done = await sendOrder(this.id, command, reason);
      for (const warning of done.warnings) toasts.tell(sentence(warning));
      return done;
    } finally {
      const first = this.busy.indexOf(command.type);
      this.busy = this.busy.filter((_, each) => each !== first);
    }
  }

  isBusy(type: EventCommand["type"]): boolean {
    return this.busy.includes(type);
  }
}
