// The thirteen as pencil drawings: what is behind the head, what falls over the forehead, and how they look at you.
// Everything is drawn in a field of 100 by 84; the head is about (50, 44).
import type { Drawing } from "./drawing";

export interface Person {
  readonly back: Drawing;
  readonly front: Drawing;
  readonly eyes: "round" | "happy" | "calm" | "sharp" | "wink";
  readonly mouth: string;
  readonly brows?: string;
  /** drawn over everything: ribbons, bands, hats */
  readonly wears: Drawing;
  /** what they are known for, in a field of 24 by 24 */
  readonly sign: Drawing;
}

const BANGS =
  "M29 47C26 26 38 18 50 18S74 26 71 47C70 41 68 38 65 35C62 40 58 41 55 37C52 42 47 42 44 37C41 41 38 40 36 36C33 38 30 41 29 47Z";
const SWEPT =
  "M29 48C25 27 37 17 51 18C67 18 75 28 71 48C70 42 68 37 66 33C58 38 46 38 41 31C40 37 33 40 29 48Z";
const PARTED = "M28 50C24 27 37 17 50 18C63 17 76 27 72 50C70 40 63 33 50 28C37 33 30 40 28 50Z";
const BLUNT = "M27 54C24 27 37 17 50 17S76 27 73 54L68 52L67 39C60 41 40 41 33 39L32 52Z";
const SPIKES =
  "M28 46C25 38 30 32 25 27L33 26L32 18L41 21L46 13L52 20L60 14L63 22L72 19L69 28L76 31C71 35 75 40 72 46C70 41 69 38 66 35L60 40L56 34L50 40L45 34L39 40L36 35C33 38 30 41 28 46Z";
const TOUSLED =
  "M28 47C24 37 28 33 26 27C31 28 32 24 33 20C37 22 41 20 45 16C50 19 57 15 61 17C64 21 69 19 73 24C71 29 75 33 72 47C71 40 68 38 64 33C61 38 56 38 53 33C48 40 42 40 39 34C36 40 32 40 28 47Z";
const LONG = "M31 30C19 44 22 68 25 84H75C78 68 81 44 69 30Z";
const BOB = "M28 38C22 52 25 65 33 68H67C75 65 78 52 72 38Z";
const TAILS =
  "M33 29C19 24 9 38 11 56C12 66 17 73 22 77C21 66 24 55 33 47ZM67 29C81 24 91 38 89 56C88 66 83 73 78 77C79 66 76 55 67 47Z";
const PUFFS = "M32 27C20 18 10 29 14 43C16 51 24 54 33 45ZM68 27C80 18 90 29 86 43C84 51 76 54 67 45Z";
const PONYTAIL = "M60 24C79 14 91 32 87 54C85 65 80 73 74 77C78 62 75 47 64 39Z";
const bow = (x: number, y: number): string =>
  `M${x} ${y}C${x - 5} ${y - 8} ${x - 13} ${y - 8} ${x - 11} ${y}C${x - 13} ${y + 8} ${x - 5} ${y + 7} ${x} ${y}C${x + 5} ${y - 8} ${x + 13} ${y - 8} ${x + 11} ${y}C${x + 13} ${y + 8} ${x + 5} ${y + 7} ${x} ${y}Z`;

const SMILE = "M45 55Q50 59 55 55";
const CAT = "M43 55Q46.5 58.5 50 55Q53.5 58.5 57 55";
const OPEN = "M45 54Q50 53 55 54Q54 61 50 61T45 54Z";
const GRIN = "M43 54H57Q55 61 50 61T43 54ZM47 54V60M53 54V60";
const STRAIGHT = "M46 57H54";
const SMIRK = "M45 57Q52 59 56 54";
const POUT = "M46 58Q50 54.5 54 58";
const STERN = "M36 38L45 41M64 38L55 41";
const RAISED = "M37 38Q41 35 45 38M55 38Q59 35 63 38";

const STAR = "M12 2L15 9L22 9.5L16.5 14L18.5 21.5L12 17.5L5.5 21.5L7.5 14L2 9.5L9 9Z";

export const PEOPLE: Readonly<Record<string, Person>> = {
  riki: {
    back: [],
    front: [[BANGS, "hair"]],
    eyes: "round",
    mouth: SMILE,
    brows: RAISED,
    wears: [],
    sign: [
      ["M12 2.5A9.5 9.5 0 1 1 11.9 2.5Z", "white"],
      ["M6 5C9 9 9 15 6 19M18 5C15 9 15 15 18 19M7.5 9L9.5 8.5M7.8 12H10M16.5 9L14.5 8.5M16.2 12H14", "none"],
    ],
  },
  komari: {
    back: [[BOB, "hair"]],
    front: [[SWEPT, "hair"]],
    eyes: "happy",
    mouth: CAT,
    wears: [
      [bow(71, 29), "tie"],
      [bow(29, 29), "tie"],
    ],
    sign: [
      ["M12 2.5A9.5 9.5 0 1 1 11.9 2.5Z", "orange"],
      ["M12 8.5A3.5 3.5 0 1 1 11.9 8.5Z", "white"],
      ["M5 8L7 9.5M9 18.5L10 16.5M17 17L15.5 15.5M18.5 9L16.5 10M11 4V6", "none"],
    ],
  },
  kud: {
    back: [[LONG, "hair"]],
    front: [[BANGS, "hair"]],
    eyes: "round",
    mouth: OPEN,
    wears: [
      ["M27 25C30 10 45 7 56 9C69 11 75 17 73 25C60 19 41 19 27 25Z", "white"],
      ["M56 9C57 6 61 6 62 9C62 11 59 12 57 11Z", "blue"],
    ],
    sign: [
      [
        "M12 11C16 11 19 15 19 18S16 22 12 21C8 22 5 21 5 18S8 11 12 11ZM5 7A2.4 3 0 1 1 5 12.6A2.4 3 0 1 1 5 7ZM19 7A2.4 3 0 1 1 19 12.6A2.4 3 0 1 1 19 7ZM9 2.5A2.4 3 0 1 1 9 8.4A2.4 3 0 1 1 9 2.5ZM15 2.5A2.4 3 0 1 1 15 8.4A2.4 3 0 1 1 15 2.5Z",
        "blue",
      ],
    ],
  },
  mio: {
    back: [[BOB, "hair"]],
    front: [[BANGS, "hair"]],
    eyes: "calm",
    mouth: STRAIGHT,
    wears: [["M27 34C27 16 40 14 50 14S73 16 73 34L70 33C69 20 61 18 50 18S31 20 30 33Z", "red"]],
    sign: [
      ["M2 13C3 6 8 3 12 3S21 6 22 13C20 11 17.5 11 15.5 13C14 11 10 11 8.5 13C6.5 11 4 11 2 13Z", "white"],
      ["M12 12V20C12 22.5 8.5 22.5 8.5 20M12 3V1.5", "none"],
    ],
  },
  rin: {
    back: [[PONYTAIL, "hair"]],
    front: [[BANGS, "hair"]],
    eyes: "sharp",
    mouth: POUT,
    wears: [
      ["M61 25C65 19 70 20 71 26C69 30 64 31 61 25Z", "tie"],
      ["M74 33A4 4 0 1 1 73.9 33ZM74 37V41", "yellow"],
    ],
    sign: [
      ["M4 3L9 7H15L20 3L21 13C21 18 17 21 12 21S3 18 3 13Z", "white"],
      ["M8 12V14M16 12V14M12 15.5Q10 18 8.5 16.5M12 15.5Q14 18 15.5 16.5M1 13L5 14M23 13L19 14", "none"],
    ],
  },
  haruka: {
    back: [[PUFFS, "hair"]],
    front: [[SWEPT, "hair"]],
    eyes: "round",
    mouth: GRIN,
    wears: [
      [
        "M32 26A4 4 0 1 1 31.9 26ZM27 31A4 4 0 1 1 26.9 31ZM68 26A4 4 0 1 1 67.9 26ZM73 31A4 4 0 1 1 72.9 31Z",
        "pink",
      ],
      ["M60 25L66 31M66 25L60 31", "none"],
    ],
    sign: [
      ["M8 6A5.5 5.5 0 1 1 7.9 6Z", "teal"],
      ["M17 10A5 5 0 1 1 16.9 10Z", "pink"],
      ["M11 15A4 4 0 1 1 10.9 15Z", "yellow"],
    ],
  },
  kanata: {
    back: [[LONG, "hair"]],
    front: [[PARTED, "hair"]],
    eyes: "sharp",
    mouth: STRAIGHT,
    brows: STERN,
    wears: [["M34 25L40 31M40 25L34 31", "none"]],
    sign: [
      ["M3 8C8 5 16 5 21 8V17C16 14 8 14 3 17Z", "red"],
      ["M8 10.5L10.5 9.7M8 13L11 12M13 9.4L16.5 10.3M14.5 9.5V13.5", "none"],
    ],
  },
  sasami: {
    back: [[TAILS, "hair"]],
    front: [[PARTED, "hair"]],
    eyes: "sharp",
    mouth: SMIRK,
    brows: RAISED,
    wears: [
      [bow(29, 28), "tie"],
      [bow(71, 28), "tie"],
    ],
    sign: [
      ["M12 2.5A9.5 9.5 0 1 1 11.9 2.5Z", "yellow"],
      ["M4.5 6.5C9 9 9 15 4.5 17.5M19.5 6.5C15 9 15 15 19.5 17.5", "none"],
    ],
  },
  saya: {
    back: [[LONG, "hair"]],
    front: [[SWEPT, "hair"]],
    eyes: "wink",
    mouth: SMIRK,
    wears: [
      ["M27 34C27 17 40 14 50 14S73 17 73 34L70 32C68 20 61 18 50 18S32 20 30 32Z", "black"],
      [bow(50, 15), "black"],
    ],
    sign: [
      ["M9.5 2.5A7 7 0 1 1 9.4 2.5Z", "teal"],
      ["M15 14L21.5 21.5L19.5 23L13 16Z", "brown"],
      ["M6.5 8Q8 5.5 10.5 5.5", "none"],
    ],
  },
  kyousuke: {
    back: [],
    front: [[TOUSLED, "hair"]],
    eyes: "calm",
    mouth: SMIRK,
    brows: RAISED,
    wears: [],
    sign: [
      ["M3 9L15 3V21L3 15Z", "yellow"],
      ["M3 9H1.5V15H3M6 16L8 22H11L9 17", "white"],
      ["M18 8Q20 12 18 16M21 6Q24 12 21 18", "none"],
    ],
  },
  kengo: {
    back: [],
    front: [[SPIKES, "hair"]],
    eyes: "sharp",
    mouth: STRAIGHT,
    brows: STERN,
    wears: [["M29 33C40 28 60 28 71 33L71 37C60 33 40 33 29 37ZM71 34L79 30L78 36L83 38L71 37Z", "white"]],
    sign: [
      ["M5 17L18 3L21 6L8 20Z", "yellow"],
      ["M2 19L6 15L10 19L6 23Z", "white"],
      ["M4 13L12 21", "none"],
    ],
  },
  masato: {
    back: [],
    front: [[SPIKES, "hair"]],
    eyes: "round",
    mouth: GRIN,
    brows: STERN,
    wears: [["M28 34C40 28 60 28 72 34L71 40C60 34 40 34 29 40ZM29 37L20 33L22 39L17 42L29 40Z", "tie"]],
    sign: [
      ["M2 8H6V16H2ZM18 8H22V16H18Z", "grey"],
      ["M6 5H9V19H6ZM15 5H18V19H15Z", "grey"],
      ["M9 11H15V13H9Z", "black"],
    ],
  },
  yuiko: {
    back: [[LONG, "hair"]],
    front: [[BLUNT, "hair"]],
    eyes: "calm",
    mouth: SMILE,
    wears: [[bow(68, 26), "tie"]],
    sign: [
      ["M3 9H17C17 16 14 20 10 20S3 16 3 9Z", "white"],
      ["M17 11C21 10 22 16 16 16M2 21.5H18M7 3Q9 5 7 7M12 2.5Q14 4.5 12 6.5", "none"],
    ],
  },
};

export const STAR_SIGN: Drawing = [[STAR, "gold"]];
