// The entries of an event's log.
import type { LogLineOfEvent } from "../wire";

/** What changes something that was already known: worth a second look by everybody. */
const EDITS = new Set([
  "pair_again",
  "swap_players",
  "correct",
  "take_back",
  "penalize",
  "reopen",
  "cancel",
  "end_swiss",
  "extend",
  "pause_clock",
  "set_terms",
  "hold_coin",
]);

export const isEdit = ({ type }: LogLineOfEvent): boolean => EDITS.has(type);
