// Crossover Battles in the browser: Teams that are planned, what is asked and told, what is staged, what is printed.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import Stage from "../src/table/Stage.svelte";
import { Play } from "../src/table/play.svelte";
import { face } from "../src/games/crossover";
import faces from "../faces/cards.json";
import Art from "../src/games/crossover/Art.svelte";
import Face from "../src/games/crossover/Face.svelte";
import { crowdOf } from "../src/games/crossover/crowd";
import { deedsIn } from "../src/games/crossover/deeds";
import { forecastOf } from "../src/games/crossover/forecast";
import { personsOf } from "../src/games/crossover/persons";
import { alone, heading, isSame, joined, organizing, paying, wordsFor } from "../src/games/crossover/plan";
import { printedOn } from "../src/games/crossover/printed";
import { partsIn } from "../src/games/crossover/sums";
import { broken, widthOf } from "../src/games/crossover/print";
import { button } from "../src/games/crossover/steps";
import { lasts, resultFor, scenesOf } from "../src/games/crossover/story";
import type { Announce, Battle, Fighter, News, Showdown, Wire } from "../src/games/crossover/wire";
import { Names } from "../src/i18n/games";
import type { Seen } from "../src/lib/view";
import { settings } from "../src/state/settings.svelte";
import type { Guide } from "../src/table/guide";
import type { CardInfo, Choice, GameInfo } from "../src/wire";
import { choice } from "./game";
import { teach } from "./words";

const titles = new Map(
  Object.entries({
    "n-475": "Rock Lee",
    "n-436": "Iruka Umino",
    "h-wa18": "Piccolo",
    "j-363": "Shadow Clone Jutsu",
  }).map(([id, title]) => [id, { title, corner: "", text: "" }]),
);
const names = new Names("crossover", titles);
const CARDS = (faces as unknown as Readonly<Record<string, readonly CardInfo[]>>)["crossover"] ?? [];
const [LEE, IRUKA, MOEGI] = ["n-475#r1", "n-436#r1", "n-470#r1"];

const view = (more: Partial<Seen<Wire>> = {}): Seen<Wire> => ({
  game: "crossover",
  seat: "red",
  deciders: ["red"],
  phase: "mission",
  step: "G",
  lines: { red: "naruto", blue: "db" },
  limits: { rewards: 10, team: 3, outstanding: 5, wish: 7 },
  course: [{ phase: "organization", steps: ["I"] }],
  teams: {},
  supports: {},
  battles: [],
  chain: [],
  lasting: [],
  delayed: [],
  symbols: {},
  db_coins: {},
  tiebreak: {},
  lists: {},
  counters: { attacker: "red", turn: 5 },
  zones: [],
  ...more,
});
const announce = (more: Partial<Announce> = {}): News => ({
  kind: "announce",
  fields: { seat: "blue", card: "j-363", ability: "j-363.1", what: "art", ...more },
});

beforeAll(() => teach("crossover"));
beforeEach(() => {
  settings.language = "en";
});

describe("planning Teams", () => {
  const apart = [[LEE], [IRUKA], [MOEGI]];

  test("a fighter joins another at the back, as long as there is room", () => {
    expect(joined(apart, IRUKA, LEE, 3)).toEqual([[LEE, IRUKA], [MOEGI]]);
    expect(joined([[LEE, IRUKA], [MOEGI]], MOEGI, LEE, 2)).toBeNull();
    expect(joined([[LEE, IRUKA], [MOEGI]], IRUKA, LEE, 3)).toBeNull();
  });

  test("a Head that goes elsewhere leaves the Team to who stood behind", () => {
    expect(joined([[LEE, IRUKA], [MOEGI]], LEE, MOEGI, 3)).toEqual([[IRUKA], [MOEGI, LEE]]);
    expect(alone([[LEE, IRUKA], [MOEGI]], LEE)).toEqual([[IRUKA], [MOEGI], [LEE]]);
    expect(heading([[LEE, IRUKA], [MOEGI]], IRUKA)).toEqual([[IRUKA, LEE], [MOEGI]]);
  });

  test("the order of Teams makes no difference, that within a Team does", () => {
    expect(isSame(apart, [[MOEGI], [LEE], [IRUKA]])).toBe(true);
    expect(isSame([[LEE, IRUKA]], [[IRUKA, LEE]])).toBe(false);
  });

  test("it is said Head by Head in the order in which they are offered, and Teams of one not at all", () => {
    const plan = [["d", "e"], ["c"], ["a", "b"]];
    expect(wordsFor(plan, ["a", "b", "c", "d", "e"])).toEqual([
      "lead a",
      "back b",
      "lead d",
      "back e",
      "done",
    ]);
    expect(wordsFor(apart, [LEE, IRUKA, MOEGI])).toEqual(["done"]);
  });

  test("nothing of it is said where Teams are not asked for any more", () => {
    const errand = organizing(["lead a", "done"]);
    const asked = view({ question: "organize" });
    expect(errand(asked, [choice("keep"), choice("lead a")])?.action).toBe("lead a");
    expect(errand(view({ question: "attack" }), [choice("done")])).toBeNull();
  });

  test("a cost is paid as suggested, and only that of the same card", () => {
    const errand = paying("j-363");
    const choices = [choice("pay n-475"), choice("pay n-436")];
    const asked = view({ question: "cost", about: "j-363", suggested: "pay n-436" });
    expect(errand(asked, choices)?.action).toBe("pay n-436");
    expect(errand({ ...asked, about: "j-362" }, choices)).toBeNull();
  });
});

describe("what is asked and offered", () => {
  test("an answer to the latest effect of the Chain", () => {
    const fields = { seat: "blue", own: false, card: "j-363", ability: false, user: LEE };
    expect(names.say("ask-respond", fields)).toBe(
      "Do you respond to Blue's Shadow Clone Jutsu with Rock Lee?",
    );
    settings.language = "ja";
    expect(names.say("ask-respond", fields)).toMatch(/^青の「.+」（使い手：.+）に対応しますか？$/);
  });

  test("what lies on the board has no button", () => {
    expect(button(choice("deploy n-475", { cards: ["n-475"], zone: "hand" }))).toBe(false);
    expect(button(choice("activate n-475#r1", { cards: [LEE] }))).toBe(true);
    expect(button(choice("pass"))).toBe(true);
  });
});

describe("what is told and staged", () => {
  const fought: Showdown = {
    seat: "red",
    blocker: "blue",
    attacking: { team: [LEE], power: 10 },
    blocking: { team: ["h-wa18#b1"], power: 4 },
    result: "outstanding",
  };
  const battle = (more: Partial<Showdown> = {}): News => ({
    kind: "showdown",
    fields: { ...fought, ...more },
  });

  test("every battle has a scene, with the rewards it brings", () => {
    const through = battle({ blocking: { team: [], power: 0 }, result: "breakthrough" });
    const reward: News = {
      kind: "reward",
      fields: { seat: "red", n: 2, rewards: 10, why: "breakthrough", deck: 20 },
    };
    const hurt: News = { kind: "damage", fields: { card: LEE, n: 1 } };
    const scenes = scenesOf([battle(), hurt, through, reward]);
    expect(scenes.map((scene) => scene.kind === "showdown" && scene.won)).toEqual([0, 2]);
    expect(lasts([battle()])).toBeGreaterThan(0);
    expect(lasts([{ kind: "draw", fields: { seat: "red", count: 1 } }])).toBe(0);
  });

  test("a wish is more than any other effect, and abilities have no scene", () => {
    const [wish, art, trigger] = [announce({ what: "wish" }), announce(), announce({ what: "trigger" })];
    expect(scenesOf([wish, art, trigger]).map(({ kind }) => kind)).toEqual(["wish", "announce"]);
    expect(lasts([wish])).toBeGreaterThan(lasts([art]));
  });

  test("who blocks calls the attacker's victory a defeat", () => {
    expect(resultFor("blue", "blue", "outstanding")).toBe("complete_defeat");
    expect(resultFor("red", "blue", "victory")).toBe("victory");
    expect(resultFor("blue", "blue", "breakthrough")).toBe("breakthrough");
  });

  test("battles are told with their Teams", () => {
    expect(names.line(battle())).toBe("Outstanding Victory of Red: [Rock Lee: 10] beats [Piccolo: 4].");
    settings.language = "ja";
    expect(names.line(battle())).toMatch(/^赤の完全勝利：［.+：10］が［.+：4］に圧勝しました。$/);
    const nobody = { seat: "red", teams: [], forbidden: false };
    expect(names.line({ kind: "attack", fields: nobody })).toBe("赤は誰も送りません。");
  });
});

describe("what is worked out in words", () => {
  test("a Power is the sum of its parts, with the names of the cards that add to it", () => {
    const parts = [
      { what: "printed", n: 4 },
      { what: "card", by: "j-363", n: 4 },
      { what: "growth", n: 0 },
    ] as const;
    expect(names.say("power-sum", { parts: partsIn(names, parts), power: 8 })).toBe(
      "4 printed + 4 Shadow Clone Jutsu = 8",
    );
    const team = [
      { what: "head", by: LEE, n: 8 },
      { what: "back", by: IRUKA, n: 2 },
      { what: "card", by: "j-363", n: -1 },
    ] as const;
    expect(partsIn(names, team)).toBe("8 Rock Lee + 2 Iruka Umino behind − 1 Shadow Clone Jutsu");
  });

  const battle = (more: Partial<Battle>): Battle => ({
    attacking: [LEE],
    blocking: ["h-wa18#b1"],
    powers: [10, 4],
    difference: 6,
    result: "outstanding",
    stakes: { head: 2, backs: 1, rewards: 0 },
    ...more,
  });
  test.each([
    [{}, "Red wins by 6, outstandingly: Piccolo takes 2 Damage, each Back 1"],
    [
      { result: "defeat", difference: -2, stakes: { head: 1, backs: 0, rewards: 0 } },
      "Blue wins by 2: Rock Lee takes 1 Damage",
    ],
    [
      { result: "draw", difference: 0, stakes: { head: 1, backs: 0, rewards: 0 } },
      "Equal: Rock Lee and Piccolo take 1 Damage each",
    ],
    [
      { result: "breakthrough", blocking: [], stakes: { head: 0, backs: 0, rewards: 2 } },
      "Unblocked: Red wins 2 Battle Rewards",
    ],
  ] as const)("a battle is forecast in a sentence: %#", (more, said) => {
    expect(forecastOf(names, battle(more), "red", "blue")).toBe(said);
  });

  test("what the Chain would do is told", () => {
    const deeds = [
      { what: "damage", cards: [LEE], n: 2 },
      { what: "power", cards: [IRUKA], by: "+1/+0" },
    ] as const;
    expect(names.say("chain-would", { deeds: deedsIn(names, deeds) })).toBe(
      "It would give 2 Damage to Rock Lee and give +1/+0 to Iruka Umino.",
    );
  });

  test("the more rows of fighters there are, the smaller they are, and who rests takes little room", () => {
    const one = (card: string): Fighter => ({
      card,
      place: "head",
      status: "healthy",
      power: [1, 1],
      parts: [],
      coins: {},
    });
    const team = (card: string, battling: boolean) => ({
      power: 1,
      parts: [],
      battling,
      members: [one(card)],
    });
    const calm = view({ teams: { red: [team(LEE, false)], blue: [team(MOEGI, false)] } });
    const fought = view({
      teams: { red: [team(LEE, true), team(IRUKA, false)], blue: [team(MOEGI, true)] },
    });
    expect(crowdOf(calm, () => false).rows).toBe(2);
    const resting = crowdOf(fought, () => false).rows;
    expect(resting).toBeGreaterThan(2);
    expect(crowdOf(fought, (owner) => owner === "red").rows).toBeGreaterThan(resting);
  });
});

describe("the board", () => {
  const info = { id: "crossover", zones: [], counters: [] } as unknown as GameInfo;
  const fighter = (card: string, status: Fighter["status"], power: Fighter["power"]): Fighter => ({
    card,
    place: "head",
    status,
    power,
    parts: [{ what: "printed", power }],
    coins: {},
  });
  const position = view({
    step: "I",
    question: "organize",
    ask: null,
    leading: null,
    phase: "organization",
    prospects: [
      { members: [LEE], power: 4 },
      { members: [IRUKA], power: 3 },
      { members: [LEE, IRUKA], power: 9 },
      { members: [IRUKA, LEE], power: 7 },
    ],
    counters: { attacker: "red", turn: 5, indicator: { red: 2, blue: 2 } },
    teams: {
      red: [LEE, IRUKA].map((card, at) => ({
        power: 4,
        parts: [{ what: "head" as const, by: card, n: 4 }],
        battling: false,
        members: [fighter(card, at === 1 ? "injured" : "healthy", [4 - at, 2])],
      })),
      blue: [{ power: 4, parts: [], battling: false, members: [fighter("h-wa18#b1", "healthy", [4, 0])] }],
    },
    zones: [
      { zone: "village", owner: "red", cards: [LEE, IRUKA] },
      { zone: "village", owner: "blue", cards: ["h-wa18#b1"] },
      { zone: "hand", owner: "red", cards: ["j-363"] },
      { zone: "hand", owner: "blue", count: 3 },
      { zone: "rewards", owner: "blue", count: 7 },
    ],
  });
  const choices = [
    choice("keep"),
    choice(`lead ${LEE}`, { cards: [LEE] }),
    choice(`lead ${IRUKA}`, { cards: [IRUKA] }),
  ];
  const act = vi.fn<(made: Choice) => void>();
  let play: Play;
  let page: Record<string, unknown>;

  beforeEach(() => {
    play = new Play({ info, names, face, cards: new Map() } as unknown as Guide, { act });
    play.show(position, { asked: "q1", choices, resign: false, routine: null, ask: null }, [], null);
    page = mount(Stage, { target: document.body, props: { play } });
    flushSync();
  });
  afterEach(async () => {
    await unmount(page);
    vi.clearAllMocks();
  });

  const press = (selector: string): void => {
    document.querySelector<HTMLElement>(selector)?.click();
    flushSync();
  };

  test("tells of every fighter where it stands, how it is and what it is worth", () => {
    const told = [...document.querySelectorAll("[data-zone='village/red'] [data-card]")].map((each) =>
      each.getAttribute("aria-label"),
    );
    expect(told).toEqual(["Rock Lee, Head, healthy, 4/2", "Iruka Umino, Head, injured, 3/2"]);
    expect(document.querySelector("[data-zone='rewards/blue']")?.getAttribute("aria-label")).toContain("7");
  });

  test("says in which phase the turn is and what one does there", () => {
    expect(document.querySelector(".strip [aria-current=step]")?.textContent).toContain("Organization Phase");
    expect(document.querySelector(".strip p")?.textContent).toContain("one Head, who fights");
  });

  test("shows what a Team would be worth while it is formed, as the server has worked it out", () => {
    press(`[data-builder] [data-card="${IRUKA}"]`);
    expect(document.querySelector("[data-builder]")?.textContent).toContain("Support: Power 9");
    press(`[data-builder] [data-card="${LEE}"]`);
    expect(document.querySelector("[data-builder] .sum")?.textContent).toBe("9");
  });

  test("builds a Team by two clicks and says it only when that is wanted", () => {
    press(`[data-builder] [data-card="${IRUKA}"]`);
    press(`[data-builder] [data-card="${LEE}"]`);
    expect(act).not.toHaveBeenCalled();
    press("[data-say]");
    expect(act.mock.calls.map(([{ action }]) => action)).toEqual([`lead ${LEE}`]);
  });

  test("offers nothing that means the present Teams while others are planned", () => {
    expect(document.querySelector("[data-bar] [data-choice=keep]")).not.toBeNull();
    press(`[data-builder] [data-card="${IRUKA}"]`);
    press(`[data-builder] [data-card="${LEE}"]`);
    expect(document.querySelector("[data-bar] [data-choice]")).toBeNull();
    press("[data-say] + button");
    expect(document.querySelector("[data-bar] [data-choice=keep]")).not.toBeNull();
    expect(act).not.toHaveBeenCalled();
  });

  test("plays a battle when it is to be seen, and nothing afterwards", () => {
    const fought: Showdown = {
      seat: "red",
      blocker: "blue",
      attacking: { team: [LEE], power: 10 },
      blocking: { team: ["h-wa18#b1"], power: 4 },
      result: "outstanding",
    };
    play.staged = true;
    play.show(position, null, [{ kind: "showdown", fields: { ...fought } }], null);
    flushSync();
    expect(document.querySelector(".theatre")?.textContent).toContain("Outstanding Victory");
    play.staged = false;
    flushSync();
    expect(document.querySelector(".theatre")).toBeNull();
  });
});

describe("a card", () => {
  const lee: CardInfo = {
    id: "n-475",
    title: "Rock Lee",
    corner: "",
    colour: "",
    hint: "",
    group: "",
    text: "",
    count: 3,
    facts: {
      name: "Rock Lee",
      line: "naruto",
      type: "ninja",
      number: "N-475",
      symbols: ["lightning"],
      turn: 2,
      hand: 0,
      healthy_combat: 4,
      healthy_support: 0,
      injured_combat: 3,
      injured_support: 0,
      traits: ["Leaf", "Male", "Chunin"],
      keywords: ["Growth"],
    },
  };

  async function written(card: CardInfo): Promise<string> {
    const shown = mount(Face, { target: document.body, props: { card, owner: null } });
    flushSync();
    const texts = [...document.querySelectorAll("svg text")]
      .map((each) => each.textContent ?? "")
      .join(" | ");
    await unmount(shown);
    return texts;
  }

  test("shows its costs, both powers, its name, type and keywords", async () => {
    const text = await written(lee);
    for (const part of ["2", "4/0", "3/0", "Rock Lee", "Ninja", "Growth", "N-475"])
      expect(text).toContain(part);
  });

  test("is written in Japanese, and its picture stays the same", async () => {
    settings.language = "ja";
    const text = await written({ ...lee, title: "ロック・リー" });
    for (const part of ["ロック・リー", "忍", "成長"]) expect(text).toContain(part);
    expect(personsOf("Rock Lee")[0]?.hair).toBe("bowl");
  });

  test("has its name in two lines where one is too narrow", () => {
    expect(broken("Moegi", 92, 11)).toEqual(["Moegi"]);
    expect(broken("World Martial Arts Tournament", 92, 11)).toEqual(["World Martial", "Arts Tournament"]);
    expect(widthOf("忍者")).toBe(2);
  });

  test("is read without a glass where a phone shows it closely: nothing on it is smaller than 11 pixels then", async () => {
    const WIDE_ON_A_PHONE = 127; // pixels, for its 100 units
    for (const card of CARDS) {
      const shown = mount(Face, { target: document.body, props: { card, owner: null } });
      flushSync();
      const sizes = [...document.querySelectorAll("svg text")].map((each) =>
        Number(each.getAttribute("font-size")),
      );
      expect(Math.min(...sizes) * (WIDE_ON_A_PHONE / 100), card.title).toBeGreaterThanOrEqual(11);
      await unmount(shown);
    }
  });

  test("has a picture of its own, also among several of one name", async () => {
    const pictures = new Map<string, string>();
    for (const card of CARDS) {
      const shown = mount(Art, { target: document.body, props: { printed: printedOn(card) } });
      flushSync();
      const drawn = document.body.innerHTML;
      expect(pictures.get(drawn), `${card.id} looks like another card`).toBeUndefined();
      pictures.set(drawn, card.id);
      await unmount(shown);
    }
    expect(pictures.size).toBe(CARDS.length);
  });

  test("of a name that nobody knows has somebody of its own on it", () => {
    expect(personsOf("Somebody Else")).toEqual(personsOf("Somebody Else"));
  });
});
