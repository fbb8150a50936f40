// The parts of the console, as the address names them.
import { inPlay } from "../../lib/event";
import type { EventView } from "../../wire";
import { wanting } from "./attention";

export type Tab = "now" | "desk" | "lists" | "round" | "standings" | "event" | "log";

const TABS: readonly Tab[] = ["now", "desk", "lists", "round", "standings", "event", "log"];

/** The parts that an event has. */
export const tabsOf = (view: EventView): readonly Tab[] =>
  TABS.filter((tab) => tab !== "lists" || view.event.settings.deck_lists !== "none");

export const tabOf = (hash: string, view: EventView): Tab =>
  tabsOf(view).find((tab) => `#${tab}` === hash) ?? "now";

/** A number that draws somebody to a part: tables that call, lists that wait. */
export function waitingIn(tab: Tab, view: EventView): number {
  const round = view.rounds.at(-1);
  if (tab === "now") return round && inPlay(view.event.phase) ? wanting(round).length : 0;
  if (tab === "lists") return view.players.filter(({ list_check }) => list_check === "pending").length;
  return 0;
}
