// What the organiser does next: one step, with the order that takes it and what is still in its way.
import type { EventCommand, EventView } from "../wire";
import { clockLeft, currentRound, termsOf, unsettled } from "./event";

export type StepCode =
  | "open"
  | "close_registration"
  | "finish_check"
  | "pair"
  | "publish"
  | "start_clock"
  | "wait_for_results"
  | "close_round"
  | "finish"
  | "over";

export interface Step {
  readonly code: StepCode;
  /** what takes the step; undefined where there is only waiting */
  readonly order?: EventCommand;
  /** how many tables, lists or players are missing before it can be taken */
  readonly missing: number;
  /** the number of the round that it is about */
  readonly round: number;
}

/** The next step of an event. */
export function nextStep(view: EventView): Step {
  const { event } = view;
  const round = currentRound(view);
  const no = round?.no ?? 0;
  const step = (code: StepCode, order?: EventCommand, missing = 0, of = no): Step => ({
    code,
    ...(order && { order }),
    missing,
    round: of,
  });
  switch (event.phase) {
    case "draft":
      return step("open", { type: "open" });
    case "registration":
      return step("close_registration", { type: "close_registration" }, missingPlayers(view));
    case "deck_check":
      return step("finish_check", { type: "finish_check" }, uncheckedLists(view));
    case "ready":
    case "between":
      return step("pair", { type: "pair" }, 0, nextNo(view));
    case "pairing":
      return step("publish", { type: "publish", rematches_confirmed: round?.relaxed ?? false });
    case "published":
      return step("start_clock", { type: "start_clock" });
    case "running":
    case "time_called": {
      const open = unsettled(round).length;
      return open > 0
        ? step("wait_for_results", undefined, open)
        : step("close_round", { type: "close_round" });
    }
    case "swiss_done":
      return event.cut > 0 || termsOf(event).final_table
        ? step("pair", { type: "pair" }, 0, 1)
        : step("finish", { type: "finish" });
    case "cut_done":
      return step("finish", { type: "finish" });
    case "finished":
    case "cancelled":
      return step("over");
  }
}

function nextNo(view: EventView): number {
  const last = currentRound(view);
  return (last?.no ?? 0) + 1;
}

/** How many must still check in before the event can begin. */
export function missingPlayers(view: EventView): number {
  const least =
    view.event.format === "pods" || (view.event.mode === "free" && view.event.format === "round_robin")
      ? 3
      : 4;
  const here = view.players.filter(({ checked_in, status }) => checked_in && status === "registered").length;
  return Math.max(0, least - here);
}

/** Lists that nobody has looked at yet. */
export const uncheckedLists = (view: EventView): number =>
  view.players.filter(({ status, list_check }) => status === "active" && list_check === "pending").length;

/** Milliseconds until the break after the last round is over. */
export function breakLeft(view: EventView, closedAt: number | null, now: number): number {
  return closedAt === null ? 0 : Math.max(0, closedAt + termsOf(view.event).break_minutes * 60_000 - now);
}

/** Whether the round's time is up although nobody has called it. */
export function timeIsUp(view: EventView, now: number): boolean {
  const round = currentRound(view);
  return view.event.phase === "running" && round !== undefined && clockLeft(round.clock, now) <= 0;
}
