// The numbers that are different in two positions.
import type { View } from "./view";

export interface NumberChange {
  readonly counter: string;
  readonly owner: string | null;
  readonly by: number;
}

/** The numbers that have changed. */
export function changes(before: View, after: View): NumberChange[] {
  const found: NumberChange[] = [];
  const note = (counter: string, owner: string | null, was: unknown, is: unknown): void => {
    if (typeof was === "number" && typeof is === "number" && was !== is)
      found.push({ counter, owner, by: is - was });
  };
  for (const [counter, value] of Object.entries(after.counters)) {
    const was = before.counters[counter];
    if (value !== null && typeof value === "object") {
      if (was === null || typeof was !== "object") continue;
      for (const [owner, is] of Object.entries(value)) note(counter, owner, was[owner], is);
    } else note(counter, null, was, value);
  }
  return found;
}
