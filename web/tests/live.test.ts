// A live table, with a connection on which the test speaks for the server.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadLanguage } from "../src/i18n";
import { settings } from "../src/state/settings.svelte";
import { toasts } from "../src/state/toasts.svelte";
import { Live } from "../src/table/live.svelte";
import type { LogLine, ServerMessage, TableInfo, Update } from "../src/wire";
import { inWords, line as wire } from "./fakesocket";
import { guide, prompt, view } from "./game";

const hear = (message: ServerMessage): void => wire.hear(message);
vi.mock("../src/net/socket", () => import("./fakesocket"));
const asked = vi.fn<(method: string, path: string) => Promise<unknown>>(() => Promise.resolve(null));
vi.mock("../src/net/api", async (original) => ({
  ...(await original<typeof import("../src/net/api")>()),
  ask: (method: string, path: string) => asked(method, path),
}));

const table = { id: "t1", game: "tiny", status: "running", seats: [] } as unknown as TableInfo;
const line = (text: string): LogLine => ({ kind: text, fields: {} });
const update = (lines: number, log: LogLine[]): Update & { type: "update" } => ({
  type: "update",
  view: view as unknown as Update["view"],
  prompt: null,
  log,
  moves: [],
  lines,
  clocks: [],
  at: 0,
  request: null,
  over: null,
});
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  live = new Live(guide(), table);
});
afterEach(() => {
  live.end();
  vi.useRealTimers();
  toasts.list = [];
});

const told = (): string[] => live.log.map(({ kind }) => kind);

test("the log tells no more than the board shows", () => {
  hear(update(1, [line("one")]));
  hear(update(2, [line("two")]));
  expect(told()).toEqual(["one"]);
  vi.advanceTimersByTime(5_000);
  expect(told()).toEqual(["one", "two"]);
});

test("the first position is shown at once: nothing is played over a board that is not there", () => {
  live.end();
  live = new Live({ ...guide(), face: { prelude: () => 1_000 } }, table);
  hear(update(1, [line("one")]));
  expect(told()).toEqual(["one"]);
  vi.advanceTimersByTime(5_000);
  hear(update(2, [line("two")]));
  expect(told()).toEqual(["one"]);
  vi.advanceTimersByTime(1_000);
  expect(told()).toEqual(["one", "two"]);
});

test("a click shows the rest at once, on the board and in the log", () => {
  hear(update(1, [line("one")]));
  hear(update(2, [line("two")]));
  hear(update(3, [line("three")]));
  live.skip();
  expect(told()).toEqual(["one", "two", "three"]);
});

test("lines that were taken back go, even those that were not shown yet", () => {
  hear(update(1, [line("one")]));
  hear(update(2, [line("two")]));
  hear(update(2, [line("two again")]));
  vi.advanceTimersByTime(5_000);
  expect(told()).toEqual(["one", "two again"]);
});

test("what cannot be taken back is explained where it was tried all the same", () => {
  live.play.show(view, prompt, [], null);
  live.play.choose(prompt.choices[3]!);
  hear({ type: "receipt", id: "m1" } as ServerMessage);
  live.undo();
  hear({
    type: "refusal",
    code: "illegal",
    reason: "that cannot be taken back",
    said: inWords("that cannot be taken back"),
    id: "m1",
  });
  expect(toasts.list.at(-1)?.text).toMatch(/^That cannot be taken back any more:/);
});

test("a refusal is a sentence", () => {
  hear({
    type: "refusal",
    code: "conflict",
    reason: "your time is out",
    said: inWords("your time is out"),
    id: null,
  });
  expect(toasts.list.at(-1)?.text).toBe("Your time is out.");
});

test("refusals and notices are said in the reader's language, with seats as the game calls them", async () => {
  await loadLanguage("ja");
  settings.language = "ja";
  const said = { id: "refused-seat_taken", fields: { seat: "red", free: ["blue"] } };
  hear({ type: "refusal", code: "conflict", reason: "red is taken; free: blue", said, id: null });
  expect(toasts.list.at(-1)?.text).toBe("Redの席は埋まっています。空いているのはBlueです。");
  const fields = { seat: "blue", bot: "meijin", fault: "slow", often: 0, chose: "expert" };
  hear({ type: "notice", text: "The bot of blue …", said: { id: "notice-chosen_for", fields } });
  settings.language = "en";
  expect(toasts.list.at(-1)?.text).toBe(
    "Blueのボット（名人ツル）の考慮時間が切れたため、達人コンが代わりに選びました。",
  );
});

test("only somebody who has a seat can have it passed", () => {
  const hello = (seat: string | null): void =>
    hear({ type: "hello", seat, table, chat: [], update: null } as unknown as ServerMessage);
  hello(null);
  expect(live.play.passer).toBeNull();
  hello("red");
  const passer = live.play.passer;
  expect(passer).not.toBeNull();
  hello("red");
  expect(live.play.passer).toBe(passer);
});

test("whoever takes something back is asked again", () => {
  hear({ type: "hello", seat: "red", table, chat: [], update: null } as unknown as ServerMessage);
  const hold = vi.spyOn(live.play.passer!, "hold");
  live.undo();
  expect(hold).toHaveBeenCalledOnce();
});

test("a pass that another tab has made already is no trouble; a choice of one's own that comes too late is", () => {
  hear({ type: "hello", seat: "red", table, chat: [], update: null } as unknown as ServerMessage);
  const automatic = vi.spyOn(live.play.passer!, "acts", "get").mockReturnValue(true);
  const late = (): void => {
    live.play.show(view, prompt, [], null);
    live.play.choose(prompt.choices[3]!);
    hear({
      type: "refusal",
      code: "stale",
      reason: "the table has moved on",
      said: inWords("the table has moved on"),
      id: "m1",
    });
  };
  late();
  expect(toasts.list).toEqual([]);
  automatic.mockReturnValue(false);
  late();
  expect(toasts.list.at(-1)?.text).toMatch(/^The table has moved on/);
});

const mySeat = { seat: "red", you: true, bot: null, commitment: "", revealed: false };
const opened = (change: object): TableInfo =>
  ({
    ...table,
    commitment: "ab",
    status: "open",
    collecting: null,
    seats: [mySeat],
    ...change,
  }) as unknown as TableInfo;

test("this browser's number is said without a click, and a refusal of it bothers nobody", () => {
  localStorage.clear();
  hear({ type: "hello", seat: "red", table: opened({}), update: null, chat: [], id: null });
  expect(wire.say).toHaveBeenLastCalledWith(expect.objectContaining({ type: "commit" }));
  hear({
    type: "refusal",
    code: "conflict",
    reason: "it is too late for a commitment",
    said: inWords("it is too late for a commitment"),
    id: "m1",
  });
  expect(toasts.list).toEqual([]);
  hear({ type: "table", table: opened({ status: "running" }) });
  expect(live.alarm).toBe("unused");
});

const seats = (bot: string | null): TableInfo["seats"] =>
  [
    { seat: "red", you: true, bot: null },
    { seat: "blue", you: false, bot },
  ] as unknown as TableInfo["seats"];
const hello = (bot: string | null, rated = false): void =>
  hear({
    type: "hello",
    id: null,
    seat: "red",
    table: { ...table, seats: seats(bot), rated, event: null, match: null },
    chat: [],
    update: { ...update(1, [line("one")]), prompt },
  });

const doubts = (found: object): unknown =>
  asked.mockImplementation((_, path) => Promise.resolve(path.endsWith("/doubts") ? found : null));

test("against bots a sure mistake is asked about once, with what it costs", async () => {
  doubts({ asked: "q1", choices: [{ action: "pass", chance: 0.314, best: 0.62 }] });
  hello("novice");
  await vi.runAllTimersAsync();
  expect(asked).toHaveBeenCalledWith("GET", "/api/tables/t1/doubts");
  const pass = prompt.choices.find(({ action }) => action === "pass")!;
  const other = prompt.choices[0]!;
  expect(live.play.danger(other)).toBeNull();
  live.play.choose(pass);
  expect(live.play.doubtful).toBe(pass);
  expect(live.play.danger(pass)).toContain("31 %");
  expect(live.play.danger(pass)).toContain("62 %");
  live.play.choose(pass);
  expect(live.play.busy).toBe(true);
});

test("what was doubted of one question is not doubted of the next", async () => {
  doubts({ asked: "another", choices: [{ action: "pass", chance: 0.1, best: 0.9 }] });
  hello("novice");
  await vi.runAllTimersAsync();
  expect(live.play.danger(prompt.choices.find(({ action }) => action === "pass")!)).toBeNull();
});

test("against people, and where it counts, nobody asks for help", async () => {
  asked.mockReset().mockResolvedValue(null);
  hello(null);
  await vi.runAllTimersAsync();
  live.end();
  live = new Live(guide(), table);
  hello("novice", true);
  await vi.runAllTimersAsync();
  expect(asked).not.toHaveBeenCalledWith("GET", "/api/tables/t1/doubts");
});

test("whether the last choice can be taken back is known before it is tried, and why not", async () => {
  const refused = { reason: "nothing is yours", said: { id: "refused-in_words", fields: {} } };
  asked.mockImplementation((_, path) => Promise.resolve(path.endsWith("/undo") ? refused : null));
  hello("novice");
  await vi.runAllTimersAsync();
  expect(live.noUndo).toBe("Nothing is yours.");
  live.play.choose(prompt.choices[0]!);
  expect(live.noUndo).toBeNull();
  asked.mockResolvedValue({ reason: "", said: null });
  hear({ type: "receipt", id: "m1" } as ServerMessage);
  hear({ ...update(2, [line("two")]), prompt: { ...prompt, asked: "q2" } });
  await vi.runAllTimersAsync();
  expect(live.noUndo).toBe("");
});

describe("how fast it goes", () => {
  afterEach(() => (settings.pace = "normal"));
  const happen = (count: number): void => {
    hello("novice");
    for (let at = 2; at < count + 2; at++) hear(update(at, [line(`line ${at}`)]));
  };

  test("what three opponents do is seen within five seconds, each thing by itself", () => {
    happen(15);
    vi.advanceTimersByTime(600);
    expect(told().length).toBeLessThan(6);
    vi.advanceTimersByTime(4_400);
    expect(told()).toHaveLength(16);
  });

  test("slow takes longer, fast shorter, and at once no time", () => {
    settings.pace = "slow";
    happen(15);
    vi.advanceTimersByTime(5_000);
    expect(told().length).toBeLessThan(16);
    live.end();
    live = new Live(guide(), table);
    settings.pace = "fast";
    happen(15);
    vi.advanceTimersByTime(2_500);
    expect(told()).toHaveLength(16);
    live.end();
    live = new Live(guide(), table);
    settings.pace = "at_once";
    happen(15);
    expect(told()).toHaveLength(16);
  });

  test("the log does not tell what a scene comes to before it has been played", () => {
    live.end();
    live = new Live({ ...guide(), face: { lasts: () => 1_000 } }, table);
    hello("novice");
    hear({ ...update(2, [line("a duel is won")]), prompt: { ...prompt, asked: "q2" } });
    expect(live.play.news.map(({ kind }) => kind)).toEqual(["a duel is won"]);
    vi.advanceTimersByTime(900);
    expect(told()).toEqual(["one"]);
    expect(live.play.choices).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(told()).toEqual(["one", "a duel is won"]);
    expect(live.play.choices).not.toEqual([]);
  });
});
