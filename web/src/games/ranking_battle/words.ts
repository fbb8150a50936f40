// What is asked and what a choice means, with the position in it: points, totals, whom one would meet.
import { gameWord } from "../../i18n/games";
import { kindOf, numberOf, type View } from "../../lib/view";
import type { Guide } from "../../table/guide";
import type { Choice } from "../../wire";
import { bonusesIn } from "./bonuses";
import { attackerOf, battleOf, currentOf, known, victoriesOf, type Side } from "./seen";

const verbOf = (choice: Choice): string => choice.action.split(" ", 1)[0] ?? "";
const questionOf = (view: View): string => String(view.question ?? "");
/** Words that mean something else in every question. */
const PLAIN = ["done", "pass", "keep"];
/** Verbs whose card says best what they do. */
const CARDS = ["play", "event", "acquire", "attacker", "equip", "top"];

/** What the viewer has to decide, where the language has a sentence of its own for it. */
export function question(view: View, choices: readonly Choice[], { names }: Guide): string | null {
  const asked = questionOf(view);
  const key =
    asked === "begin"
      ? `asks.begin.${caseOf(choices, "rank", "bonus")}`
      : asked === "character"
        ? `asks.character.${caseOf(choices, "play", "event")}`
        : `asks.${asked}`;
  if (gameWord(names.game, key) === undefined) return null;
  const mine = mineOf(view);
  const battle = battleOf(view);
  const other = mine === battle?.challenger ? battle?.defender : battle?.challenger;
  const seat = view.seat ?? "";
  return names.say(key, {
    attacker: names.card(attackerOf(view, seat)),
    points: numberOf(view, "points"),
    plays: numberOf(view, "plays"),
    current: names.seat(currentOf(view)),
    weapon: names.cards(known(view, "equipped", seat)),
    event: view["event"] === undefined ? "" : names.card(String(view["event"])),
    left: Number(view["left"] ?? 0),
    discarded: Number(view["discarded"] ?? 0),
    own: mine?.total ?? 0,
    total: other?.total ?? 0,
    them: other === undefined ? "" : names.seat(other.seat),
  });
}

/** The viewer's side of the battle. */
const mineOf = (view: View): Side | undefined => {
  const battle = battleOf(view);
  return battle?.challenger.seat === view.seat ? battle?.challenger : battle?.defender;
};

/** Which of two verbs can be chosen. */
function caseOf(choices: readonly Choice[], one: string, other: string): string {
  const has = (verb: string): boolean => choices.some((choice) => verbOf(choice) === verb);
  return has(one) ? (has(other) ? "both" : one) : has(other) ? other : "none";
}

/** A choice in a few words: to be done means something else in every question. */
export function label(choice: Choice, view: View, guide: Guide): string | null {
  const { names } = guide;
  const verb = verbOf(choice);
  const seat = view.seat ?? "";
  if (verb === "bonus")
    return names.say("choice.bonus.of", { attacker: faceName(attackerOf(view, seat), guide) });
  if (verb === "attacker" && choice.cards[0] !== undefined)
    return names.say("choice.attacker.of", {
      attacker: faceName(choice.cards[0], guide),
      power: Number(guide.cards.get(kindOf(choice.cards[0]))?.facts["power"] ?? 0),
    });
  if (verb === "expertise" && choice.action !== "expertise 0") {
    const count = Number(choice.action.slice("expertise ".length));
    return names.say("choice.expertise.worth", { count, power: count * (mineOf(view)?.expertise.each ?? 0) });
  }
  const key = `${verb}.${questionOf(view)}`;
  return PLAIN.includes(verb) && gameWord(names.game, key) !== undefined ? names.say(key) : null;
}

const faceName = (id: string, { names }: Guide): string =>
  gameWord(names.game, `face.${id}`)?.replace("|", " ") ?? names.card(id);

/** What a choice does here. */
export function says(choice: Choice, view: View, guide: Guide): string | null {
  const { names } = guide;
  const verb = verbOf(choice);
  const seat = view.seat ?? "";
  const text = (card: string): string => names.cardText(card, guide.cards.get(kindOf(card))?.text ?? "");
  if (CARDS.includes(verb) && choice.cards[0] !== undefined) return text(choice.cards[0]);
  if (verb === "rank") return names.say(`begins.${numberOf(view, "rank", seat)}`);
  if (verb === "bonus")
    return bonusesIn(guide.cards.get(attackerOf(view, seat))?.facts["bonus"])
      .map(({ what, n }) => names.say(`bonus.${what}`, { n }))
      .join(" ");
  if (verb === "challenge" && choice.seats[0] !== undefined) return challenged(choice.seats[0], view, guide);
  const key = `${verb}.${questionOf(view)}.says`;
  return PLAIN.includes(verb) && gameWord(names.game, key) !== undefined ? names.say(key) : null;
}

/** Whom one would meet. */
function challenged(rival: string, view: View, guide: Guide): string {
  const attacker = attackerOf(view, rival);
  return guide.names.say("meets", {
    rank: numberOf(view, "rank", rival),
    attacker: faceName(attacker, guide),
    power: Number(guide.cards.get(attacker)?.facts["power"] ?? 0),
    up: victoriesOf(view, rival).up,
  });
}

/** What leaves the game for good is worth a second thought, unless it is one of the cards everybody begins with. */
export function danger(choice: Choice, view: View): string | null {
  const [verb, , card] = choice.action.split(" ");
  const costly = !["riki_star", "cat_single"].includes(card ?? "");
  return verb === "remove" && view.question === "remove" && costly ? "danger.remove" : null;
}

/** Which choices have a button at once; the cards and keys on the board stand for the others. */
export const button = (choice: Choice): boolean =>
  !["play", "event", "acquire", "discard", "remove", "use", "retrieve", "repeat", "guess"].includes(
    verbOf(choice),
  ) &&
  (verbOf(choice) !== "reveal" || choice.action === "reveal all");
