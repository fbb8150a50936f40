// Ranking Battle in the browser: a battle told step by step, what may be counted, what is asked, in both languages.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { face } from "../src/games/ranking_battle";
import { bonusesIn, saysMore } from "../src/games/ranking_battle/bonuses";
import { button, danger } from "../src/games/ranking_battle/choosing";
import {
  costsToCome,
  grouped,
  isUsed,
  personsOf,
  ranked,
  winnerOf,
  type Sight,
} from "../src/games/ranking_battle/seen";
import { after, lasts, type Duel } from "../src/games/ranking_battle/story";
import { Theatre } from "../src/games/ranking_battle/theatre.svelte";
import type { News } from "../src/games/ranking_battle/wire";
import { Names } from "../src/i18n/games";
import type { View } from "../src/lib/view";
import { settings } from "../src/state/settings.svelte";
import type { Guide } from "../src/table/guide";
import { Play } from "../src/table/play.svelte";
import Stage from "../src/table/Stage.svelte";
import type { CardInfo, Choice, Prompt } from "../src/wire";
import { choice } from "./game";
import { teach } from "./words";

const card = (id: string, title: string, facts: CardInfo["facts"], count = 8): [string, CardInfo] => [
  id,
  { id, title, corner: "", colour: "", hint: "", group: "", text: `text of ${id}`, count, facts },
];
const character = (id: string, title: string, cost: number, power: number, bonus = ""): [string, CardInfo] =>
  card(id, title, { sort: "character", person: id.split("_")[0]!, cost, power, bonus, play: "", battle: [] });
const cards = new Map([
  character("riki_star", "★Riki Naoe", 0, 1),
  character("komari", "Komari Kamikita", 2, 2, "[Acquisition Points+1]"),
  character("riki", "Riki Naoe", 5, 4, "[Draw+1] and [Character Plays+1]"),
  character("yuiko", "Yuiko Kurugaya", 7, 8),
  card("cat_single", "A Single Cat", { sort: "cat", cost: 1, points: 1 }, 30),
  card(
    "snack_time",
    "Snack Time!",
    { sort: "event", cost: 2, requires: ["komari"], others: 0, effect: "" },
    2,
  ),
  card("shinai", "Shinai", { sort: "weapon", power: 3, abilities: [] }, 3),
  card("dorj", "Dorj", { sort: "weapon", power: 2, abilities: [] }, 3),
  card("weapon_expertise", "Weapon Expertise", { sort: "victory", power: 2 }, 36),
  ...[1, 2, 3].map((rank) => card(`rank_${rank}`, `RANK ${rank}`, { sort: "rank", rank, beginning: "" }, 1)),
]);
const names = new Names("ranking_battle", cards);
const guide = {
  info: { id: "ranking_battle", zones: [], counters: [] },
  cards,
  names,
  face,
} as unknown as Guide;

/** Red's view: the lowest of three, about to challenge, unless said otherwise. */
function seen(more: Partial<Sight> = {}, counters: View["counters"] = {}): Sight {
  const each = (value: number): Record<string, number> => ({ red: value, blue: value, green: value });
  const zone = (name: string, owner: string | null, held: string[]) => ({
    zone: name,
    owner,
    count: held.length,
    cards: held,
  });
  return {
    game: "ranking_battle",
    seat: "red",
    deciders: ["red"],
    phase: "challenge",
    round: 2,
    characters: ["komari", "riki"],
    starters: ["riki_star", "cat_single"],
    goals: { ruler: 6, instant: 9, lead: 3, rounds: 25 },
    pool: { komari: 2, riki: 0 },
    waiting: [],
    shown: [],
    holdings: { blue: ["riki_star", "cat_single", "cat_single"] },
    counters: {
      current: "red",
      rank: { red: 3, blue: 1, green: 2 },
      face_up: { red: 1, blue: 2, green: 0 },
      face_down: { red: 0, blue: 3, green: 0 },
      victories: 30,
      plays: 0,
      points: 2,
      power: 1,
      challenges: 1,
      weaken: each(0),
      ruler: null,
      counts: 0,
      ...counters,
    },
    zones: [
      zone("display", null, ["snack_time"]),
      zone("supply", null, ["komari", "komari"]),
      zone("used_weapons", null, ["shinai", "shinai"]),
      { zone: "weapons", owner: null, count: 2, contents: ["shinai", "dorj"] },
      { zone: "event_deck", owner: null, count: 9 },
      ...["red", "blue", "green"].flatMap((owner) => [
        zone("attacker", owner, [owner === "blue" ? "yuiko" : "komari"]),
        zone("played", owner, []),
        zone("board_events", owner, ["snack_time"]),
        zone("discard", owner, []),
      ]),
      zone("hand", "red", ["cat_single", "riki_star"]),
      { zone: "hand", owner: "blue", count: 4 },
      { zone: "hand", owner: "green", count: 4 },
      { zone: "deck", owner: "red", count: 3, contents: ["cat_single", "cat_single", "riki"] },
      { zone: "deck", owner: "blue", count: 2 },
      { zone: "deck", owner: "green", count: 2 },
    ],
    ...more,
  };
}

const start = (seat: string, card: string, power: number): News => ({
  kind: "start",
  fields: { seat, adds: [{ why: "attacker", power, card }], total: power },
});
const result = {
  challenger: { seat: "red", total: 7 },
  defender: { seat: "blue", total: 3 },
  decided: false,
};
/** Red beats Blue, who holds Rank 1, with a Shinai. */
const BATTLE: readonly News[] = [
  { kind: "challenge", fields: { seat: "red", target: "blue" } },
  start("red", "komari", 2),
  start("blue", "yuiko", 8),
  { kind: "react", fields: { seat: "blue", card: "riki_star", n: 1, total: 9 } },
  { kind: "expertise", fields: { seat: "red", count: 1, n: 2, total: 4 } },
  { kind: "weapon", fields: { seat: "red", card: "shinai" } },
  { kind: "weapon_power", fields: { seat: "red", card: "shinai", n: 3, total: 7 } },
  { kind: "hampered", fields: { seat: "blue", card: "shinai", n: -6, total: 3 } },
  { kind: "result", fields: { ...result, winner: "red", loser: "blue" } },
  { kind: "ranks", fields: { winner: "red", rank: 1, loser: "blue", loser_rank: 3 } },
  { kind: "victory", fields: { seat: "red", count: 2 } },
];
const fought = (lines: readonly News[]): Duel | null =>
  lines.reduce<Duel | null>((duel, each) => after(duel, each, seen()), null);

const challenge = choice("challenge blue", { seats: ["blue"] });
const prompt = (choices: Choice[]): Prompt => ({
  asked: "q",
  ask: null,
  resign: false,
  routine: null,
  choices,
});

beforeAll(() => teach("ranking_battle"));
beforeEach(() => {
  settings.language = "en";
});

describe("a battle as the log tells it", () => {
  test("grows step by step on both sides", () => {
    const duel = fought(BATTLE.slice(0, 8))!;
    expect(duel.challenger).toMatchObject({
      attacker: "komari",
      expertise: { cards: 1, power: 2, each: 0 },
      weapon: { cards: ["shinai"], power: 3 },
      total: 7,
    });
    expect(duel.defender).toMatchObject({
      attacker: "yuiko",
      reactions: { cards: ["riki_star"], power: 1 },
      hampered: 6,
      total: 3,
    });
    expect(duel.outcome).toBeNull();
    expect(fought(BATTLE)!.outcome).toEqual({ winner: "red", loser: "blue", decided: false });
  });

  test("a weapon that is exchanged is gone, and one of two is kept", () => {
    const weapon = (kind: "weapon" | "exchange", card: string): News => ({
      kind,
      fields: { seat: "red", card },
    });
    const dorj: News = { kind: "equip", fields: { seat: "red", card: "dorj", discarded: ["shinai"] } };
    const taken = [...BATTLE.slice(0, 3), weapon("weapon", "shinai")];
    expect(fought([...taken, weapon("exchange", "shinai")])!.challenger.weapon.cards).toEqual([]);
    expect(fought([...taken, weapon("weapon", "dorj")])!.challenger.weapon.cards).toEqual(["shinai", "dorj"]);
    expect(fought([...taken, weapon("weapon", "dorj"), dorj])!.challenger.weapon.cards).toEqual(["dorj"]);
  });

  test("takes time, and nothing else does", () => {
    expect(lasts(BATTLE)).toBeGreaterThan(2000);
    expect(lasts([{ kind: "draw", fields: { seat: "red", count: 1 } }])).toBe(0);
  });

  test("the ladder shows who has climbed only when the battle is decided", () => {
    vi.useFakeTimers();
    const theatre = new Theatre();
    const before = seen();
    const now = seen({}, { rank: { red: 1, blue: 3, green: 2 } });
    theatre.take(null, before, [], true);
    theatre.take(before, now, BATTLE, true);
    vi.advanceTimersByTime(lasts(BATTLE.slice(0, 8)));
    expect(theatre.duel?.outcome).not.toBeNull();
    expect(theatre.held).toBe(before);
    vi.advanceTimersByTime(lasts(BATTLE.slice(8, 9)));
    expect(theatre.held).toBeNull();
    vi.advanceTimersByTime(lasts(BATTLE));
    expect(theatre.playing).toBe(false);
    expect(theatre.duel).toBeNull();
    expect(theatre.last?.challenger.total).toBe(7);
    vi.useRealTimers();
  });

  test("without movement, or after a click, the position stands at once", () => {
    const theatre = new Theatre();
    theatre.take(null, seen(), [], true);
    theatre.take(seen(), seen(), BATTLE, false);
    expect([theatre.playing, theatre.duel, theatre.held]).toEqual([false, null, null]);
    expect(theatre.last?.outcome?.winner).toBe("red");
    theatre.take(seen(), seen(), BATTLE, true);
    theatre.end();
    expect([theatre.playing, theatre.duel, theatre.held]).toEqual([false, null, null]);
  });
});

describe("what is read from a position", () => {
  test("the ladder goes from Rank 1 down", () => {
    expect(ranked(seen())).toEqual(["blue", "green", "red"]);
  });

  test("people are owned wherever their cards are, and either Riki is Riki", () => {
    expect([...personsOf(seen(), "red", cards)].sort()).toEqual(["komari", "riki"]);
  });

  test("the costs that may come are those of the deck, or of what will be shuffled", () => {
    expect([...costsToCome(seen(), cards)]).toEqual([
      [1, 2],
      [5, 1],
    ]);
    const shuffled = seen({
      zones: [
        { zone: "deck", owner: "red", count: 0, contents: [] },
        { zone: "discard", owner: "red", cards: ["yuiko"] },
      ],
    });
    expect([...costsToCome(shuffled, cards)]).toEqual([[7, 1]]);
  });

  test("an event is used by whose turn it is, not by others who have the same", () => {
    const used = seen({ marks: { "snack_time#2": { used: 1 } } });
    expect([isUsed(used, "red", "snack_time"), isUsed(used, "blue", "snack_time")]).toEqual([true, false]);
  });

  test("equal cards lie on each other", () => {
    expect(grouped(["komari", "rin", "komari"])).toEqual([
      { kind: "komari", count: 2, index: 0 },
      { kind: "rin", count: 1, index: 1 },
    ]);
  });

  test("bonuses are read as they are printed, with the most that they can become", () => {
    expect(bonusesIn("[Draw+1] and [Character Plays+1]")).toEqual([
      { what: "draw", n: "+1" },
      { what: "plays", n: "+1" },
    ]);
    expect(bonusesIn("[Attack Power+1] for each cat, at most [Attack Power+2]")).toEqual([
      { what: "power", n: "+2" },
    ]);
    expect([saysMore("[Draw+1] and [Attack Power+1]"), saysMore("[Draw+1]; then discard one card")]).toEqual([
      false,
      true,
    ]);
  });
});

describe("words", () => {
  test("cards on the board stand for themselves, the other choices have buttons", () => {
    expect(
      ["play komari", "acquire riki", "reveal cat_single", "reveal all", "challenge blue", "guess 3"].map(
        (each) => button(choice(each)),
      ),
    ).toEqual([false, false, false, true, true, false]);
  });

  test("only a card worth something is removed with a second thought", () => {
    const removing = seen({ question: "remove" });
    const remove = (place: string, card: string) => choice(`remove ${place} ${card}`, { cards: [card] });
    expect(danger(remove("hand", "yuiko"), removing)).toBe("danger-remove");
    expect(danger(remove("discard", "cat_single"), removing)).toBeNull();
    expect(danger(choice("discard yuiko", { cards: ["yuiko"] }), removing)).toBeNull();
  });

  test("a battle is told in both languages", () => {
    const armed: News = {
      kind: "weapon_power",
      fields: { seat: "red", card: "shinai", n: 3, total: 7, why: "bearer", bearer: "riki" },
    };
    const called: News = { kind: "call", fields: { seat: "red", card: "dorj", call: "Wafu!" } };
    expect([BATTLE[1]!, BATTLE[8]!, armed, called].map((line) => names.line(line))).toEqual([
      "Red starts with 2: Komari Kamikita 2.",
      "7 to 3: Red beats Blue.",
      "Red's Shinai gives +3, wielded by Riki Naoe, 7 in all.",
      "Red calls “Wafu!”",
    ]);
    settings.language = "ja";
    expect([BATTLE[1]!, BATTLE[8]!, armed, called].map((line) => names.line(line))).toEqual([
      "赤の攻撃力は2から：神北小毬 2。",
      "7対3：赤が青に勝ちました。",
      "赤の竹刀：+3（直枝理樹が使う）で合計7です。",
      "赤は叫びました。「わふー！」",
    ]);
  });
});

describe("the board", () => {
  const act = vi.fn<(choice: Choice) => void>();
  let page: Record<string, unknown> | undefined;
  const show = (view: View, choices: Choice[]): void => {
    const play = new Play(guide, { act });
    play.show(view, prompt(choices), [], null);
    page = mount(Stage, { target: document.body, props: { play } });
    flushSync();
  };
  const one = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
  const click = (selector: string): void => {
    one(selector)?.click();
    flushSync();
  };

  afterEach(async () => {
    if (page !== undefined) await unmount(page);
    page = undefined;
    document.body.replaceChildren();
    act.mockClear();
  });

  test("one click on a lit rung challenges who stands there", () => {
    show(seen(), [challenge, choice("pass")]);
    expect(one('[data-seat="green"] [data-lit]')).toBeNull();
    click('[data-seat="blue"] [data-lit]');
    expect(act).toHaveBeenCalledWith(challenge);
  });

  test("a touch opens somebody's board, with what may be counted, and another closes it", () => {
    show(seen(), [choice("pass")]);
    expect(one(".opened")).toBeNull();
    click('[data-seat="blue"] .fold');
    expect(one(".opened")?.textContent).toContain("Single Cat ×2");
    expect(one('[data-seat="blue"] .fold')?.getAttribute("aria-expanded")).toBe("true");
    click('[data-seat="blue"] .fold');
    expect(one(".opened")).toBeNull();
    expect(act).not.toHaveBeenCalled();
  });

  test("what can be paid for is lit, with how many are left, and what is sold out is empty", () => {
    const buy = choice("acquire komari", { cards: ["komari"], zone: "supply" });
    show(seen({ phase: "take", question: "take" }), [buy, choice("pass")]);
    expect(one('[data-zone="supply"] [data-card="komari"][data-lit]')?.getAttribute("aria-label")).toContain(
      "2",
    );
    expect(one('[data-zone="supply"] [role="img"]')?.getAttribute("aria-label")).toContain("Riki");
    expect(one('[data-zone="display"] .owned')).not.toBeNull();
    click('[data-zone="supply"] [data-card="komari"]');
    expect(act).toHaveBeenCalledWith(buy);
  });

  test("who is the attacker already may stay it by a click", () => {
    const stay = choice("attacker komari", { cards: ["komari"], zone: "played" });
    show(seen({ phase: "attacker", question: "attacker" }), [
      stay,
      choice("attacker riki", { cards: ["riki"], zone: "played" }),
    ]);
    click('[data-zone="attacker/red"] [data-card]');
    expect(act).toHaveBeenCalledWith(stay);
  });

  test("used weapons can be counted", () => {
    show(seen(), [choice("pass")]);
    HTMLDialogElement.prototype.showModal ??= () => undefined;
    click("button.weapons");
    const counted = [...document.querySelectorAll("dialog .copies")].map((each) =>
      each.getAttribute("aria-label"),
    );
    expect(counted).toEqual(["2 of 3 used, 1 to come", "0 of 3 used, 3 to come"]);
  });

  test("a ruler and the turns that are left cannot be missed", () => {
    show(seen({ waiting: ["red", "green"] }, { ruler: "blue", counts: 1 }), [choice("pass")]);
    expect(one("[data-ruler]")?.textContent).toContain("Blue is the provisional ruler!");
    expect(one("[data-countdown]")?.textContent).toBe("2");
    expect([...document.querySelectorAll("[data-ruler] li")].map((each) => each.textContent)).toEqual([
      "Red",
      "Green",
    ]);
  });

  test("in the end the winner is shown, and nobody has a turn any more", () => {
    show(seen({ phase: "over", deciders: [] }, { ruler: "blue" }), []);
    expect(one("[data-winner]")?.textContent).toContain("Blue has won!");
    expect([one("[data-ruler]"), one(".whose b"), one(".rung.turn")]).toEqual([null, null, null]);
    const resigned = {
      reason: "",
      returns: { red: 1, blue: -1, green: -1 },
      seed: "",
      forfeited: [],
      draw: null,
    };
    expect([winnerOf(seen(), null), winnerOf(seen(), resigned)]).toEqual([null, "red"]);
  });

  test("in a battle both totals stand there, and the counter is guessed with the odds in sight", () => {
    const side = {
      start: [],
      reactions: { cards: [], power: 0 },
      expertise: { cards: 0, power: 0, each: 2 },
      hampered: 0,
    };
    const weapon = { cards: ["dorj"], power: 0 };
    const battle = {
      challenger: { ...side, seat: "red", attacker: "komari", weapon, total: 4 },
      defender: { ...side, seat: "blue", attacker: "yuiko", weapon: { cards: [], power: 0 }, total: 8 },
      step: "guess",
    };
    const guess = choice("guess 1");
    show(seen({ phase: "battle", question: "guess", battle }), [choice("guess 0"), guess]);
    expect(
      [...document.querySelectorAll("[data-total]")].map((each) => each.getAttribute("data-total")),
    ).toEqual(["4", "8"]);
    expect(one(".gap p")?.textContent).toBe("Blue is 4 ahead, enough to win.");
    const keys = [...document.querySelectorAll<HTMLElement>(".guess button")];
    keys.find((key) => key.textContent?.includes("Cost 1: 2 of 3 cards"))?.click();
    expect(act).toHaveBeenCalledWith(guess);
  });
});
