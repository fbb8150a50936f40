// Going on for somebody: with the answer that a game declares for a step, and only where the player has nothing against it.
import type { Choice, Prompt } from "../wire";

export interface PassingWish {
  /** to go on where there is only one answer */
  readonly alone: boolean;
  /** the steps at which the player wants to be asked no more */
  readonly skipped: readonly string[];
}

export const USUAL: PassingWish = { alone: true, skipped: [] };

/** The answer with which play goes on for a player; null where the player is to be asked. */
export function passFor({ choices, routine }: Prompt, wish: PassingWish): Choice | null {
  if (routine === null) return null;
  const skips = routine.optional && wish.skipped.includes(routine.step);
  if (choices.length === 1 ? !wish.alone && !skips : !skips) return null;
  return choices.find(({ action }) => action === routine.action) ?? null;
}
