// What the log tells about a Showdown, read for the board: which rows met, who struck whom, and how it adds up.
import type { LogLine } from "../../wire";
import { cardsOf, kindOf, zoneOf, type View } from "../../lib/view";

export const CAMPS = ["red", "green", "purple"] as const;
export const LIMIT = 21;
export const ACE_MORE = 10; // what an A counts more when it counts 11
const BONUS_OF_A_SEVEN = 2;

type Pair<Value> = readonly [Value, Value];

/** Two camps that have struck each other; everything is given for the first and the second of them. */
export interface Comparison {
  readonly camps: Pair<string>;
  /** 0 for a camp above 21 */
  readonly strength: Pair<number>;
  /** what each of them dealt */
  readonly damage: Pair<number>;
  readonly cards: Pair<number>;
  readonly sevens: Pair<number>;
  readonly exact: Pair<boolean>;
  /** the other one has a 10, which limits the damage */
  readonly limited: Pair<boolean>;
  /** what the 10s of the other one have added to the Strength */
  readonly raised: Pair<number>;
}

export type Rows = Readonly<Record<string, readonly (string | null)[]>>;

export interface Clash {
  readonly rows: Rows;
  readonly comparisons: readonly Comparison[];
  /** how many aces count 11 */
  readonly aces: Readonly<Record<string, number>>;
}

/** What a row adds up to: with every A as 1, and with an A as 11 where that helps. */
export interface Total {
  readonly low: number;
  readonly best: number;
}

/** One blow: who dealt it to whom, and what it is made of. */
export interface Blow {
  readonly from: string;
  readonly to: string;
  readonly damage: number;
  readonly parts: readonly { readonly key: string; readonly count: number }[];
}

export const comparisonsIn = (news: readonly LogLine[]): Comparison[] =>
  news.filter((line) => line.kind === "compare").map((line) => line.fields as unknown as Comparison);

/** The camps of a position, the viewer's own last. */
export const rowsOf = (view: View): Rows =>
  Object.fromEntries(
    view.zones.filter((zone) => zone.zone === "row").map((zone) => [zone.owner ?? "", cardsOf(zone)]),
  );

const isEmpty = (rows: Rows): boolean => Object.values(rows).every((row) => row.length === 0);

/**
 * The rows as they fought. Where nobody has to remove a card they are cleared at once, and only the log or the position
 * before remembers them.
 */
export function foughtRows(before: View, now: View, news: readonly LogLine[]): Rows {
  const left = rowsOf(now);
  const cleared = news.some((line) => line.kind === "round") || isEmpty(left);
  if (!cleared) return left;
  const shown = news.find((line) => line.kind === "showdown");
  if (shown !== undefined) return shown.fields as Rows;
  const rows: Record<string, readonly (string | null)[]> = { ...rowsOf(before) };
  for (const line of news.filter((each) => each.kind === "withdraw")) {
    const camp = String(line.fields["camp"]);
    const row = [...(rows[camp] ?? [])];
    const at = row.findIndex((card) => card !== null && kindOf(card) === kindOf(String(line.fields["card"])));
    if (at >= 0) row.splice(at, 1);
    rows[camp] = row;
  }
  return rows;
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

/**
 * What a camp's row counted in the comparison, aces as announced, without what the other's 10s have added. An ace may
 * count differently in two comparisons: then it is the one in which those 10s added most.
 */
export function countedFor(clash: Clash, camp: string): number {
  const counted = clash.comparisons
    .map((each) => ({ each, at: each.camps.indexOf(camp) }))
    .filter(({ each, at }) => at >= 0 && each.strength[at]! > 0)
    .map(({ each, at }) => ({ points: each.strength[at]! - each.raised[at]!, raised: each.raised[at]! }))
    .sort((one, other) => other.raised - one.raised);
  if (counted.length > 0) return counted[0]!.points;
  return sumOf(clash.rows[camp] ?? []) + ACE_MORE * (clash.aces[camp] ?? 0);
}

/** The most that the other's 10s have added to a camp. */
export const raisedFor = (clash: Clash, camp: string): number =>
  Math.max(
    0,
    ...clash.comparisons.map((each) => {
      const at = each.camps.indexOf(camp);
      return at < 0 ? 0 : each.raised[at]!;
    }),
  );

/** A total that leaves an ace open, once the other's 10s are counted: the ace is 1 where 11 would be too much. */
export const settledBy = (total: Total, raised: number): Total =>
  total.best + raised > LIMIT ? { low: total.low, best: total.low } : total;

/** Every blow that has hurt somebody. */
export function blowsOf(comparison: Comparison): Blow[] {
  return ([0, 1] as const)
    .filter((at) => comparison.damage[at] > 0)
    .map((at) => {
      const parts = [{ key: "cards", count: comparison.cards[at] }];
      const bonus = BONUS_OF_A_SEVEN * comparison.sevens[at];
      if (bonus > 0) parts.push({ key: "sevens", count: bonus });
      if (comparison.exact[at]) parts.push({ key: "exact", count: 1 });
      const full = parts.reduce((sum, part) => sum + part.count, 0);
      if (full > comparison.damage[at]) parts.push({ key: "limited", count: comparison.damage[at] });
      const to = comparison.camps[1 - at]!;
      return { from: comparison.camps[at], to, damage: comparison.damage[at], parts };
    });
}

// -- how long it wants to be looked at, in milliseconds -------------------------------------------------------------

export const TURN = 260; // from one card to the next
export const COUNTED = 450; // the last card lies open, the totals stand
export const STRIKE = 800; // the 2 points of a 10 fly over
export const HURT = 1700; // the damage floats off
const BURN = 900; // a card leaves the game

/** How long the news wants to be looked at. */
export function lasts(news: readonly LogLine[]): number {
  const shown = news.find((line) => line.kind === "showdown");
  const comparisons = comparisonsIn(news);
  const rows = Object.values((shown?.fields ?? {}) as Rows);
  const hidden = rows.reduce((sum, row) => sum + Math.max(0, row.length - 1), 0);
  const strikes = comparisons.some((each) => each.raised.some((points) => points > 0));
  return (
    (shown === undefined ? 0 : TURN * (hidden + 1)) +
    (comparisons.length === 0 ? 0 : COUNTED + (strikes ? STRIKE : 0) + HURT) +
    (news.some((line) => line.kind === "remove" || line.kind === "withdraw") ? BURN : 0)
  );
}
