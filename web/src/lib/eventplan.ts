// A tournament that is being planned: what suits its game, and what is sent to the server.
import type { Terms } from "./event";
import type { Format, Games, GameTournament, Level, Mode, NewEvent, Prize } from "../wire";

/** What events can be, as the server says. */
export type Plans = Games["plans"];

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
  plans: Plans,
): Plan {
  const next = { ...plan, ...change };
  const format = formats.includes(next.format) ? next.format : (formats[0] ?? "swiss");
  const kept = (plans[next.mode]?.[format]?.kept ?? []) as readonly (keyof Terms)[];
  return {
    ...next,
    format,
    cut: cutsFor(plans, { ...next, format }).includes(next.cut) ? next.cut : 0,
    rounds: next.mode === "free" ? next.rounds : null,
    settings: {
      ...plan.settings,
      ...usual[next.level]?.[format],
      ...Object.fromEntries(kept.map((name) => [name, plan.settings[name]])),
    },
  };
}

/** The sizes of an elimination that can be chosen. */
export const cutsFor = (plans: Plans, { mode, format, level }: Plan): readonly number[] =>
  plans[mode]?.[format]?.cuts[level] ?? [0];

/** How many rounds so many players play. */
export const roundsFor = (plans: Plans, plan: Plan, players: number): number =>
  plan.rounds ?? plans[plan.mode]?.[plan.format]?.rounds.find(([most]) => players <= most)?.[1] ?? 0;

/** How long it will take at most, in minutes. */
export function minutesFor(plans: Plans, plan: Plan, players: number): number {
  const rounds = roundsFor(plans, plan, players) + (plan.settings.final_table ? 1 : 0);
  const above = plans[plan.mode]?.[plan.format]?.cut_above ?? 0;
  const cut = plan.cut > 0 && players > above ? Math.log2(plan.cut) : 0;
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

const FIELDS = [
  "name",
  "date",
  "venue",
  "format",
  "cut",
  "rounds",
  "prizes",
  "best_of",
  "round_minutes",
  "break_minutes",
  "capacity",
  "deck_lists",
] as const;

export type Field = (typeof FIELDS)[number];

/** Which field of the form a refusal is about, so that it is told beside it; null: none in particular. */
export const fieldOf = (about: string): Field | null =>
  FIELDS.find((field) => about.split(/[.[]/).includes(field)) ?? null;
