// Pictures of cards that stand alone: nothing of a style sheet is left in them.
import { describe, expect, test } from "vitest";
import { mixed } from "../faces/colour";
import { Studio } from "../faces/studio";
import { inline, resolved, rulesOf, weight } from "../faces/inline";

function drawn(markup: string, css: string, tokens: Record<string, string> = {}): Element {
  document.body.innerHTML = markup;
  const svg = document.querySelector("svg")!;
  inline(svg, rulesOf(css), new Map(Object.entries(tokens)));
  return svg;
}

describe("style sheets", () => {
  test("are read without comments and without what is meant for other circumstances", () => {
    const css =
      "/* why */ .a, .b { fill: red } @media (hover) { .a { fill: blue } } .c{stroke:url(#x);opacity:1}";
    expect(
      rulesOf(css).map(({ selector, declarations }) => [selector, Object.fromEntries(declarations)]),
    ).toEqual([
      [".a", { fill: "red" }],
      [".b", { fill: "red" }],
      [".c", { stroke: "url(#x)", opacity: "1" }],
    ]);
  });

  test("weigh classes more than elements", () => {
    expect(weight("text.num")).toBeGreaterThan(weight("text"));
    expect(weight(".a .b")).toBeGreaterThan(weight("svg text.num"));
    expect(weight(".a:where(.x .y)")).toBe(weight(".a"));
  });
});

test("colours are mixed", () => {
  expect(mixed("color-mix(in srgb, #fff 25%, black)")).toBe("rgb(64 64 64)");
  expect(mixed("color-mix(in srgb, rgb(200 100 0), transparent 60%)")).toBe("rgb(200 100 0 / 0.4)");
  expect(mixed("1px solid color-mix(in srgb, color-mix(in srgb, #f00, #00f) 50%, #0f0)")).toBe(
    "1px solid rgb(64 128 64)",
  );
});

test("tokens are put in, with what stands in for those that are missing, as by day", () => {
  const tokens = new Map([
    ["--ink", "light-dark(#111, #eee)"],
    ["--deep", "var(--ink)"],
  ]);
  expect(resolved("var(--deep)", tokens)).toBe("#111");
  expect(resolved("1px solid var(--none, rgb(1 2 3))", tokens)).toBe("1px solid rgb(1 2 3)");
});

describe("an element", () => {
  test("has what the weightiest rule says, and no class any more", () => {
    const svg = drawn(
      '<svg><g class="red"><path class="big"/></g></svg>',
      "path { fill: black } .red { --c: #f00 } .red .big { fill: var(--c) } .big { fill: grey; transition: fill 1s }",
    );
    expect(svg.outerHTML).toBe('<svg><g><path fill="#f00"></path></g></svg>');
  });

  test("keeps what it says itself, and hands tokens down", () => {
    const svg = drawn(
      '<svg style="--c: var(--day)"><path style="fill: var(--c)"/></svg>',
      "path { fill: black }",
      {
        "--day": "gold",
      },
    );
    expect(svg.innerHTML).toBe('<path fill="gold"></path>');
  });

  test("has no token in its attributes either", () => {
    const svg = drawn('<svg><path data-who="x" fill="var(--c)"/></svg>', '[data-who="x"] { --c: teal }');
    expect(svg.innerHTML).toBe('<path fill="teal"></path>');
  });

  test("is moved by an attribute, which every program reads", () => {
    const svg = drawn('<svg><g class="a"/></svg>', ".a { transform: translate(14px, 7px) rotate(9deg) }");
    expect(svg.querySelector("g")?.getAttribute("transform")).toBe("translate(14, 7) rotate(9)");
  });
});

test("a picture has a name, a size and its ground", () => {
  const studio = new Studio(
    window as never,
    "tiny",
    ":root { --night: #012 }",
    '[data-game="tiny"] { --c: red }',
  );
  const svg = '<svg viewBox="0 0 100 140" class="x" aria-hidden="true"><!--[--><path fill="var(--c)"/></svg>';
  const css = ".x { background: linear-gradient(90deg, var(--night), #fff 75%) }";
  document.body.innerHTML = studio.picture({ svg, css, title: "A & B" });
  const picture = document.querySelector("svg")!;
  expect(picture.querySelector("title")?.textContent).toBe("A & B");
  expect([picture.getAttribute("width"), picture.getAttribute("height")]).toEqual(["300", "420"]);
  expect(picture.querySelector("path")?.getAttribute("fill")).toBe("red");
  expect(picture.querySelector("rect")?.getAttribute("fill")).toBe("url(#ground)");
  const stops = [...picture.querySelectorAll("stop")].map((each) => each.getAttribute("stop-color"));
  expect(stops).toEqual(["#012", "#fff"]);
  expect(picture.outerHTML).not.toMatch(/<!--|style|class|aria-hidden/);
});
