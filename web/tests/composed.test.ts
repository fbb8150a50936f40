// Texts of cards that are composed: said from the message that the catalogue tells, by the words of the game.
import { describe, expect, it } from "vitest";
import { bundlesOf, Speech } from "../src/i18n/speech";
import type { Words } from "../src/wire";

const TEXT = `
part-card-gets = { CAPITAL(text-gets) }.
text-gets = { WHOSE($who) } Team gets { AN($what) }{ SAID($n, ", ", " times") }{ EITHER($last, " at last") }
term-DB_Earth = Earth
`;
const WORDS: Words = {
  language: "en",
  texts: [TEXT],
  shapes: {
    "part-card-gets": [
      { name: "who", role: "text" },
      { name: "what", role: "term" },
      { name: "n", role: "number", optional: true },
      { name: "last", role: "flag", optional: true },
    ],
  },
};
const told = (who: string, what: string, more: object = {}) => ({
  id: "part-card-gets",
  fields: { who, what, ...more },
});

function speech(said: ReturnType<typeof told> | null): Speech {
  return new Speech("en", bundlesOf(WORDS), WORDS.shapes, () => ({
    title: "Goku",
    corner: "",
    text: "as printed",
    said,
  }));
}

describe("the text of a card", () => {
  it("is said as the catalogue tells it", () => {
    expect(speech(told("it", "DB Earth")).cardText("h-wa08")).toBe("Its Team gets an Earth.");
    expect(speech(told("those fighters", "Leaf")).cardText("h-wa08")).toBe(
      "Those fighters' Team gets a Leaf.",
    );
    expect(speech(told("this Ninja", "super_heal")).cardText("h-wa08")).toBe(
      "This Ninja's Team gets a super heal.",
    );
  });

  it("has what is left out nowhere", () => {
    const said = told("it", "coin", { n: 3, last: true });
    expect(speech(said).cardText("h-wa08")).toBe("Its Team gets a coin, 3 times at last.");
  });

  it("is the printed one where none is told", () => {
    expect(speech(null).cardText("h-wa08")).toBe("as printed");
  });
});
