// Names from right to left do not turn the words around them.
import { describe, expect, it } from "vitest";
import { fill } from "../src/i18n";

describe("values in a text", () => {
  it("are kept apart where they are written from right to left or turn the direction", () => {
    expect(fill("{name} wins", { name: "שרה" })).toBe("\u2068שרה\u2069 wins");
    expect(fill("{name} wins", { name: "Ann\u202e" })).toBe("\u2068Ann\u202e\u2069 wins");
  });
  it("stand as they are otherwise", () => {
    expect(fill("{name} wins {n}", { name: "山田", n: 3 })).toBe("山田 wins 3");
  });
});
