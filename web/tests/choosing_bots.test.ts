// Whom one plays against: it is asked once, remembered, shown and can be changed; levels come before other bots.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadLanguage, say } from "../src/i18n";
import { botAbout, botName, otherBots } from "../src/parts/bots";
import BotFace from "../src/parts/BotFace.svelte";
import ChooseBot from "../src/parts/ChooseBot.svelte";
import PlayNow from "../src/parts/PlayNow.svelte";
import SeatChoices from "../src/pages/opening/SeatChoices.svelte";
import { settings } from "../src/state/settings.svelte";
import { info, guide } from "./game";

const LEVELS = ["novice", "regular", "expert", "meijin"];
const asked: unknown[] = [];
let shown: Record<string, unknown> | undefined;

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  asked.length = 0;
  vi.stubGlobal("fetch", (path: string, { body }: RequestInit) => {
    asked.push([path, JSON.parse(String(body)) as unknown]);
    return Promise.resolve(Response.json({ id: "t1" }));
  });
});
afterEach(() => {
  if (shown !== undefined) void unmount(shown);
  shown = undefined;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  settings.opponent = null;
});

const found = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`there is no ${selector}`);
  return element;
};
const press = (selector: string): void => {
  found(selector).click();
  flushSync();
};
function show(levels: readonly string[] = LEVELS): void {
  shown = mount(PlayNow, { target: document.body, props: { game: "tiny", levels } });
  flushSync();
}

test("the first time it is asked, and the answer begins the game and is remembered", async () => {
  show();
  expect(document.querySelector("[data-against]")).toBeNull();
  press("[data-play]");
  expect(
    [...document.querySelectorAll<HTMLElement>("[data-bot]")].map(({ dataset }) => dataset["bot"]),
  ).toEqual(LEVELS);
  expect(asked).toEqual([]);
  press("[data-bot=novice]");
  expect(document.querySelector("dialog")).toBeNull();
  await vi.waitFor(() => expect(asked).toEqual([["/api/play-now", { game: "tiny", bot: "novice" }]]));
  expect(JSON.parse(localStorage.getItem("meijin settings") ?? "{}")).toMatchObject({ opponent: "novice" });
});

test("whoever closes the question has chosen nothing and plays nothing", () => {
  show();
  press("[data-play]");
  found("dialog").dispatchEvent(new Event("close"));
  flushSync();
  expect([document.querySelector("dialog"), settings.opponent, asked]).toEqual([null, null, []]);
});

test("once chosen, one click plays", async () => {
  settings.opponent = "expert";
  show();
  press("[data-play]");
  expect(document.querySelector("dialog")).toBeNull();
  await vi.waitFor(() => expect(asked).toEqual([["/api/play-now", { game: "tiny", bot: "expert" }]]));
});

test("who it is stands beside it and can be changed without playing; the focus stays there", async () => {
  settings.opponent = "expert";
  show();
  expect(found("[data-against]").textContent).toContain(say("bot-expert"));
  expect(found("[data-against]").getAttribute("aria-label")).toContain(say("bot-expert"));
  press("[data-against]");
  expect(found("[data-bot=expert]").getAttribute("aria-pressed")).toBe("true");
  press("[data-bot=meijin]");
  await vi.waitFor(() => expect(document.activeElement).toBe(found("[data-against]")));
  expect(asked).toEqual([]);
  expect(found("[data-against]").dataset["against"]).toBe("meijin");
});

test("a level that a game is not played at is asked for anew, and a game without levels asks nothing", async () => {
  settings.opponent = "somebody else";
  show();
  press("[data-play]");
  expect(document.querySelector("[data-levels]")).not.toBeNull();
  void unmount(shown!);
  show([]);
  press("[data-play]");
  expect(document.querySelector("dialog")).toBeNull();
  await vi.waitFor(() => expect(asked).toEqual([["/api/play-now", { game: "tiny" }]]));
});

test("where a browser keeps nothing, the choice holds while the page is open", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  show();
  press("[data-play]");
  press("[data-bot=regular]");
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(found("[data-against]").dataset["against"]).toBe("regular");
});

test("other bots stand below the levels, with their names and a plain face", () => {
  shown = mount(ChooseBot, {
    target: document.body,
    props: { title: "Who?", levels: LEVELS, others: ["greedy", "mine"], onchoose: vi.fn(), onclose: vi.fn() },
  });
  flushSync();
  const names = [...document.querySelectorAll("button[data-bot] b")].map((each) => each.textContent);
  expect(names).toEqual([...LEVELS.map(botName), botName("greedy"), "Mine"]);
  const plain = found("details [data-bot=mine] svg").innerHTML;
  expect(found("details [data-bot=greedy] svg").innerHTML).toBe(plain);
  expect(found("[data-bot=novice] svg").innerHTML).not.toBe(plain);
});

test("a seat of a new table is offered to the levels first, then to others", () => {
  const game = { ...info, bots: ["mine", "random", ...LEVELS], levels: LEVELS };
  shown = mount(SeatChoices, {
    target: document.body,
    props: { seats: ["red"], sitters: { red: "bot expert" }, game, names: guide().names, onchange: vi.fn() },
  });
  flushSync();
  const groups = [...document.querySelectorAll("optgroup")].map((group) =>
    [...group.querySelectorAll("option")].map(({ value }) => value),
  );
  expect(groups).toEqual([LEVELS.map((level) => `bot ${level}`), ["bot mine", "bot random"]]);
  expect(found("[data-face=expert]")).not.toBeNull();
});

test("every level has a face, a name and a sentence of its own, in both languages", async () => {
  await loadLanguage("ja");
  const faces = LEVELS.map((bot) => {
    const face = mount(BotFace, { target: document.body, props: { bot } });
    flushSync();
    const drawn = found(`[data-face=${bot}]`).innerHTML;
    void unmount(face);
    return drawn;
  });
  const told = (["en", "ja"] as const).flatMap((language) => {
    settings.language = language;
    return LEVELS.flatMap((bot) => [botName(bot), botAbout(bot)]);
  });
  settings.language = "en";
  expect(new Set(faces).size).toBe(LEVELS.length);
  expect(new Set(told).size).toBe(2 * 2 * LEVELS.length);
  expect(told).not.toContain("");
  expect(botAbout("greedy")).toBe("");
  expect(otherBots({ bots: ["mine", "novice"], levels: ["novice"] })).toEqual(["mine"]);
});
