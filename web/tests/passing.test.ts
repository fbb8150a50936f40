// Going on for a player: only with the declared answer, only where it is wished, and never over something that was begun.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { passFor, USUAL, type PassingWish } from "../src/lib/passing";
import { settings } from "../src/state/settings.svelte";
import { Passer } from "../src/table/passer.svelte";
import { Play } from "../src/table/play.svelte";
import type { Choice, Prompt, Routine, SeatInfo } from "../src/wire";
import { choice, guide, view } from "./game";

const PASS = choice("pass");
const PLAY = choice("play c2", { cards: ["c2"], zone: "hand" });
const DRAW: Routine = { step: "draw", action: "pass", optional: true };
const FIGHT: Routine = { step: "fight", action: "pass", optional: false };
const SKIPS: PassingWish = { alone: true, skipped: ["draw", "fight"] };
const asked = (name: string, routine: Routine | null, ...choices: Choice[]): Prompt => ({
  ...{ asked: name, choices, routine },
  ...{ resign: false, ask: null },
});

describe("what goes by itself", () => {
  test("the only answer of a step that the game has declared, unless the player wants to give it", () => {
    expect(passFor(asked("q", DRAW, PASS), USUAL)).toBe(PASS);
    expect(passFor(asked("q", DRAW, PASS), { alone: false, skipped: [] })).toBeNull();
    expect(passFor(asked("q", null, PASS), USUAL)).toBeNull();
  });

  test("one of several answers, where the player does not want to be asked and the step may be left out", () => {
    expect(passFor(asked("q", DRAW, PLAY, PASS), USUAL)).toBeNull();
    expect(passFor(asked("q", DRAW, PLAY, PASS), SKIPS)).toBe(PASS);
    expect(passFor(asked("q", FIGHT, PLAY, PASS), SKIPS)).toBeNull();
    expect(passFor(asked("q", null, PLAY, PASS), SKIPS)).toBeNull();
  });
});

describe("at a table", () => {
  const act = vi.fn<(choice: Choice) => void>();
  let play: Play;
  let passer: Passer;

  const ask = (name: string, ...choices: Choice[]): void => {
    play.show(view, asked(name, DRAW, ...choices), [], null);
    passer.consider();
  };
  const made = (): string[] => act.mock.calls.map(([{ action }]) => action);

  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    play = new Play(guide(), { act });
    passer = new Passer(play, () => 1);
    passer.wish = USUAL;
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
    passer.wish = SKIPS;
    play.show(
      view,
      {
        asked: "q1",
        choices: [PASS, PLAY, choice("play c2 c2", { cards: ["c2", "c2"], zone: "hand" })],
        resign: false,
        routine: DRAW,
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
    passer.wish = { alone: false, skipped: [] };
    vi.runAllTimers();
    expect(made()).toEqual([]);
    expect(settings.passing("tiny")?.alone).toBe(false);
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
    passer.wish = SKIPS;
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
    play.show(view, asked("q2", DRAW, PASS, PLAY), [], null);
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
    play.show(view, asked(String(choices.length), null, ...choices), [], null);
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
