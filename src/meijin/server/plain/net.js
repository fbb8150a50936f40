// Asking the server, and the socket of a table, which comes back by itself.

/** Ask the API; a refusal is thrown with its reason, and with how many seconds to wait where that helps. */
export async function ask(method, path, body) {
  const asked = { method, headers: {} };
  if (body !== undefined) {
    asked.headers["content-type"] = "application/json";
    asked.body = JSON.stringify(body);
  }
  let answer;
  try {
    answer = await fetch(path, asked);
  } catch {
    throw new Error("the server does not answer; try again");
  }
  const told = answer.status === 204 ? null : await answer.json();
  if (!answer.ok) throw Object.assign(new Error(told.reason), { wait: Number(answer.headers.get("retry-after")) });
  return told;
}

const GONE_FOR_GOOD = new Set([4400, 4403, 4404]);
const LONGEST_WAIT = 8000;
const QUIET = 25000;

/** A table's socket: whatever has not been answered is said again, under the same id, when it is back. */
export class TableSocket {
  #socket = null;
  #open = new Map();
  #wait = 500;
  #ended = false;
  #heartbeat = 0;

  constructor(table, hear, changed) {
    this.path = `/api/tables/${table}/socket`;
    this.hear = hear;
    this.changed = changed;
    this.lines = 0;
    this.#connect();
  }

  say(message) {
    const whole = { ...message, id: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}` };
    this.#open.set(whole.id, whole);
    this.#send(whole);
    return whole.id;
  }

  end() {
    this.#ended = true;
    clearInterval(this.#heartbeat);
    this.#socket?.close();
  }

  #send(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect() {
    const address = new URL(`${this.path}?since=${this.lines}`, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = (this.#socket = new WebSocket(address));
    socket.onopen = () => {
      clearInterval(this.#heartbeat);
      this.#heartbeat = setInterval(() => this.#send({ type: "ping", id: "ping" }), QUIET);
    };
    socket.onmessage = (event) => this.#heard(JSON.parse(event.data));
    socket.onclose = (event) => this.#lost(event.code);
  }

  #heard(message) {
    if (message.type === "hello") {
      this.#wait = 500;
      this.changed("here");
      for (const each of this.#open.values()) this.#send(each);
    }
    if (message.type === "receipt" || message.type === "refusal") this.#open.delete(message.id);
    const update = message.type === "hello" ? message.update : message.type === "update" ? message : null;
    if (update) this.lines = update.lines;
    if (message.type !== "pong") this.hear(message);
  }

  async #lost(code) {
    clearInterval(this.#heartbeat);
    if (this.#ended) return;
    if (GONE_FOR_GOOD.has(code)) return this.changed("gone");
    this.changed("away");
    if (code === 4401) await ask("POST", "/api/session").then((me) => this.changed("out", me), () => {});
    setTimeout(() => this.#ended || this.#connect(), this.#wait);
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }
}
