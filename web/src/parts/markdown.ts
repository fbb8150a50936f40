// The little of Markdown that our rulebooks use, as plain data: headings, lists, tables, paragraphs, bold, italics, code.

export interface Span {
  readonly text: string;
  readonly style: "plain" | "bold" | "italic" | "code";
}

export type Block =
  | { readonly type: "heading"; readonly level: number; readonly id: string; readonly spans: readonly Span[] }
  | { readonly type: "paragraph"; readonly id: string; readonly spans: readonly Span[] }
  | {
      readonly type: "list";
      readonly items: readonly { readonly id: string; readonly spans: readonly Span[] }[];
    }
  | {
      readonly type: "table";
      readonly head: readonly (readonly Span[])[];
      readonly rows: readonly (readonly (readonly Span[])[])[];
    }
  | { readonly type: "code"; readonly text: string };

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;
const RULE = /^\*\*([A-Z]+\d+(?:\.\d+)*)\*\*/;
const HEADING = /^(#{1,6}) (.*)$/;

export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let last = 0;
  const plain = (part: string): void => void spans.push({ text: withoutLinks(part), style: "plain" });
  for (const found of text.matchAll(INLINE)) {
    if (found.index > last) plain(text.slice(last, found.index));
    const [, bold, italic, code] = found;
    if (bold !== undefined) spans.push({ text: bold, style: "bold" });
    else if (italic !== undefined) spans.push({ text: italic, style: "italic" });
    else spans.push({ text: code ?? "", style: "code" });
    last = found.index + found[0].length;
  }
  if (last < text.length) plain(text.slice(last));
  return spans;
}

const withoutLinks = (text: string): string => text.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");

/** What a rule or a heading is called: its id, or its number. */
const idOf = (text: string): string => RULE.exec(text)?.[1] ?? "";
const numberOf = (heading: string): string => /^(\d+(?:\.\d+)*)\b/.exec(heading)?.[1] ?? "";

const cells = (line: string): Span[][] =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => spansOf(cell.trim()));

export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  const lines = markdown.split("\n");
  let at = 0;
  const gather = (goesOn: (line: string) => boolean): string => {
    let text = lines[at++]!.trim();
    while (at < lines.length && goesOn(lines[at]!)) text += ` ${lines[at++]!.trim()}`;
    return text;
  };
  const isPlain = (line: string): boolean =>
    line.trim() !== "" && !/^(#{1,6} |[-*] |\d+\. |\||```)/.test(line);
  while (at < lines.length) {
    const line = lines[at]!;
    const heading = HEADING.exec(line);
    if (line.trim() === "") at++;
    else if (heading !== null) {
      at++;
      blocks.push({
        type: "heading",
        level: heading[1]!.length,
        id: numberOf(heading[2]!),
        spans: spansOf(heading[2]!),
      });
    } else if (line.startsWith("```")) {
      const code: string[] = [];
      for (at++; at < lines.length && !lines[at]!.startsWith("```"); at++) code.push(lines[at]!);
      at++;
      blocks.push({ type: "code", text: code.join("\n") });
    } else if (line.startsWith("|")) {
      const rows: string[] = [];
      while (at < lines.length && lines[at]!.startsWith("|")) rows.push(lines[at++]!);
      blocks.push({ type: "table", head: cells(rows[0]!), rows: rows.slice(2).map(cells) });
    } else if (/^([-*]|\d+\.) /.test(line)) {
      const items: { id: string; spans: Span[] }[] = [];
      while (at < lines.length && /^\s*([-*]|\d+\.) /.test(lines[at]!)) {
        const text = gather(isPlain).replace(/^([-*]|\d+\.) /, "");
        items.push({ id: idOf(text), spans: spansOf(text) });
      }
      blocks.push({ type: "list", items });
    } else {
      const text = gather(isPlain);
      blocks.push({ type: "paragraph", id: idOf(text), spans: spansOf(text) });
    }
  }
  return blocks;
}

export interface Heading {
  readonly level: number;
  readonly id: string;
  readonly title: string;
}

/** The headings that can be gone to, for a table of contents. */
export function headingsOf(blocks: readonly Block[]): Heading[] {
  return blocks.flatMap((block) =>
    block.type === "heading" && block.id !== ""
      ? [{ level: block.level, id: block.id, title: block.spans.map(({ text }) => text).join("") }]
      : [],
  );
}
