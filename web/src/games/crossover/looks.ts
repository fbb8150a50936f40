// What tells pictures of one person or of one sort of deed apart: every card has a look of its own, made of its number.
import { seedOf } from "./persons";

export interface Look {
  /** what is behind: one of the BACKDROPS */
  readonly backdrop: number;
  /** what shines around: one of the AURAS */
  readonly aura: number;
  /** what lies at the side: one of the THINGS */
  readonly thing: number;
  /** whether the picture faces the other way */
  readonly mirrored: boolean;
}

/** Behind: paths in a box of 100 by 62, drawn in the colour of the card's symbol. */
export const BACKDROPS: readonly string[] = [
  "M50 70L3 0H14L50 70L30 0H40L50 70L58 0H68L50 70L84 0H97L50 70L97 22V34L50 70L97 50V60L50 70L3 60V50L50 70L3 34V22Z",
  "M0 44L18 24L32 38L52 12L74 40L86 28L100 44V62H0Z",
  "M0 6H60V9H0ZM20 16H100V18H20ZM0 26H80V30H0ZM34 38H100V40H34ZM0 48H52V51H0ZM16 57H100V59H16Z",
  "M10 10A5 5 0 1 0 20 10A5 5 0 1 0 10 10ZM40 8A4 4 0 1 0 48 8A4 4 0 1 0 40 8ZM72 12A6 6 0 1 0 84 12A6 6 0 1 0 72 12ZM4 34A5 5 0 1 0 14 34A5 5 0 1 0 4 34ZM86 36A5 5 0 1 0 96 36A5 5 0 1 0 86 36ZM22 52A4 4 0 1 0 30 52A4 4 0 1 0 22 52ZM70 54A5 5 0 1 0 80 54A5 5 0 1 0 70 54Z",
  "M72 4A17 17 0 1 0 90 30A20 20 0 0 1 72 4Z",
  "M0 62V30H10V20H20V34H30V12H42V40H52V24H64V44H74V16H86V34H100V62Z",
  "M0 52C12 42 24 42 36 52S60 62 72 52S92 42 100 50V62H0ZM0 30C12 20 24 20 36 30S60 40 72 30S92 20 100 28V34C92 26 84 26 72 36S48 46 36 36S12 26 0 36Z",
  "M50 31m-30 0a30 30 0 1 0 60 0a30 30 0 1 0 -60 0M50 31m-21 0a21 21 0 1 1 42 0a21 21 0 1 1 -42 0",
];

/** Around: paths that shine. */
export const AURAS: readonly string[] = [
  "",
  "M22 62L14 40L22 44L16 22L28 32L28 10L40 24L50 2L60 24L72 10L72 32L84 22L78 44L86 40L78 62Z",
  "M50 1C74 1 88 16 88 36C88 50 82 58 76 62H24C18 58 12 50 12 36C12 16 26 1 50 1Z",
  "M8 62L30 2H36L24 62ZM92 62L70 2H64L76 62Z",
];

/** At the side: a thing in a box of 22 by 22. */
export const THINGS: readonly string[] = [
  "",
  "M3 19L13 8L19 2L17 9L7 20Z",
  "M11 1L13 8.5L21 11L13 13L11 21L9 13L1 11L9 8.5Z",
  "M3 19C3 8 10 3 19 3C19 12 14 19 6 18L10 11Z",
  "M4 4H18V18H4ZM2 3H20V6H2ZM2 16H20V19H2Z",
  "M11 2C17 8 19 12 17 16C15 20 7 20 5 16C3 12 5 8 11 2Z",
];

export function lookOf(number: string): Look {
  // Numbers differ in their last letters only: what is made of them is mixed before it is divided.
  const mixed = Math.imul(seedOf(number) + 0x9e37, 0x85eb_ca6b) >>> 3;
  return {
    backdrop: mixed % BACKDROPS.length,
    aura: (mixed >>> 7) % AURAS.length,
    thing: (mixed >>> 12) % THINGS.length,
    mirrored: ((mixed >>> 18) & 1) === 1,
  };
}
