// A battle as the log tells it: step by step the two sides grow, until it is decided.
import type { View } from "../../lib/view";
import { attackerOf, type Sight } from "./seen";
import type { News, Side } from "./wire";

export interface Outcome {
  /** null for a draw */
  readonly winner: string | null;
  readonly loser: string | null;
  /** a weapon has decided it, not the totals */
  readonly decided: boolean;
}

export interface Duel {
  readonly challenger: Side;
  readonly defender: Side;
  readonly outcome: Outcome | null;
  /** what a weapon has brought about: a guess, a call, cats */
  readonly told: News | null;
  /** what has just happened */
  readonly step: string;
}

const fresh = (seat: string, attacker: string): Side => ({
  seat,
  attacker,
  start: [],
  reactions: { cards: [], power: 0 },
  expertise: { cards: 0, power: 0, each: 0 },
  weapon: { cards: [], power: 0 },
  hampered: 0,
  total: 0,
});

/** A battle in the middle of which somebody comes. */
export const duelIn = ({ battle }: Sight): Duel | null =>
  battle === undefined ? null : { ...battle, outcome: null, told: null };

/** How long each step wants to be looked at, in milliseconds; whatever is not named here is no step of a battle. */
const STEPS: Readonly<Record<string, number>> = {
  challenge: 550,
  start: 300,
  react: 600,
  expertise: 500,
  weapon: 650,
  equip: 450,
  exchange: 450,
  weapon_power: 450,
  hampered: 500,
  cats: 800,
  guess: 1300,
  call: 1000,
  silent: 400,
  result: 1100,
  ranks: 800,
  victory: 450,
};
const CROWNED = 1300; // a new ruler

export const isStep = (line: News): boolean => line.kind in STEPS;

export const timeOf = (line: News): number =>
  line.kind === "expertise" && line.fields.count === 0 ? STEPS["start"]! : (STEPS[line.kind] ?? 0);

/** How long the news wants to be looked at. */
export const lasts = (news: readonly News[]): number =>
  news.reduce((sum, line) => sum + timeOf(line) + (line.kind === "crowned" ? CROWNED : 0), 0);

/** Lines after which the ladder stands as the battle has left it. */
export const settles = (line: News): boolean => line.kind === "ranks" || line.kind === "victory";

/** The battle after one more line of the log. */
export function after(duel: Duel | null, line: News, view: View): Duel | null {
  if (line.kind === "challenge") {
    const { seat, target } = line.fields;
    return {
      challenger: fresh(seat, attackerOf(view, seat)),
      defender: fresh(target, attackerOf(view, target)),
      outcome: null,
      told: null,
      step: line.kind,
    };
  }
  if (duel === null) return null;
  if (line.kind === "result") {
    const { winner = null, loser = null, decided } = line.fields;
    return { ...duel, step: line.kind, outcome: { winner, loser, decided } };
  }
  const told = ["guess", "call", "cats"].includes(line.kind)
    ? line
    : line.kind === "weapon"
      ? null
      : duel.told;
  return {
    challenger: grown(duel.challenger, line),
    defender: grown(duel.defender, line),
    outcome: duel.outcome,
    told,
    step: line.kind,
  };
}

/** A side after one more line of the log, which may be about the other one. */
function grown(side: Side, line: News): Side {
  if (!("seat" in line.fields) || line.fields.seat !== side.seat) return side;
  const { reactions, weapon } = side;
  switch (line.kind) {
    case "start":
      return { ...side, start: line.fields.adds, total: line.fields.total };
    case "react": {
      const { card, n, total } = line.fields;
      return { ...side, total, reactions: { cards: [...reactions.cards, card], power: reactions.power + n } };
    }
    case "expertise": {
      const { count, n, total } = line.fields;
      return { ...side, total, expertise: { ...side.expertise, cards: count, power: n } };
    }
    case "weapon":
      return { ...side, weapon: { ...weapon, cards: [...weapon.cards, line.fields.card] } };
    case "equip":
      return { ...side, weapon: { ...weapon, cards: [line.fields.card] } };
    case "exchange":
      return { ...side, weapon: { cards: [], power: 0 } };
    case "weapon_power": {
      const { n, total } = line.fields;
      return { ...side, total, weapon: { ...weapon, power: weapon.power + n } };
    }
    case "hampered":
      return { ...side, total: line.fields.total, hampered: side.hampered - line.fields.n };
    default:
      return side;
  }
}
