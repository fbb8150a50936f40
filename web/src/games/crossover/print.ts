// How words fit on a card: measured roughly, since a card is also drawn where no letters can be measured.

const WIDE = /[\u3000-\u9fff\uff00-\uffef]/;

/** About how wide a text is, in its own size. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text)
    width += WIDE.test(letter)
      ? 1
      : /[iljtfrI.,:;' ]/.test(letter)
        ? 0.45
        : /[mwMW&]/.test(letter)
          ? 1.02
          : 0.75;
  return width;
}

/** The size at which a text fits into a width, at most the usual one. */
export const fitted = (text: string, width: number, usual: number): number =>
  Math.min(usual, width / Math.max(1, widthOf(text)));

/** A text in as few lines as hold it at this size, at most so many, broken where the longest becomes shortest. */
export function broken(text: string, width: number, size: number, most = 2): readonly string[] {
  const words = WIDE.test(text)
    ? [...text.matchAll(/[^・＆&：:「」、\s]+[・＆&：:、\s]?/g)].map(String)
    : text.split(" ");
  const glue = WIDE.test(text) ? "" : " ";
  let best: readonly string[] = [text];
  for (let lines = 2; lines <= most && longest(best) * size > width; lines++) {
    const found = divided(words, lines, glue);
    if (longest(found) < longest(best)) best = found;
  }
  return best;
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map(widthOf));

/** Words in so many lines, the longest of which is as short as can be. */
function divided(words: readonly string[], lines: number, glue: string): readonly string[] {
  if (lines === 1 || words.length === 1) return [words.join(glue)];
  let best: readonly string[] = [words.join(glue)];
  for (let cut = 1; cut < words.length; cut++) {
    const found = [words.slice(0, cut).join(glue), ...divided(words.slice(cut), lines - 1, glue)];
    if (longest(found) < longest(best)) best = found;
  }
  return best;
}
