// How many stand on the board, from which follows how large each can be drawn.
import type { Table } from "./seen";

export interface Crowd {
  /** the most cards that stand in one row */
  readonly most: number;
  /** and the Teams among them */
  readonly teams: number;
  /** rows of cards above each other */
  readonly rows: number;
}

/** A row where nobody stands is about so high, and so is one of those who have nothing to do with a battle. */
const LOW = 0.42;
const FORMING = 0.45;

/** Whether anybody is out on the battlefield. */
export const isFought = (view: Table): boolean =>
  Object.values(view.teams).some((teams) => teams.some((team) => team.battling));

/** Count the rows: both villages, and both sides of the battlefield where anybody is there. */
export function crowdOf(view: Table, asked: (owner: string) => boolean): Crowd {
  const rows = Object.entries(view.teams).flatMap(([owner, teams]) => {
    const [out, home] = [teams.filter((team) => team.battling), teams.filter((team) => !team.battling)];
    const supports = view.supports[owner]?.length ?? 0;
    const cards = (of: typeof teams): number => of.reduce((sum, team) => sum + team.members.length, 0);
    return [
      { cards: cards(home) + supports, teams: home.length + supports, home: true, asked: asked(owner) },
      { cards: cards(out), teams: out.length, home: false, asked: true },
    ];
  });
  const fought = isFought(view);
  const height = rows
    .map(({ cards, home, asked }): number => {
      if (!fought && !home) return 0;
      return cards > 0 && (asked || !fought) ? 1 : LOW;
    })
    .reduce((sum, each) => sum + each, 0);
  return {
    most: Math.max(3, ...rows.map(({ cards }) => cards)),
    teams: Math.max(2, ...rows.map(({ teams }) => teams)),
    // Who forms Teams needs room for what can be done with one that is picked.
    rows: Math.max(2, height) + (view.question === "organize" ? FORMING : 0),
  };
}
