// Looking for words in a rulebook: what stays of it, and what is marked.
import type { Block, Span } from "./markdown";

/** A piece of a text, and whether it is what was looked for. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

export const wordsIn = (wanted: string): string[] => wanted.toLowerCase().split(/\s+/).filter(Boolean);

const plain = (spans: readonly Span[]): string => spans.map(({ text }) => text).join("");
const hasAll = (text: string, words: readonly string[]): boolean => {
  const low = text.toLowerCase();
  return words.every((word) => low.includes(word));
};

/**
 * The blocks that hold every word, each under its headings. What a heading holds stays with all that is under it;
 * `said` is the heading as the reader sees it.
 */
export function blocksWith(
  blocks: readonly Block[],
  words: readonly string[],
  said: (heading: Block & { type: "heading" }) => string,
): readonly Block[] {
  if (words.length === 0) return blocks;
  const kept: Block[] = [];
  let above: (Block & { type: "heading" })[] = []; // headings under which nothing has been kept yet
  let whole = Infinity; // the level of a heading that was looked for
  for (const block of blocks) {
    if (block.type === "heading") {
      above = [...above.filter(({ level }) => level < block.level), block];
      if (block.level <= whole) whole = Infinity;
      if (hasAll(`${plain(block.spans)} ${said(block)}`, words)) whole = Math.min(whole, block.level);
      else if (whole === Infinity) continue;
    }
    const left = whole < Infinity ? block : lessOf(block, words);
    if (left === null) continue;
    kept.push(...above.filter((heading) => heading !== left && !kept.includes(heading)), left);
  }
  return kept;
}

/** What a block says with every word; null if nothing. */
function lessOf(block: Block, words: readonly string[]): Block | null {
  if (block.type === "list") {
    const items = block.items.filter((item) => hasAll(plain(item.spans), words));
    return items.length === 0 ? null : { ...block, items };
  }
  if (block.type === "table") {
    const rows = block.rows.filter((row) => hasAll(row.map(plain).join(" "), words));
    return rows.length === 0 ? null : { ...block, rows };
  }
  return hasAll(block.type === "code" ? block.text : plain(block.spans), words) ? block : null;
}

/** A text in pieces: what was looked for, and what stands around it. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  if (words.length === 0) return [{ text, hit: false }];
  const pattern = new RegExp(
    words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|"),
    "gi",
  );
  const found: Piece[] = [];
  let last = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > last) found.push({ text: text.slice(last, match.index), hit: false });
    found.push({ text: match[0], hit: true });
    last = match.index + match[0].length;
  }
  if (last < text.length) found.push({ text: text.slice(last), hit: false });
  return found;
}

/** How many sentences and rows there are. */
export const countOf = (blocks: readonly Block[]): number =>
  blocks.reduce(
    (sum, block) =>
      sum +
      (block.type === "heading"
        ? 0
        : block.type === "list"
          ? block.items.length
          : block.type === "table"
            ? block.rows.length
            : 1),
    0,
  );
