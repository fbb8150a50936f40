// What is asked and what a choice means, with the position in it: what it beats, what it costs, what it becomes.
import { capital } from "../../i18n/games";
import { countOf, zoneOf, type View } from "../../lib/view";
import type { Guide } from "../../table/guide";
import type { Choice, LogLine } from "../../wire";
import { characterOf, damageOf, damageOn, lifeOf, pileOf, revealedOf, type Pile } from "./seen";

/** Whoever has to be revealed before the pass. */
const LATE = ["kira", "niwa"];

const verbOf = (choice: Choice): string => choice.action.split(" ", 1)[0] ?? "";

/** The number that cards are played as, where it is not their own. */
const declaredOf = (choice: Choice): string | undefined => / as (\d+)$/.exec(choice.action)?.[1];

/** A set of cards: "a pair of 9s". */
const setOf = (guide: Guide, rank: number, count: number): string =>
  guide.names.say(`set.${count}`, { rank });

export const saidPile = (guide: Guide, pile: Pile): string => setOf(guide, pile.rank, pile.count);

/** A choice in a few words, where its messages cannot tell what it costs here or what it counts as. */
export function label(choice: Choice, view: View, guide: Guide): string | null {
  const declared = declaredOf(choice);
  if (declared !== undefined)
    return guide.names.say("choice.play.as", { cards: guide.names.cards(choice.cards), rank: declared });
  const pile = pileOf(view);
  if (choice.action !== "pass" || pile === null) return null;
  const key = view["absorbs"] === true ? "absorbs" : view["pass_eliminates"] === true ? "deadly" : "damage";
  return guide.names.say(`choice.pass.${key}`, { damage: pile.damage });
}

/** What a choice does here. */
export function says(choice: Choice, view: View, guide: Guide): string | null {
  switch (verbOf(choice)) {
    case "play":
      return capital(saysPlay(choice, view, guide));
    case "pass":
      return saysPass(view, guide);
    case "choose":
      return guide.names.say(`ability.${choice.cards[0] ?? ""}`);
    default:
      return null;
  }
}

function saysPlay(choice: Choice, view: View, guide: Guide): string {
  const seat = view.seat ?? "";
  const girl = revealedOf(view, seat);
  const rank = Number(declaredOf(choice) ?? guide.cards.get(choice.cards[0] ?? "")?.corner ?? 0);
  const printed = Math.max(...choice.cards.map((card) => damageOn(guide.cards.get(card))));
  const values = {
    set: setOf(guide, rank, girl === "kyoko" ? 2 : choice.cards.length),
    damage: girl === "satsuki" && rank !== 13 ? printed + 1 : printed,
  };
  if (choice.cards.length === countOf(zoneOf(view, "hand", seat)))
    return guide.names.say("preview.out", values);
  const pile = pileOf(view);
  return pile === null
    ? guide.names.say("preview.lead", values)
    : guide.names.say("preview.beat", { ...values, pile: saidPile(guide, pile) });
}

function saysPass(view: View, guide: Guide): string | null {
  const pile = pileOf(view);
  const values = passing(view, guide);
  if (pile === null || values === null) return null;
  if (view["absorbs"] === true) return guide.names.say("says.pass.absorbs", values);
  return guide.names.say(view["pass_eliminates"] === true ? "says.pass.deadly" : "says.pass.damage", values);
}

/** What passing costs the viewer. */
function passing(view: View, guide: Guide): Record<string, number> | null {
  const pile = pileOf(view);
  if (pile === null || view.seat === null) return null;
  return {
    damage: pile.damage,
    after: damageOf(view, view.seat) + pile.damage,
    life: lifeOf(guide.cards.get(characterOf(view, view.seat) ?? "")),
  };
}

/** What the viewer has to decide. */
export function question(view: View, choices: readonly Choice[], guide: Guide): string | null {
  const { names } = guide;
  const left = Number(view["left"] ?? 0);
  if (view.phase === "discard")
    return names.say(revealedOf(view, view.seat ?? "") === "kira" ? "asks.absorb" : "asks.surplus", { left });
  if (view.phase === "place") {
    const mine = characterOf(view, view.seat ?? "") ?? "";
    const late = LATE.includes(mine) && choices.some((choice) => choice.action === "reveal");
    return late ? names.say("asks.place.late", { left, character: names.card(mine) }) : null;
  }
  if (view.phase !== "turn") return null;
  const pile = pileOf(view);
  if (pile === null) return names.say("asks.lead");
  const can = choices.some((choice) => ["play", "sweep"].includes(verbOf(choice)));
  const hidden = choices.some((choice) => choice.action === "reveal");
  const key = can ? "asks.beat" : hidden ? "asks.reveal" : "asks.cannot";
  return names.say(key, { pile: saidPile(guide, pile), owner: names.seat(pile.owner) });
}

/** A pass that ends the battle for oneself is worth a second thought, and so is what cannot be hidden again. */
export function danger(choice: Choice, view: View): string | null {
  if (choice.action === "reveal") return "danger.reveal";
  return choice.action === "pass" && view["pass_eliminates"] === true ? "danger.pass" : null;
}

/** Which choices have a button at once; the cards on the board stand for the others. */
export const button = (choice: Choice): boolean =>
  ["guard", "pass", "reveal", "sweep", "keep"].includes(verbOf(choice));

/** How long a won battle stays on the board, in milliseconds. */
export const WON_LASTS = 3200;

export const lasts = (news: readonly LogLine[]): number =>
  news.some((line) => line.kind === "won")
    ? WON_LASTS
    : news.some((line) => ["reveal", "out", "sweep"].includes(line.kind))
      ? 1000
      : 0;
