// A small event to work with: four players, one round.
import type { OrderType } from "../src/lib/event";
import type { EventRound, EventView, MatchLine, May, PlayerLine, Saying } from "../src/wire";

export const saying = (id: string, fields: Saying["fields"] = {}): Saying => ({ id, fields });

export const player = (id: string, name: string, some: Partial<PlayerLine> = {}): PlayerLine => ({
  player: id,
  name,
  status: "active",
  entered_round: 1,
  left_after_round: null,
  bot: null,
  side: null,
  checked_in: true,
  fixed_table: null,
  mine: false,
  paid: null,
  list_check: null,
  list_errors: [],
  pending_losses: 0,
  number: "",
  ...some,
});

export const match = (id: string, seats: readonly string[], some: Partial<MatchLine> = {}): MatchLine => ({
  id,
  table: 1,
  seats,
  state: "waiting",
  kind: null,
  score: [0, 0],
  ranking: [],
  points: {},
  before: seats.map(() => 0),
  reports: {},
  reported: [],
  game_losses: {},
  extension_s: 0,
  source: "",
  note: null,
  corrected: false,
  calls: null,
  seated: [],
  late: {},
  live: null,
  scores: [
    [2, 0],
    [2, 1],
    [1, 2],
    [0, 2],
  ],
  kinds: ["played", "intentional_draw", "concession", "forfeit", "double_loss", "void"],
  ...some,
});

/** A match that the first seat won by this score. */
export const won = (
  id: string,
  seats: readonly [string, string],
  score: readonly [number, number],
): MatchLine =>
  match(id, seats, {
    state: "confirmed",
    kind: "win",
    score,
    points: score[0] > score[1] ? { [seats[0]]: 3, [seats[1]]: 0 } : { [seats[0]]: 0, [seats[1]]: 3 },
  });

export const round = (
  no: number,
  matches: readonly MatchLine[],
  some: Partial<EventRound> = {},
): EventRound => ({
  no,
  stage: "swiss",
  attempt: 0,
  published: true,
  closed: false,
  clock: { minutes: 50, started: 0, paused_at: null, paused_total: 0, called: null },
  matches,
  relaxed: false,
  rematches: [],
  edited: [],
  keys: [],
  cost: {},
  bye_candidates: [],
  late_costs: [
    [300_000, "game"],
    [600_000, "match"],
  ],
  ...some,
});

/** What the server says of orders that can be given. */
export const mayAll = (...types: readonly OrderType[]): Readonly<Record<string, May>> =>
  Object.fromEntries(types.map((type) => [type, ALLOWED]));
export const ALLOWED: May = { code: null, why: null, not_before: null, needs_reason: false, without: [] };

export function view(rounds: readonly EventRound[], event: Partial<EventView["event"]> = {}): EventView {
  return {
    event: {
      id: "e1",
      name: "Friday Night",
      game: "crossover",
      level: "store",
      mode: "official",
      format: "swiss",
      phase: "running",
      venue: "",
      date: "",
      cut: 0,
      rounds: null,
      rounds_planned: 3,
      rounds_expected: 3,
      settings: {
        best_of: 3,
        id_window_s: 120,
        round_minutes: 50,
        break_minutes: 10,
        result_mode: "hand",
        final_table: false,
        deck_lists: "none",
        capacity: 0,
      },
      seed_sha256: "",
      seed: null,
      prizes: [],
      staff: [],
      checklist: [],
      seeds: [],
      entries: 9,
      head: "",
      public: true,
      late_entry_last_round: null,
      elimination: event.cut ?? 0,
      final_table: 0,
      next: null,
      may: mayAll("check_in", "submit_list", "drop", "report", "withdraw_report", "call_judge"),
      severe: {},
      tied: [],
      undoable: [],
      drawn: [],
      invited: [],
      ...event,
    },
    role: "player",
    player: "P001",
    players: [
      player("P001", "Aki", { mine: true }),
      player("P002", "Ben"),
      player("P003", "Chie"),
      player("P004", "dan"),
    ],
    rounds,
    standings: [],
    at: 0,
  };
}
