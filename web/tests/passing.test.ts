// Passing for a player: only the plain pass, only where it is wished, and never over something that was begun.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { passFor, type PassingWish } from "../src/lib/passing";
import { settings } from "../src/state/settings.svelte";
import { Passer } from "../src/table/passer.svelte";
import { Play } from "../src/table/play.svelte";
import type { Choice, Prompt, SeatInfo } from "../src/wire";
import { choice, guide, view } from "./game";

const PASS = choice("pass", { passes: true });
const PLAY = choice("play c2", { cards: ["c2"], zone: "hand" });
const DECLINE = choice("decline");
const wish = (stopping: PassingWish["stopping"], steps: string[] = []): PassingWish => ({ stopping, steps });

describe("what may be passed", () => {
  test("where nothing else can be done, unless the player wants to stop always", () => {
    expect(passFor([PASS], "draw", wish("can_act"))).toBe(PASS);
    expect(passFor([PASS, PLAY], "draw", wish("can_act"))).toBeNull();
    expect(passFor([PASS], "draw", wish("always"))).toBeNull();
  });

  test("at all steps but those that were named, whatever else could be done", () => {
    expect(passFor([PASS, PLAY], "draw", wish("steps", ["fight"]))).toBe(PASS);
    expect(passFor([PASS], "fight", wish("steps", ["fight"]))).toBeNull();
  });

  test("nothing that is no plain pass, even if it is the only choice", () => {
    expect(passFor([DECLINE], "draw", wish("can_act"))).toBeNull();
    expect(passFor([PLAY, DECLINE], "draw", wish("steps"))).toBeNull();
  });
});

describe("at a table", () => {
  const act = vi.fn<(choice: Choice) => void>();
  let play: Play;
  let passer: Passer;

  const ask = (asked: string, ...choices: Choice[]): void => {
    play.show(view, { asked, choices, resign: false, ask: null } satisfies Prompt, [], null);
    passer.consider();
  };
  const made = (): string[] => act.mock.calls.map(([{ action }]) => action);

  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    const face = { passing: { steps: ["draw", "fight"], at: () => "draw" } };
    play = new Play({ ...guide(), face }, { act });
    passer = new Passer(play, () => 1);
    passer.wish = wish("can_act", ["draw", "fight"]);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.clearAllMocks();
  });

  test("it is passed after a moment, in which nothing is offered, and told", () => {
    ask("q1", PASS);
    expect(play.passing).toBe(true);
    expect(play.choices).toEqual([]);
    expect(made()).toEqual([]);
    vi.runAllTimers();
    expect(made()).toEqual(["pass"]);
    expect(passer.passed).toEqual(["draw"]);
  });

  test("a click stops it, and it is not tried again", () => {
    ask("q1", PASS);
    passer.stop();
    passer.consider();
    vi.runAllTimers();
    expect(made()).toEqual([]);
    expect(play.choices).toEqual([PASS]);
  });

  test("what the player has begun is left alone", () => {
    passer.wish = wish("steps");
    play.show(
      view,
      {
        asked: "q1",
        choices: [PASS, PLAY, choice("play c2 c2", { cards: ["c2", "c2"], zone: "hand" })],
        resign: false,
        ask: null,
      },
      [],
      null,
    );
    play.point({ type: "card", card: "c2", zone: "hand", owner: "red", index: 0 });
    passer.consider();
    vi.runAllTimers();
    expect(made()).toEqual([]);
  });

  test("switching it off stops what is about to be done", () => {
    ask("q1", PASS);
    passer.wish = wish("always");
    vi.runAllTimers();
    expect(made()).toEqual([]);
    expect(settings.passing("tiny")?.stopping).toBe("always");
  });

  test("nothing is passed behind the open settings, nor what was asked there once they are closed", () => {
    ask("q1", PASS);
    passer.openMenu();
    ask("q2", PASS);
    vi.runAllTimers();
    passer.menu = false;
    ask("q2", PASS);
    vi.runAllTimers();
    expect(made()).toEqual([]);
    ask("q3", PASS);
    vi.runAllTimers();
    expect(made()).toEqual(["pass"]);
  });

  test("another wish counts from the next question on", () => {
    ask("q1", PASS, PLAY);
    passer.wish = wish("steps");
    ask("q1", PASS, PLAY);
    vi.runAllTimers();
    expect(made()).toEqual([]);
    ask("q2", PASS, PLAY);
    vi.runAllTimers();
    expect(made()).toEqual(["pass"]);
  });

  test("what is taken back is not passed once more before the player has chosen something", () => {
    ask("q1", PASS);
    vi.runAllTimers();
    passer.hold();
    ask("q1 again", PASS);
    vi.runAllTimers();
    expect(made()).toEqual(["pass"]);
    passer.chosen();
    ask("q2", PASS);
    vi.runAllTimers();
    expect(made()).toEqual(["pass", "pass"]);
  });

  test("what was asked meanwhile is not answered by an old pass", () => {
    ask("q1", PASS);
    play.show(view, { asked: "q2", choices: [PASS, PLAY], resign: false, ask: null }, [], null);
    vi.runAllTimers();
    expect(made()).toEqual([]);
  });

  test("among people it takes longer, so that it tells them nothing", () => {
    play.seats = [{ seat: "blue", you: false, bot: null } as SeatInfo];
    ask("q1", PASS);
    vi.advanceTimersByTime(2000);
    expect(made()).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(made()).toEqual(["pass"]);
  });

  test("the player's own choice ends what is told of passes", () => {
    ask("q1", PASS);
    vi.runAllTimers();
    passer.chosen();
    expect(passer.passed).toEqual([]);
  });
});

test("an errand makes one choice after the other and ends where it does not fit any more", () => {
  const act = vi.fn<(choice: Choice) => void>();
  const play = new Play(guide(), { act });
  const words = ["play c2", "pass"];
  const ask = (...choices: Choice[]): void =>
    play.show(view, { asked: String(choices.length), choices, resign: false, ask: null }, [], null);
  ask(PLAY, PASS);
  play.undertake((_, choices) => {
    const next = words.shift();
    return choices.find(({ action }) => action === next) ?? null;
  });
  ask(PASS);
  expect(play.goOn()).toBe(true);
  expect(play.goOn()).toBe(false);
  expect(act.mock.calls.map(([{ action }]) => action)).toEqual(["play c2", "pass"]);
});
