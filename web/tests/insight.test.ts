import { expect, test } from "vitest";
import { scrollFor } from "../src/lib/insight";

const screen = { top: 0, bottom: 600 };

test("what is seen stays where it is", () => {
  expect(scrollFor([{ top: 100, bottom: 300 }], screen)).toBe(0);
  expect(scrollFor([], screen)).toBe(0);
});

test("a hand behind the bar comes up, with some room below", () => {
  expect(scrollFor([{ top: 560, bottom: 700 }], screen)).toBe(112);
});

test("where not everything fits, the uppermost stays in sight", () => {
  expect(
    scrollFor(
      [
        { top: 40, bottom: 100 },
        { top: 800, bottom: 900 },
      ],
      screen,
    ),
  ).toBe(28);
});

test("what has been scrolled away at the top comes back", () => {
  expect(scrollFor([{ top: -80, bottom: 20 }], screen)).toBe(-92);
});
