// The few choices that somebody may regret at once.
import type { Choice } from "../../wire";
import type { Seen } from "../../lib/view";
import { rowsOf } from "./story";
import type { Wire } from "./wire";

/** Announcing oneself above 21, and giving a machine with an effect away where a plain one could go. */
export function danger(choice: Choice, view: Seen<Wire>): string | null {
  const [verb, rest = ""] = choice.action.split(" ");
  const seat = view.seat ?? "";
  if (verb === "aces_high") {
    const total = (view.totals[seat]?.low ?? 0) + view.limits.ace * Number(rest);
    return Number(rest) > 0 && total > view.limits.target ? "danger-bust" : null;
  }
  if (verb === "remove" && rest.startsWith("black"))
    return rowsOf(view)[seat]?.some((card) => card !== null && !card.startsWith("black"))
      ? "danger-remove"
      : null;
  return null;
}
