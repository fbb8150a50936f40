// What is asked and what a choice means, with the position in it: the chances, what is left, and whom it is about.
import { kindOf, numberOf, zoneOf, cardsOf, type View } from "../../lib/view";
import { pointsAt } from "../../lib/selection";
import type { Names } from "../../i18n/games";
import type { Guide } from "../../table/guide";
import type { Choice } from "../../wire";
import { attackOf, blowOf, bossOf, effectOf, outlookOf, ownerOf } from "./seen";

const verbOf = (choice: Choice): string => choice.action.split(" ", 1)[0] ?? "";
const IN_ATTACK = ["effects", "die", "roll", "total", "counter", "push", "again"];
const GREEDY = ["aim", "relocate", "feast", "call"];

/** A cat as everybody calls it: South's Maro. */
export const fullName = (cat: string, names: Names): string =>
  names.say("cat.of", { seat: names.seat(ownerOf(cat)), cat: names.card(cat) });

/** A cat as its owner calls it. */
const nameFor = (view: View, cat: string, names: Names): string =>
  ownerOf(cat) === view.seat ? names.card(cat) : fullName(cat, names);

const effectName = (effect: unknown, names: Names): string => names.say(`field.effect.${String(effect)}`);

/** A part of the damage: "+1 Damage +1". */
export const partSaid = (part: string, value: number, names: Names): string =>
  names.say(`part.${part}`, { points: part === "dice" ? value : value > 0 ? `+${value}` : `−${-value}` });

/** What the viewer has to decide. */
export function question(view: View, choices: readonly Choice[], guide: Guide): string | null {
  const { names } = guide;
  const asked = view.question ?? "";
  if (attackOf(view) !== undefined && IN_ATTACK.includes(asked)) return questionInAttack(view, asked, names);
  if (GREEDY.includes(asked)) return questionOfBoss(view, asked, guide);
  switch (asked) {
    case "team":
      return questionOfTeam(view, choices, names);
    case "play":
      return names.say("asks.play", { dish: numberOf(view, "dish", view.seat) });
    case "act":
      return names.say("asks.act", { cat: names.card(String(view["acting"])) });
    case "main":
      return names.say(numberOf(view, "one_on_one") > 0 ? "asks.main.duel" : "asks.main");
    case "damage": {
      const blow = blowOf(view);
      return blow === undefined
        ? null
        : names.say("asks.damage", { points: blow.points, cat: names.card(blow.cat) });
    }
    case "response": {
      const effect = effectOf(view);
      return effect === undefined
        ? null
        : names.say("asks.response", {
            cat: fullName(effect.cat, names),
            effect: effectName(effect.effect, names),
          });
    }
    default:
      return null;
  }
}

function questionInAttack(view: View, asked: string, names: Names): string {
  const attack = attackOf(view)!;
  return names.say(`asks.${asked}`, {
    attacker: nameFor(view, attack.attacker, names),
    target: nameFor(view, attack.target, names),
    total: Math.max(0, attack.total),
    face: names.say(`die.${attack.dice.at(-1) ?? "0"}`),
    left: attack.allowance - attack.dice.length,
  });
}

function questionOfBoss(view: View, asked: string, guide: Guide): string | null {
  const { names } = guide;
  const boss = bossOf(view, view.seat ?? "", (cat) => guide.cards.get(kindOf(cat))?.facts["boss"] === 1);
  if (boss === undefined) return null;
  return names.say(`asks.${asked}`, {
    effect: effectName(guide.cards.get(kindOf(boss))?.facts["effect"], names),
    left: Number(view["left"] ?? 0),
  });
}

function questionOfTeam(view: View, choices: readonly Choice[], names: Names): string {
  const picked = cardsOf(zoneOf(view, "team", view.seat)).length;
  if (picked === 0) return names.say("asks.team.boss");
  const enough = choices.some((choice) => choice.action === "ready");
  return names.say(enough ? "asks.team.more" : "asks.team.few", { kittens: picked - 1 });
}

/** A choice in a few words. */
export function label(choice: Choice, view: View, guide: Guide): string | null {
  const { names } = guide;
  const [cat = "", target] = choice.cards;
  switch (verbOf(choice)) {
    case "attack":
      return names.say("label.attack", { cat: names.card(cat), target: names.card(target ?? "") });
    case "use":
      return labelUse(choice, guide);
    case "take":
      return names.say(outlookOf(view, choice.action).greedy ? "label.take.greedy" : "label.take", {
        count: choice.action.split(" ")[1] ?? "",
      });
    case "hit":
    case "feed":
    case "call":
      return names.say(`label.${verbOf(choice)}`, { cat: nameFor(view, cat, names) });
    default:
      return null;
  }
}

/** A Rear effect by its name, and whom it is aimed at. */
function labelUse(choice: Choice, { names, cards }: Guide): string {
  const [cat = "", target] = choice.cards;
  const effect = effectName(cards.get(kindOf(cat))?.facts["effect"], names);
  return target === undefined
    ? names.say("label.use", { effect, cat: names.card(cat) })
    : names.say("label.use.on", { effect, cat: names.card(cat), target: names.card(target) });
}

/** What a choice does here. */
export function says(choice: Choice, view: View, guide: Guide): string | null {
  const { names } = guide;
  const ahead = outlookOf(view, choice.action);
  const verb = verbOf(choice);
  if (verb === "use") return saysUse(choice, guide);
  if (verb === "attack" && ahead.chances !== undefined)
    return names.say("says.attack.chances", { dice: ahead.dice ?? 0, hit: 100 - (ahead.chances[0] ?? 0) });
  if (verb === "roll" && ahead.chances !== undefined)
    return names.say("says.roll.chances", { fails: ahead.chances[0] ?? 0 });
  if (verb === "stop" && ahead.damage !== undefined)
    return names.say(ahead.damage > 0 ? "says.stop.damage" : "says.stop.nothing", { damage: ahead.damage });
  if (verb === "take" || verb === "take_cat" || verb === "take_box")
    return ahead.dish === undefined ? null : saysFish(verb, view, ahead.greedy === true, choice, names);
  return null;
}

/** What is left in the Box or on the stand, and what is then in the Dish. */
function saysFish(verb: string, view: View, greedy: boolean, choice: Choice, names: Names): string {
  const ahead = outlookOf(view, choice.action);
  const values = {
    box: ahead.box ?? 0,
    dish: ahead.dish ?? 0,
    held: ahead.held ?? 0,
    cat: names.card(blowOf(view)?.cat ?? ""),
  };
  const way = verb !== "take_cat" ? "box" : ahead.loses ? "loses" : ahead.flees ? "flees" : "cat";
  return names.say(`says.fish.${way}`, values) + (greedy ? names.say("says.fish.greedy") : "");
}

/** How a Rear effect is paid, and what is printed of it. */
function saysUse(choice: Choice, { names, cards }: Guide): string {
  const facts = cards.get(kindOf(choice.cards[0] ?? ""))?.facts ?? {};
  const held = Number(/ pay (\d)/.exec(choice.action)?.[1] ?? 0);
  const dish = Number(facts["cost"] ?? 0) - held;
  const way = held === 0 ? "dish" : dish === 0 ? "held" : "both";
  return names.say(`says.pay.${way}`, { held, dish });
}

/** To lose the Boss where the Box could have taken it is worth a second thought. */
export const danger = (choice: Choice, view: View): string | null =>
  outlookOf(view, choice.action).loses ? "danger.loses" : null;

/** Which choices have a button at once; cats, Areas and figures on the board stand for the others. */
export const button = (choice: Choice): boolean =>
  verbOf(choice) === "play" || (!pointsAt(choice) && verbOf(choice) !== "team");
