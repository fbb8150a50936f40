// Opening a table: what somebody wishes becomes the table that is asked for.
import { flushSync, mount, unmount } from "svelte";
import { describe, expect, test } from "vitest";
import { Names } from "../src/i18n/games";
import OptionField from "../src/parts/OptionField.svelte";
import {
  concerns,
  modeFor,
  modesOf,
  playersIn,
  seated,
  tableOf,
  usualMode,
  type Wishes,
} from "../src/lib/opening";
import type { GameInfo, OptionInfo } from "../src/wire";

const option = (name: string, help: string, seat: string | null = null): OptionInfo => ({
  name,
  default: null,
  help,
  allowed: "",
  choices: [],
  low: null,
  high: null,
  text: false,
  seat,
  modes: [],
  is_list: false,
});

const game = {
  id: "duel",
  options: [
    { ...option("mode", "how many fight"), default: "battle", choices: ["battle", "trio"] },
    { ...option("hp", "how much the third can take"), modes: ["trio", "coop"] },
    option("speed", "how fast"),
    option("red_deck", "red's deck", "red"),
  ],
  seatings: [
    { players: 2, seats: ["red", "green"], mode: "battle", duel: true },
    { players: 3, seats: ["red", "green", "purple"], mode: "trio", duel: false },
  ],
} as unknown as GameInfo;

const wishes: Wishes = {
  mode: "battle",
  players: 2,
  sitters: { red: "me" },
  options: {},
  visibility: "link",
  clock: null,
  outOfTime: "bot",
  rated: false,
  delay: 0,
  chat: true,
  bestOf: 1,
};

describe("the game's modes", () => {
  test("are those of its seatings, and one is usual", () => {
    expect(modesOf(game)).toEqual(["battle", "trio"]);
    expect(usualMode(game)).toBe("battle");
    expect(playersIn(game, "trio")).toEqual([3]);
  });

  test("somebody comes for one of them; one that there is not is passed over", () => {
    expect(["trio", "solo", null].map((wanted) => modeFor(game, wanted))).toEqual([
      "trio",
      "battle",
      "battle",
    ]);
  });

  test("an option that belongs to other modes is not offered", () => {
    const [, hp, speed] = game.options;
    expect(concerns(hp!, wishes)).toBe(false);
    expect(concerns(hp!, { ...wishes, mode: "trio" })).toBe(true);
    expect(concerns(speed!, wishes)).toBe(true);
  });

  test("a seat's own option is offered to whoever sits there", () => {
    const deck = game.options[3]!;
    expect(concerns(deck, wishes)).toBe(true);
    expect(concerns(deck, { ...wishes, sitters: { green: "me" } })).toBe(false);
  });
});

describe("sitting down", () => {
  test("elsewhere leaves the seat where I was", () => {
    expect(seated({ red: "me", green: "bot greedy" }, "green", "me")).toEqual({ red: "free", green: "me" });
  });
});

describe("the table", () => {
  test("has bots, my seat, the mode, and the options that were changed", () => {
    const table = tableOf(game, {
      ...wishes,
      mode: "trio",
      players: 3,
      sitters: { green: "me", purple: "bot greedy" },
      options: { hp: "20", speed: "", red_deck: "mine" },
    });
    expect(table.seat).toBe("green");
    expect(table.bots).toEqual({ purple: "greedy" });
    expect(table.options).toEqual({ mode: "trio", hp: "20" });
  });
});

test("a match is asked for only where two play against each other", () => {
  const match = { ...wishes, bestOf: 3 as const };
  expect(tableOf(game, match).best_of).toBe(3);
  expect(tableOf(game, { ...match, mode: "trio", players: 3 }).best_of).toBe(1);
});

test("a limit is typed as a number, or switched off", async () => {
  const said: string[] = [];
  const limit = {
    ...option("round_limit", "the last round"),
    default: 25,
    choices: ["none"],
    low: 10,
    high: 50,
  };
  const shown = (value: string): Record<string, unknown> =>
    mount(OptionField, {
      target: document.body,
      props: {
        option: limit,
        names: new Names("tiny", new Map()),
        value,
        onchange: (typed: string) => said.push(typed),
      },
    });
  const number = (): HTMLInputElement => document.querySelector<HTMLInputElement>("input[type=number]")!;
  const off = (): HTMLInputElement => document.querySelector<HTMLInputElement>("input[type=checkbox]")!;
  let field = shown("");
  expect([number().min, number().max, number().placeholder]).toEqual(["10", "50", "25"]);
  expect(off().parentElement!.textContent).toContain("none");
  off().click();
  flushSync();
  expect(said).toEqual(["none"]);
  await unmount(field);
  field = shown("none");
  expect([number().disabled, number().value, off().checked]).toEqual([true, "", true]);
  off().click();
  flushSync();
  expect(said).toEqual(["none", ""]);
  await unmount(field);
});
