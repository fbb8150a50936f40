// The steps of a turn by their letters, and those at which somebody may be asked to pass.
import { type View } from "../../lib/view";
import { chainOf, stepOf } from "./seen";

export const PHASES = [
  { phase: "Start Phase", steps: ["A", "B"] },
  { phase: "Mission Phase", steps: ["C", "D", "E", "F", "G", "H"] },
  { phase: "Organization Phase", steps: ["I"] },
  { phase: "Battle Phase", steps: ["J", "K", "L", "M", "N"] },
  { phase: "End Phase", steps: ["O", "P", "Q"] },
] as const satisfies readonly { phase: string; steps: readonly string[] }[] as readonly {
  phase: string;
  steps: readonly string[];
}[];

/** An answer to an effect of the Chain is a step of its own, whenever it is asked for. */
const ANSWER = "chain";

export const passing = {
  steps: ["B", "C", "D1", "D2", "E", "F", "G", "H", "K", "L", ANSWER],
  at: (view: View): string => (chainOf(view).length > 0 ? ANSWER : stepOf(view)),
};
