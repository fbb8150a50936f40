// The picture of an elimination: a column of matches for every round, the winner of each pair going on to the next.
import type { EventRound, EventView, MatchLine } from "../wire";
import { cutOf } from "./event";

export interface BracketBox {
  readonly key: string;
  /** which round, from 0 on, and which match in it */
  readonly column: number;
  readonly row: number;
  readonly x: number;
  readonly y: number;
  /** the match, once it is drawn */
  readonly match: MatchLine | undefined;
  /** who is known to play: the seats of the match, or winners of the round before */
  readonly seats: readonly (string | undefined)[];
}

export interface BracketLine {
  readonly key: string;
  readonly path: string;
  /** whether the winner has gone this way */
  readonly walked: boolean;
}

export interface BracketPicture {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly BracketBox[];
  readonly lines: readonly BracketLine[];
  readonly champion: string | undefined;
}

export const BOX = { width: 208, height: 60 } as const;
const GAP_X = 46;
const GAP_Y = 18;
const HEAD = 46; // for the name of the round, and the crown over the final

/** Who goes on from a match that is settled. */
export function winnerOf(match: MatchLine | undefined): string | undefined {
  if (match === undefined || match.state !== "confirmed") return undefined;
  const [first, second] = match.seats;
  if (second === undefined) return first;
  const points = (player: string | undefined): number => match.points[player ?? ""] ?? 0;
  return points(second) > points(first) ? second : first;
}

/** How many players the elimination begins with. */
export function cutSize(view: EventView): number {
  const first = cutRounds(view)[0];
  return first === undefined ? cutOf(view.event) : 2 * first.matches.length;
}

const cutRounds = (view: EventView): readonly EventRound[] =>
  view.rounds.filter(({ stage, published }) => stage === "cut" && published);

/** The picture as it stands: empty boxes where nobody is known yet. */
export function bracketOf(view: EventView): BracketPicture {
  const rounds = cutRounds(view);
  const size = cutSize(view);
  const columns = Math.max(1, Math.round(Math.log2(Math.max(2, size))));
  const boxes: BracketBox[] = [];
  for (let column = 0; column < columns; column++) {
    const matches = size / 2 ** (column + 1);
    for (let row = 0; row < matches; row++) {
      const match = rounds[column]?.matches[row];
      boxes.push({
        key: `${column} ${row}`,
        column,
        row,
        x: column * (BOX.width + GAP_X),
        y: HEAD + middle(column, row) - BOX.height / 2,
        match,
        seats: match?.seats ?? comers(rounds, column, row),
      });
    }
  }
  return {
    width: columns * (BOX.width + GAP_X) - GAP_X + 4,
    height: HEAD + (size / 2) * (BOX.height + GAP_Y),
    boxes,
    lines: linesOf(boxes),
    champion: winnerOf(rounds[columns - 1]?.matches[0]),
  };
}

/** The height of a match's middle: between the two that lead to it. */
function middle(column: number, row: number): number {
  const step = (BOX.height + GAP_Y) * 2 ** column;
  return step / 2 + row * step;
}

/** Winners of the round before who wait for their match to be drawn. */
function comers(rounds: readonly EventRound[], column: number, row: number): readonly (string | undefined)[] {
  const before = rounds[column - 1];
  return [winnerOf(before?.matches[2 * row]), winnerOf(before?.matches[2 * row + 1])];
}

function linesOf(boxes: readonly BracketBox[]): readonly BracketLine[] {
  return boxes
    .filter(({ column }) => column > 0)
    .flatMap((box) =>
      [0, 1].flatMap((side) => {
        const from = boxes.find(({ column, row }) => column === box.column - 1 && row === 2 * box.row + side);
        if (from === undefined) return [];
        const [x, y] = [from.x + BOX.width, from.y + BOX.height / 2];
        const turn = x + GAP_X / 2;
        const to = box.y + BOX.height * (side === 0 ? 0.25 : 0.75);
        return [
          {
            key: `${from.key} ${box.key}`,
            path: `M${x} ${y}H${turn}V${to}H${box.x}`,
            walked: winnerOf(from.match) !== undefined,
          },
        ];
      }),
    );
}
