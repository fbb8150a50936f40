// What the log tells about a Showdown, read for the board: which rows met, who struck whom, and how it adds up.
import { cardsOf, kindOf, zoneOf, type View } from "../../lib/view";
import type { Compare, Limits, News, Side, Total } from "./wire";

export const CAMPS = ["red", "green", "purple"] as const;

export type Rows = Readonly<Record<string, readonly (string | null)[]>>;

export interface Clash {
  readonly rows: Rows;
  readonly comparisons: readonly Compare[];
  /** how many aces count high */
  readonly aces: Readonly<Record<string, number>>;
  readonly limits: Limits;
}

export const comparisonsIn = (news: readonly News[]): Compare[] =>
  news.flatMap((line) => (line.kind === "compare" ? [line.fields] : []));

/** The camps of a position, the viewer's own last. */
export const rowsOf = (view: View): Rows =>
  Object.fromEntries(
    view.zones.filter((zone) => zone.zone === "row").map((zone) => [zone.owner ?? "", cardsOf(zone)]),
  );

/** The rows as they fought, which may have been cleared since; before they fight, as they lie. */
export function foughtRows(now: View, comparisons: readonly Compare[]): Rows {
  const sides = comparisons.flatMap(({ one, other }) => [one, other]);
  return sides.length === 0 ? rowsOf(now) : Object.fromEntries(sides.map(({ camp, cards }) => [camp, cards]));
}

/** Cards that nobody else knew before the Showdown, or that were not there: in the order in which they are turned. */
export function toBeTurned(before: View, rows: Rows): string[] {
  const length = Math.max(0, ...Object.values(rows).map((row) => row.length));
  const found: string[] = [];
  for (let index = 0; index < length; index++)
    for (const [camp, row] of Object.entries(rows)) {
      const was = cardsOf(zoneOf(before, "row", camp))[index] ?? null;
      if (index < row.length && was === null) found.push(`${camp}/${index}`);
    }
  return found;
}

/** What a card counts; an A counts 1. */
export function valueOf(card: string): number {
  const rank = kindOf(card).split("_").at(-1) ?? "";
  return rank === "a" ? 1 : Number(rank);
}

/** What a row adds up to as far as it is seen, every A as 1. */
export const sumOf = (row: readonly (string | null)[]): number =>
  row.reduce((sum, card) => sum + (card === null ? 0 : valueOf(card)), 0);

const sidesOf = (clash: Clash, camp: string): Side[] =>
  clash.comparisons.flatMap(({ one, other }) => [one, other]).filter((side) => side.camp === camp);

/**
 * What a camp's row counted in the comparison, aces as announced, without what the other's 10s have added. An ace may
 * count differently in two comparisons: then it is the one in which those 10s added most.
 */
export function countedFor(clash: Clash, camp: string): number {
  const counted = sidesOf(clash, camp)
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.raised - one.raised)[0];
  if (counted !== undefined) return counted.points - counted.raised;
  return sumOf(clash.rows[camp] ?? []) + clash.limits.ace * (clash.aces[camp] ?? 0);
}

/** The most that the other's 10s have added to a camp. */
export const raisedFor = (clash: Clash, camp: string): number =>
  Math.max(0, ...sidesOf(clash, camp).map(({ raised }) => raised));

/** A total that leaves an ace open, once the other's 10s are counted: the ace is 1 where 11 would be too much. */
export const settledBy = (total: Total, raised: number, { target }: Limits): Total =>
  total.best + raised > target ? { low: total.low, best: total.low } : total;

// -- how long it wants to be looked at, in milliseconds -------------------------------------------------------------

export const TURN = 260; // from one card to the next
export const COUNTED = 450; // the last card lies open, the totals stand
export const STRIKE = 800; // the 2 points of a 10 fly over
export const HURT = 1700; // the damage floats off
const BURN = 900; // a card leaves the game

/** How long the news wants to be looked at. */
export function lasts(news: readonly News[]): number {
  const shown = news.find((line) => line.kind === "showdown");
  const comparisons = comparisonsIn(news);
  const hidden = (shown?.fields.rows ?? []).reduce(
    (sum, { cards }) => sum + Math.max(0, cards.length - 1),
    0,
  );
  const strikes = comparisons.some(({ one, other }) => one.raised + other.raised > 0);
  return (
    (shown === undefined ? 0 : TURN * (hidden + 1)) +
    (comparisons.length === 0 ? 0 : COUNTED + (strikes ? STRIKE : 0) + HURT) +
    (news.some((line) => line.kind === "remove" || line.kind === "withdraw") ? BURN : 0)
  );
}
