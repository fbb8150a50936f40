// The outlines that cats are put together from, in a square of 100 units: the head around (50, 42), the ground at 97.
import type { EarShape, HeadShape, Pose, Tail } from "./cats";

export const HEADS: Readonly<Record<HeadShape, string>> = {
  round: "M19 44C17 26 33 17 50 17S83 26 81 44C80 59 66 67 50 67S20 59 19 44Z",
  wedge: "M21 38C21 24 35 18 50 18S79 24 79 38C79 51 63 68 50 68S21 51 21 38Z",
  wide: "M13 47C12 28 31 18 50 18S88 28 87 47C86 62 68 69 50 69S14 62 13 47Z",
  square: "M18 30C19 20 26 18 36 18H64C74 18 81 20 82 30L84 54C84 64 76 68 66 68H34C24 68 16 64 16 54Z",
  fluffy:
    "M24 31C30 17 70 17 76 31L84 38 80 42 91 49 82 52 88 60 77 60 76 67 66 65C56 71 44 71 34 65L24 67 23 60 12 60 18 52 9 49 20 42 16 38Z",
};

/** Of the left side; the right one is its mirror image. */
export const EARS: Readonly<Record<EarShape, { readonly outer: string; readonly inner: string }>> = {
  pointed: {
    outer: "M21 38L19 9Q20 4 25 7L46 22Z",
    inner: "M26 30L24 14 39 24Z",
  },
  round: {
    outer: "M19 36C14 18 20 10 28 12S42 18 44 22Z",
    inner: "M24 31C21 21 24 16 29 18S36 22 37 25Z",
  },
  fold: {
    outer: "M17 33C19 19 30 15 40 20C42 24 40 27 36 28L20 37Z",
    inner: "M22 31C25 25 31 22 37 24L34 26Z",
  },
  tuft: {
    outer: "M20 38L17 12 12 1 25 8 46 22Z",
    inner: "M26 30L22 14 38 24Z",
  },
  big: {
    outer: "M20 42L9 10Q9 4 15 6L46 22Z",
    inner: "M24 34L15 13 38 24Z",
  },
};

export const TAILS: Readonly<Record<Tail, string>> = {
  curl: "M70 91C84 95 94 86 90 77S78 74 81 82",
  up: "M70 90C86 90 92 78 88 62",
  bush: "M70 88C88 90 96 74 88 58",
  stub: "M72 88C80 88 83 84 82 79",
  kink: "M70 90C82 92 88 84 84 75L93 66",
};

export const BODIES: Readonly<Record<Pose, string>> = {
  sit: "M33 60C25 72 22 86 26 97H74C78 86 75 72 67 60Z",
  punch: "M33 60C25 72 22 86 26 97H74C78 86 75 72 67 60Z",
  uppercut: "M34 60C27 72 25 86 28 97H72C75 86 73 72 66 60Z",
  spread: "M33 60C25 72 22 86 26 97H74C78 86 75 72 67 60Z",
  loaf: "M19 72C22 58 78 58 81 72C89 83 86 97 76 97H24C14 97 11 83 19 72Z",
  belly: "M24 74C26 60 74 60 76 74C82 88 70 97 50 97S18 88 24 74Z",
  run: "M34 62C50 58 84 60 90 72C94 82 84 90 70 88L36 90C24 86 26 68 34 62Z",
  tall: "M38 60C31 74 30 86 31 97H69C70 86 69 74 62 60Z",
  fat: "M24 62C9 74 8 92 18 97H82C92 92 91 74 76 62Z",
  boss: "M22 60C7 72 5 90 12 97H88C95 90 93 72 78 60Z",
};

/** Front legs, as far as they stand on the ground. */
export const LEGS: Readonly<Partial<Record<Pose, string>>> = {
  sit: "M38 72V92Q38 97 43 97H57Q62 97 62 92V72M50 76V97",
  tall: "M40 70V92Q40 97 45 97H55Q60 97 60 92V70M50 74V97",
  punch: "M38 72V92Q38 97 43 97H50V78",
  uppercut: "M39 72V92Q39 97 44 97H50V78",
  fat: "M36 84V93Q36 97 41 97H46M64 84V93Q64 97 59 97H54",
  boss: "M36 84V93Q36 97 42 97H48M64 84V93Q64 97 58 97H52",
};

interface Arm {
  readonly d: string;
  /** where its paw is */
  readonly x: number;
  readonly y: number;
}

/** Paws that are raised, before everything else. */
export const ARMS: Readonly<Partial<Record<Pose, readonly Arm[]>>> = {
  punch: [{ d: "M66 74Q76 78 86 73", x: 88, y: 71 }],
  uppercut: [{ d: "M66 76Q92 72 91 40", x: 91, y: 32 }],
  spread: [
    { d: "M35 70Q22 76 12 74", x: 11, y: 73 },
    { d: "M65 70Q78 76 88 74", x: 89, y: 73 },
  ],
  belly: [
    { d: "M32 78Q22 78 18 72", x: 17, y: 70 },
    { d: "M68 78Q78 78 82 72", x: 83, y: 70 },
  ],
};
