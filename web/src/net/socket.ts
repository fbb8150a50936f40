// A table's socket, which comes back by itself. Whatever has not been answered is said again under the same id, so
// that a lost connection loses no click and makes none count twice.
import type { ClientMessage, ServerMessage } from "../wire";
import { ask } from "./api";

type WithoutId<M> = M extends unknown ? Omit<M, "id"> : never;
export type Saying = WithoutId<ClientMessage>;

export type Connection = "connecting" | "here" | "away" | "gone" | "signed_out";

const GONE_FOR_GOOD = new Set([4400, 4403, 4404]);
const SIGNED_OUT = 4401;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const HEARTBEAT = 20_000;
const SILENCE = 10_000; // after a heartbeat: then the connection is as good as lost

export class TableSocket {
  #socket: WebSocket | null = null;
  #unanswered = new Map<string, ClientMessage>();
  #wait = FIRST_WAIT;
  #ended = false;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #lines = 0;

  constructor(
    readonly table: string,
    readonly hear: (message: ServerMessage) => void,
    readonly changed: (connection: Connection) => void,
  ) {
    addEventListener("online", this.#comeBack);
    addEventListener("offline", this.#goAway);
    document.addEventListener("visibilitychange", this.#comeBack);
    addEventListener("beforeunload", this.#warn);
    this.#connect();
  }

  /** Say something; its id is given back, and the answer has the same one. */
  say(saying: Saying): string {
    const message = { ...saying, id: newId() } as ClientMessage;
    this.#unanswered.set(message.id, message);
    this.#send(message);
    return message.id;
  }

  end(): void {
    this.#ended = true;
    removeEventListener("online", this.#comeBack);
    removeEventListener("offline", this.#goAway);
    document.removeEventListener("visibilitychange", this.#comeBack);
    removeEventListener("beforeunload", this.#warn);
    this.#quiet();
    clearTimeout(this.#again);
    this.#socket?.close();
  }

  /** Whoever closes the page while a choice has not reached the server is asked first. */
  #warn = (event: BeforeUnloadEvent): void => {
    const acts = [...this.#unanswered.values()].some((message) => message.type === "act");
    if (acts) event.preventDefault();
  };

  #comeBack = (): void => {
    if (this.#ended || document.hidden || this.#socket?.readyState === WebSocket.OPEN) return;
    if (this.#socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.#again);
    this.#connect();
  };

  /** The browser knows before the socket does that there is no network any more. */
  #goAway = (): void => {
    if (this.#socket !== null) void this.#lost(this.#socket, 0);
  };

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    const address = new URL(`/api/tables/${this.table}/socket?since=${this.#lines}`, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#quiet();
      this.#heartbeat = setInterval(() => this.#beat(socket), HEARTBEAT);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#heard(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => void this.#lost(socket, event.code);
  }

  #beat(socket: WebSocket): void {
    this.#send({ type: "ping", id: newId() });
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => void this.#lost(socket, 0), SILENCE);
  }

  #quiet(): void {
    clearInterval(this.#heartbeat);
    clearTimeout(this.#silence);
  }

  #heard(message: ServerMessage): void {
    clearTimeout(this.#silence);
    if (message.type === "hello") {
      this.#wait = FIRST_WAIT;
      this.changed("here");
      for (const each of this.#unanswered.values()) this.#send(each);
    }
    if ("id" in message && message.id !== null) this.#unanswered.delete(message.id);
    const update = message.type === "hello" ? message.update : message.type === "update" ? message : null;
    if (update !== null) this.#lines = update.lines;
    if (message.type !== "pong") this.hear(message);
  }

  async #lost(socket: WebSocket, code: number): Promise<void> {
    if (socket !== this.#socket || this.#ended) return;
    this.#socket = null;
    this.#quiet();
    socket.onclose = null;
    socket.close();
    if (GONE_FOR_GOOD.has(code)) return this.changed("gone");
    this.changed(code === SIGNED_OUT ? "signed_out" : "away");
    if (code === SIGNED_OUT) await ask("POST", "/api/session").catch(() => undefined);
    this.#again = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }
}

/** An id that no other message has; `randomUUID` is missing where a page is not served securely. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
