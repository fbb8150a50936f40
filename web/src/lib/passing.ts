// Passing for somebody who has asked for it: only the plain pass, and only where nothing else was begun.
import type { Choice } from "../wire";

/** Where a player wants to be asked: everywhere, at some steps, or where there is more to do than to pass. */
export type Stopping = "always" | "steps" | "can_act";
export const STOPPINGS: readonly Stopping[] = ["can_act", "steps", "always"];

export interface PassingWish {
  readonly stopping: Stopping;
  /** the steps at which play stops, where it stops at some */
  readonly steps: readonly string[];
}

/** The pass that may be made for a player who is asked this at a step; null where the player is to be asked. */
export function passFor(choices: readonly Choice[], step: string, wish: PassingWish): Choice | null {
  const passes = choices.filter((choice) => choice.passes);
  const pass = passes.length === 1 ? passes[0]! : null;
  if (pass === null) return null;
  switch (wish.stopping) {
    case "always":
      return null;
    case "steps":
      return wish.steps.includes(step) ? null : pass;
    case "can_act":
      return choices.length === 1 ? pass : null;
  }
}
