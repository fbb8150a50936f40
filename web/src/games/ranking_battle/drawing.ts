// Pencil drawings as data: outlines with the crayon that fills them.

/** An outline and its crayon, one of the theme's `--rb-…`; "none" is pencil alone, "line" a thick stroke. */
export type Shape = readonly [outline: string, crayon: string];
export type Drawing = readonly Shape[];

export const crayon = (name: string): string => (name === "none" ? "none" : `var(--rb-${name})`);

/** A star with many points: an urchin, a burst. */
export function spiked(x: number, y: number, points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const reach = at % 2 === 0 ? outer : inner;
    const angle = (Math.PI * at) / points - Math.PI / 2;
    return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;

/** A cat's head, `size` wide. */
export function cat(x: number, y: number, size: number, coat: string): Drawing {
  const at = (dx: number, dy: number): string =>
    `${(x + dx * size).toFixed(1)} ${(y + dy * size).toFixed(1)}`;
  return [
    [
      `M${at(-0.46, -0.5)}L${at(-0.16, -0.3)}Q${at(0, -0.34)} ${at(0.16, -0.3)}L${at(0.46, -0.5)}L${at(0.5, 0.02)}C${at(0.5, 0.28)} ${at(0.28, 0.4)} ${at(0, 0.4)}C${at(-0.28, 0.4)} ${at(-0.5, 0.28)} ${at(-0.5, 0.02)}Z`,
      coat,
    ],
    [
      `M${at(-0.2, -0.04)}V${(y + 0.06 * size).toFixed(1)}M${at(0.2, -0.04)}V${(y + 0.06 * size).toFixed(1)}M${at(-0.13, 0.16)}Q${at(-0.06, 0.25)} ${at(0, 0.15)}Q${at(0.06, 0.25)} ${at(0.13, 0.16)}M${at(-0.62, 0.06)}L${at(-0.38, 0.1)}M${at(0.62, 0.06)}L${at(0.38, 0.1)}M${at(-0.6, 0.2)}L${at(-0.38, 0.18)}M${at(0.6, 0.2)}L${at(0.38, 0.18)}`,
      "none",
    ],
  ];
}
