// What the news tell the board: how long it takes to show them, and which cards have just come.
import type { News } from "./wire";

/** How long a won battle stays on the board, in milliseconds. */
export const WON_LASTS = 3200;

export const lasts = (news: readonly News[]): number =>
  news.some(({ kind }) => kind === "won")
    ? WON_LASTS
    : news.some(({ kind }) => kind === "reveal" || kind === "out" || kind === "sweep")
      ? 1000
      : 0;

/** The cards that a seat has drawn to pay damage with; null where the news tell nothing of it. */
export function drawnBy(seat: string, news: readonly News[]): readonly string[] | null {
  const draws = news.flatMap((line) =>
    line.kind === "draw" && line.fields.seat === seat ? [line.fields] : [],
  );
  return draws.length === 0 ? null : draws.flatMap(({ cards }) => cards ?? []);
}
