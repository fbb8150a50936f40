// What can be chosen when a table is opened, and the table that the choices make.
import type { ClockTerms, GameInfo, NewTable, OptionInfo, Policy, Seating, Visibility } from "../wire";

/** Who is to sit on a seat: I, whoever comes, or a bot by its name. */
export type Sitter = "me" | "free" | `bot ${string}`;

export interface Wishes {
  readonly mode: string | null;
  readonly players: number;
  /** by seat; seats that are not named are free */
  readonly sitters: Readonly<Record<string, Sitter>>;
  /** options as they are typed; an empty one is left as usual */
  readonly options: Readonly<Record<string, string>>;
  readonly visibility: Visibility;
  readonly clock: ClockTerms | null;
  readonly outOfTime: Policy;
  readonly rated: boolean;
  readonly delay: number;
  readonly chat: boolean;
  /** how many games a match has at most */
  readonly bestOf: BestOf;
}

export type BestOf = 1 | 3 | 5;

export const modesOf = (info: GameInfo): string[] => [
  ...new Set(info.seatings.flatMap(({ mode }) => (mode === null ? [] : [mode]))),
];

export const playersIn = (info: GameInfo, mode: string | null): number[] => [
  ...new Set(info.seatings.filter((each) => each.mode === mode).map(({ players }) => players)),
];

export const seatingOf = (info: GameInfo, mode: string | null, players: number): Seating | undefined =>
  info.seatings.find((each) => each.mode === mode && each.players === players);

/** The mode in which a game is usually played; null for a game that has only one. */
export function usualMode(info: GameInfo): string | null {
  const usual = info.options.find(({ name }) => name === "mode")?.default;
  return typeof usual === "string" ? usual : (modesOf(info)[0] ?? null);
}

/** The mode that somebody comes for, if the game has it, otherwise the usual one. */
export const modeFor = (info: GameInfo, wanted: string | null): string | null =>
  wanted !== null && modesOf(info).includes(wanted) ? wanted : usualMode(info);

/** Somebody sits down; nobody sits twice, so I leave the seat where I was. */
export function seated(
  sitters: Readonly<Record<string, Sitter>>,
  seat: string,
  sitter: Sitter,
): Record<string, Sitter> {
  const others = Object.entries(sitters).map(([where, who]): [string, Sitter] => [
    where,
    sitter === "me" && who === "me" ? "free" : who,
  ]);
  return { ...Object.fromEntries(others), [seat]: sitter };
}

/**
 * Whether an option has a meaning in a mode.
 * An option that a seat chooses for itself is shown to whoever sits there.
 */
export function concerns(option: OptionInfo, wishes: Wishes): boolean {
  if (option.name === "mode") return false;
  if (option.seat !== null) return wishes.sitters[option.seat] === "me";
  return wishes.mode === null || option.modes.length === 0 || option.modes.includes(wishes.mode);
}

export function tableOf(info: GameInfo, wishes: Wishes): NewTable {
  const seating = seatingOf(info, wishes.mode, wishes.players);
  const seats = seating?.seats ?? [];
  const options: Record<string, string> = wishes.mode === null ? {} : { mode: wishes.mode };
  for (const option of info.options) {
    const value = wishes.options[option.name] ?? "";
    if (value !== "" && concerns(option, wishes)) options[option.name] = value;
  }
  const bots: Record<string, string> = {};
  for (const seat of seats) {
    const sitter = wishes.sitters[seat] ?? "free";
    if (sitter.startsWith("bot ")) bots[seat] = sitter.slice(4);
  }
  return {
    game: info.id,
    players: wishes.players,
    options,
    visibility: wishes.visibility,
    clock: wishes.clock,
    out_of_time: wishes.outOfTime,
    rated: wishes.rated,
    delay: wishes.delay,
    chat: wishes.chat,
    seat: seats.find((seat) => wishes.sitters[seat] === "me") ?? null,
    bots,
    best_of: seating?.duel ? wishes.bestOf : 1,
  };
}
