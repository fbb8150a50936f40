// The eight characters as shapes: what is behind them, their hair, what they wear and what they hold. Drawn in 100 by 100.

export type Tone =
  "hair" | "hair-shine" | "cloth" | "trim" | "prop" | "skin" | "skin-shade" | "outline" | "white" | "eyes";

export interface Shape {
  readonly d: string;
  readonly fill?: Tone;
  readonly line?: Tone;
  readonly width?: number;
  readonly faint?: number;
}

export type Eyes = "open" | "closed" | "aiming" | "winking" | "proud" | "hollow" | "patched" | "glasses";

export interface Girl {
  /** how far the head is tilted, in degrees */
  readonly tilt: number;
  readonly eyes: Eyes;
  readonly mouth: string;
  readonly behind: readonly Shape[];
  readonly back: readonly Shape[];
  readonly clothes: readonly Shape[];
  readonly fringe: readonly Shape[];
  readonly front: readonly Shape[];
  /** seen twice, the second time as her own phantom */
  readonly doubled?: boolean;
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const card = (x: number, y: number, turn: number): string => {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const corner = (dx: number, dy: number): string =>
    `${(x + dx * cos - dy * sin).toFixed(1)} ${(y + dx * sin + dy * cos).toFixed(1)}`;
  return `M${corner(-7, -10)}L${corner(7, -10)}L${corner(7, 10)}L${corner(-7, 10)}Z`;
};
const SMILE = "M46.5 56.5q3.5 3 7 0";
const FLAT = "M47 57.5h6";

export const GIRLS: Readonly<Record<string, Girl>> = {
  // She aims: a target behind her, one eye shut, an arrow on the string.
  nerai: {
    tilt: -4,
    eyes: "aiming",
    mouth: FLAT,
    behind: [
      { d: circle(50, 44, 42), line: "prop", width: 5, faint: 0.55 },
      { d: circle(50, 44, 29), line: "white", width: 5, faint: 0.4 },
      { d: "M50 0v12M4 44h10M86 44h10", line: "prop", width: 2, faint: 0.9 },
    ],
    back: [
      { d: "M58 20C72 4 94 16 90 40C88 56 78 62 80 82C70 72 70 56 66 42Z", fill: "hair" },
      { d: "M68 20C82 18 86 34 80 50", line: "hair-shine", width: 1.6 },
      { d: "M31 44C27 22 42 15 52 15C64 15 72 26 69 46L64 60H36Z", fill: "hair" },
    ],
    clothes: [{ d: "M30 78L62 100H74L38 74Z", fill: "trim", faint: 0.85 }],
    fringe: [
      {
        d: "M32 46C29 24 42 17 52 17C63 17 71 26 68 46C66 39 63 35 60 32C53 38 44 38 38 36C35 39 33 42 32 46Z",
        fill: "hair",
      },
      { d: "M40 24C46 20 54 20 60 24", line: "hair-shine", width: 1.8 },
      { d: "M63 21l7-4 2 7z", fill: "prop" },
    ],
    front: [
      { d: "M8 60C26 66 26 92 12 100", line: "prop", width: 3.4 },
      { d: "M8 60L34 84L12 100", line: "white", width: 0.9 },
      { d: "M2 82H56", line: "trim", width: 2 },
      { d: "M2 82l8-4v8z", fill: "prop" },
      { d: circle(35, 83, 4.6), fill: "skin" },
    ],
  },
  // Her 1 is the highest card: a crown with a 1, curls, chin up.
  toyoko: {
    tilt: 5,
    eyes: "proud",
    mouth: "M46 56q4 3.6 8-.6",
    behind: [
      {
        d: "M50 44L38 -6H62ZM50 44L84 -2L98 16ZM50 44L16 -2L2 16ZM50 44L104 44L100 64ZM50 44L-4 44L0 64Z",
        fill: "prop",
        faint: 0.16,
      },
    ],
    back: [
      { d: "M31 44C28 22 40 16 50 16C60 16 72 22 69 44L66 60H34Z", fill: "hair" },
      {
        d: "M34 38C20 38 16 48 21 54C13 58 14 67 21 70C15 75 18 83 26 86C26 90 29 93 32 94C38 82 39 58 37 46Z",
        fill: "hair",
      },
      {
        d: "M66 38C80 38 84 48 79 54C87 58 86 67 79 70C85 75 82 83 74 86C74 90 71 93 68 94C62 82 61 58 63 46Z",
        fill: "hair",
      },
      {
        d: "M21 54q8 3 14-4M21 70q8 3 14-4M26 86q6 0 9-4M79 54q-8 3-14-4M79 70q-8 3-14-4M74 86q-6 0-9-4",
        line: "hair-shine",
        width: 1.8,
      },
    ],
    clothes: [
      { d: "M36 72l4 8 5-6 5 8 5-8 5 6 4-8-14-3z", fill: "trim" },
      { d: circle(50, 83, 3), fill: "prop" },
    ],
    fringe: [
      {
        d: "M32 46C30 24 42 19 50 19C58 19 70 24 68 46C66 40 64 36 61 33C57 38 54 36 52 30C48 36 42 40 37 36C34 39 33 42 32 46Z",
        fill: "hair",
      },
    ],
    front: [
      { d: "M34 22L32 3L42 12L50 -1L58 12L68 3L66 22C56 18 44 18 34 22Z", fill: "prop" },
      { d: "M34 22C44 18 56 18 66 22", line: "outline", width: 1.2, faint: 0.6 },
      { d: "M48 8.5l3-2v11", line: "outline", width: 2 },
    ],
  },
  // She draws twice: a garden hat with a flower, two cards in her hand.
  niwa: {
    tilt: -3,
    eyes: "closed",
    mouth: "M45.5 55.5q4.5 4.6 9 0",
    behind: [
      { d: "M8 70C0 44 14 30 26 34C26 50 20 62 8 70Z", fill: "cloth", faint: 0.9 },
      { d: "M8 70C14 56 18 46 26 34", line: "trim", width: 1, faint: 0.5 },
      { d: "M92 58C98 36 88 22 76 26C74 42 80 52 92 58Z", fill: "cloth", faint: 0.7 },
    ],
    back: [
      {
        d: "M29 40C29 24 40 18 50 18C60 18 71 24 71 40C73 52 72 60 67 66H33C28 60 27 52 29 40Z",
        fill: "hair",
      },
    ],
    clothes: [
      { d: "M36 78h28v22H36z", fill: "trim", faint: 0.9 },
      { d: "M38 72l4 8M62 72l-4 8", line: "trim", width: 3 },
    ],
    fringe: [
      {
        d: "M33 46C31 34 34 26 40 24H62C67 28 69 36 67 46C64 42 62 38 61 34H40C37 38 35 41 33 46Z",
        fill: "hair",
      },
      { d: "M18 27C30 15 70 15 82 27C70 33 30 33 18 27Z", fill: "trim" },
      { d: "M33 23C33 6 42 4 50 4C58 4 67 6 67 23C56 26 44 26 33 23Z", fill: "trim" },
      { d: "M33 21C44 25 56 25 67 21", line: "cloth", width: 3.4 },
      {
        d: circle(63, 14, 4) + circle(70, 17, 4) + circle(69, 24, 4) + circle(61, 24, 4) + circle(58, 18, 4),
        fill: "prop",
      },
      { d: circle(64.5, 19.5, 3), fill: "hair" },
    ],
    front: [
      { d: card(76, 76, -12), fill: "white", line: "outline", width: 1.2 },
      { d: card(86, 80, 14), fill: "white", line: "outline", width: 1.2 },
      { d: "M72 76h8M82 80l8 2", line: "prop", width: 2.6 },
      { d: circle(80, 91, 5), fill: "skin" },
    ],
  },
  // She sweeps the field: a broom, and hair that runs like water.
  shian: {
    tilt: 6,
    eyes: "open",
    mouth: SMILE,
    behind: [
      { d: "M0 84q8-8 16 0t16 0 16 0 16 0 16 0 16 0v20H0Z", fill: "hair", faint: 0.28 },
      { d: "M85 104L76 40", line: "prop", width: 3.6 },
      { d: "M66 40C68 28 66 16 62 6C72 2 86 0 94 2C92 14 88 26 88 37Z", fill: "prop" },
      { d: "M70 36L69 10M77 36L79 7M84 34L88 8", line: "outline", width: 0.9, faint: 0.5 },
      { d: "M66 39L88 36", line: "hair", width: 4 },
    ],
    back: [
      {
        d: "M36 26C18 34 22 54 10 62C4 66 2 74 6 80C12 74 18 76 14 86C12 92 16 98 20 101H40C36 84 38 62 38 46L66 60L69 40C71 22 60 15 50 15C42 15 38 19 36 26Z",
        fill: "hair",
      },
      { d: "M30 42C28 56 18 62 16 72M34 52C32 66 24 74 26 92", line: "hair-shine", width: 1.8 },
    ],
    clothes: [
      { d: "M44 70L50 84L56 70L66 74L52 100H48L34 74Z", fill: "trim" },
      { d: "M46 84h8l-2 16h-4z", fill: "prop", faint: 0.9 },
    ],
    fringe: [
      {
        d: "M32 48C29 24 42 17 52 17C63 17 71 26 68 44C62 42 56 36 54 29C48 38 38 38 35 48C34 52 33 54 32 48Z",
        fill: "hair",
      },
      { d: "M34 29C44 21 58 21 67 30", line: "trim", width: 3 },
      { d: "M34 29C44 21 58 21 67 30", line: "white", width: 1.2 },
    ],
    front: [
      { d: circle(80, 74, 5.4), fill: "skin" },
      { d: "M70 82C76 74 84 74 90 84L88 100H68Z", fill: "cloth" },
    ],
  },
  // Her shots hit harder: an eyepatch, a long gun and its flash.
  satsuki: {
    tilt: -6,
    eyes: "patched",
    mouth: "M46 57.5q4 1.6 8-1.6",
    behind: [
      { d: "M4 100L78 20", line: "prop", width: 4.6 },
      { d: "M10 94L34 68", line: "cloth", width: 8 },
      { d: "M86 12l3-14 3 10 9-5-5 9 10 3-10 3 5 9-9-4-3 10-3-10-9 5 5-9-9-3z", fill: "trim" },
      { d: circle(89, 14, 3.6), fill: "white" },
    ],
    back: [
      {
        d: "M30 46L24 40L30 36L25 27L33 27L33 18L41 20L48 12L54 18L62 13L64 21L73 22L69 30L76 36L70 42L74 50L66 58H36Z",
        fill: "hair",
      },
    ],
    clothes: [
      { d: "M22 84L74 100H60L20 90Z", fill: "trim" },
      { d: "M40 71l10 12 10-12 6 4-16 18-16-18z", fill: "prop", faint: 0.35 },
      { d: "M30 86l3 4M40 89l3 4M50 92l3 4", line: "outline", width: 1.6 },
    ],
    fringe: [
      {
        d: "M32 46L31 32L37 22L50 18L63 22L69 32L68 46L63 37L60 42L55 33L51 40L46 32L41 41L38 36Z",
        fill: "hair",
      },
      { d: "M40 24l6-3M52 21l7 3", line: "hair-shine", width: 1.8 },
      { d: "M33 37L67 47", line: "outline", width: 1.6 },
      { d: "M37 40C42 39 47 41 48 45C47 50 44 52 41 51C38 49 36 44 37 40Z", fill: "outline" },
    ],
    front: [{ d: circle(24, 80, 5.4), fill: "skin" }],
  },
  // The professor takes a blow without harm: round glasses, a white coat, a flask that glows.
  kira: {
    tilt: 3,
    eyes: "glasses",
    mouth: "M46.5 57q3.5 2 7-.8",
    behind: [
      { d: circle(17, 30, 3.4) + circle(11, 18, 2.2) + circle(22, 14, 1.6), line: "prop", width: 1.4 },
      { d: circle(84, 22, 2.6) + circle(90, 34, 1.6), line: "prop", width: 1.4 },
    ],
    back: [
      { d: "M60 4L34 22M40 2L68 20", line: "trim", width: 2.4 },
      { d: circle(50, 12, 10.5), fill: "hair" },
      { d: "M44 9c4-4 10-3 12 1M45 15c3 3 8 3 11 0", line: "hair-shine", width: 1.5 },
      { d: "M30 48C26 24 40 17 50 17C60 17 74 24 70 48L74 58L67 56L66 64H35L33 56L26 60Z", fill: "hair" },
    ],
    clothes: [
      { d: "M44 70L50 82L56 70L60 71L52 100H48L40 71Z", fill: "outline", faint: 0.75 },
      { d: "M40 71L34 84L44 92M60 71L66 84L56 92", line: "trim", width: 1.6 },
    ],
    fringe: [
      {
        d: "M32 46C30 24 42 18 50 18C60 18 70 24 68 46C66 40 65 36 62 33C59 36 56 35 55 31C52 37 45 34 44 31C42 38 36 37 32 46Z",
        fill: "hair",
      },
      { d: "M40 24C46 20 54 20 60 24", line: "hair-shine", width: 1.6 },
    ],
    front: [
      {
        d: "M14 56h12M17 56v12L6 92C4 97 6 100 10 100H30C34 100 36 97 34 92L23 68V56",
        line: "white",
        width: 2.2,
      },
      { d: "M13 80h14l6 13c1 4-1 6-4 6H11c-3 0-5-2-4-6z", fill: "prop" },
      { d: circle(17, 88, 2.2) + circle(23, 93, 1.6), fill: "white", faint: 0.8 },
      { d: circle(33, 80, 5), fill: "skin" },
    ],
  },
  // She gives things away: red hair in a side tail, a present in her hands.
  ten: {
    tilt: -7,
    eyes: "winking",
    mouth: "M45.5 55h9q-1 5.4-4.5 5.4T45.5 55Z",
    behind: [
      {
        d: "M12 22l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM88 60l1.6 4 4 1.6-4 1.6-1.6 4-1.6-4-4-1.6 4-1.6zM22 60l1.2 3 3 1.2-3 1.2-1.2 3-1.2-3-3-1.2 3-1.2z",
        fill: "trim",
        faint: 0.8,
      },
    ],
    back: [
      { d: "M66 24C84 16 96 32 90 48C86 58 90 64 94 68C82 72 74 62 74 50C74 42 70 38 64 36Z", fill: "hair" },
      { d: "M76 28C86 34 80 48 82 58", line: "hair-shine", width: 1.8 },
      { d: "M31 46C27 24 40 16 50 16C62 16 72 24 69 46L66 60H34Z", fill: "hair" },
    ],
    clothes: [
      { d: "M32 76L50 90L68 76L62 72L50 80L38 72Z", fill: "trim" },
      { d: "M44 80l6 4 6-4v9l-6-3-6 3z", fill: "prop" },
    ],
    fringe: [
      {
        d: "M32 48C29 24 42 17 51 17C62 17 71 26 68 48C67 41 65 37 62 34C58 38 50 38 46 30C44 36 36 38 35 46C34 49 33 50 32 48Z",
        fill: "hair",
      },
      { d: "M41 23C46 20 52 20 56 22", line: "hair-shine", width: 1.8 },
      { d: "M64 22l9-6 1 8 6 5-9 2-5 6z", fill: "trim" },
    ],
    front: [
      { d: "M30 82h40v20H30z", fill: "prop" },
      { d: "M27 76h46v9H27z", fill: "prop" },
      { d: "M27 85h46", line: "outline", width: 1, faint: 0.4 },
      { d: "M46 76h8v26h-8z", fill: "trim" },
      {
        d: "M50 76C42 64 34 66 36 72C38 76 46 76 50 76C54 76 62 76 64 72C66 66 58 64 50 76Z",
        line: "trim",
        width: 3,
      },
      { d: circle(27, 90, 5) + circle(73, 90, 5), fill: "skin" },
    ],
  },
  // One card of hers is a pair: she has a phantom, a ghost's headcloth and will-o'-the-wisps.
  kyoko: {
    tilt: 0,
    eyes: "hollow",
    mouth: "M48 57.5h4",
    doubled: true,
    behind: [
      { d: "M10 34C4 26 12 22 10 10C20 18 20 32 14 36C16 30 12 30 10 34Z", fill: "prop", faint: 0.9 },
      { d: "M92 30C86 22 94 18 92 6C102 14 102 28 96 32C98 26 94 26 92 30Z", fill: "prop", faint: 0.9 },
    ],
    back: [
      { d: "M29 44C26 22 38 14 50 14C62 14 74 22 71 44L76 100H24Z", fill: "hair" },
      { d: "M30 56L29 98M35 66L35 98M70 56L71 98M65 66L65 98", line: "skin-shade", width: 1.2 },
    ],
    clothes: [
      { d: "M34 74L50 96L66 74L60 71L50 86L40 71Z", fill: "trim" },
      { d: "M50 86L44 100H56Z", fill: "white", faint: 0.8 },
    ],
    fringe: [
      {
        d: "M31 60C28 28 38 17 50 17C62 17 72 28 69 60L65 60L64 38H36L35 60Z",
        fill: "hair",
      },
      { d: "M40 28v9M46 26v11M54 26v11M60 28v9", line: "skin-shade", width: 1 },
      { d: "M33 27C44 23 56 23 67 27", line: "trim", width: 2 },
      { d: "M42 26L50 9L58 26C53 24 47 24 42 26Z", fill: "white", line: "trim", width: 1.2 },
    ],
    front: [],
  },
};
