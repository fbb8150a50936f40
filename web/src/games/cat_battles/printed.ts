// What is printed on a figure.
import type { CardInfo } from "../../wire";

export interface Printed {
  readonly level: number;
  readonly boss: boolean;
  readonly set: string;
  readonly cost: number;
  readonly effect: string;
  readonly keywords: readonly string[];
}

export function printedOn(card: CardInfo | undefined): Printed {
  const facts = card?.facts ?? {};
  const keywords = facts["keywords"];
  return {
    level: Number(facts["level"] ?? 0),
    boss: facts["boss"] === 1,
    set: String(facts["set"] ?? "city"),
    cost: Number(facts["cost"] ?? 0),
    effect: String(facts["effect"] ?? ""),
    keywords: Array.isArray(keywords) ? keywords : [],
  };
}
