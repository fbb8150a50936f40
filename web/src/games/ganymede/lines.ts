// Lines of the log that are put together from parts: who fought with what, and how the damage adds up.
import type { Names } from "../../i18n/games";
import { listed } from "../../i18n";
import type { LogLine } from "../../wire";
import { kindOf } from "../../lib/view";
import { blowsOf, type Blow, type Comparison } from "./story";

/** A line of the log; undefined where its message says it all. */
export function line(told: LogLine, names: Names): string | undefined {
  const { kind, fields } = told;
  if (kind === "round" && fields["start"] !== null)
    return names.say("event.round.start", {
      round: Number(fields["round"]),
      start: names.seat(String(fields["start"])),
    });
  if (kind === "showdown") return showdown(fields as Readonly<Record<string, readonly string[]>>, names);
  if (kind === "compare") return compare(fields as unknown as Comparison, names);
  if (kind === "over")
    return over(fields["winners"] as readonly string[], fields["why"] === "timeout", names);
  return undefined;
}

const rank = (card: string): string => (kindOf(card).split("_").at(-1) ?? "").toUpperCase();

function showdown(rows: Readonly<Record<string, readonly string[]>>, names: Names): string {
  const told = Object.entries(rows)
    .filter(([, cards]) => cards.length > 0)
    .map(([camp, cards]) =>
      names.say("line.row", { camp: names.seat(camp), cards: cards.map(rank).join(" ") }),
    );
  return names.say("line.showdown", { rows: told.join(names.say("line.between")) });
}

function compare(fought: Comparison, names: Names): string {
  const [one, other] = ([0, 1] as const).map((at) =>
    names.say(fought.raised[at] > 0 ? "line.strength.raised" : "line.strength", {
      camp: names.seat(fought.camps[at]),
      points: fought.strength[at] || names.say(fought.cards[at] > 0 ? "gauge.bust" : "gauge.none"),
      raised: fought.raised[at],
    }),
  );
  const hits = blowsOf(fought).map((blow) =>
    names.say("line.hit", {
      camp: names.seat(blow.to),
      damage: blow.damage,
      parts: partsOf(blow, names).join(names.say("line.comma")),
    }),
  );
  return names.say("line.compare", {
    one: one ?? "",
    other: other ?? "",
    hits: hits.join(names.say("line.between")) || names.say("line.nobody"),
  });
}

/** What a blow is made of, part by part. */
export const partsOf = (blow: Blow, names: Names): string[] =>
  blow.parts.map(({ key, count }) => names.say(`clash.${key}${count === 1 ? ".one" : ""}`, { count }));

/** In the cooperative game Purple wins without a seat. */
function over(winners: readonly string[], byTime: boolean, names: Names): string {
  if (byTime && winners.length === 0) return names.say("line.over.nobody");
  const who = winners.length > 0 ? winners : ["purple"];
  return names.say(who.length === 1 ? "line.over.one" : "line.over", {
    who: listed(who.map((seat) => names.seat(seat))),
  });
}
