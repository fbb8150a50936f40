import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Stage from "../src/table/Stage.svelte";
import { Play } from "../src/table/play.svelte";
import type { Choice } from "../src/wire";
import { choice, guide, prompt, view } from "./game";

const act = vi.fn<(choice: Choice) => void>();
const why = vi.fn(() =>
  Promise.resolve({ id: "refusal-in_words", fields: { text: "a 4 is not played on a 3" } }),
);
let play: Play;
let page: Record<string, unknown>;

beforeEach(() => {
  play = new Play(guide(), { act, why });
  play.show(view, prompt, [], null);
  page = mount(Stage, { target: document.body, props: { play } });
  flushSync();
});

afterEach(async () => {
  await unmount(page);
  document.body.replaceChildren();
  vi.clearAllMocks();
});

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const labels = (selector: string): string[] =>
  all(selector).map((each) => each.getAttribute("aria-label") ?? "");
const click = (element: HTMLElement | undefined): void => {
  element?.click();
  flushSync();
};

describe("a game without a component of its own", () => {
  test("shows every zone by its layout", () => {
    expect(labels('[data-zone="hand/red"] [data-card]')).toEqual(["Card 2", "Card 2", "Card 4"]);
    expect(labels('[data-zone="hand/blue"] [data-card]')).toEqual(Array(3).fill("a card face down"));
    expect(all('[data-zone="deck"] [data-card]')).toHaveLength(1); // a stack shows its top
    expect(labels('[data-zone="shed"] [data-card]')).toEqual(["Card 5"]); // a pile is sent from its top on
    expect(labels('[data-zone="laid"] [data-card]')).toEqual(["Card 4"]); // what is no pile has its last card on top
    expect(all('[data-zone="market"] [data-card]')).toHaveLength(2); // a grid lays equal cards on each other
    expect(document.querySelector(".map")?.textContent).toContain("Valley");
  });

  test("shows every number, also one that stands at 0", () => {
    expect(document.querySelector('[data-counter="points/red"]')?.textContent).toContain("3");
    expect(document.querySelector('[data-counter="points/blue"]')?.textContent).toContain("0");
    expect(document.querySelector('[data-counter="round"]')?.textContent).toContain("2");
  });

  test("asks the question and offers every choice that does not begin in the hand above it", () => {
    expect(document.querySelector("[data-bar]")?.textContent).toContain("What do you play?");
    expect(all("[data-bar] [data-choice]").map((each) => each.dataset["choice"])).toEqual([
      "move c1#2 valley",
      "pass",
    ]);
  });
});

describe("choosing by pointing", () => {
  test("lights what may be chosen and nothing else", () => {
    expect(all("[data-card][data-lit]").map((each) => each.dataset["card"])).toEqual(["c1#2", "c2", "c2"]);
  });

  test("a set shows what it becomes and is confirmed", () => {
    const hand = () => all('[data-zone="hand/red"] [data-card]');
    click(hand()[0]);
    click(hand()[1]);
    expect(act).not.toHaveBeenCalled();
    const confirm = all("[data-confirm]");
    expect(confirm.map((each) => each.dataset["choice"])).toEqual(["play c2 c2"]);
    expect(confirm[0]?.textContent).toContain("it is to play c2 c2");
    click(confirm[0]);
    expect(act.mock.calls[0]?.[0].action).toBe("play c2 c2");
  });

  test("a card and a place are one choice, without a confirmation", () => {
    click(all('[data-card="c1#2"]')[0]);
    click(all('[data-place="valley"]')[0]);
    expect(act.mock.calls[0]?.[0].action).toBe("move c1#2 valley");
  });

  test("a card that cannot be used says why", async () => {
    click(all('[data-card="c4"]')[0]);
    await vi.waitFor(() =>
      expect(document.querySelector(".reason")?.textContent).toContain("A 4 is not played on a 3."),
    );
    expect(why).toHaveBeenCalledWith(["c4"], "hand");
    expect(act).not.toHaveBeenCalled();
  });

  test("nothing can be chosen twice while the server has not answered", () => {
    click(all("[data-bar] [data-choice='pass']")[0]);
    play.busy = true;
    flushSync();
    expect(all("[data-bar] [data-choice]")).toHaveLength(0);
    expect(act).toHaveBeenCalledOnce();
  });
});

describe("the keyboard", () => {
  const press = (key: string): void => {
    dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    flushSync();
  };

  test("a number makes that choice", () => {
    press("2");
    expect(act.mock.calls[0]?.[0].action).toBe("pass");
  });

  test("where all choices are cards in hand, a number is a card there", () => {
    play.show(view, { ...prompt, asked: "q2", choices: [prompt.choices[0]!] }, [], null);
    flushSync();
    press("2");
    expect(act.mock.calls[0]?.[0].action ?? play.ready[0]?.action).toBe("play c2");
  });

  test("where choices are folded, a number unfolds them first", () => {
    const many = Array.from({ length: 11 }, (_, at) => choice(`play ${at}`, { cards: ["c1#2"] }));
    play.show(view, { ...prompt, asked: "q2", choices: [...many, choice("pass")] }, [], null);
    flushSync();
    expect(all("[data-bar] [data-choice]")).toHaveLength(1);
    press("5");
    expect(act).not.toHaveBeenCalled();
    expect(all("[data-bar] [data-choice]")).toHaveLength(12);
    press("5");
    expect(act.mock.calls[0]?.[0].action).toBe("play 4");
  });

  test.each(["Enter", "1"])("%s confirms what is asked about once more", (key) => {
    play.doubtful = prompt.choices[3]!;
    flushSync();
    press(key);
    expect(act.mock.calls[0]?.[0].action).toBe("pass");
  });

  test("Enter confirms what is selected, Escape lets it go", () => {
    click(all('[data-zone="hand/red"] [data-card]')[0]);
    (document.activeElement as HTMLElement | null)?.blur();
    press("Escape");
    expect(play.selected).toEqual([]);
    click(all('[data-zone="hand/red"] [data-card]')[0]);
    (document.activeElement as HTMLElement | null)?.blur();
    press("Enter");
    expect(act.mock.calls[0]?.[0].action).toBe("play c2");
  });
});
