// What a role may order, and which orders are kept with a reason. The server decides; this only spares vain attempts.
import type { EventCommand, Role } from "../../wire";

export type OrderType = EventCommand["type"];

const JUDGES: ReadonlySet<OrderType> = new Set<OrderType>([
  "enter",
  "check_in",
  "mark_paid",
  "submit_list",
  "check_list",
  "spot_check",
  "finish_check",
  "drop",
  "start_clock",
  "call_time",
  "extend",
  "close_round",
  "sit_down",
  "confirm",
  "enter_result",
  "correct",
  "penalize",
  "call_judge",
  "hold_coin",
]);

const WITH_REASON: ReadonlySet<OrderType> = new Set<OrderType>([
  "pair_again",
  "swap_players",
  "pause_clock",
  "extend",
  "correct",
  "end_swiss",
  "cancel",
  "reopen",
  "take_back",
]);

export const may = (role: Role, type: OrderType): boolean =>
  role === "meijin" || (role === "judge" && JUDGES.has(type));

export const needsReason = (type: OrderType): boolean => WITH_REASON.has(type);
