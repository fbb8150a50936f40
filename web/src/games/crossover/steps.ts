// Which choices want a button.
import { pointsAt } from "../../lib/selection";
import type { Choice } from "../../wire";

/** What lies on the board is pointed at there; buttons are for the rest. */
const ON_THE_BOARD = [
  ...[
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
  ],
  ...["lead", "back", "coin", "target", "pick", "place", "use", "adventure", "wish"],
];

export const button = (choice: Choice): boolean =>
  !pointsAt(choice) || !ON_THE_BOARD.includes(choice.action.split(" ", 1)[0] ?? "");
