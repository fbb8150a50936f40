// A choice that somebody looks at says what it leads to and shows what it is about, however many there are.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { meantBy } from "../src/lib/meant";
import Stage from "../src/table/Stage.svelte";
import { Play } from "../src/table/play.svelte";
import type { Choice } from "../src/wire";
import { choice, guide, prompt, view } from "./game";

const act = vi.fn<(choice: Choice) => void>();
const MARKET = choice("buy c5", { cards: ["c5"], zone: "market" });
const MANY = [MARKET, ...["a", "b", "c", "d", "e"].map((each) => choice(`play ${each}`))];
let play: Play;
let page: Record<string, unknown>;

beforeEach(() => {
  vi.useFakeTimers();
  // The pictures are checked elsewhere; a board of its own gives every choice a button.
  play = new Play({ ...guide(), face: { button: () => true } }, { act });
  play.show(view, { ...prompt, choices: MANY }, [], null);
  page = mount(Stage, { target: document.body, props: { play } });
  flushSync();
});
afterEach(async () => {
  await unmount(page);
  document.body.replaceChildren();
  vi.clearAllMocks();
  vi.useRealTimers();
});

const button = (action: string): HTMLElement => document.querySelector(`[data-choice="${action}"]`)!;
const pointer = (on: Element, kind: string, pointerType: string): void => {
  on.dispatchEvent(
    Object.assign(new Event(kind, { bubbles: kind !== "pointerleave" }), { pointerType }) as PointerEvent,
  );
  flushSync();
};
const foretold = (): string | undefined =>
  document.querySelector("[data-foretold]")?.textContent?.replaceAll(/\s+/g, " ").trim();
const marked = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>("[data-meant]")].map((each) => each.dataset["card"]);

describe("one of many choices", () => {
  test("says what it does while the mouse is over it, and no longer", () => {
    expect(foretold()).toBeUndefined();
    pointer(button("play a"), "pointerover", "mouse");
    expect(foretold()).toBe("Play it is to play a");
    pointer(button("play a"), "pointerleave", "mouse");
    expect(foretold()).toBeUndefined();
  });

  test("marks one of the cards it is about, where it is picked from", () => {
    pointer(button("buy c5"), "pointerover", "mouse");
    expect(marked()).toEqual(["c5#1"]);
    pointer(button("buy c5"), "pointerleave", "mouse");
    expect(marked()).toEqual([]);
  });

  test("is not made by a finger that stays on it, but told; a short tap makes it", () => {
    pointer(button("play b"), "pointerdown", "touch");
    vi.runAllTimers();
    flushSync();
    expect(foretold()).toBe("Play it is to play b");
    button("play b").click();
    expect(act).not.toHaveBeenCalled();
    pointer(button("play b"), "pointerdown", "touch");
    pointer(button("play b"), "pointerup", "touch");
    button("play b").click();
    expect(act.mock.calls.map(([made]) => made.action)).toEqual(["play b"]);
  });

  test("is forgotten when another question comes", () => {
    pointer(button("play a"), "pointerover", "mouse");
    play.show(view, { ...prompt, asked: "q2" }, [], null);
    flushSync();
    expect(foretold()).toBeUndefined();
  });
});

test("what lies on the board tells the choice that it stands for", () => {
  pointer(document.querySelector('[data-card="c5#1"]')!, "pointerover", "mouse");
  expect(play.pondered).toEqual([MARKET]);
  pointer(document.querySelector('[data-card="c3"]')!, "pointerover", "mouse");
  expect(play.pondered).toEqual([]);
});

test("players and places that a choice names are found", () => {
  document.body.insertAdjacentHTML(
    "beforeend",
    '<div id="other"><i data-seat="blue"></i><i data-seat="red"></i><i data-zone="den/blue"></i><b data-place="den"></b></div>',
  );
  const found = (about: Partial<Choice>): string[] =>
    meantBy(document.querySelector("#other")!, choice("go", about), "red").map((each) => each.outerHTML);
  expect(found({ seats: ["blue"] })).toEqual(['<i data-seat="blue"></i>']);
  expect(found({ places: ["den"] })).toEqual(['<b data-place="den"></b>']);
});
