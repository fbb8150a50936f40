// Names from right to left do not turn the words around them.
import { expect, test } from "vitest";
import { isolated } from "../src/i18n";

test("values are kept apart where they are written from right to left or turn the direction", () => {
  expect(isolated("שרה")).toBe("\u2068שרה\u2069");
  expect(isolated("Ann\u202e")).toBe("\u2068Ann\u202e\u2069");
});

test("values stand as they are otherwise", () => {
  expect(isolated("山田")).toBe("山田");
});
