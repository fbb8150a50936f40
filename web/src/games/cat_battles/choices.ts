// Which choices have buttons, and the one that somebody may regret at once.
import type { Seen } from "../../lib/view";
import { pointsAt } from "../../lib/selection";
import type { Choice } from "../../wire";
import { outlookOf } from "./seen";
import type { Wire } from "./wire";

/** To lose the Boss where the Box could have taken it is worth a second thought. */
export const danger = (choice: Choice, view: Seen<Wire>): string | null =>
  outlookOf(view, choice.action).loses ? "danger-loses" : null;

/** Which choices have a button at once; cats, Areas and figures on the board stand for the others. */
export function button(choice: Choice): boolean {
  const [verb] = choice.action.split(" ", 1);
  return verb === "play" || (!pointsAt(choice) && verb !== "team");
}
