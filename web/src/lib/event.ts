// What can be worked out from an event as it stands. Nothing here knows languages or the server.
import type {
  EventChanged,
  EventClock,
  EventCommand,
  EventInfo,
  EventRound,
  EventSettings,
  EventView,
  MatchLine,
  MatchResult,
  PlayerLine,
} from "../wire";

export type Phase = EventInfo["phase"];
export type Terms = Required<EventSettings>;
export type Outcome = "win" | "loss" | "draw" | "bye" | "void" | "open";

const ROUND_OPEN: readonly Phase[] = ["published", "running", "time_called"];
const BEFORE_PLAY: readonly Phase[] = ["draft", "registration", "deck_check", "ready"];

export const roundOpen = (phase: Phase): boolean => ROUND_OPEN.includes(phase);
export const inPlay = (phase: Phase): boolean => phase === "running" || phase === "time_called";
export const beforePlay = (phase: Phase): boolean => BEFORE_PLAY.includes(phase);
export const ended = (phase: Phase): boolean => phase === "finished" || phase === "cancelled";
export const isStaff = (view: EventView): boolean => view.role === "meijin" || view.role === "judge";

/** The terms; the server sends all of them. */
export const termsOf = (event: EventInfo): Terms => event.settings as Terms;

/** Pods and final tables seat more than two and end with places instead of a score. */
export const hasPlaces = (round: EventRound): boolean => round.stage === "pods" || round.stage === "final";

/** How a round is called in addresses. */
export const roundKey = (round: EventRound): string => `${round.stage}-${round.no}`;

/** What is new, put into what was known. */
export function merged(view: EventView, change: EventChanged): EventView {
  return {
    ...view,
    event: change.event ?? { ...view.event, entries: change.entries },
    players: change.players ? byKey(view.players, change.players, ({ player }) => player) : view.players,
    rounds: change.rounds
      ? byKey(view.rounds, change.rounds, roundKey, (was, now) =>
          was.attempt === now.attempt
            ? { ...now, matches: byKey(was.matches, now.matches, ({ id }) => id) }
            : now,
        )
      : view.rounds,
    standings: change.standings ?? view.standings,
  };
}

function byKey<T>(
  known: readonly T[],
  news: readonly T[],
  key: (each: T) => string,
  join: (was: T, now: T) => T = (_, now) => now,
): readonly T[] {
  const left = new Map(news.map((each) => [key(each), each]));
  const kept = known.map((was) => {
    const now = left.get(key(was));
    left.delete(key(was));
    return now === undefined ? was : join(was, now);
  });
  return [...kept, ...left.values()];
}

/** The newest round; a draft of one is there for the organiser alone. */
export const currentRound = (view: EventView): EventRound | undefined => view.rounds.at(-1);

/** The newest round that everybody may see. */
export const publishedRound = (view: EventView): EventRound | undefined =>
  view.rounds.filter(({ published }) => published).at(-1);

/** Everybody by id, to look names up. */
export const playersById = (view: EventView): ReadonlyMap<string, PlayerLine> =>
  new Map(view.players.map((each) => [each.player, each]));

export const me = (view: EventView): PlayerLine | undefined =>
  view.players.find(({ player }) => player === view.player);

/** Whether somebody left before the first round because the deck check had no legal list of theirs. */
export const withoutList = (view: EventView, line: PlayerLine): boolean =>
  termsOf(view.event).deck_lists === "required" && line.left_after_round === 0 && line.list_check !== "legal";

export type OrderType = EventCommand["type"];

/** Whether the viewer may give an order of some kind now, or a part of it, as the server says. */
export function may({ event }: EventView, type: OrderType, now = 0, part = ""): boolean {
  const answer = event.may[type];
  if (answer === undefined || answer.without.includes(part)) return false;
  return answer.code === null || (answer.not_before !== null && now >= answer.not_before);
}

/** Whether the staff can still enter somebody although the event has begun. */
export const mayComeLate = ({ event }: EventView): boolean => event.may["enter"]?.code === "forbidden";

export const matchOf = (round: EventRound | undefined, player: string): MatchLine | undefined =>
  round?.matches.find(({ seats }) => seats.includes(player));

/** My match of the newest published round. */
export const myMatch = (view: EventView): MatchLine | undefined =>
  view.player === null ? undefined : matchOf(publishedRound(view), view.player);

export const othersAt = (match: MatchLine, player: string): readonly string[] =>
  match.seats.filter((each) => each !== player);

export const settled = (match: MatchLine): boolean => match.state === "confirmed";

/** Matches that still lack a result that stands. */
export const unsettled = (round: EventRound | undefined): readonly MatchLine[] =>
  round?.matches.filter((match) => !settled(match)) ?? [];

/** How many of the matches that are played have their result. */
export function progress(round: EventRound): { readonly done: number; readonly all: number } {
  const matches = round.matches.filter(({ seats }) => seats.length > 1);
  return { done: matches.filter(settled).length, all: matches.length };
}

/** How far a match is; in a running round whoever has not reported yet plays. */
export const stateOf = (view: EventView, round: EventRound, match: MatchLine): MatchLine["state"] =>
  match.state === "waiting" && inPlay(view.event.phase) && !round.closed ? "playing" : match.state;

/** How many play in the elimination: as things stand, or as announced while heads are not counted yet. */
export const cutOf = ({ cut, elimination }: EventInfo): number => elimination ?? cut;

/** Whether a final table follows the pods, as things stand. */
export const hasFinalTable = (event: EventInfo): boolean =>
  termsOf(event).final_table && event.final_table !== 0;

export type Cost = EventRound["late_costs"][number][1];

/** What it costs to come to a table now. */
export const costOfComing = (round: EventRound, now: number): Cost =>
  round.late_costs.filter(([after]) => elapsed(round.clock, now) > after).at(-1)?.[1] ?? "";

/** How a match went for a player. */
export function outcomeFor(match: MatchLine, player: string): Outcome {
  if (!settled(match) || match.kind === null) return "open";
  if (match.kind === "bye" || match.kind === "void") return match.kind;
  if (match.kind === "double_loss") return "loss";
  if (match.kind === "pod") {
    const place = match.ranking.findIndex((each) => each.includes(player));
    return place !== 0 ? "loss" : match.ranking[0]!.length > 1 ? "draw" : "win";
  }
  const [own, other] = scoreFor(match, player);
  if (match.kind === "draw" || match.kind === "intentional_draw" || own === other) return "draw";
  return own > other ? "win" : "loss";
}

/** The score as a player says it: own games first. */
export const scoreFor = (match: MatchLine, player: string): readonly [number, number] =>
  match.seats[0] === player ? match.score : [match.score[1], match.score[0]];

/** A score turned so that the first seat's games come first, as the server wants it. */
export const scoreAt = (match: MatchLine, player: string, own: number, other: number): [number, number] =>
  match.seats[0] === player ? [own, other] : [other, own];

/** The place of a player in a pod, from 1 on; 0 if there is none yet. */
export function placeInPod(match: MatchLine, player: string): number {
  let before = 1;
  for (const place of match.ranking) {
    if (place.includes(player)) return before;
    before += place.length;
  }
  return 0;
}

/** The rounds of a player so far, with the match of each; undefined where a round everybody plays had none. */
export function historyOf(
  view: EventView,
  player: string,
): readonly { readonly round: EventRound; readonly match: MatchLine | undefined }[] {
  return view.rounds
    .filter(({ published }) => published)
    .map((round) => ({ round, match: matchOf(round, player) }))
    .filter(({ round, match }) => match !== undefined || (round.stage !== "cut" && round.stage !== "final"));
}

/** How long a round has gone on, without pauses, in milliseconds. */
export const elapsed = (clock: EventClock, now: number): number =>
  clock.started === null ? 0 : Math.max(0, (clock.paused_at ?? now) - clock.started - clock.paused_total);

/** The milliseconds until time is up, less than nothing afterwards; a match may have more time of its own. */
export const clockLeft = (clock: EventClock, now: number, more_s = 0): number =>
  clock.minutes * 60_000 + more_s * 1000 - elapsed(clock, now);

/** A clock's face: 49:05, and -0:12 once time is up. Hours are told as minutes, as players count them. */
/** A round that nobody has closed for days does not need a wider clock. */
const LONGEST = 999 * 60 + 59;

export function clockText(milliseconds: number): string {
  const seconds = Math.min(Math.abs(Math.ceil(milliseconds / 1000)), LONGEST);
  const face = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return milliseconds < 0 && seconds > 0 ? `-${face}` : face;
}

/** How wide a text is at most in bold letters of any font, in its own letters: full-width ones count one, others less. */
export const emsOf = (text: string): number =>
  [...text].reduce((width, letter) => width + (letter > "\u2e7f" ? 1 : 0.72), 0);

export type ClockMood = "waiting" | "running" | "last_minute" | "paused" | "over";

export function clockMood(clock: EventClock, now: number, more_s = 0): ClockMood {
  if (clock.started === null) return "waiting";
  const left = clockLeft(clock, now, more_s);
  if (left <= 0 || (clock.called !== null && more_s === 0)) return "over";
  if (clock.paused_at !== null) return "paused";
  return left <= 60_000 ? "last_minute" : "running";
}

export interface Reportable {
  readonly code: "score" | "intentional_draw" | "concede";
  /** own games and the opponent's */
  readonly own: number;
  readonly other: number;
  readonly result: MatchResult;
}

/** What a player can report about a match of two now, best for them first. Conceding comes last. */
export function reportable(
  view: EventView,
  match: MatchLine,
  player: string,
  now: number,
): readonly Reportable[] {
  const round = view.rounds.find(({ matches }) => matches.some(({ id }) => id === match.id));
  if (round === undefined || match.seats.length !== 2 || hasPlaces(round) || settled(match)) return [];
  const ordered = match.seats[0] === player ? match.scores : [...match.scores].reverse();
  const played = ordered.map((score): Reportable => {
    const [own, other] = scoreAt(match, player, ...score);
    return { code: "score", own, other, result: { kind: "played", score } };
  });
  return [
    ...played,
    ...(mayDraw(view, round, match, now)
      ? [
          {
            code: "intentional_draw",
            own: 0,
            other: 0,
            result: { kind: "intentional_draw", score: [0, 0] },
          } as const,
        ]
      : []),
    { code: "concede", own: 0, other: 0, result: { kind: "concession", score: [0, 0], loser: player } },
  ];
}

/** Whether an intentional draw can still be agreed on; the opponent's word in time is enough. */
function mayDraw(view: EventView, round: EventRound, match: MatchLine, now: number): boolean {
  if (round.clock.started === null || !match.kinds.includes("intentional_draw")) return false;
  const announced = Object.values(match.reports).some(({ kind }) => kind === "intentional_draw");
  return announced || drawWindowLeft(view, round, now) > 0;
}

/** Milliseconds in which an intentional draw can still be announced. */
export const drawWindowLeft = (view: EventView, round: EventRound, now: number): number =>
  round.clock.started === null ? 0 : termsOf(view.event).id_window_s * 1000 - elapsed(round.clock, now);

/** Whether two people said the same. */
export function sameResult(one: MatchResult, other: MatchResult): boolean {
  const plain = (result: MatchResult): string =>
    JSON.stringify([result.kind, result.score ?? null, result.loser ?? "", result.ranking ?? []]);
  return plain(one) === plain(other);
}

/** The order of names for people: without regard to capitals, in any script. */
export function nameOrder(one: { readonly name: string }, other: { readonly name: string }): number {
  const [left, right] = [one, other].map(({ name }) => name.normalize("NFC").toLowerCase()) as [
    string,
    string,
  ];
  return left < right ? -1 : left > right ? 1 : 0;
}

export interface PairingRow {
  readonly player: PlayerLine;
  readonly match: MatchLine;
  readonly others: readonly string[];
}

/** One line per player, by name: as pairings hang on the wall. */
export function pairingsByName(
  round: EventRound,
  players: ReadonlyMap<string, PlayerLine>,
): readonly PairingRow[] {
  return round.matches
    .flatMap((match) =>
      match.seats.flatMap((id) => {
        const player = players.get(id);
        return player === undefined ? [] : [{ player, match, others: othersAt(match, id) }];
      }),
    )
    .sort((one, other) => nameOrder(one.player, other.player));
}

/** Names in one spelling, so that they are found however they are typed. */
export const folded = (text: string): string => text.normalize("NFKC").toLowerCase().trim();

/** Match points as they are told; pods count in eighths of a point. */
export const pointsOf = (event: EventInfo, points: number): number =>
  event.format === "pods" ? points / 8 : points;

export type Tab = "overview" | "pairings" | "standings" | "bracket" | "players" | "log";

/** What there is to see of an event; nobody is led to an empty page. */
export function tabsOf(view: EventView): readonly Tab[] {
  const begun = view.rounds.some(({ published }) => published);
  const drawn = cutOf(view.event) > 0 || view.event.format === "round_robin";
  return [
    "overview",
    ...(begun ? (["pairings", "standings"] as const) : []),
    ...(begun && drawn ? (["bracket"] as const) : []),
    "players",
    "log",
  ];
}

/** What is shown at first: the pairings while a round goes on, otherwise what the event is. */
export function tabFor(view: EventView, hash: string): Tab {
  const tabs = tabsOf(view);
  const wanted = tabs.find((each) => `#${each}` === hash);
  return (
    wanted ??
    (roundOpen(view.event.phase) ? "pairings" : view.event.phase === "between" ? "standings" : "overview")
  );
}

/** The sides of an event in which they are to meet. */
export const SIDES = ["naruto", "dragonball"] as const;
