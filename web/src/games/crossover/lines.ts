// Lines of the log that are put together from parts: Teams with their powers, attacks, blocks, battles.
import { gameWord, type Names } from "../../i18n/games";
import type { LogLine } from "../../wire";
import type { Side } from "./story";

/** A line of the log; undefined where its message, or the server's own words, say it all. */
export function line({ kind, fields }: LogLine, names: Names): string | undefined {
  if (gameWord(names.game, `line.${kind}`) === undefined) return undefined;
  const seat = names.seat(String(fields["seat"] ?? ""));
  const team = (side: unknown): string => {
    const { team, power } = side as Side;
    return names.say("line.team", { cards: names.cards(team), power });
  };
  const teams = (all: unknown): string => (all as Side[]).map(team).join(names.say("line.comma"));
  switch (kind) {
    case "teams":
      return names.say("line.teams", { seat, teams: teams(fields["teams"]) });
    case "attack": {
      const sent = (fields["teams"] as Side[]).length > 0;
      const key = sent ? "line.attack" : fields["forbidden"] ? "line.attack.forbidden" : "line.attack.none";
      return names.say(key, { seat, teams: teams(fields["teams"]) });
    }
    case "block":
      return fields["by"] === null
        ? names.say("line.block.none", { seat, attacking: team(fields["attacking"]) })
        : names.say("line.block", { seat, attacking: team(fields["attacking"]), by: team(fields["by"]) });
    case "showdown": {
      const open = (fields["blocking"] as Side).team.length === 0;
      return names.say(open ? "line.showdown.open" : "line.showdown", {
        attacking: team(fields["attacking"]),
        blocking: open ? "" : team(fields["blocking"]),
        result: names.say(`result.${String(fields["result"])}`),
      });
    }
    case "tiebreak":
      return names.say("line.tiebreak", { sides: tiebreak(fields["vectors"], names) });
    case "draw":
      return fields["count"] === 0 ? names.say("line.draw", { seat }) : undefined;
    case "take":
      return fields["found"] === false ? names.say("line.take", { seat }) : undefined;
    case "loop_guard":
      return names.say("line.loop_guard", { limit: Number(fields["limit"]) });
    case "operation_guard":
      return names.say("line.operation_guard", { limit: Number(fields["limit"]) });
    case "lasting":
      return names.say("line.lasting", {
        card: names.card(String(fields["card"])),
        until: names.say(`field.until.${String(fields["until"])}`),
      });
    default:
      return undefined;
  }
}

function tiebreak(vectors: unknown, names: Names): string {
  return Object.entries(vectors as Record<string, Record<string, number>>)
    .map(([seat, vector]) => names.say("line.vector", { seat: names.seat(seat), ...vector }))
    .join(names.say("line.comma"));
}
