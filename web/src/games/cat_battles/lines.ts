// The log in the words of the reader: whose cat did what to whom, with the Fish that went where.
import { listed } from "../../i18n";
import type { Names } from "../../i18n/games";
import type { LogLine } from "../../wire";
import type { FishMove } from "./story";
import { fullName, partSaid } from "./words";

type Fields = LogLine["fields"];

const CATS = ["cat", "target", "whose", "instead_of", "attacker"];
const PLACES = ["box", "dish", "trash"];

/** A line of the log; undefined where its message says it all. */
export function line({ kind, fields }: LogLine, names: Names): string | undefined {
  const values = valuesOf(fields, names);
  const told = (key: string): string => names.say(`event.${key}`, values);
  switch (kind) {
    case "pick":
      return names.say("event.pick", { ...values, figure: names.card(String(fields["figure"])) });
    case "team":
      return names.say(`event.team.${Array.isArray(fields["kittens"]) ? "open" : "closed"}`, {
        ...values,
        boss: names.card(String(fields["boss"])),
        count: Number(fields["count"]),
        kittens: Array.isArray(fields["kittens"])
          ? listed(fields["kittens"].map((cat) => names.card(String(cat))))
          : "",
      });
    case "take":
    case "play":
      return names.say(`event.${kind}.fish`, {
        ...values,
        cat: fields["cat"] === undefined ? "" : names.card(String(fields["cat"])),
        count: (fields["fish"] as readonly FishMove[])[0]?.count ?? 0,
      });
    case "use":
      return told(fields["target"] === null ? "use.fish" : "use.on.fish");
    case "changed":
      return names.say(Number(fields["points"]) > 0 ? "event.changed.more" : "event.changed.less", {
        ...values,
        points: Math.abs(Number(fields["points"])),
      });
    case "damage":
    case "greedy":
    case "feed":
    case "call":
    case "one_on_one":
      return told(`${kind}.fish`);
    case "run_away":
      return told(fields["to"] === null ? "run_away" : "run_away.to");
    case "negated":
      return told(fields["stunned"] === true ? "negated.stunned" : "negated");
    case "result":
      return result(fields, values, names);
    case "over":
      return fields["winner"] === null || fields["winner"] === undefined
        ? names.say("event.over.draw")
        : names.say("event.over.won", { seat: names.seat(String(fields["winner"])) });
    case "territory":
    case "building":
    case "ready":
    case "begin":
    case "turn":
    case "move":
    case "push":
    case "relocate":
    case "go_home":
    case "granted":
    case "roll":
    case "no_sleep":
    case "face":
    case "stop":
    case "unhurt":
    case "aim":
    case "redirected":
    case "cancelled":
    case "no_effect":
    case "decline":
    case "resign":
      return told(kind);
    case "attack":
      return told(`attack.${String(fields["which"])}`);
    default:
      return undefined;
  }
}

/** The fields of an event as they are said. */
function valuesOf(fields: Fields, names: Names): Record<string, string | number> {
  const values: Record<string, string | number> = { fish: fishOf(fields, names) };
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "number") values[name] = value;
    else if (typeof value !== "string") continue;
    else if (CATS.includes(name)) values[name] = fullName(value, names);
    else if (name === "seat") values[name] = names.seat(value);
    else if (name === "from" || name === "to") values[name] = names.zone(value);
    else if (name === "face") values[name] = names.say(`die.${value}`);
    else values[name] = names.say(`field.${name}.${value}`);
  }
  return values;
}

/** Where Fish went. */
function fishOf(fields: Fields, names: Names): string {
  const moves = (fields["fish"] ?? []) as readonly FishMove[];
  const end = (place: string): string => (PLACES.includes(place) ? names.counter(place) : names.card(place));
  const said = moves.map(({ count, from, to }) =>
    names.say("line.fish", { count, from: end(from), to: end(to) }),
  );
  return said.length > 0 ? names.say("line.aside", { said: said.join(names.say("line.comma")) }) : "";
}

function result(fields: Fields, values: Record<string, string | number>, names: Names): string {
  if (fields["asleep"] === true) return names.say("event.result.asleep", values);
  const parts = Object.entries(fields["parts"] as Readonly<Record<string, number>>).filter(
    ([, value]) => value !== 0,
  );
  const said = parts.map(([name, value]) => partSaid(name, value, names));
  const total = Number(fields["total"]);
  return names.say(total > 0 ? "event.result.deals" : "event.result.nothing", {
    ...values,
    total,
    made: said.length > 1 ? names.say("line.aside", { said: said.join(names.say("line.comma")) }) : "",
  });
}
