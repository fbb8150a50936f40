// Style sheets in parts: what stands between separators, what stands between parentheses.

/** Parts between separators that stand outside of parentheses. */
export function split(text: string, separator: string): string[] {
  const parts: string[] = [];
  let [depth, from] = [0, 0];
  for (let at = 0; at <= text.length; at += 1) {
    if (text[at] === "(") depth += 1;
    else if (text[at] === ")") depth -= 1;
    else if (at === text.length || (text[at] === separator && depth === 0)) {
      parts.push(text.slice(from, at).trim());
      from = at + 1;
    }
  }
  return parts.filter((part) => part !== "");
}

const CLOSES: Readonly<Record<string, string>> = { "(": ")", "{": "}" };

/** Where the parenthesis or brace that opens here is closed; at the end of the text if it never is. */
export function matching(text: string, open: number): number {
  const [opens, closes] = [text[open], CLOSES[text[open] ?? ""]];
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === opens) depth += 1;
    else if (text[at] === closes && --depth === 0) return at;
  }
  return text.length;
}
