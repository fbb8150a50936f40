// Which level is offered after some games.
import { expect, test } from "vitest";
import { after, nextLevel, type Streak } from "../src/lib/streak";

const LEVELS = ["novice", "regular", "expert"];
const played = (bot: string, ...won: boolean[]): Streak =>
  won.reduce<Streak | undefined>((streak, each, at) => after(streak, `t${at}`, bot, each), undefined)!;

test("one down after two losses in a row, one up after two wins", () => {
  expect(nextLevel(LEVELS, played("regular", false))).toBeNull();
  expect(nextLevel(LEVELS, played("regular", false, false))).toBe("novice");
  expect(nextLevel(LEVELS, played("regular", true, false))).toBeNull();
  expect(nextLevel(LEVELS, played("regular", false, true, true))).toBe("expert");
});

test("nothing beyond the weakest and the strongest, nor for a bot that is no level", () => {
  expect(nextLevel(LEVELS, played("novice", false, false))).toBeNull();
  expect(nextLevel(LEVELS, played("expert", true, true))).toBeNull();
  expect(nextLevel(LEVELS, played("random", true, true))).toBeNull();
});

test("another level begins anew, and a game that is looked at again counts once", () => {
  const lost = after(undefined, "t1", "regular", false);
  expect(after(lost, "t1", "regular", false)).toBe(lost);
  expect(after(lost, "t2", "novice", false).games).toBe(-1);
});
