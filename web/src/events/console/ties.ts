// Two players who share a rank to the end: a judge may hold a coin for them.
import type { EventView } from "../../wire";

/** The pairs that a coin can part, whoever calls it first: the order of names (8.2). */
export function tiedPairs(view: EventView): readonly (readonly [string, string])[] {
  const { phase } = view.event;
  if (phase !== "swiss_done" && phase !== "cut_done") return [];
  const names = new Map(
    view.players.map(({ player, name }) => [player, name.normalize("NFC").toLowerCase()]),
  );
  const byRank = new Map<number, string[]>();
  for (const { rank, player, disqualified } of view.standings)
    if (!disqualified) byRank.set(rank, [...(byRank.get(rank) ?? []), player]);
  return [...byRank.values()]
    .filter((group) => group.length === 2)
    .map((group) =>
      group.sort((one, other) => ((names.get(one) ?? one) < (names.get(other) ?? other) ? -1 : 1)),
    )
    .map(([one, other]) => [one!, other!] as const);
}
