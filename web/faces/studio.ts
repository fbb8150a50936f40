// Makes pictures that stand alone from what the components of a game draw.
import { inline, rulesOf, type Rule } from "./inline";
import { split } from "./parts";
import type { Drawn } from "./render";

const SVG = "http://www.w3.org/2000/svg";
const [WIDTH, HEIGHT] = [100, 140]; // the units in which cards are drawn
const ENLARGED = 3;

export class Studio {
  readonly #document: Document;
  readonly #rules: readonly Rule[];
  readonly #around: ReadonlyMap<string, string>;

  constructor(
    readonly window: Window & typeof globalThis,
    game: string,
    tokens: string,
    theme: string,
  ) {
    const page = window.document.documentElement;
    page.dataset["game"] = game;
    this.#document = window.document;
    // A game's colours are those of everything around a card, and of parts of it.
    this.#rules = rulesOf(theme);
    this.#around = new Map(
      [...rulesOf(tokens), ...this.#rules]
        .filter(({ selector }) => page.matches(selector))
        .flatMap(({ declarations }) => [...declarations]),
    );
  }

  picture({ svg, css, title }: Drawn): string {
    this.#document.body.innerHTML = svg;
    const picture = this.#document.querySelector("svg")!;
    inline(picture, [...this.#rules, ...rulesOf(css)], this.#around);
    const said = this.#element("title", {});
    said.textContent = title;
    picture.prepend(said, ...this.#ground(picture.getAttribute("style") ?? ""));
    for (const name of ["aria-hidden", "focusable", "style"]) picture.removeAttribute(name);
    picture.setAttribute("role", "img");
    picture.setAttribute("width", String(ENLARGED * WIDTH));
    picture.setAttribute("height", String(ENLARGED * HEIGHT));
    for (const comment of this.#comments(picture)) comment.remove();
    return new this.window.XMLSerializer().serializeToString(picture);
  }

  /** What a browser paints behind a picture: one colour, or several that run into each other. */
  #ground(style: string): Element[] {
    const ground = /background(?:-color)?: ([^;]+)/.exec(style)?.[1];
    if (ground === undefined) return [];
    const whole = { width: String(WIDTH), height: String(HEIGHT) };
    const shades = /^linear-gradient\(([\s\S]*)\)$/.exec(ground)?.[1];
    if (shades === undefined) return [this.#element("rect", { ...whole, fill: ground })];
    return [this.#gradient(split(shades, ",")), this.#element("rect", { ...whole, fill: "url(#ground)" })];
  }

  #gradient(shades: readonly string[]): Element {
    const turned = /^(-?[\d.]+)deg$/.exec(shades[0] ?? "")?.[1];
    const stops = turned === undefined ? shades : shades.slice(1);
    const angle = ((Number(turned ?? 180) - 90) * Math.PI) / 180;
    const [x, y] = [Math.cos(angle) / 2, Math.sin(angle) / 2];
    const ends = { x1: 0.5 - x, y1: 0.5 - y, x2: 0.5 + x, y2: 0.5 + y };
    const gradient = this.#element("linearGradient", { id: "ground" });
    for (const [name, value] of Object.entries(ends)) gradient.setAttribute(name, value.toFixed(3));
    stops.forEach((stop, at) => {
      const [, colour = "", where] = /^([\s\S]*?)(?:\s+([\d.]+%))?$/.exec(stop) ?? [];
      const offset = where ?? `${(100 * at) / (stops.length - 1)}%`;
      gradient.append(this.#element("stop", { offset, "stop-color": colour }));
    });
    return gradient;
  }

  #element(name: string, attributes: Readonly<Record<string, string>>): Element {
    const made = this.#document.createElementNS(SVG, name);
    for (const [each, value] of Object.entries(attributes)) made.setAttribute(each, value);
    return made;
  }

  #comments(picture: Element): ChildNode[] {
    const walker = this.#document.createTreeWalker(picture, this.window.NodeFilter.SHOW_COMMENT);
    const found: ChildNode[] = [];
    while (walker.nextNode() !== null) found.push(walker.currentNode as ChildNode);
    return found;
  }
}
