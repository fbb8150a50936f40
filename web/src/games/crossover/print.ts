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

/** A text in at most two lines, broken where they become most alike. */
export function broken(text: string, width: number, size: number): readonly string[] {
  if (widthOf(text) * size <= width) return [text];
  const words = WIDE.test(text)
    ? [...text.matchAll(/[^・＆&：:「」、\s]+[・＆&：:、\s]?/g)].map(String)
    : text.split(" ");
  const glue = WIDE.test(text) ? "" : " ";
  let best: readonly string[] = [text];
  for (let cut = 1; cut < words.length; cut++) {
    const lines = [words.slice(0, cut).join(glue), words.slice(cut).join(glue)];
    const longest = (each: readonly string[]): number => Math.max(...each.map(widthOf));
    if (longest(lines) < longest(best)) best = lines;
  }
  return best;
}
