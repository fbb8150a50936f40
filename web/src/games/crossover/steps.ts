// Where somebody may be asked to pass, and which choices want a button.
import { pointsAt } from "../../lib/selection";
import type { Choice } from "../../wire";
import type { Table } from "./seen";

/** An answer to an effect of the Chain is a step of its own, whenever it is asked for. */
const ANSWER = "chain";

export const passing = {
  steps: ["B", "C", "D1", "D2", "E", "F", "G", "H", "K", "L", ANSWER],
  at: (view: Table): string => (view.chain.length > 0 ? ANSWER : view.step),
};

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
