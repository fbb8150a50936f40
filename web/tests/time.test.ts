import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { loadLanguage } from "../src/i18n";
import { settings } from "../src/state/settings.svelte";
import { Live } from "../src/table/live.svelte";
import TableHead from "../src/table/TableHead.svelte";
import TimeCalled from "../src/table/TimeCalled.svelte";
import type { TableInfo, TimeInfo } from "../src/wire";
import { guide } from "./game";

vi.mock("../src/net/socket", () => import("./fakesocket"));

const language = settings.language;
let page: Record<string, unknown> | undefined;

afterEach(async () => {
  if (page !== undefined) await unmount(page);
  document.body.replaceChildren();
  settings.language = language;
});

function said(time: TimeInfo, words: "en" | "ja" = "en"): string {
  settings.language = words;
  page = mount(TimeCalled, { target: document.body, props: { time } });
  flushSync();
  return document.querySelector("[data-time]")?.textContent ?? "";
}

describe("a call of time", () => {
  test.each([
    ["turn", 7, "Time was called: turn 7 of each player is the last."],
    ["round", 5, "Time was called: round 5 is the last."],
    ["battle", 2, "Time was called: this battle is the last."],
    ["trick", 4, "Time was called: the game ends soon."],
  ])("is told in the unit of the game: %s", (unit, last, words) => {
    expect(said({ unit, last })).toBe(words);
  });

  test("before the game says that it is the last", () => {
    expect(said({ unit: "turn", last: null })).toContain("the next game is the last");
  });

  test("is told in Japanese", async () => {
    await loadLanguage("ja");
    expect(said({ unit: "turn", last: 7 }, "ja")).toBe("時間です。それぞれの第7ターンが最後です。");
  });

  test("is read out when it comes", () => {
    said({ unit: "round", last: 5 });
    expect(document.querySelector("[data-time]")?.getAttribute("role")).toBe("status");
  });
});

describe("the head of a table", () => {
  const shown = (status: string, time: TimeInfo | null): boolean => {
    const table = { id: "t1", game: "tiny", seats: [], match: null, status, time } as unknown as TableInfo;
    page = mount(TableHead, { target: document.body, props: { live: new Live(guide(), table) } });
    flushSync();
    return document.querySelector("[data-time]") !== null;
  };

  test.each([
    ["running", { unit: "turn", last: 7 }, true],
    ["open", { unit: "turn", last: null }, true],
    ["over", { unit: "turn", last: 7 }, false], // how it ended is told elsewhere
    ["running", null, false],
  ])("tells of it while it matters: %s %o", (status, time, seen) => {
    expect(shown(status, time)).toBe(seen);
  });
});
