import { describe, expect, test } from "vitest";
import { choicesWith, isComplete, isSet, point, type Target } from "../src/lib/selection";
import type { Choice } from "../src/wire";

const choice = (action: string, about: Partial<Choice> = {}): Choice => ({
  action,
  said: { id: "", fields: {} },
  cards: [],
  zone: "",
  owner: "",
  seats: [],
  places: [],
  ...about,
});
const card = (name: string, index = 0, zone = "hand"): Target => ({
  type: "card",
  card: name,
  zone,
  owner: "red",
  index,
});

const nines = [
  choice("play 9", { cards: ["n09"], zone: "hand" }),
  choice("play 9x2", { cards: ["n09", "n09"], zone: "hand" }),
  choice("pass"),
];

describe("a set of cards", () => {
  test("one card of several that may be played together is selected, not played", () => {
    const picked = point(nines, [], card("n09"), "red");
    expect(picked.at_once).toBeNull();
    expect(choicesWith(nines, picked.targets, "red").map((each) => each.action)).toEqual([
      "play 9",
      "play 9x2",
    ]);
  });

  test("two cards are the pair, which is confirmed", () => {
    const first = point(nines, [], card("n09", 0), "red").targets;
    const both = point(nines, first, card("n09", 1), "red");
    expect(both.at_once).toBeNull();
    expect(
      choicesWith(nines, both.targets, "red").filter((each) => isComplete(each, both.targets, "red")),
    ).toEqual([nines[1]]);
  });

  test("a third card of a pair begins a new selection", () => {
    const both = [card("n09", 0), card("n09", 1)];
    expect(point(nines, both, card("n09", 2), "red").targets).toEqual([card("n09", 2)]);
  });

  test("pointing at a selected card lets it go", () => {
    expect(point(nines, [card("n09")], card("n09"), "red").targets).toEqual([]);
  });

  test("equal cards of somebody else are not meant", () => {
    const other: Target = { type: "card", card: "n09", zone: "hand", owner: "blue", index: 0 };
    expect(choicesWith(nines, [other], "red")).toEqual([]);
    expect(
      choicesWith([choice("steal 9", { cards: ["n09"], zone: "hand", owner: "blue" })], [other], "red"),
    ).toHaveLength(1);
  });

  test("equal cards lying elsewhere are not meant", () => {
    expect(choicesWith(nines, [card("n09", 0, "damage")], "red")).toEqual([]);
  });
});

describe("simple choices", () => {
  const moves = [
    choice("move maro#s1 center", { cards: ["maro#s1"], places: ["center"] }),
    choice("move maro#s1 sw", { cards: ["maro#s1"], places: ["sw"] }),
    choice("attack maro#s1 ame#n1", { cards: ["maro#s1", "ame#n1"] }),
  ];

  test("a single card that means one thing is chosen at once", () => {
    const only = [
      choice("remove red_6#2", { cards: ["red_6#2"] }),
      choice("remove red_5#1", { cards: ["red_5#1"] }),
    ];
    expect(point(only, [], card("red_6#2"), "red").at_once?.action).toBe("remove red_6#2");
  });

  test("a cat and then a place are a move", () => {
    const cat = point(moves, [], card("maro#s1"), "red");
    expect(cat.at_once).toBeNull();
    expect(point(moves, cat.targets, { type: "place", zone: "sw" }, "red").at_once?.action).toBe(
      "move maro#s1 sw",
    );
  });

  test("an art of the hand and its user, who stands elsewhere, are one choice", () => {
    const use = choice("use kunai lee#r1", { cards: ["kunai", "lee#r1"], zone: "hand" });
    const art = point([use], [], card("kunai"), "red");
    const both = point([use], art.targets, card("lee#r1", 0, "battlefield"), "red");
    expect(both.targets.map((each) => (each.type === "card" ? each.card : ""))).toEqual(["kunai", "lee#r1"]);
    expect(isComplete(use, both.targets, "red")).toBe(true);
  });

  test("what is not among the choices changes nothing", () => {
    const selected = [card("maro#s1")];
    expect(point(moves, selected, card("ekizo#n1"), "red").targets).toEqual(selected);
  });

  test("only cards of one place make a set", () => {
    expect(isSet(nines[1]!)).toBe(true);
    expect(isSet(moves[0]!)).toBe(false);
  });
});
