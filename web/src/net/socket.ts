// A table's socket. Whatever has not been answered is said again under the same id, so that a lost connection loses no
// click and makes none count twice.
import type { ClientMessage, ServerMessage } from "../wire";
import { LastingSocket, newId, type Connection } from "./lasting";

type WithoutId<M> = M extends unknown ? Omit<M, "id"> : never;
export type Saying = WithoutId<ClientMessage>;

export class TableSocket {
  #socket: LastingSocket;
  #unanswered = new Map<string, ClientMessage>();
  #lines = 0;

  constructor(
    readonly table: string,
    readonly hear: (message: ServerMessage) => void,
    changed: (connection: Connection) => void,
  ) {
    addEventListener("beforeunload", this.#warn);
    this.#socket = new LastingSocket({
      address: () => `/api/tables/${this.table}/socket?since=${this.#lines}`,
      heard: (text) => this.#heard(JSON.parse(text) as ServerMessage),
      changed,
      beat: () => JSON.stringify({ type: "ping", id: newId() }),
    });
  }

  /** Say something; its id is given back, and the answer has the same one. */
  say(saying: Saying): string {
    const message = { ...saying, id: newId() } as ClientMessage;
    this.#unanswered.set(message.id, message);
    this.#socket.send(JSON.stringify(message));
    return message.id;
  }

  end(): void {
    removeEventListener("beforeunload", this.#warn);
    this.#socket.end();
  }

  /** Whoever closes the page while a choice has not reached the server is asked first. */
  #warn = (event: BeforeUnloadEvent): void => {
    const acts = [...this.#unanswered.values()].some((message) => message.type === "act");
    if (acts) event.preventDefault();
  };

  #heard(message: ServerMessage): void {
    if (message.type === "hello") {
      this.#socket.greeted();
      for (const each of this.#unanswered.values()) this.#socket.send(JSON.stringify(each));
    }
    if ("id" in message && message.id !== null) this.#unanswered.delete(message.id);
    const update = message.type === "hello" ? message.update : message.type === "update" ? message : null;
    if (update !== null) this.#lines = update.lines;
    if (message.type !== "pong") this.hear(message);
  }
}
