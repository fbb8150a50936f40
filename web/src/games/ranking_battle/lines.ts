// Lines of the log that are put together from parts. Where the language has no message of its own for them, the server's
// sentence stands.
import { listed } from "../../i18n";
import { gameWord, type Names } from "../../i18n/games";
import type { LogLine } from "../../wire";
import type { Part } from "./seen";

/** Something that adds to a total, as it is shown beside it. */
export interface Chip {
  readonly key: string;
  readonly words: string;
  readonly n: string;
}

const GAME = "ranking_battle";
type Fields = LogLine["fields"];

/** Reasons with something in them: which message they are, and what is put into it. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^by (?<card>.+)$/, "part.by"],
  [/^wielded by (?<person>\w+)$/, "part.wielded"],
  [/^(?<count>\d+) different persons?$/, "part.persons"],
];

const idOf = (title: string, names: Names): string | undefined =>
  [...names.titles].find(([, each]) => each === title)?.[0];

const shortName = (id: string, names: Names): string =>
  gameWord(GAME, `face.${id}`)?.replace("|", " ") ?? names.card(id);

/** What part of a total the server's words mean, in the person's language. */
export function partName(what: string, names: Names): string {
  const id = idOf(what, names);
  if (id !== undefined) return shortName(id, names);
  for (const [pattern, key] of REASONS) {
    const { card, person, count } = pattern.exec(what)?.groups ?? {};
    if (card !== undefined) return names.say(key, { card: shortName(idOf(card, names) ?? card, names) });
    if (person !== undefined) return names.say(key, { person: shortName(person.toLowerCase(), names) });
    if (count !== undefined) return names.say(key, { count });
  }
  return gameWord(GAME, `part.${what}`) ?? what;
}

/** A line of the log; undefined where a message with its fields, or the server's sentence, says it all. */
export function line({ kind, fields }: LogLine, names: Names): string | undefined {
  const [key, more] = told(kind, fields, names);
  if (gameWord(GAME, key) === undefined) return undefined;
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "number") values[name] = value;
    else if (typeof value === "string")
      values[name] =
        gameWord(GAME, `field.${name}.${value}`) ??
        (names.titles.has(value) ? names.card(value) : names.seat(value));
    else if (Array.isArray(value)) values[name] = names.cards(value.map(String));
  }
  return names.say(key, { ...values, ...more });
}

/** The message for a line, and what its fields do not say as they are. */
function told(kind: string, fields: Fields, names: Names): [string, Record<string, string>] {
  switch (kind) {
    case "characters":
      return [`line.characters${isEmpty(fields["excluded"]) ? ".all" : ""}`, {}];
    case "reshuffle":
      return [`line.reshuffle${fields["seat"] === null ? ".weapons" : ""}`, {}];
    case "draw":
    case "flip":
    case "expertise":
      return [fields["count"] === 0 ? `line.${kind}.none` : "", {}];
    case "end":
    case "cats":
      return [isEmpty(fields["cards"]) ? `line.${kind}.none` : "", {}];
    case "start":
      return ["line.start", { parts: partsOf(fields["parts"] as readonly Part[], names) }];
    case "weapon_power":
      return [fields["why"] ? "line.weapon_power" : "", { why: partName(String(fields["why"]), names) }];
    case "guess":
      return [
        `line.guess.${fields["card"] === null ? "nothing" : fields["right"] === true ? "right" : "wrong"}`,
        {},
      ];
    case "result":
      return result(fields);
    case "victory":
      return [fields["from"] === null ? "" : "line.victory.from", {}];
    case "crowned":
      return ["line.crowned", { waiting: seatsOf(fields["waiting"], names) }];
    case "over":
      return ["line.over", { placing: placing(fields["placing"], names) }];
    default:
      return ["", {}];
  }
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

const seatsOf = (seats: unknown, names: Names): string =>
  listed((seats as readonly string[]).map((seat) => names.seat(seat)));

const partsOf = (parts: readonly Part[], names: Names): string =>
  parts
    .map(
      ({ what, power }, at) =>
        `${partName(what, names)}${at > 0 && power > 0 ? "+" : at > 0 ? "" : " "}${power}`,
    )
    .join(names.say("line.comma"));

const placing = (seats: unknown, names: Names): string =>
  (seats as readonly string[])
    .map((seat, at) => names.say("line.place", { place: at + 1, seat: names.seat(seat) }))
    .join(names.say("line.comma"));

function result(fields: Fields): [string, Record<string, string>] {
  const total = (role: string): string => String((fields[role] as { total: number }).total);
  const totals = { one: total("challenger"), other: total("defender") };
  if (fields["decided"] === true) return ["line.result.decided", totals];
  return [fields["winner"] === null ? "line.result.draw" : "line.result", totals];
}
