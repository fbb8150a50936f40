// How games against a level went lately, and which other level that speaks for.

/** Games in a row against one level: won above zero, lost below. */
export interface Streak {
  readonly bot: string;
  readonly games: number;
  /** the table that was counted last: a page that is opened again counts nothing twice */
  readonly table: string;
}

const ENOUGH = 2;

/** The streak after another game, which was won or lost. */
export function after(streak: Streak | undefined, table: string, bot: string, won: boolean): Streak {
  if (streak?.table === table) return streak;
  const before = streak?.bot === bot ? streak.games : 0;
  const games = won ? Math.max(before, 0) + 1 : Math.min(before, 0) - 1;
  return { bot, games, table };
}

/** The level to be offered next, of all from the weakest on: one down after two losses, one up after two wins. */
export function nextLevel(levels: readonly string[], streak: Streak): string | null {
  const place = levels.indexOf(streak.bot);
  if (place < 0 || Math.abs(streak.games) < ENOUGH) return null;
  return levels[place + Math.sign(streak.games)] ?? null;
}
