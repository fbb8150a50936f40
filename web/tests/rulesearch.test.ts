import { describe, expect, test } from "vitest";
import { blocksOf } from "../src/parts/markdown";
import { blocksWith, countOf, pieces, wordsIn } from "../src/parts/rulesearch";

const RULES = blocksOf(
  [
    "## 1. Cards",
    "- **G1.1** An ace counts 1 or 11.",
    "- **G1.2** A two is a two.",
    "## 2. Damage",
    "### 2.1 Dealing",
    "Everybody counts.",
    "### 2.2 Taking",
    "- **G2.2** Who has an ace takes one.",
  ].join("\n"),
);
const english = (): string => "";
const texts = (wanted: string, said = english): string[] =>
  blocksWith(RULES, wordsIn(wanted), said).flatMap((block) =>
    block.type === "list"
      ? block.items.map(({ id }) => id)
      : block.type === "heading"
        ? [block.id]
        : ["a paragraph"],
  );

describe("what stays of a rulebook", () => {
  test("are the sentences with every word, under their headings", () => {
    expect(texts("ACE")).toEqual(["1", "G1.1", "2", "2.2", "G2.2"]);
    expect(texts("ace counts")).toEqual(["1", "G1.1"]);
    expect(texts("dragon")).toEqual([]);
  });
  test("is all under a heading that is looked for, in the reader's language too", () => {
    expect(texts("dealing")).toEqual(["2", "2.1", "a paragraph"]);
    expect(texts("ダメージ", () => "")).toEqual([]);
    const all = blocksWith(RULES, ["ダメージ"], (heading) => (heading.id === "2" ? "2. ダメージ" : ""));
    expect(all.map((block) => block.type)).toEqual(["heading", "heading", "paragraph", "heading", "list"]);
  });
  test("is everything while nothing is looked for", () => {
    expect(texts("  ")).toHaveLength(8);
    expect(countOf(RULES)).toBe(4);
  });
});

test("what is looked for is marked, whatever signs it has", () => {
  expect(pieces("An ace (A) is an Ace.", ["ace"]).filter(({ hit }) => hit)).toEqual([
    { text: "ace", hit: true },
    { text: "Ace", hit: true },
  ]);
  expect(pieces("An ace (A).", ["(a)"])).toEqual([
    { text: "An ace ", hit: false },
    { text: "(A)", hit: true },
    { text: ".", hit: false },
  ]);
});
