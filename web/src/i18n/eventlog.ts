// The log of an event in words: what was done, and to whom.
import { clockText } from "../lib/event";
import type { LogLineOfEvent, PlayerLine } from "../wire";
import { cutName } from "./events";
import { isKey, t } from "./index";

type Payload = Readonly<Record<string, unknown>>;

export function logTitle(entry: LogLineOfEvent): string {
  const drawn = entry.payload?.["drawn"] as Payload | undefined;
  if (drawn !== undefined && (entry.type === "pair" || entry.type === "pair_again"))
    return t(`event.did.${entry.type}.named`, { round: drawnName(drawn) });
  const key = `event.did.${entry.type}`;
  return isKey(key) ? t(key) : entry.type;
}

/** To whom, and how much: the names and numbers of an entry, in a few words. */
export function logDetail(entry: LogLineOfEvent, players: ReadonlyMap<string, PlayerLine>): string {
  const payload = entry.payload;
  if (payload === null) return t("event.log.secret");
  const name = (id: unknown): string => players.get(String(id))?.name ?? String(id);
  const parts: string[] = [];
  if (entry.type === "invite") return String(payload["name"]);
  if (entry.type === "enter") return `${String(payload["name"])} (${String(payload["player"])})`;
  if (entry.type === "take_back") return t("event.log.entry", { n: String(payload["n"]) });
  for (const field of ["player", "one", "other", "winner", "loser"])
    if (payload[field] !== undefined) parts.push(name(payload[field]));
  if (payload["match"] !== undefined && payload["match"] !== null)
    parts.push(matchText(String(payload["match"])));
  if (payload["result"] !== undefined) parts.push(resultText(payload["result"] as Payload, name));
  if (payload["before"]) parts.push(t("event.log.before", { before: String(payload["before"]) }));
  if (entry.type === "stir") parts.push(String(payload["said"]));
  if (entry.type === "arrive" && payload["costs"])
    parts.push(
      t("event.late.came", { time: clockText(Number(payload["after"])) }),
      t(`event.late.cost.${payload["costs"] === "match" ? "match" : "game"}`),
    );
  if (payload["level"] !== undefined && entry.type === "penalize") parts.push(penaltyText(payload));
  if (payload["seconds"] !== undefined)
    parts.push(t("event.fact.minutes.plain", { minutes: Number(payload["seconds"]) / 60 }));
  return parts.join(" · ");
}

function drawnName(drawn: Payload): string {
  if (drawn["stage"] === "cut") return cutName(2 * (drawn["tables"] as readonly unknown[]).length);
  return t(drawn["stage"] === "final" ? "event.round.final" : "event.round.swiss", {
    no: Number(drawn["no"]),
  });
}

/** "swiss-2-0-5" is the fifth match of round 2. */
function matchText(id: string): string {
  const [stage, no = "", , match = ""] = id.split("-");
  return t(stage === "cut" ? "event.log.match_cut" : "event.log.match", { no, match });
}

function resultText(result: Payload, name: (id: unknown) => string): string {
  const score = result["score"] as readonly number[] | null | undefined;
  const ranking = result["ranking"] as readonly (readonly string[])[] | undefined;
  if (ranking?.length) return ranking.map((place) => place.map(name).join(" = ")).join(" › ");
  const kind = String(result["kind"]);
  const key = `event.kind.${kind}`;
  const what =
    kind === "played"
      ? ""
      : kind === "concession"
        ? t("event.report.conceded", { name: name(result["loser"]) })
        : isKey(key)
          ? t(key)
          : kind;
  return [what, score && kind !== "concession" ? score.join("–") : ""].filter(Boolean).join(" ");
}

function penaltyText(payload: Payload): string {
  const level = `event.penalty.${String(payload["level"])}`;
  const infraction = `event.infraction.${String(payload["infraction"])}`;
  return [isKey(level) ? t(level) : "", isKey(infraction) ? t(infraction) : ""].filter(Boolean).join(", ");
}
