// How a long list is laid out on a wall: as large as it fits on one page, else in pages that turn.

export interface Sheet {
  /** pixels */
  readonly font: number;
  readonly columns: number;
  readonly rows: number;
  readonly pages: number;
}

/** The height of a row in its own letters. */
export const ROW = 1.75;

const MOST_COLUMNS = 8;
const LARGEST = 10; // so few rows fill the height at least
const SMALLEST = 24; // and so many at most
const LEGIBLE = 13; // pixels
const WORTH = 1.15; // another column must make the letters that much larger

/** The layout of so many lines, each some letters wide, in an area of pixels. */
export function sheetFor(lines: number, width: number, height: number, letters: number): Sheet {
  const large = height / LARGEST / ROW;
  const small = Math.max(LEGIBLE, height / SMALLEST / ROW);
  let best: Sheet | null = null;
  for (let columns = 1; columns <= MOST_COLUMNS; columns++) {
    const rows = Math.max(1, Math.ceil(lines / columns));
    const font = Math.min(large, height / rows / ROW, width / columns / letters);
    if (font >= small && font > (best?.font ?? 0) * WORTH) best = { font, columns, rows, pages: 1 };
  }
  if (best !== null) return best;
  const columns = Math.max(1, Math.floor(width / (small * letters)));
  const fit = Math.max(1, Math.floor(height / (small * ROW)));
  const pages = Math.max(1, Math.ceil(lines / (fit * columns)));
  // The last page should not be nearly empty: every page gets as many rows, in letters that fill it.
  const rows = Math.max(1, Math.ceil(lines / pages / columns));
  return {
    font: Math.max(small, Math.min(large, height / rows / ROW, width / columns / letters)),
    columns,
    rows,
    pages,
  };
}

/** The lines of a page. */
export const pageOf = <T>(lines: readonly T[], sheet: Sheet, page: number): readonly T[] =>
  lines.slice(page * sheet.rows * sheet.columns, (page + 1) * sheet.rows * sheet.columns);
