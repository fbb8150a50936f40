// How far to scroll, so that what may be chosen is not behind the bar of choices.

export interface Span {
  readonly top: number;
  readonly bottom: number;
}

const GAP = 12; // pixels that stay free above and below

/** By how many pixels things must go up (or down, below zero) to be seen between two edges; the uppermost come first. */
export function scrollFor(things: readonly Span[], edges: Span): number {
  if (things.length === 0) return 0;
  const top = Math.min(...things.map((each) => each.top));
  const bottom = Math.max(...things.map((each) => each.bottom));
  const above = top - edges.top - GAP; // so far they may go up until the first is at the upper edge
  const below = bottom - edges.bottom + GAP; // so far they must go up until the last is at the lower edge
  if (below > 0) return Math.min(below, Math.max(above, 0));
  return Math.min(above, 0);
}
