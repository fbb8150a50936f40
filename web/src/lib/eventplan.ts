// A tournament that is being planned: what suits its game, and what is sent to the server.
import type { Terms } from "./event";
import type { Format, GameTournament, Level, Mode, NewEvent, Prize } from "../wire";

export interface Plan {
  readonly name: string;
  readonly game: string;
  readonly format: Format;
  readonly level: Level;
  readonly mode: Mode;
  readonly venue: string;
  readonly date: string;
  readonly cut: number;
  /** only with free rules; null: by head count */
  readonly rounds: number | null;
  readonly public: boolean;
  readonly prizes: readonly Prize[];
  readonly settings: Terms;
}

/** What a new event begins with, before it has a game. */
export const planFor = (settings: Terms): Plan => ({
  name: "",
  game: "",
  format: "swiss",
  level: "store",
  mode: "official",
  venue: "",
  date: "",
  cut: 0,
  rounds: null,
  public: true,
  prizes: [],
  settings,
});

/** Another game, format or level has other usual settings; what does not follow from them is kept. */
export function replanned(
  plan: Plan,
  change: Partial<Pick<Plan, "game" | "format" | "level" | "mode">>,
  { formats, usual }: GameTournament,
  plain: Terms,
): Plan {
  const next = { ...plan, ...change };
  const format = formats.includes(next.format) ? next.format : (formats[0] ?? "swiss");
  const { open_lists, final_table, require_cross, break_minutes } = plain;
  const { round_minutes } = plan.settings;
  return {
    ...next,
    format,
    cut: cutsFor(format, next.level, next.mode).includes(next.cut) ? next.cut : 0,
    rounds: next.mode === "free" ? next.rounds : null,
    settings: {
      ...plan.settings,
      ...usual[next.level]?.[format],
      ...{ open_lists, final_table, require_cross },
      ...(next.mode === "free" || format === "pods" ? { round_minutes } : { break_minutes }),
    },
  };
}

/** The sizes of an elimination that can be chosen. */
export function cutsFor(format: Format, level: Level, mode: Mode): readonly number[] {
  if (format !== "swiss") return [0];
  if (mode === "free") return [0, 4, 8, 16, 32, 64];
  return level === "premier" ? [0, 8, 16, 32, 64] : [0];
}

/** How many rounds so many players play. */
export function roundsFor(plan: Pick<Plan, "rounds" | "format">, players: number): number {
  if (plan.rounds !== null) return plan.rounds;
  if (plan.format === "round_robin") return players - 1 + (players % 2);
  if (plan.format === "pods") return players <= 16 ? 3 : players <= 64 ? 4 : 5;
  return players > 1 ? Math.max(3, Math.ceil(Math.log2(players))) : 3;
}

/** How long it will take at most, in minutes. */
export function minutesFor(plan: Plan, players: number): number {
  const rounds = roundsFor(plan, players) + (plan.settings.final_table ? 1 : 0);
  const cut = plan.cut > 0 && (plan.mode === "free" || players > 32) ? Math.log2(plan.cut) : 0;
  const { round_minutes, cut_minutes, break_minutes } = plan.settings;
  return rounds * round_minutes + cut * cut_minutes + (rounds + cut - 1) * break_minutes;
}

export function eventOf(plan: Plan): NewEvent {
  return {
    ...plan,
    name: plan.name.trim(),
    venue: plan.venue.trim(),
    date: plan.date.trim(),
    prizes: plan.prizes.filter(({ text }) => text.trim() !== ""),
  };
}

const SPEAKS_OF = [
  [/between rounds/, "break_minutes"],
  [/\bcut\b|elimination/, "cut"],
  [/number of rounds/, "rounds"],
  [/lists/, "deck_lists"],
  [/best_of/, "best_of"],
  [/minutes/, "round_minutes"],
  [/prize|places/, "prizes"],
  [/capacity/, "capacity"],
  [/game for two|swiss|pods/, "format"],
  [/\bname\b/, "name"],
  [/\bdate\b/, "date"],
  [/\bvenue\b/, "venue"],
] as const;

export type Field = (typeof SPEAKS_OF)[number][1];

/** Which field a refusal speaks of, so that it is told beside it; null: none in particular. */
export const fieldOf = (reason: string): Field | null =>
  SPEAKS_OF.find(([pattern]) => pattern.test(reason))?.[1] ?? null;
