// Sentences of the console about matches and results.
import { type Plain, say } from "../../i18n";
import { reportText } from "../../i18n/events";
import { playersById } from "../../lib/event";
import type { MatchLine, MatchResult, Step } from "../../wire";
import type { Desk, Question } from "./desk.svelte";

/** "Pair round 3", "Pair the semi-finals". */
export function pairTitle({ stage, round, players }: Step): string {
  if (stage !== "cut")
    return say(stage === "final" ? "event-console-step-pair_final" : "event-console-step-pair", {
      no: round,
    });
  if (players === 2 || players === 4 || players === 8) return say(`event-console-step-cut-${players}`);
  return say("event-console-step-cut-many", { players });
}

/** Asks before a round is drawn again. */
export const drawAgain = (about: Plain): Question => ({
  text: say(about),
  yes: say("event-console-pair_again"),
  reasons: [say("event-console-pair_again-reason-missing"), say("event-console-pair_again-reason-result")],
});

/** What a player reported, so that both can be compared: who won, by which score. */
export function claimText(match: MatchLine, result: MatchResult, desk: Desk): string {
  const [one, other] = result.score ?? [0, 0];
  if (result.kind !== "played" || result.ranking?.length || one === other)
    return saidResult(match, result, desk);
  const winner = desk.name(match.seats[one > other ? 0 : 1]!);
  return say("event-console-result-wins", {
    name: winner,
    score: `${Math.max(one, other)}–${Math.min(one, other)}`,
  });
}

/** A result as the staff says it: the first seat's games first. */
export function saidResult(match: MatchLine, result: MatchResult, desk: Desk): string {
  if (result.kind === "forfeit")
    return say(result.absent?.length ? "event-console-result-absent" : "event-console-result-forfeit", {
      name: desk.name(result.loser ?? ""),
    });
  if (result.kind === "double_loss") return say("event-kind-double_loss");
  if (result.kind === "void") return say("event-kind-void");
  return reportText(result, match, match.seats[0]!, playersById(desk.view));
}

/** "12: Sato 2–1 Mori". */
export function enteredText(match: MatchLine, result: MatchResult, desk: Desk): string {
  const said = saidResult(match, result, desk);
  const names = desk.names(match);
  return names.length === 2 && result.kind === "played"
    ? `${match.table}: ${names[0]} ${said} ${names[1]}`
    : `${match.table}: ${names.join(" – ")}: ${said}`;
}

/** How a match that has its result ended, as the staff reads it. */
export function resultText(match: MatchLine, desk: Desk): string {
  if (match.kind === null) return "";
  if (match.kind === "pod")
    return match.ranking.map((place) => place.map((id) => desk.name(id)).join(" = ")).join(" › ");
  if (match.kind === "win" || match.kind === "draw") return `${match.score[0]}–${match.score[1]}`;
  if (match.kind === "forfeit") return `${match.score[0]}–${match.score[1]} (${say("event-kind-forfeit")})`;
  return say(`event-kind-${match.kind}`);
}

/** What is asked before a result is put right. */
export const correction = (match: MatchLine, result: MatchResult, desk: Desk): Question => ({
  text: say("event-console-sure-correct", {
    table: match.table ?? "–",
    names: desk.names(match).join(" – "),
    was: resultText(match, desk),
    now: saidResult(match, result, desk),
  }),
  yes: say("event-console-correct"),
  reasons: [
    say("event-console-correct-reason-slip"),
    say("event-console-correct-reason-players"),
    say("event-console-correct-reason-ruling"),
  ],
});
