// A picture that any program can show: what style sheets and tokens say is written into the elements themselves.
import { mixed } from "./colour";
import { matching, split } from "./parts";

export interface Rule {
  readonly selector: string;
  readonly declarations: ReadonlyMap<string, string>;
}

/** The rules of a style sheet, without those for other circumstances, such as a narrow screen. */
export function rulesOf(css: string): Rule[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, "");
  const rules: Rule[] = [];
  let at = 0;
  for (let open = plain.indexOf("{", at); open >= 0; open = plain.indexOf("{", at)) {
    const selector = plain.slice(at, open).trim();
    const close = matching(plain, open);
    if (!selector.startsWith("@"))
      for (const each of split(selector, ","))
        rules.push({ selector: each, declarations: declarationsOf(plain.slice(open + 1, close)) });
    at = close + 1;
  }
  return rules;
}

function declarationsOf(body: string): Map<string, string> {
  return new Map(
    split(body, ";").flatMap((each): [string, string][] => {
      const colon = each.indexOf(":");
      return colon < 0 ? [] : [[each.slice(0, colon).trim(), each.slice(colon + 1).trim()]];
    }),
  );
}

/** How much a selector weighs: ids do not occur, so classes and attributes count, then elements. */
export const weight = (selector: string): number => {
  const bare = selector.replaceAll(/:where\((?:[^()]|\([^()]*\))*\)/g, "");
  const classes = bare.match(/\.[\w-]+|\[[^\]]*\]|:(?!:|is\(|not\()[\w-]+/g)?.length ?? 0;
  const elements = bare.replaceAll(/\[[^\]]*\]|[.:][\w-]+/g, " ").match(/[a-z][\w-]*/gi)?.length ?? 0;
  return 100 * classes + elements;
};

type Tokens = ReadonlyMap<string, string>;

/** A value with every token put in. */
export function resolved(value: string, tokens: Tokens): string {
  let text = value;
  for (let found = text.lastIndexOf("var("); found >= 0; found = text.lastIndexOf("var(")) {
    const end = matching(text, found + 3);
    const [name = "", ...fallback] = split(text.slice(found + 4, end), ",");
    text = text.slice(0, found) + (tokens.get(name) ?? fallback.join(",")) + text.slice(end + 1);
  }
  return mixed(byDay(text));
}

/** Pictures are as by day. */
function byDay(text: string): string {
  let day = text;
  for (let at = day.indexOf("light-dark("); at >= 0; at = day.indexOf("light-dark(")) {
    const end = matching(day, at + 10);
    day = day.slice(0, at) + (split(day.slice(at + 11, end), ",")[0] ?? "") + day.slice(end + 1);
  }
  return day;
}

const NOT_DRAWN = /^(transition|animation|cursor|will-change|pointer-events|-webkit-|user-select|content$)/;
/** What an element of SVG has as an attribute; all else goes into its style. */
const ATTRIBUTES = new Set(
  (
    "fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray stroke-dashoffset " +
    "stroke-opacity stroke-miterlimit opacity font-size font-family font-weight font-style letter-spacing text-anchor " +
    "dominant-baseline visibility display stop-color stop-opacity"
  ).split(" "),
);

/** Write into an element and all below it what the rules say of them; tokens come from outside of it. */
export function inline(root: Element, rules: readonly Rule[], tokens: Tokens = new Map()): void {
  // All are looked at before any changes, as rules speak of the classes of those around.
  const said = new Map([root, ...root.querySelectorAll("*")].map((each) => [each, saidOf(each, rules)]));
  write(root, said, tokens);
}

/** What the rules and the element itself say of it; the weightiest, and of those the last, is right. */
function saidOf(element: Element, rules: readonly Rule[]): Map<string, string> {
  const byWeight = rules
    .filter(({ selector }) => matches(element, selector))
    .sort((one, other) => weight(one.selector) - weight(other.selector));
  return new Map([
    ...byWeight.flatMap(({ declarations }) => [...declarations]),
    ...declarationsOf(element.getAttribute("style") ?? ""),
  ]);
}

function write(element: Element, said: ReadonlyMap<Element, Tokens>, inherited: Tokens): void {
  const own = said.get(element) ?? new Map<string, string>();
  const tokens = new Map(inherited);
  for (const [name, value] of own)
    if (name.startsWith("--")) tokens.set(name, resolved(value, new Map([...tokens, ...own])));
  for (const { name, value } of [...element.attributes]) {
    if (name === "style" || name === "class" || name.startsWith("data-")) element.removeAttribute(name);
    else if (value.includes("var(")) element.setAttribute(name, resolved(value, tokens));
  }
  const style: string[] = [];
  for (const [name, value] of own) {
    if (name.startsWith("--") || NOT_DRAWN.test(name)) continue;
    const text = resolved(value, tokens).replace(/\s*!important$/, "");
    if (ATTRIBUTES.has(name)) element.setAttribute(name, text);
    else if (name === "transform") element.setAttribute(name, text.replaceAll(/(?<=\d)(px|deg)/g, ""));
    else style.push(`${name}: ${text}`);
  }
  if (style.length > 0) element.setAttribute("style", style.join("; "));
  for (const child of element.children) write(child, said, tokens);
}

function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false; // a selector for what only a browser knows
  }
}
