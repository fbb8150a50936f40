// What is asked and what a choice is called, with the position in it.
import { pointsAt } from "../../lib/selection";
import type { View } from "../../lib/view";
import type { Guide } from "../../table/guide";
import type { Choice } from "../../wire";
import { attackedBy, battlesOf, chainOf, leadingIn, leftToPay, stepOf } from "./seen";

const verbOf = (choice: Choice): string => choice.action.split(" ", 1)[0] ?? "";

/** What the viewer has to decide. */
export function question(view: View, _: readonly Choice[], guide: Guide): string | null {
  const { names } = guide;
  const asked = view.question ?? "";
  if (asked === "priority") return priority(view, guide);
  if (asked === "organize") {
    const leading = leadingIn(view);
    return leading === null
      ? names.say("asks.organize")
      : names.say("asks.leading", { leading: names.card(leading) });
  }
  if (asked === "block") {
    const through = Number(view["through"] ?? 0);
    const battle = battlesOf(view).find((each) => each.attacking[0] === attackedBy(view)[0]);
    return names.say(through > 0 ? "asks.block" : "asks.block.harmless", {
      attacking: names.cards(attackedBy(view)),
      power: battle?.powers[0] ?? 0,
      through,
    });
  }
  if (asked === "") return null;
  const about = view.about === undefined ? "" : names.card(String(view.about));
  const subject = view["subject"];
  const said = names.say(`asks.${asked}`, { about, left: leftToPay(view) });
  return subject === undefined
    ? said
    : `${said} ${names.say("asks.subject", { subject: names.card(String(subject)) })}`;
}

/** Open a Chain, or answer the latest item of the one there is. */
function priority(view: View, { names }: Guide): string {
  const latest = chainOf(view).at(-1);
  if (latest === undefined)
    return names.say(["C", "L"].includes(stepOf(view)) ? `asks.open.${stepOf(view)}` : "asks.open");
  return names.say(latest.seat === view.seat ? "asks.add" : "asks.respond", {
    who: names.seat(latest.seat),
    card: names.card(latest.card),
    what: names.say(`what.${latest.what}`),
  });
}

/** Passing, keeping and being done are called after what is left undone. */
export function label(choice: Choice, view: View, { names }: Guide): string | null {
  const asked = view.question ?? "";
  switch (choice.action) {
    case "pass":
      return ["charge", "mission", "counter", "client", "deploy", "block", "db_step"].includes(asked)
        ? names.say(`choice.pass.${asked}`)
        : null;
    case "keep":
      return names.say(asked === "organize" ? "choice.keep.teams" : "choice.keep.hand");
    case "done":
      if (asked === "attack")
        return names.say(battlesOf(view).length > 0 ? "choice.done.attack" : "choice.done.stay");
      return asked === "organize" && leadingIn(view) === null ? names.say("choice.done.alone") : null;
    default:
      if (verbOf(choice) === "back" && choice.cards.length > 0)
        return names.say("choice.back.card", { card: names.cards(choice.cards) });
      return verbOf(choice) === "use" && choice.cards.length === 2
        ? names.say("choice.use.with", {
            art: names.card(choice.cards[0]!),
            user: names.card(choice.cards[1]!),
          })
        : null;
  }
}

export function says(choice: Choice, view: View, { names }: Guide): string | null {
  const asked = view.question ?? "";
  if (choice.action === "keep") return names.say(asked === "organize" ? "says.keep.teams" : "says.keep.hand");
  if (choice.action === "done" && asked === "attack")
    return names.say(battlesOf(view).length > 0 ? "says.done.attack" : "says.done.stay");
  return null;
}

/** What lies on the board is pointed at there; buttons are for the rest. */
const ON_THE_BOARD = [
  "charge",
  "mission",
  "counter",
  "client",
  "deploy",
  "ambush",
  "grow",
  "discard",
  "pay",
  "attack",
  "block",
  "lead",
  "back",
  "coin",
  "target",
  "pick",
  "place",
  "use",
  "adventure",
  "wish",
];

export const button = (choice: Choice): boolean =>
  !pointsAt(choice) || !ON_THE_BOARD.includes(verbOf(choice));
