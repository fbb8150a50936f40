// The registration desk's list: names that are typed or pasted, and who is shown.
import { folded, nameOrder } from "../../lib/event";
import type { PlayerLine } from "../../wire";

const LONGEST_NAME = 40;

export interface Names {
  readonly names: readonly string[];
  /** lines that cannot be names, with their numbers */
  readonly wrong: readonly {
    readonly line: number;
    readonly text: string;
    readonly why: "long" | "twice" | "there";
    /** whom the name belongs to already: "Mori Ken (P002)" */
    readonly who: string;
  }[];
}

/** An entry as the desk names it. Names that occur twice have their number already. */
export const entryOf = ({ name, player }: PlayerLine): string =>
  name.endsWith(`(${player})`) ? name : `${name} (${player})`;

/** One name per line. Numbers in front, as lists have them, are left out; so are empty lines. */
export function namesFrom(text: string, known: readonly PlayerLine[]): Names {
  const names: string[] = [];
  const wrong: { line: number; text: string; why: "long" | "twice" | "there"; who: string }[] = [];
  const there = new Map(known.map((each) => [folded(each.name), entryOf(each)]));
  const seen = new Set<string>();
  text.split(/\r?\n/).forEach((raw, at) => {
    const name = raw.replace(/^\s*\d+[.):\t]\s*/, "").trim();
    if (name === "") return;
    const key = folded(name);
    const why =
      name.length > LONGEST_NAME ? "long" : seen.has(key) ? "twice" : there.has(key) ? "there" : null;
    seen.add(key);
    if (why === null) names.push(name);
    else wrong.push({ line: at + 1, text: name, why, who: there.get(key) ?? "" });
  });
  return { names, wrong };
}

export type Show = "all" | "not_here" | "unpaid" | "waiting" | "gone";

export const SHOWS: readonly Show[] = ["all", "not_here", "unpaid", "waiting", "gone"];

const WENT: readonly PlayerLine["status"][] = ["dropped", "disqualified", "eliminated"];

/** Whether somebody belongs to a part of the list. */
export function shows(show: Show, { status, checked_in, paid, bot }: PlayerLine): boolean {
  const gone = WENT.includes(status);
  switch (show) {
    case "all":
      return true;
    case "not_here":
      return status === "registered" && !checked_in;
    case "unpaid":
      return paid === false && bot === null && !gone;
    case "waiting":
      return status === "waitlisted";
    case "gone":
      return gone;
  }
}

/** Who is shown: by part and by what was typed, in the order of names; whoever waits, in the order of coming. */
export function roster(players: readonly PlayerLine[], show: Show, typed: string): readonly PlayerLine[] {
  const words = folded(typed).split(/\s+/);
  const found = players.filter(
    (each) =>
      shows(show, each) && words.every((word) => folded(`${each.name} ${each.player}`).includes(word)),
  );
  return show === "waiting" ? found : found.sort(nameOrder);
}
