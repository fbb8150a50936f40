// Which numbers are worth showing: one that stands at its lowest says nothing yet.
import type { CounterInfo } from "../wire";
import { counterOf, type View } from "./view";

export function tellsSomething(view: View, info: CounterInfo, owner: string | null): boolean {
  const value = counterOf(view, info.name, owner);
  if (value === null) return false;
  return typeof value !== "number" || value > Math.max(0, info.low);
}
