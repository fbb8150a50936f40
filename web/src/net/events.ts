// Asking the server about tournaments.
import type {
  BreakersExplained,
  Entered,
  EventCommand,
  EventCreated,
  EventList,
  EventLog,
  NewEvent,
  NewPlayer,
  Order,
  OrderDone,
  PairingExplained,
  PersonFound,
  PlayerList,
  Register,
} from "../wire";
import { ask, Refused } from "./api";
import { newId } from "./lasting";

/** The forms that can be printed. */
export type PrintForm =
  | "pairings-by-table"
  | "pairings-by-name"
  | "slips"
  | "standings"
  | "score-cards"
  | "deck-lists"
  | "sleeve-checklist"
  | "bracket"
  | "prizes"
  | "checklist";

/** Files with what is known about an event. */
export type ExportFile =
  "export.json" | "players.csv" | "pairings.csv" | "results.csv" | "standings.csv" | "export.trf";

const TRIES = 4;
const PAUSE = 700;

const at = (id: string, rest = ""): string => `/api/events/${encodeURIComponent(id)}${rest}`;

export const eventList = (mine = false): Promise<EventList> =>
  ask("GET", mine ? "/api/events?mine=true" : "/api/events");

export const createEvent = (wanted: NewEvent): Promise<EventCreated> => ask("POST", "/api/events", wanted);

/** Have something done. The same order sent again counts once, so a network that fails for a moment is no trouble. */
export async function sendOrder(id: string, command: EventCommand, reason = ""): Promise<OrderDone> {
  const order: Order = { command, reason, key: newId() };
  for (let left = TRIES - 1; ; left--) {
    try {
      return await ask<OrderDone>("POST", at(id, "/orders"), order);
    } catch (error) {
      const passes =
        error instanceof Refused && (error.code === "unreachable" || error.code === "unavailable");
      if (!passes || left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

export const register = (id: string, as: Register = {}): Promise<Entered> =>
  ask("POST", at(id, "/register"), as);

export const addPlayers = (id: string, players: readonly NewPlayer[]): Promise<Entered> =>
  ask("POST", at(id, "/players"), { players });

export const breakersOf = (id: string, player: string): Promise<BreakersExplained> =>
  ask("GET", at(id, `/standings/${encodeURIComponent(player)}`));

export const whyPaired = (id: string, round: string, player: string): Promise<PairingExplained> =>
  ask("GET", at(id, `/rounds/${round}/why/${encodeURIComponent(player)}`));

/** The log, or what came after one of its entries. */
export const eventLog = (id: string, after = 0): Promise<EventLog> =>
  ask("GET", at(id, after > 0 ? `/log?after=${after}` : "/log"));

export const listOf = (id: string, player: string): Promise<PlayerList> =>
  ask("GET", at(id, `/lists/${encodeURIComponent(player)}`));

/** Somebody with an account, by name. */
export const findPerson = (name: string): Promise<PersonFound> =>
  ask("GET", `/api/people?name=${encodeURIComponent(name)}`);

export const socketAddress = (id: string): string => at(id, "/socket");

export const fileAddress = (id: string, file: ExportFile): string => at(id, `/${file}`);

/** Where a form is, to look at or to print. */
export function printAddress(
  id: string,
  form: PrintForm,
  kind: "html" | "pdf",
  wanted: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams(wanted).toString();
  return `/events/${encodeURIComponent(id)}/print/${form}.${kind}${query && `?${query}`}`;
}
