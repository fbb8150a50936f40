// An event that is looked at: what the server tells, what is ordered, and what players see of it.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Claims from "../src/events/Claims.svelte";
import Report from "../src/events/Report.svelte";
import { sendOrder } from "../src/net/events";
import { LiveEvent } from "../src/state/event.svelte";
import { settings } from "../src/state/settings.svelte";
import { toasts } from "../src/state/toasts.svelte";
import type { EventView, MatchLine, Order } from "../src/wire";
import { match, round, view } from "./event";

const asked: { path: string; order: Order }[] = [];
let answers: (() => Response | Promise<Response>)[] = [];
const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
const done = (): Response => json(200, { n: 12, warnings: [] });

beforeEach(() => {
  asked.length = 0;
  answers = [];
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async (path: string, request: RequestInit) => {
    asked.push({ path, order: JSON.parse(String(request.body)) as Order });
    return (answers.shift() ?? done)();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  toasts.list = [];
  document.body.replaceChildren();
});

describe("orders", () => {
  test("go again under the same key when the network fails for a moment", async () => {
    answers = [() => Promise.reject(new TypeError("no network"))];
    const order = sendOrder("e1", { type: "publish" });
    await vi.advanceTimersByTimeAsync(5_000);
    expect((await order).n).toBe(12);
    expect(asked.map(({ path }) => path)).toEqual(["/api/events/e1/orders", "/api/events/e1/orders"]);
    expect(asked[0]!.order.key).toBe(asked[1]!.order.key);
  });

  test("a refusal is told as a sentence, and is not tried again", async () => {
    answers = [() => json(409, { code: "conflict", reason: "table 3 has its result already" })];
    const live = new LiveEvent("e1");
    expect(await live.order({ type: "close_round" })).toBeUndefined();
    expect(toasts.list[0]?.text).toContain("Table 3 has its result already.");
    expect(asked).toHaveLength(1);
    expect(live.isBusy("close_round")).toBe(false);
  });

  test("a refusal that is a message is told in the person's language", async () => {
    const said = { id: "refusal-has_result", fields: { table: 3 } };
    answers = [() => json(409, { code: "conflict", reason: "table 3 has its result already", said })];
    settings.language = "ja";
    await new LiveEvent("e1").order({ type: "close_round" });
    settings.language = "en";
    expect(toasts.list[0]?.text).toBe("3番卓にはもう結果があります。間違いなら訂正してください。");
  });

  test("what free rules let pass is told, too", async () => {
    const limit = { id: "refusal-round_length", fields: { minutes: 30 } };
    answers = [() => json(200, { n: 13, warnings: [limit] })];
    await new LiveEvent("e1").order({ type: "start_clock" });
    expect(toasts.list.map(({ text }) => text)).toEqual(["A round lasts 45 to 50 minutes, not 30 (6.5)."]);
  });
});

test("the server's clock counts, whatever the phone's says", () => {
  vi.setSystemTime(5_000_000);
  const live = new LiveEvent("e1");
  live.hear({ type: "event", view: { ...view([]), at: 1_000_000 } });
  expect(live.now).toBe(1_000_000);
});

describe("the player's own match", () => {
  let shown: Record<string, unknown> | undefined;
  afterEach(() => void (shown && unmount(shown)));

  function show(
    part: typeof Claims | typeof Report,
    of: MatchLine,
    event: Partial<EventView["event"]> = {},
  ): HTMLElement {
    const known = view([round(1, [of])], event);
    const live = new LiveEvent("e1");
    live.now = 600_000;
    shown = mount(part as typeof Report, {
      target: document.body,
      props: { view: known, live, round: known.rounds[0]!, match: of, player: "P001" },
    });
    flushSync();
    return document.body;
  }

  test("what the opponent said is not told before both are in", () => {
    const page = show(Claims, match("m1", ["P001", "P002"], { state: "reported", reported: ["P002"] }));
    expect(page.textContent).toContain("Ben");
    expect(page.textContent).toContain("has reported");
    expect(page.querySelector("[data-order=withdraw_report]")).toBeNull();
  });

  test("two reports that differ stand side by side, each as its player says it", () => {
    const reports = {
      P001: { kind: "played", score: [2, 1] },
      P002: { kind: "played", score: [1, 2] },
    } as const;
    const page = show(
      Claims,
      match("m1", ["P001", "P002"], { state: "disputed", reported: ["P001", "P002"], reports }),
    );
    expect([...page.querySelectorAll("dd")].map((each) => each.textContent?.trim())).toEqual(["2–1", "2–1"]);
    expect(page.querySelector("[data-claims=disputed]")).not.toBeNull();
  });

  test("at a pod one report waits for the others, not for a judge", () => {
    const seats = ["P001", "P002", "P003"];
    const reports = { P001: { kind: "played", ranking: seats.map((each) => [each]) } } as const;
    const page = show(Claims, match("m1", seats, { state: "reported", reported: ["P001"], reports }));
    expect(page.textContent).toContain("the others at your table have to say the same");
    expect(page.textContent).not.toContain("judge");
  });

  test("one press reports; the score is turned for the second seat", async () => {
    const page = show(Report, match("m1", ["P002", "P001"]));
    page.querySelector<HTMLButtonElement>("[data-order=report][data-score='2-1']")!.click();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked[0]!.order.command).toEqual({
      type: "report",
      player: "P001",
      match: "m1",
      result: { kind: "played", score: [1, 2] },
    });
  });

  test("a live table tells the score itself", () => {
    const page = show(Report, match("m1", ["P001", "P002"], { live: "t1" }));
    expect(page.querySelector("[data-score]")).toBeNull();
    expect(page.querySelector("[data-kind=concede]")).not.toBeNull();
  });
});
