// A battle as the log tells it: step by step the two sides grow, until it is decided.
import type { LogLine } from "../../wire";
import type { View } from "../../lib/view";
import { attackerOf, battleOf, type Part, type Side } from "./seen";

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
  readonly told: LogLine | null;
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
export function duelIn(view: View): Duel | null {
  const battle = battleOf(view);
  return battle === null
    ? null
    : {
        challenger: battle.challenger,
        defender: battle.defender,
        outcome: null,
        told: null,
        step: battle.step,
      };
}

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

export const isStep = (line: LogLine): boolean => line.kind in STEPS;

export const timeOf = (line: LogLine): number =>
  line.kind === "expertise" && line.fields["count"] === 0 ? STEPS["start"]! : (STEPS[line.kind] ?? 0);

/** How long the news wants to be looked at. */
export const lasts = (news: readonly LogLine[]): number =>
  news.reduce((sum, line) => sum + timeOf(line) + (line.kind === "crowned" ? CROWNED : 0), 0);

/** Lines after which the ladder stands as the battle has left it. */
export const settles = (line: LogLine): boolean => line.kind === "ranks" || line.kind === "victory";

/** The battle after one more line of the log. */
export function after(duel: Duel | null, line: LogLine, view: View): Duel | null {
  const { kind, fields } = line;
  if (kind === "challenge") {
    const [one, other] = [String(fields["seat"]), String(fields["target"])];
    return {
      challenger: fresh(one, attackerOf(view, one)),
      defender: fresh(other, attackerOf(view, other)),
      outcome: null,
      told: null,
      step: kind,
    };
  }
  if (duel === null) return null;
  if (kind === "result")
    return {
      ...duel,
      step: kind,
      outcome: {
        winner: fields["winner"] as string | null,
        loser: fields["loser"] as string | null,
        decided: fields["decided"] === true,
      },
    };
  const role = duel.challenger.seat === fields["seat"] ? "challenger" : "defender";
  const side = duel[role].seat === fields["seat"] ? grown(duel[role], line) : duel[role];
  const told = ["guess", "call", "cats"].includes(kind) ? line : kind === "weapon" ? null : duel.told;
  return { ...duel, [role]: side, told, step: kind };
}

function grown(side: Side, { kind, fields }: LogLine): Side {
  const n = Number(fields["n"] ?? 0);
  const card = String(fields["card"] ?? "");
  const now = fields["total"] === undefined ? side : { ...side, total: Number(fields["total"]) };
  const { reactions, weapon } = side;
  switch (kind) {
    case "start":
      return { ...now, start: fields["parts"] as readonly Part[] };
    case "react":
      return { ...now, reactions: { cards: [...reactions.cards, card], power: reactions.power + n } };
    case "expertise":
      return { ...now, expertise: { ...side.expertise, cards: Number(fields["count"]), power: n } };
    case "weapon":
      return { ...now, weapon: { ...weapon, cards: [...weapon.cards, card] } };
    case "equip":
      return { ...now, weapon: { ...weapon, cards: [card] } };
    case "exchange":
      return { ...now, weapon: { cards: [], power: 0 } };
    case "weapon_power":
      return { ...now, weapon: { ...weapon, power: weapon.power + n } };
    case "hampered":
      return { ...now, hampered: side.hampered - n };
    default:
      return now;
  }
}
