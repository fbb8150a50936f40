// Which choices stand on the bar at once, and which somebody may regret.
import type { Choice } from "../../wire";
import type { Seen } from "../../lib/view";
import type { Wire } from "./wire";

/** A pass that ends the battle for oneself is worth a second thought, and so is what cannot be hidden again. */
export function danger(choice: Choice, view: Seen<Wire>): string | null {
  if (choice.action === "reveal") return "danger-reveal";
  return choice.action === "pass" && view.passing?.how === "out" ? "danger-pass" : null;
}

/** Which choices have a button at once; the cards on the board stand for the others. */
export const button = (choice: Choice): boolean =>
  ["guard", "pass", "reveal", "sweep", "keep"].includes(choice.action.split(" ", 1)[0]!);
