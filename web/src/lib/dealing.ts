// How score cards fly when a round is published: from one stack to brackets of equal points, from there to the tables.
import type { EventRound } from "../wire";

export type Step = "stack" | "brackets" | "tables";

/** A place on the felt, in percent of its width and height, and how far the card is turned. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

export interface DealtCard extends Readonly<Record<Step, Spot>> {
  readonly player: string;
  /** milliseconds after the first */
  readonly delay: number;
}

export interface Dealing {
  readonly cards: readonly DealtCard[];
  readonly groups: readonly { readonly points: number; readonly x: number }[];
  /** the numbers of the tables, beside their cards */
  readonly tables: readonly { readonly no: number; readonly x: number; readonly y: number }[];
}

/** When each step begins, in milliseconds. */
export const STEPS: readonly { readonly step: Step; readonly at: number }[] = [
  { step: "brackets", at: 250 },
  { step: "tables", at: 1000 },
];

const MOST = 32; // cards that can be followed with the eyes

/** The flight of a round's cards. In large fields only the first tables are shown, and the viewer's own. */
export function dealing(round: EventRound, mine: string | null): Dealing {
  const tables = someTables(round, mine);
  const seats = tables.flatMap((match, table) =>
    match.seats.map((player, seat) => ({ player, table, seat, points: match.before[seat] ?? 0 })),
  );
  const points = [...new Set(seats.map((each) => each.points))].sort((one, other) => other - one);
  const columns = Math.ceil(Math.sqrt(tables.length * 1.2));
  const rows = Math.ceil(tables.length / columns);
  const groupX = (of: number): number => (100 * (points.indexOf(of) + 0.5)) / points.length;
  const inGroup = new Map<number, number>();
  const cards = seats.map((each, at): DealtCard => {
    const place = inGroup.get(each.points) ?? 0;
    inGroup.set(each.points, place + 1);
    const size = seats.filter((other) => other.points === each.points).length;
    const [column, row] = [each.table % columns, Math.floor(each.table / columns)];
    const many = tables[each.table]!.seats.length;
    return {
      player: each.player,
      delay: at * 12,
      stack: { x: 50 + ((at * 7) % 9) / 4 - 1, y: 50 + ((at * 5) % 7) / 3 - 1, turn: ((at * 37) % 31) - 15 },
      brackets: {
        x: groupX(each.points),
        y: 16 + (74 * (place + 0.5)) / Math.max(size, 6),
        turn: ((at * 13) % 7) - 3,
      },
      tables: {
        x: (100 * (column + 0.5)) / columns,
        y: (100 * (row + 0.5)) / rows + (each.seat - (many - 1) / 2) * (many > 2 ? 5 : 6.5),
        turn: 0,
      },
    };
  });
  const numbers = tables.flatMap(({ table }, at) =>
    table === null
      ? []
      : [
          {
            no: table,
            x: (100 * ((at % columns) + 0.5)) / columns,
            y: (100 * Math.floor(at / columns)) / rows + 18 / rows,
          },
        ],
  );
  return { cards, groups: points.map((of) => ({ points: of, x: groupX(of) })), tables: numbers };
}

function someTables(round: EventRound, mine: string | null): EventRound["matches"] {
  let players = 0;
  const first = round.matches.filter(({ seats }) => (players += seats.length) <= MOST);
  const own = round.matches.find(({ seats }) => mine !== null && seats.includes(mine));
  return own === undefined || first.includes(own) ? first : [...first.slice(0, -1), own];
}
