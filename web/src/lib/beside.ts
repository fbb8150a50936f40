// Where something that explains a thing is put on the screen: beside it, never over it, never off the edge.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 12; // pixels between the thing and what explains it, and at the edges

const within = (value: number, most: number): number => Math.max(GAP, Math.min(value, most));

/** Right of a table, level with the thing on it; undefined if there is no room. */
export function rightOf(
  table: Box,
  thing: Box,
  size: Size,
  screen: Size = { width: innerWidth, height: innerHeight },
): { left: number; top: number } | undefined {
  const left = table.right + GAP;
  const level = (thing.top + thing.bottom - size.height) / 2;
  return left + size.width + GAP <= screen.width
    ? { left, top: within(level, screen.height - size.height - GAP) }
    : undefined;
}

/**
 * Above a thing, or below it, or at one of its sides: the first of these where there is room. Cards lie in rows, so above
 * and below it covers none of those beside it.
 */
export function beside(
  thing: Box,
  size: Size,
  screen: Size = { width: innerWidth, height: innerHeight },
): { left: number; top: number } {
  const mostLeft = screen.width - size.width - GAP;
  const mostTop = screen.height - size.height - GAP;
  const middle = within((thing.left + thing.right - size.width) / 2, mostLeft);
  const above = thing.top - GAP - size.height;
  if (above >= GAP) return { left: middle, top: above };
  if (thing.bottom + GAP <= mostTop) return { left: middle, top: thing.bottom + GAP };
  const level = within((thing.top + thing.bottom - size.height) / 2, mostTop);
  const right = thing.right + GAP;
  return { left: right <= mostLeft ? right : within(thing.left - GAP - size.width, mostLeft), top: level };
}
