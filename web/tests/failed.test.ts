import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Connection, LastingSocket } from "../src/net/lasting";
import { Live } from "../src/table/live.svelte";
import TableHead from "../src/table/TableHead.svelte";
import type { TableInfo } from "../src/wire";
import { inWords, line } from "./fakesocket";
import { guide } from "./game";

vi.mock("../src/net/socket", () => import("./fakesocket"));

class Wire {
  static all: Wire[] = [];
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    Wire.all.push(this);
  }
  close(): void {}
}

describe("a socket that was closed", () => {
  beforeEach(() => {
    Wire.all = [];
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Wire);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test.each([
    [4410, "gone", 1], // the game has failed, and will again
    [1012, "away", 2],
  ])("with %i is %s", async (code, connection, sockets) => {
    const heard: Connection[] = [];
    const changed = (now: Connection): void => void heard.push(now);
    const socket = new LastingSocket({ address: () => "/", heard: () => undefined, changed, beat: () => "" });
    Wire.all[0]?.onclose?.({ code });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(heard).toEqual([connection]);
    expect(Wire.all.length).toBe(sockets);
    socket.end();
  });
});

test("the head of a table whose game has failed says so as long as one looks", async () => {
  const table = { id: "t1", game: "tiny", seats: [], match: null, status: "running", time: null };
  const live = new Live(guide(), table as unknown as TableInfo);
  const page = mount(TableHead, { target: document.body, props: { live } });
  line.hear({
    type: "refusal",
    code: "conflict",
    reason: "the game Tiny has failed (KeyError)",
    id: null,
    said: inWords("the game Tiny has failed (KeyError)"),
  });
  live.connection = "gone";
  flushSync();
  expect(document.querySelector("[role=alert]")?.textContent).toBe("The game Tiny has failed (KeyError).");
  await unmount(page);
});
