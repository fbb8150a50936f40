// Questions and answers that depend on the position: which card was drawn, why nothing can be drawn, what an ace makes.
import { cardsOf, numberOf, zoneOf, type View } from "../../lib/view";
import type { Guide } from "../../table/guide";
import type { Choice } from "../../wire";
import { ACE_MORE, LIMIT } from "./story";

const DRAWS = 3;

export const lowOf = (view: View): number =>
  ((view["totals"] ?? {}) as Record<string, { low: number }>)[view.seat ?? ""]?.low ?? 0;

/** What is asked, where it is about something on the board. */
export function question(view: View, _choices: readonly Choice[], { names }: Guide): string | null {
  if (view.question === "flip") {
    const drawn = cardsOf(zoneOf(view, "row", view.seat)).at(-1);
    return drawn ? names.say("ask.flip", { card: names.card(drawn) }) : null;
  }
  if (view.question === "scout") {
    const top = zoneOf(view, "deck", view.seat)?.cards?.[0];
    return top ? names.say("ask.scout", { card: names.card(top) }) : null;
  }
  if (view.question === "stand") return names.say(`ask.stand.${whyNoDraw(view)}`);
  if (view.question === "pick") return names.say(view.phase === "setup" ? "ask.pick.setup" : "ask.pick");
  return null;
}

const whyNoDraw = (view: View): string =>
  numberOf(view, "used") >= DRAWS ? "drawn" : lowOf(view) > LIMIT ? "over" : "empty";

/** What an announcement of aces makes of the row. */
export function says(choice: Choice, view: View, { names }: Guide): string | null {
  const [verb, high] = choice.action.split(" ");
  return verb === "aces_high"
    ? names.say("ask.aces", { total: lowOf(view) + ACE_MORE * Number(high) })
    : null;
}
