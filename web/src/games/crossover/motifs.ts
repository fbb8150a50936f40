// What is drawn on cards that are no fighters: one picture for each sort of deed, in a box of 100 by 62.

export type Shape = readonly [path: string, colour: string, moved?: string];

export interface Motif {
  /** filled shapes, one after the other, with the token of their colour and where they are moved to */
  readonly shapes: readonly Shape[];
}

const motif = (...shapes: readonly Shape[]): Motif => ({ shapes });
const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}A${r} ${r} 0 1 0 ${x + r} ${y}A${r} ${r} 0 1 0 ${x - r} ${y}Z`;
const star = (x: number, y: number, points: number, out: number, within: number): string =>
  Array.from({ length: points * 2 }, (_, at) => {
    const [far, turn] = [at % 2 === 0 ? out : within, (Math.PI * at) / points - Math.PI / 2];
    return `${at === 0 ? "M" : "L"}${(x + far * Math.cos(turn)).toFixed(1)} ${(y + far * Math.sin(turn)).toFixed(1)}`;
  }).join("") + "Z";

const HAND =
  "M64 62L58 44C57 38 61 36 63 40L66 46L64 30C64 25 69 25 70 30L72 42L73 27C73 22 78 22 79 27L79 42L82 31C83 26 88 27 87 32L85 48L84 62Z";
const SCROLL =
  "M22 14H78V48H22ZM18 10C14 10 14 18 18 18H24V10ZM82 10C86 10 86 18 82 18H76V10ZM18 44C14 44 14 52 18 52H24V44ZM82 44C86 44 86 52 82 52H76V44Z";
const PERSON = "M0 26C0 20 4 17 6 16C2 13 3 3 11 3S20 13 16 16C18 17 22 20 22 26V44H0Z";
const MOTIFS: Readonly<Record<string, Motif>> = {
  blade: motif(
    ["M18 56L46 22L60 8L86 4L78 28L62 40L30 60Z", "steel"],
    ["M60 8L86 4L50 36Z", "glyph"],
    ["M14 62L36 42L42 48L22 66Z", "tint-maroon"],
    [circle(15, 58, 6), "tint-navy"],
  ),
  shuriken: motif(
    [star(50, 31, 4, 30, 8), "steel"],
    [star(50, 31, 4, 20, 6), "glyph"],
    [circle(50, 31, 5), "outline"],
  ),
  beam: motif(
    ["M0 22L62 12V50L0 42Z", "glow-blue"],
    ["M0 27L66 22V40L0 37Z", "glyph"],
    [circle(68, 31, 17), "glow-blue"],
    [circle(68, 31, 10), "glyph"],
    ["M100 48L84 42L74 48L86 56L100 60Z", "skin-fair"],
    ["M100 14L84 20L74 14L86 6L100 2Z", "skin-fair"],
  ),
  ray: motif(
    ["M0 18L90 29L90 33L0 30Z", "glow-red"],
    ["M0 22L90 30L90 32L0 27Z", "glyph"],
    [HAND, "skin-fair"],
    [star(58, 31, 8, 14, 5), "glow-gold"],
  ),
  orb: motif(
    [circle(50, 27, 23), "glow-blue"],
    ["M50 4C66 8 70 30 56 40C44 46 34 36 40 27C44 20 54 22 54 29C54 33 49 34 48 31", "glyph"],
    [circle(50, 27, 6), "glyph"],
    ["M20 62C24 48 38 50 50 50S76 48 80 62Z", "skin-fair"],
  ),
  bomb: motif(
    [circle(50, 24, 22), "glow-gold"],
    [circle(50, 24, 15), "glyph"],
    ["M36 62L32 48L40 52L44 44L50 52L56 44L60 52L68 48L64 62Z", "tint-orange"],
  ),
  barrage: motif(
    [circle(24, 18, 10), "glow-gold"],
    [circle(52, 34, 13), "glow-gold"],
    [circle(80, 16, 9), "glow-gold"],
    [circle(24, 18, 5), "glyph"],
    [circle(52, 34, 7), "glyph"],
    [circle(80, 16, 4), "glyph"],
    [circle(80, 50, 6), "glow-gold"],
  ),
  disc: motif(
    ["M6 34C20 16 80 10 94 22C98 32 40 50 6 34Z", "glow-gold"],
    ["M16 33C30 22 74 17 86 24C80 32 40 42 16 33Z", "glyph"],
    ["M42 62L46 40H54L58 62Z", "skin-fair"],
  ),
  clones: motif(
    [PERSON, "tint-blue", "translate(10 18)"],
    [PERSON, "tint-blue", "translate(68 18)"],
    [PERSON, "tint-orange", "translate(39 10)"],
  ),
  sand: motif(
    ["M20 62C12 40 26 14 50 12S88 40 80 62Z", "tint-sand"],
    ["M28 50C40 40 60 60 74 46M26 36C40 26 60 44 76 34M36 24C46 18 56 28 66 22", "none"],
    ["M42 62L46 34C46 28 54 28 54 34L58 62Z", "tint-maroon"],
  ),
  flame: motif(
    [
      "M50 2C56 18 82 24 80 44C79 56 66 62 50 62S21 56 20 44C19 34 28 28 32 20C34 28 38 30 40 30C38 18 42 8 50 2Z",
      "glow-red",
    ],
    [
      "M52 24C56 34 68 38 66 48C65 56 58 60 50 60S35 56 35 48C34 42 39 38 41 34C43 38 45 39 46 39C45 33 48 28 52 24Z",
      "glow-gold",
    ],
  ),
  shadow: motif(
    ["M8 58C30 46 46 56 92 40L96 50C60 60 30 60 8 58Z", "outline"],
    [PERSON, "tint-navy", "translate(12 16)"],
    [PERSON, "tint-moss", "translate(66 4)"],
  ),
  eye: motif(
    ["M8 32C26 8 74 8 92 32C74 54 26 54 8 32Z", "glyph"],
    [circle(50, 31, 15), "tint-lilac"],
    [circle(50, 31, 6), "glyph"],
    ["M2 20L18 24M4 44L18 40M98 20L82 24M96 44L82 40", "none"],
  ),
  gates: motif(
    ["M14 12C30 16 70 16 86 12V20H14ZM20 26H80V32H20ZM24 20H32V62H24ZM68 20H76V62H68Z", "tint-red"],
    [star(50, 46, 8, 14, 6), "glow-gold"],
  ),
  fist: motif(
    [star(50, 30, 12, 30, 18), "glow-gold"],
    [
      "M32 22C32 16 40 16 41 20C42 15 50 15 51 20C52 15 60 16 60 21C62 17 69 18 69 24V40C69 50 60 54 50 54S32 50 32 40Z",
      "skin-fair",
    ],
    ["M41 20V32M51 20V32M60 21V32M32 36C40 34 46 36 50 42", "none"],
  ),
  heal: motif(
    ["M42 8H58V22H72V38H58V52H42V38H28V22H42Z", "glow-green"],
    ["M46 12H54V26H68V34H54V48H46V34H32V26H46Z", "glyph"],
  ),
  bean: motif(
    ["M30 24C36 8 58 8 64 20C68 28 80 30 76 42C72 54 54 52 48 44C42 38 24 40 30 24Z", "glow-green"],
    ["M38 24C42 16 52 16 56 22", "none"],
  ),
  clock: motif(
    [circle(50, 31, 26), "steel"],
    [circle(50, 31, 21), "glyph"],
    ["M48.5 14H51.5V29.5L64 36L62.5 39L48.5 32.5Z", "outline"],
  ),
  radar: motif(
    [circle(50, 33, 27), "steel"],
    [circle(50, 33, 22), "glow-green"],
    ["M46 2H54V8H46Z", "steel"],
    ["M50 11V55M28 33H72M36 17L64 49M64 17L36 49", "none"],
    [circle(58, 26, 4), "glow-gold"],
    [circle(40, 42, 4), "glow-gold"],
  ),
  sun: motif([star(50, 31, 14, 31, 19), "glow-gold"], [circle(50, 31, 14), "glyph"]),
  swap: motif(
    ["M14 20H66V10L88 26L66 42V32H14Z", "glow-blue"],
    ["M86 40H40V32L20 46L40 60V52H86Z", "glow-red"],
  ),
  shark: motif(
    ["M6 44C24 20 60 14 92 26L84 32L90 40C64 52 28 56 6 44Z", "tint-blue"],
    ["M40 20L52 2L60 18Z", "tint-blue"],
    ["M70 40L72 46L76 40L78 45L82 39", "glyph"],
    [circle(76, 29, 2.5), "outline"],
  ),
  weight: motif(
    ["M22 24H30V14H36V46H30V36H22ZM78 24H70V14H64V46H70V36H78ZM36 27H64V33H36Z", "steel"],
    ["M50 36V54M42 47L50 56L58 47", "none"],
  ),
  book: motif(
    ["M14 12C28 6 42 8 50 14C58 8 72 6 86 12V52C72 46 58 48 50 54C42 48 28 46 14 52Z", "tint-sand"],
    [
      "M50 14V54M22 20C30 17 38 18 44 21M22 30C30 27 38 28 44 31M56 21C62 18 70 17 78 20M56 31C62 28 70 27 78 30",
      "none",
    ],
  ),
  scroll: motif(
    [SCROLL, "tint-sand"],
    ["M30 23H70M30 31H70M30 39H56", "none"],
    [circle(68, 42, 5), "glow-red"],
  ),
  ring: motif(
    ["M8 44L50 30L92 44L50 58Z", "tint-sand"],
    ["M8 44V50L50 64L92 50V44L50 58Z", "tint-brown"],
    ["M30 38L46 14L50 22L60 10L66 36Z", "tint-red"],
  ),
  chamber: motif(
    ["M18 62V24L50 4L82 24V62H60V40C60 30 40 30 40 40V62Z", "steel"],
    ["M44 62V40C44 34 56 34 56 40V62Z", "glow-blue"],
  ),
  tank: motif(
    ["M32 8H68V56H32Z", "steel"],
    ["M37 13H63V51H37Z", "glow-green"],
    ["M46 44C44 38 46 34 47 32C43 29 45 20 50 20S57 29 53 32C54 34 56 38 54 44Z", "skin-fair"],
  ),
  ship: motif(
    ["M10 40C14 20 86 20 90 40C80 48 20 48 10 40Z", "steel"],
    ["M32 24C36 10 64 10 68 24Z", "glow-blue"],
    ["M30 46L20 62H30L36 47ZM70 46L80 62H70L64 47Z", "glow-gold"],
  ),
  spell: motif(
    ["M24 50C20 26 34 10 50 10S80 26 76 50C68 44 32 44 24 50Z", "tint-purple"],
    ["M36 44V20L50 34L64 20V44H57V33L50 41L43 33V44Z", "glow-red"],
  ),
  talk: motif(["M8 10H58V34H30L20 44V34H8Z", "tint-sand"], ["M92 24H46V46H72L82 56V46H92Z", "glyph"]),
  moon: motif(
    [circle(50, 30, 26), "glow-gold"],
    ["M30 62C32 48 40 46 44 45C38 40 40 22 50 22S62 40 56 45C60 46 68 48 70 62Z", "tint-navy"],
    ["M40 24L42 12L50 20L58 12L60 24Z", "gold"],
  ),
};

const OF_CARDS: Readonly<Record<string, string>> = {
  Kunai: "blade",
  "Giant Shuriken": "shuriken",
  "Explosive Blade": "blade",
  "Shadow Clone Jutsu": "clones",
  Afterimage: "clones",
  "Copy Ninjutsu": "clones",
  Rasengan: "orb",
  "The Eight Inner Gates": "gates",
  "Inherited Iron Arm": "fist",
  "A Thousand Years of Death": "fist",
  "Button Hook Entry": "fist",
  Exercise: "weight",
  "Gravity Training": "weight",
  Detoxification: "heal",
  "Cure for the Petrification": "heal",
  Regeneration: "heal",
  "Medical Machine": "tank",
  Radio: "talk",
  "Absolute Defense": "sand",
  "Sand Prison": "sand",
  "Sand Coffin": "sand",
  "Shadow Possession Jutsu": "shadow",
  "Earth Style: Headhunter Jutsu": "sand",
  "Power of the Byakugan": "eye",
  "Fire Style: Fire Ball Jutsu": "flame",
  "Mission File": "book",
  "Shark Skin": "shark",
  "Gas Mask": "heal",
  Quarrel: "talk",
  "Round-Table Conference": "talk",
  Apology: "talk",
  Charm: "moon",
  "Hikaru Tsuki": "moon",
  Shabadaba: "moon",
  Melee: "fist",
  Kamehameha: "beam",
  Masenko: "beam",
  "Galick Gun": "beam",
  "Special Beam Cannon": "ray",
  "Death Beam": "ray",
  "Candy Beam": "ray",
  "Kaio-ken": "flame",
  "Fury of the Saiyans": "flame",
  "Solar Flare": "sun",
  "Explosive Wave": "sun",
  "Destructo Disc": "disc",
  "Spirit Bomb": "bomb",
  "Ki Barrage": "barrage",
  "Senzu Bean": "bean",
  "Instant Transmission": "swap",
  "Body Change": "swap",
  "Time Freeze": "clock",
  "World Martial Arts Tournament": "ring",
  "Hyperbolic Time Chamber": "chamber",
  "Dragon Radar": "radar",
  "Scouter Report": "radar",
  "Blessing of the Elder": "heal",
  "Planet Raid": "ship",
  "Babidi's Spell": "spell",
  "King Kai's Training": "weight",
};

const USUAL: Readonly<Record<string, string>> = {
  jutsu: "shuriken",
  technique: "barrage",
  client: "moon",
  event: "sun",
};

/** What is drawn on a card of this name and type. */
export const motifOf = (name: string, type: string): Motif =>
  MOTIFS[OF_CARDS[name] ?? USUAL[type] ?? "scroll"] ?? MOTIFS["scroll"]!;
