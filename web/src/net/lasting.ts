// A socket that comes back by itself: after a lost network, a sleeping phone or a server that was started again.
import { digitsOf } from "../lib/sha256";
import { ask } from "./api";

export type Connection = "connecting" | "here" | "away" | "gone" | "signed_out";

export interface Ends {
  /** where to connect to, asked anew each time */
  readonly address: () => string;
  /** a message came */
  readonly heard: (text: string) => void;
  readonly changed: (connection: Connection) => void;
  /** what is said now and then to learn whether anybody is still there */
  readonly beat: () => string;
}

const GONE_FOR_GOOD = new Set([4400, 4403, 4404, 4410]);
const SIGNED_OUT = 4401;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const HEARTBEAT = 20_000;
const SILENCE = 10_000; // after a heartbeat: then the connection is as good as lost

export class LastingSocket {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #ended = false;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly ends: Ends) {
    addEventListener("online", this.#comeBack);
    addEventListener("offline", this.#goAway);
    document.addEventListener("visibilitychange", this.#comeBack);
    this.#connect();
  }

  send(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  /** The server has greeted us: whatever comes from now on is complete. */
  greeted(): void {
    this.#wait = FIRST_WAIT;
    this.ends.changed("here");
  }

  end(): void {
    this.#ended = true;
    removeEventListener("online", this.#comeBack);
    removeEventListener("offline", this.#goAway);
    document.removeEventListener("visibilitychange", this.#comeBack);
    this.#quiet();
    clearTimeout(this.#again);
    this.#socket?.close();
  }

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

  #connect(): void {
    const address = new URL(this.ends.address(), location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#quiet();
      this.#heartbeat = setInterval(() => this.#beat(socket), HEARTBEAT);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      clearTimeout(this.#silence);
      this.ends.heard(event.data);
    };
    socket.onclose = (event) => void this.#lost(socket, event.code);
  }

  #beat(socket: WebSocket): void {
    this.send(this.ends.beat());
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => void this.#lost(socket, 0), SILENCE);
  }

  #quiet(): void {
    clearInterval(this.#heartbeat);
    clearTimeout(this.#silence);
  }

  async #lost(socket: WebSocket, code: number): Promise<void> {
    if (socket !== this.#socket || this.#ended) return;
    this.#socket = null;
    this.#quiet();
    socket.onclose = null;
    socket.close();
    if (GONE_FOR_GOOD.has(code)) return this.ends.changed("gone");
    this.ends.changed(code === SIGNED_OUT ? "signed_out" : "away");
    if (code === SIGNED_OUT) await ask("POST", "/api/session").catch(() => undefined);
    this.#again = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }
}

/** An id that no other message has; `randomUUID` is missing where a page is not served securely. */
export function newId(): string {
  return digitsOf(crypto.getRandomValues(new Uint8Array(12)));
}
