// The four bonuses as the cards print them: "[Draw+1] and [Character Plays+1]".

export type Bonus = "draw" | "plays" | "points" | "power";

export interface Given {
  readonly what: Bonus;
  /** with its sign */
  readonly n: string;
}

const PRINTED: Readonly<Record<string, Bonus>> = {
  Draw: "draw",
  "Character Plays": "plays",
  "Acquisition Points": "points",
  "Attack Power": "power",
};
const TOKEN = /\[(Draw|Character Plays|Acquisition Points|Attack Power)([+-]\d+)\]/g;

/** The bonuses that a text prints; of two of one sort the second is the most that the first can become. */
export function bonusesIn(words: unknown): Given[] {
  const found = new Map<Bonus, string>();
  for (const [, name, n] of String(words ?? "").matchAll(TOKEN)) found.set(PRINTED[name!]!, n!);
  return [...found].map(([what, n]) => ({ what, n: n.replace("-", "−") }));
}

/** Whether a text says more than its bonuses do. */
export const saysMore = (words: unknown): boolean =>
  /[a-z]{2}/i.test(
    String(words ?? "")
      .replace(TOKEN, "")
      .replace(/\band\b/g, ""),
  );

/** The signs of the bonuses, in a field of 12 by 12. */
export const SIGNS: Readonly<Record<Bonus, string>> = {
  draw: "M4.2 0.5H11.2V9H8.8V2.9H4.2ZM0.8 4H7.6V11.6H0.8Z",
  plays: "M6 0.5A2.6 2.6 0 1 1 5.9 0.5ZM1 11.5C1 7.5 3.4 6.2 6 6.2S11 7.5 11 11.5Z",
  points:
    "M6 5.4C8.4 5.4 10 7.6 10 9.4S8.4 11.6 6 11.2C3.6 11.6 2 11.2 2 9.4S3.6 5.4 6 5.4ZM1.6 3.2A1.3 1.7 0 1 1 1.5 3.2ZM4.4 0.6A1.3 1.8 0 1 1 4.3 0.6ZM7.6 0.6A1.3 1.8 0 1 1 7.5 0.6ZM10.4 3.2A1.3 1.7 0 1 1 10.3 3.2Z",
  power:
    "M6 0L7.4 3.2L10.6 1.6L9.4 5L12 6.6L9 7.8L9.6 11.2L6.6 9.4L4.2 12L3.6 8.8L0 8.6L2.6 6.2L0.6 3.4L4 3.8Z",
};
