// Teams as somebody plans them before they are said: lists of fighters, each with its Head first.
import type { Errand } from "../../table/play.svelte";
import { fighterOf, type Table } from "./seen";
import type { Team, Wire } from "./wire";

export type Plan = readonly (readonly string[])[];

export const planOf = (teams: readonly Team[]): Plan =>
  teams.map((team) => team.members.map((member) => member.card));

/** The plan with a fighter taken out of its Team. */
const without = (plan: Plan, card: string): Plan =>
  plan.map((team) => team.filter((each) => each !== card)).filter((team) => team.length > 0);

/** A fighter joins the Team of another one at the back; null where it is there already or there is no room. */
export function joined(plan: Plan, card: string, other: string, most: number): Plan | null {
  const team = plan.find((each) => each.includes(other));
  if (team === undefined || team.includes(card) || team.length >= most) return null;
  return without(plan, card).map((each) => (each.includes(other) ? [...each, card] : each));
}

/** A fighter makes a Team of its own. */
export const alone = (plan: Plan, card: string): Plan =>
  plan.some((team) => team.length === 1 && team[0] === card) ? plan : [...without(plan, card), [card]];

/** A fighter becomes the Head of its Team. */
export const heading = (plan: Plan, card: string): Plan =>
  plan.map((team) => (team.includes(card) ? [card, ...team.filter((each) => each !== card)] : team));

/** The Power that a Team would have, which the server says of all that can be formed; a fighter alone has its own. */
export function powerOf(view: Table, team: readonly string[]): number {
  const [head = "", ...backs] = team;
  const found = view.prospects?.find(
    ({ members: [first, ...rest] }) =>
      first === head && rest.length === backs.length && rest.every((card) => backs.includes(card)),
  );
  return found?.power ?? Math.max(0, fighterOf(view, head)?.power[0] ?? 0);
}

const keyOf = (plan: Plan): string =>
  plan
    .map((team) => team.join(" "))
    .sort()
    .join(" / ");

export const isSame = (one: Plan, other: Plan): boolean => keyOf(one) === keyOf(other);

/** The words that say a plan: Heads in the order in which they are offered, each with its Backs, and the end. */
export function wordsFor(plan: Plan, order: readonly string[]): string[] {
  const teams = plan
    .filter((team) => team.length > 1)
    .sort(([one = ""], [other = ""]) => order.indexOf(one) - order.indexOf(other));
  return [
    ...teams.flatMap(([head, ...backs]) => [`lead ${head}`, ...backs.map((back) => `back ${back}`)]),
    "done",
  ];
}

/** Say a plan word by word, as long as Teams are asked for. */
export function organizing(words: readonly string[]): Errand<Wire> {
  const left = [...words];
  return (view, choices) => {
    if (view.question !== "organize") return null;
    const next = left.shift();
    return choices.find((choice) => choice.action === next) ?? null;
  };
}

/** Pay for a card with what is suggested, until it is paid. */
export function paying(about: string): Errand<Wire> {
  return (view, choices) =>
    ["cost", "pay_hand"].includes(view.question ?? "") && view.about === about
      ? (choices.find((choice) => choice.action === view.suggested) ?? null)
      : null;
}
