// The few choices that somebody may regret at once.
import type { Choice } from "../../wire";
import type { View } from "../../lib/view";
import { lowOf } from "./asking";
import { ACE_MORE, LIMIT, rowsOf } from "./story";

/** Announcing oneself above 21, and giving a machine with an effect away where a plain one could go. */
export function danger(choice: Choice, view: View): string | null {
  const [verb, rest = ""] = choice.action.split(" ");
  const row = rowsOf(view)[view.seat ?? ""] ?? [];
  if (verb === "aces_high") {
    const total = lowOf(view) + ACE_MORE * Number(rest);
    return Number(rest) > 0 && total > LIMIT ? "danger.bust" : null;
  }
  if (verb === "remove" && rest.startsWith("black"))
    return row.some((card) => card !== null && !card.startsWith("black")) ? "danger.remove" : null;
  return null;
}
