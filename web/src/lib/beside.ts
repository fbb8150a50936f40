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

/** To the right of a thing, or to its left, or above it, or below it: the first of these where there is room. */
export function beside(
  thing: Box,
  size: Size,
  screen: Size = { width: innerWidth, height: innerHeight },
): { left: number; top: number } {
  const mostLeft = screen.width - size.width - GAP;
  const mostTop = screen.height - size.height - GAP;
  const level = within((thing.top + thing.bottom - size.height) / 2, mostTop);
  if (thing.right + GAP <= mostLeft) return { left: thing.right + GAP, top: level };
  if (thing.left - GAP - size.width >= GAP) return { left: thing.left - GAP - size.width, top: level };
  const middle = within((thing.left + thing.right - size.width) / 2, mostLeft);
  const above = thing.top - GAP - size.height;
  return { left: middle, top: above >= GAP ? above : within(thing.bottom + GAP, mostTop) };
}
