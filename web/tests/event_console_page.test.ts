// The staff's page: what the Meijin sees and a judge does not, a result typed and sent, a reason that must be given.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Console from "../src/pages/events/Console.svelte";
import { go } from "../src/state/route.svelte";
import type { EventView, May, Order, Role, Step } from "../src/wire";
import { ALLOWED, match, mayAll, player, round, view, saying } from "./event";

/** Stands in for the browser's socket; the test says what the server says. */
class Wire {
  static open: Wire;
  static readonly OPEN = 1;
  readonly readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: unknown = null;
  constructor() {
    Wire.open = this;
  }
  send(): void {
    /* nobody listens */
  }
  close(): void {
    /* nobody cares */
  }
  tell(known: EventView): void {
    this.onmessage?.({ data: JSON.stringify({ type: "event", view: known }) });
    flushSync();
  }
}

const orders: Order[] = [];
let page: Record<string, unknown>;

beforeEach(() => {
  orders.length = 0;
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("fetch", (path: string, request: RequestInit) => {
    if (path.endsWith("/orders")) orders.push(JSON.parse(String(request.body)) as Order);
    const body = path.endsWith("/orders")
      ? { n: 1, warnings: [] }
      : path.includes("/log")
        ? { entries: [] }
        : { games: [] };
    return Promise.resolve(
      new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } }),
    );
  });
});
afterEach(() => {
  void unmount(page);
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const JUDGED = {
  ...mayAll("arrive", "check_in", "enter_result", "confirm"),
  correct: { ...ALLOWED, needs_reason: true },
};
const ANOTHER = saying("part-namesake", { name: "Ann", player: "P001" });
const FORBIDDEN: May = {
  ...ALLOWED,
  code: "forbidden",
  why: saying("refusal-wrong_role", { who: [{ role: "meijin" }] }),
};
const MAY: Readonly<Partial<Record<Role, Readonly<Record<string, May>>>>> = {
  meijin: { ...JUDGED, ...mayAll("enter", "publish", "start_clock", "finish") },
  judge: { ...JUDGED, publish: FORBIDDEN },
};
const step = (some: Partial<Step>): Step => ({
  order: { type: "close_round" },
  why: null,
  missing: 0,
  stage: "swiss",
  round: 1,
  players: 0,
  not_before: null,
  ...some,
});
const next = (known: EventView, some: Partial<Step>): EventView => ({
  ...known,
  event: { ...known.event, next: step(some) },
});

function open(part: string, role: Role, known: EventView): HTMLElement {
  go(`/events/e1/console#${part}`);
  page = mount(Console, { target: document.body, props: { id: "e1" } });
  flushSync();
  tell(role, known);
  return document.body;
}
const tell = (role: Role, known: EventView): void =>
  Wire.open.tell({
    ...known,
    event: {
      ...known.event,
      next:
        known.event.next ??
        step({ missing: 1, why: saying("refusal-results_missing", { matches: 1, tables: [], more: 0 }) }),
      may: MAY[role] ?? {},
    },
    role,
    player: null,
  });
const press = (selector: string): void => {
  document.querySelector<HTMLButtonElement>(selector)!.click();
  flushSync();
};
const settle = async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
};

const DRAFT = next(
  view([round(1, [match("m1", ["P001", "P002"])], { published: false })], { phase: "pairing" }),
  { order: { type: "publish" } },
);
const PLAYED = view([round(1, [match("m1", ["P001", "P002"], { state: "playing" })])]);

test("the next step is one large button for the Meijin; a judge is told whose it is", () => {
  const shown = open("now", "meijin", DRAFT);
  expect(shown.querySelectorAll("[data-step=publish] [data-order=publish]")).toHaveLength(1);
  void unmount(page);
  const judged = open("now", "judge", DRAFT);
  expect(judged.querySelector("[data-order=publish]")).toBeNull();
  expect(judged.querySelector("[data-step=publish]")?.textContent).toContain("The Meijin does this.");
});

test("a second click does not take the step after: the button rests when it changes", async () => {
  const published = { ...DRAFT, rounds: [{ ...DRAFT.rounds[0]!, published: true }] };
  vi.useFakeTimers();
  open("now", "meijin", DRAFT);
  press("[data-step=publish] [data-order=publish]");
  await vi.advanceTimersByTimeAsync(10);
  press("[data-step=publish] [data-order=publish]"); // the page has not heard of it yet
  tell(
    "meijin",
    next({ ...published, event: { ...DRAFT.event, phase: "published" } }, { order: { type: "start_clock" } }),
  );
  const start = document.querySelector("[data-step=start_clock] [data-order=start_clock]")!;
  expect(start.getAttribute("aria-disabled")).toBe("true");
  press("[data-order=start_clock]");
  expect(orders.map(({ command }) => command.type)).toEqual(["publish"]);
  await vi.advanceTimersByTimeAsync(1_300);
  flushSync();
  expect(start.hasAttribute("aria-disabled")).toBe(false);
  press("[data-order=start_clock]");
  await vi.advanceTimersByTimeAsync(10);
  vi.useRealTimers();
  expect(orders.map(({ command }) => command.type)).toEqual(["publish", "start_clock"]);
});

test("rematches are confirmed before they are published", async () => {
  const again = { relaxed: true, rematches: [["P001", "P002"] as const] };
  const order = { type: "publish", rematches_confirmed: true } as const;
  open("now", "meijin", next({ ...DRAFT, rounds: [{ ...DRAFT.rounds[0]!, ...again }] }, { order }));
  press("[data-order=publish]");
  expect(orders).toEqual([]);
  expect(document.querySelector("[data-asking=publish]")?.textContent).toContain("Aki – Ben");
  press("[data-send=publish]");
  await settle();
  expect(orders[0]?.command).toEqual({ type: "publish", rematches_confirmed: true });
});

test("a line is a result", async () => {
  open("round", "judge", PLAYED);
  const field = document.querySelector<HTMLInputElement>("[name=quick]")!;
  field.value = "1 0-2";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  expect(document.querySelector("#quick-read")?.textContent).toContain("0–2");
  document.querySelector<HTMLFormElement>("[data-quick]")!.requestSubmit();
  await settle();
  expect(orders[0]?.command).toEqual({
    type: "enter_result",
    match: "m1",
    result: { kind: "played", score: [0, 2] },
  });
  await settle();
  expect(field.value).toBe("");
});

test("a result that stands is corrected with a reason, or not at all", async () => {
  const stands = match("m1", ["P001", "P002"], { state: "confirmed", kind: "win", score: [2, 0] });
  open("round", "judge", view([round(1, [stands])]));
  press("button[data-match=m1]");
  press("[data-match-dialog] [data-order=correct]");
  press("[data-send=correct]");
  await settle();
  expect(orders).toEqual([]);
  const reason = document.querySelector<HTMLInputElement>("[data-reason]")!;
  reason.value = "The slip was read wrongly";
  reason.dispatchEvent(new Event("input", { bubbles: true }));
  press("[data-send=correct]");
  await settle();
  expect(orders.map(({ command, reason: why }) => [command.type, why])).toEqual([
    ["correct", "The slip was read wrongly"],
  ]);
});

test("the next line of a pile of slips does not become a reason: Enter sends none", async () => {
  const stands = match("m1", ["P001", "P002"], { state: "confirmed", kind: "win", score: [2, 0] });
  open("round", "judge", view([round(1, [stands])]));
  press("button[data-match=m1]");
  press("[data-match-dialog] [data-order=correct]");
  const reason = document.querySelector<HTMLInputElement>("[data-reason]")!;
  reason.value = "4 2-1";
  reason.dispatchEvent(new Event("input", { bubbles: true }));
  const enter = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
  reason.dispatchEvent(enter);
  await settle();
  expect(enter.defaultPrevented).toBe(true); // so the form is not sent
  expect(orders).toEqual([]);
  expect(document.querySelector("[data-asking=correct] [role=alert]")?.textContent).toContain("Enter");
});

test("coming late is asked about, and what it costs is said", async () => {
  const known = view([round(1, [match("m1", ["P001", "P002"], { state: "playing" })])]);
  open("round", "judge", { ...known, at: 410_000 });
  press("button[data-match=m1]");
  expect(document.querySelector("[data-player=P001] [data-order=arrive]")?.textContent).toBe(
    "Came late: 6:50, a game is lost?",
  );
  press("[data-match-dialog] [data-player=P001] [data-order=arrive]");
  expect(orders).toEqual([]);
  expect(document.querySelector("[data-asking=arrive]")?.textContent).toContain(
    "Aki comes to the table 6:50",
  );
  press("[data-send=arrive]");
  await settle();
  expect(orders[0]?.command).toEqual({ type: "arrive", player: "P001", accepts: "game" });
});

test("who has reported was there: nobody is entered as late any more", () => {
  const reported = match("m1", ["P001", "P002"], { state: "reported", reported: ["P001", "P002"] });
  open("round", "judge", { ...view([round(1, [reported])]), at: 700_000 });
  press("button[data-match=m1]");
  expect(document.querySelector("[data-match-dialog]")).not.toBeNull();
  expect(document.querySelector("[data-order=arrive]")).toBeNull();
});

test("an elimination that cannot be held is no step: the event is finished", () => {
  const known = view([round(1, [], { closed: true })], { phase: "swiss_done", cut: 8, elimination: 0 });
  const shown = open("now", "meijin", next(known, { order: { type: "finish" } }));
  expect(shown.querySelectorAll("[data-step=finish] [data-order=finish]")).toHaveLength(1);
  expect(shown.querySelector("[data-step=finish]")?.textContent).toContain("No top 8");
});

test("two reports that differ say who is said to have won", () => {
  const disputed = match("m1", ["P001", "P002"], {
    state: "disputed",
    calls: saying("part-reports_differ"),
    reported: ["P001", "P002"],
    reports: { P001: { kind: "played", score: [2, 1] }, P002: { kind: "played", score: [1, 2] } },
  });
  const shown = open("now", "judge", view([round(1, [disputed])]));
  const queue = shown.querySelector("[data-why=disputed]")?.textContent ?? "";
  expect(queue).toContain("Aki says: Aki wins 2–1");
  expect(queue).toContain("Ben says: Ben wins 2–1");
});

test("whoever is not on the staff is shown the way out", () => {
  const shown = open("now", "spectator", PLAYED);
  expect(shown.querySelector("[data-order]")).toBeNull();
  expect(shown.querySelector("a[href='/events/e1']")).not.toBeNull();
});

test("the desk leaves people who are gone in the list, marked", () => {
  const known = view([]);
  const gone = player("P009", "Zoe", { status: "dropped", paid: true });
  const shown = open("desk", "meijin", {
    ...known,
    event: { ...known.event, phase: "registration" },
    players: [player("P001", "Aki", { status: "registered", paid: false }), gone],
  });
  expect(shown.querySelector("[data-player=P009]")?.getAttribute("data-status")).toBe("dropped");
  expect(shown.querySelectorAll("[data-player=P001] [data-order=check_in]")).toHaveLength(1);
});

test("a name that is too long for its place is cut with dots, and whole when it is pointed at", () => {
  const long = "Bartholomew Featherstonehaugh-Cholmondeley";
  const known = {
    ...PLAYED,
    players: PLAYED.players.map((each) => (each.player === "P001" ? { ...each, name: long } : each)),
  };
  for (const part of ["now", "round", "desk"]) {
    const shown = open(part, "meijin", known);
    const cut = [...shown.querySelectorAll(".cut")].filter(({ textContent }) => textContent === long);
    expect(cut, part).not.toHaveLength(0);
    expect(cut.map((each) => each.getAttribute("title"))).toEqual(cut.map(() => long));
    void unmount(page);
  }
  page = mount(Console, { target: document.body, props: { id: "e1" } });
});

test("what is to be known beside what was done is a sentence", async () => {
  const known = view([], { phase: "registration" });
  const answers = globalThis.fetch;
  vi.stubGlobal("fetch", (path: string, request: RequestInit) =>
    path.endsWith("/players")
      ? Promise.resolve(
          new Response(JSON.stringify({ players: ["P003"], warnings: [ANOTHER] }), {
            headers: { "content-type": "application/json" },
          }),
        )
      : answers(path, request),
  );
  const shown = open("desk", "meijin", known);
  const field = shown.querySelector<HTMLInputElement>("[data-add] input[name=name]")!;
  field.value = "Ann";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  field.form!.requestSubmit();
  await vi.waitFor(() => expect(shown.textContent).toContain("Ann is in. There is another Ann (P001)."));
});
