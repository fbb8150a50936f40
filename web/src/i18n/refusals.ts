// What the server refuses and tells, as people read it: in English by its own words, in other languages by those of the message.
import { Refused } from "../net/api";
import { settings } from "../state/settings.svelte";
import type { Problem, Saying } from "../wire";
import { botName } from "../parts/bots";
import type { Names } from "./games";
import { find, listed, say, type Value } from "./index";
import { knows, sentence as ofTournament } from "./tournament";

/** A reason as a sentence: "your time is out" begins with a capital and ends with a full stop. */
const sentence = (reason: string): string =>
  reason.replace(/^./, (first) => first.toUpperCase()).replace(/[^.!?…。]$/, "$&.");

/** Why something is refused; at a table, what its game refuses too. */
export function refusalText({ reason, said }: Pick<Problem, "reason" | "said">, names?: Names): string {
  if (names !== undefined && !said.id.startsWith("refused-")) return names.sentence(said);
  return knows(said) ? ofTournament(said) : sentence(saidText(reason, said, names));
}

/** What the server says in English and as a message. */
export function saidText(english: string, said: Saying, names?: Names): string {
  const told = settings.language === "en" ? undefined : find(said.id, values(said.fields, names));
  return told ?? english;
}

/** What went wrong, in words. */
export function troubleText(error: unknown): string {
  if (error instanceof Refused)
    return error.said === null
      ? sentence(error.message) || say("unreachable")
      : refusalText({ reason: error.message, said: error.said });
  return error instanceof Error ? error.message : String(error);
}

/** The fields of a message as words have them; a seat is called what the table calls it, a bot by its name. */
function values(fields: Readonly<Record<string, unknown>>, names?: Names): Record<string, Value> {
  const told: Record<string, Value> = {};
  for (const [name, value] of Object.entries(fields)) {
    const called = (each: unknown): string =>
      names !== undefined && /^(seats?|free)$/.test(name)
        ? names.seat(String(each))
        : /^(bot|chose)$/.test(name)
          ? botName(String(each))
          : String(each);
    if (Array.isArray(value)) told[`${name}_count`] = value.length;
    if (typeof value === "boolean") told[name] = value ? "yes" : "no";
    else if (typeof value === "number") told[name] = value;
    else told[name] = Array.isArray(value) ? listed(value.map(called)) : called(value);
  }
  return told;
}
