// Generated from the server's types by `python -m meijin.server.schema`: do not edit.

export type ClientMessage = Act | Undo | AnswerUndo | Leave | Back | Give | Say | Sync | Ping | Why | Commit | Reveal;

export type ServerMessage = Hello | Update | TableChanged | Receipt | Refusal | ChatLine | Notice | Pong | Reason;

export type EventMessage = EventHello | EventChanged;

export type EventCommand = Create | SetTerms | Open | SetPrizes | Appoint | AcceptPost | Tick | Enter | Invite | Decline | CheckIn | MarkPaid | SubmitList | EventCheckList | SpotCheck | CommitNumber | RevealNumber | Stir | CloseRegistration | ReopenRegistration | FinishCheck | Drop | Pair | PairAgain | SwapPlayers | Publish | StartClock | PauseClock | ResumeClock | ReseatPods | CallTime | Extend | CloseRound | Arrive | ReportResult | WithdrawReport | Confirm | EnterResult | Correct | Penalize | CallJudge | EndSwiss | HoldCoin | Finish | Cancel | Reopen | EventTakeBack;

/** Take an action, in words; `asked` is what the prompt is called. `resign` goes at any time in games that have it. */
export interface Act {
  readonly type: "act";
  /** what the client calls its message */
  readonly id: string;
  readonly action: string;
  readonly asked: string;
}

/** Take my last choice back, or ask the others to let me. */
export interface Undo {
  readonly type: "undo";
  /** what the client calls its message */
  readonly id: string;
}

/** Answer somebody's request to take a choice back. */
export interface AnswerUndo {
  readonly type: "answer_undo";
  /** what the client calls its message */
  readonly id: string;
  readonly agree: boolean;
}

/** I leave the running game; the seat stays mine. */
export interface Leave {
  readonly type: "leave";
  /** what the client calls its message */
  readonly id: string;
}

/** I am back and play on myself. */
export interface Back {
  readonly type: "back";
  /** what the client calls its message */
  readonly id: string;
}

/** Let a bot play on for a seat whose player is away. */
export interface Give {
  readonly type: "give";
  /** what the client calls its message */
  readonly id: string;
  readonly seat: string;
}

/** Chat: players to the players, spectators to the spectators; after the game everybody to everybody. */
export interface Say {
  readonly type: "say";
  /** what the client calls its message */
  readonly id: string;
  readonly text: string;
}

/** Send me everything again, with the log after its first so many lines. */
export interface Sync {
  readonly type: "sync";
  /** what the client calls its message */
  readonly id: string;
  readonly since?: number;
}

/** Are you there? */
export interface Ping {
  readonly type: "ping";
  /** what the client calls its message */
  readonly id: string;
}

/** Why can I not use exactly these cards now? It changes nothing. */
export interface Why {
  readonly type: "why";
  /** what the client calls its message */
  readonly id: string;
  /** cards or kinds of cards, as views name them */
  readonly cards: readonly string[];
  /** where they are picked from, as prompts name it */
  readonly zone?: string;
}

/** I commit to a number for the shuffles, by its SHA-256; it may be another until all commitments stand. */
export interface Commit {
  readonly type: "commit";
  /** what the client calls its message */
  readonly id: string;
  /** 256 bits as 64 hexadecimal digits */
  readonly commitment: string;
}

/** This is the number that I have committed to, now that all commitments stand. */
export interface Reveal {
  readonly type: "reveal";
  /** what the client calls its message */
  readonly id: string;
  /** 256 bits as 64 hexadecimal digits */
  readonly number: string;
}

/** The first message, and the answer to `sync`: everything. */
export interface Hello {
  readonly type: "hello";
  /** the viewer's seat; null for a spectator */
  readonly seat: string | null;
  readonly table: TableInfo;
  /** null until the game begins */
  readonly update: Update | null;
  readonly chat: readonly ChatLine[];
  /** the ``sync`` it answers */
  readonly id: string | null;
}

/** A table: what it plays, on which terms, and who sits there. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly game_name: string;
  readonly players: number;
  /** those that this viewer may know */
  readonly options: Readonly<Record<string, string | number | boolean | null>>;
  /** of the game's rules, by which it is played */
  readonly edition: number;
  readonly status: Status;
  readonly visibility: Visibility;
  readonly clock: ClockTerms | null;
  readonly out_of_time: Policy;
  readonly rated: boolean;
  readonly delay: number;
  readonly chat: boolean;
  /** the host's public id */
  readonly host: string;
  readonly created: number;
  /** SHA-256 of the server's secret, shown before anybody's number */
  readonly commitment: string;
  readonly seats: readonly SeatInfo[];
  /** the table where it goes on */
  readonly rematch: string | null;
  /** null for a single game */
  readonly match: MatchInfo | null;
  /** null unless the organiser of a tournament has called time */
  readonly time: TimeInfo | null;
  /** the tournament that its game is part of */
  readonly event: string | null;
  /** null unless the cards are about to be dealt */
  readonly collecting: Collecting | null;
  /** it waits for whoever wants to play the same at once */
  readonly quick: boolean;
}

/** How far a table has come. */
export type Status = "closed" | "open" | "over" | "running";

/** Who may find a table. */
export type Visibility = "link" | "private" | "public";

/** How long players may think. */
export interface ClockTerms {
  readonly pace: Pace;
  readonly seconds: number;
  /** seconds added after each decision */
  readonly increment?: number;
}

/** What a clock counts. */
export type Pace = "game" | "move";

/** What happens to whoever runs out of time. */
export type Policy = "bot" | "forfeit";

/** Who sits on a seat. */
export interface SeatInfo {
  readonly seat: string;
  /** the player's public id; null for a free seat or a bot */
  readonly user: string | null;
  readonly name: string;
  readonly bot: string | null;
  readonly you: boolean;
  readonly ready: boolean;
  readonly connected: boolean;
  /** the player has left */
  readonly away: boolean;
  /** the bot that plays on for the player meanwhile */
  readonly stand_in: string | null;
  /** SHA-256 of the number with which the player's client takes part in the shuffles */
  readonly commitment: string;
  /** whether that number has been revealed */
  readonly revealed: boolean;
}

/** How a match of several games stands, as this viewer may know it. */
export interface MatchInfo {
  readonly best_of: number;
  /** of the game at this table */
  readonly number: number;
  /** the games that each seat has won, with this one once it is over */
  readonly score: Readonly<Record<string, number>>;
  /** no other game is to be played */
  readonly over: boolean;
  /** the seat that has won the match; null while it goes on and for a draw */
  readonly winner: string | null;
}

/** Time was called: the game ends once everybody has completed so many turns. */
export interface TimeInfo {
  /** what is counted as a turn: "turn", "round", "battle" */
  readonly unit: string;
  /** null before the game has begun */
  readonly last: number | null;
}

/** The game is about to begin, and the players' numbers are being collected. */
export interface Collecting {
  /** numbers are revealed when all commitments stand */
  readonly what: "commitments" | "numbers";
  /** when the table goes on without whoever is missing */
  readonly until: number;
}

/** How the game stands for this viewer, and what is new. It comes only when something has changed for them. */
export interface Update {
  readonly type: "update";
  readonly view: Readonly<Record<string, unknown>>;
  readonly prompt: Prompt | null;
  /** how many lines the log has now for this viewer: say so when you come back */
  readonly lines: number;
  readonly request: UndoRequest | null;
  readonly over: Outcome | null;
  /** what is new since the last update; at the end of the game everything */
  readonly log: readonly LogLine[];
  /** the cards that have gone from place to place since the last update, in order */
  readonly moves: readonly Move[];
  readonly clocks: readonly ClockFace[];
  /** the server's time when the clocks stood so */
  readonly at: number;
}

/** A player is asked to choose. */
export interface Prompt {
  /** to be repeated with the answer; another question has another one */
  readonly asked: string;
  readonly choices: readonly Choice[];
  /** whether this player may resign */
  readonly resign: boolean;
  /** what has to be decided */
  readonly ask: Saying | null;
  /** null where only the player decides, however few choices there are */
  readonly routine: Routine | null;
}

/** One thing a player may do now. */
export interface Choice {
  readonly action: string;
  /** what it is called, and under ``.says`` what it does */
  readonly said: Saying;
  /** the cards it names, or their kinds, each as often as it is needed */
  readonly cards: readonly string[];
  /** where cards named by their kind are picked from; full names tell by themselves */
  readonly zone: string;
  /** whose zone that is; empty for the own one and for a shared one */
  readonly owner: string;
  /** the owners it names */
  readonly seats: readonly string[];
  /** the zones it names as places, such as an Area to move to */
  readonly places: readonly string[];
}

/** A message as plain data: which one it is, and its fields. */
export interface Saying {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A step at which play can go on without asking this player. */
export interface Routine {
  /** the message ``step-NAME`` */
  readonly step: string;
  /** the choice with which it goes on */
  readonly action: string;
  /** whether one may wish so though there is more to choose */
  readonly optional: boolean;
}

/** Somebody asks to take a choice back. */
export interface UndoRequest {
  readonly seat: string;
  /** the seats that have not answered yet */
  readonly waiting: readonly string[];
}

/** How the game ended. With the seed nothing is secret any more. */
export interface Outcome {
  readonly reason: string;
  readonly returns: Readonly<Record<string, number>>;
  /** it has dealt the cards; null while lists are secret that are played on with */
  readonly seed: string | null;
  /** seats that ran out of time */
  readonly forfeited: readonly string[];
  /** null without the seed, and where players were asked for no numbers */
  readonly draw: DrawInfo | null;
}

/** What the seed of a game that is over was made of. */
export interface DrawInfo {
  /** SHA-256 of the secret, shown before the players' numbers */
  readonly promise: string;
  /** the server's */
  readonly secret: string;
  /** by the seats in their order */
  readonly given: readonly NumberGiven[];
}

/** What a seat has given to the shuffles of a game that is over. */
export interface NumberGiven {
  readonly seat: string;
  /** empty if it had none: a bot of the server, or a client that did not commit in time */
  readonly commitment: string;
  /** empty if it was not revealed in time: then the commitment stands in */
  readonly number: string;
}

/** One thing that happened, as this viewer may know it: the message `news-KIND` with these fields. */
export interface LogLine {
  readonly kind: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A card went from one place to another that this viewer sees. */
export interface Move {
  /** null where the viewer cannot tell which it is */
  readonly card: string | null;
  readonly origin: Place;
  readonly target: Place;
  /** its place there among the cards of the view; null where it is not shown, or has gone on */
  readonly at: number | null;
}

/** Where cards lie: a zone, and its owner; None where it is shared. */
export interface Place {
  readonly zone: string;
  readonly owner: string | null;
}

/** A seat's clock at the moment of sending. */
export interface ClockFace {
  readonly seat: string;
  /** milliseconds */
  readonly left: number;
  readonly running: boolean;
}

/** A line of chat. */
export interface ChatLine {
  readonly type: "chat";
  readonly number: number;
  readonly room: string;
  readonly user: string;
  readonly name: string;
  readonly at: number;
  readonly text: string;
}

/** Who sits where has changed, or who is there. */
export interface TableChanged {
  readonly type: "table";
  readonly table: TableInfo;
}

/** It is done, and kept. */
export interface Receipt {
  readonly type: "receipt";
  readonly id: string;
  /** it had been done before: the same message came twice */
  readonly again: boolean;
}

/** It is not done; nothing has changed. */
export interface Refusal {
  readonly type: "refusal";
  readonly code: Code;
  /** in English */
  readonly reason: string;
  /** the same as a message */
  readonly said: Saying;
  /** null if the message could not be read */
  readonly id: string | null;
}

/** What sort of refusal this is, for programs. */
export type Code = "conflict" | "forbidden" | "foreign_origin" | "illegal" | "malformed" | "not_signed_in" | "stale" | "too_big" | "too_fast" | "unavailable" | "unknown";

/** Something people at the table should know that is no part of the game. */
export interface Notice {
  readonly type: "notice";
  /** in English */
  readonly text: string;
  /** the same as a message */
  readonly said: Saying;
}

/** I am here. */
export interface Pong {
  readonly type: "pong";
  readonly id: string;
}

/** The answer to `why`. */
export interface Reason {
  readonly type: "reason";
  readonly id: string;
  /** to be told as a sentence */
  readonly said: Saying;
}

/** Over the socket: everything, at first and whenever the viewer's role changes or something was lost. */
export interface EventHello {
  readonly type: "event";
  readonly view: EventView;
}

/** An event as the viewer may know it. */
export interface EventView {
  readonly event: EventInfo;
  /** the viewer's */
  readonly role: Role;
  /** who the viewer is among the players */
  readonly player: string | null;
  readonly players: readonly PlayerLine[];
  readonly rounds: readonly EventRound[];
  readonly standings: readonly StandingLine[];
  /** the server's time */
  readonly at: number;
}

/** An event apart from its players, rounds and standings. */
export interface EventInfo {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly level: Level;
  readonly mode: Mode;
  readonly format: Format;
  readonly phase: Phase;
  readonly venue: string;
  readonly date: string;
  readonly cut: number;
  /** as the organiser wished, in free mode */
  readonly rounds: number | null;
  /** fixed when round 1 is paired */
  readonly rounds_planned: number | null;
  /** with those who are here; once they are fixed, the same */
  readonly rounds_expected: number;
  readonly settings: EventSettings;
  readonly seed_sha256: string;
  /** told at the end */
  readonly seed: string | null;
  readonly prizes: readonly Prize[];
  readonly staff: readonly StaffLine[];
  readonly checklist: readonly string[];
  /** of the cut */
  readonly seeds: readonly string[];
  /** of the log */
  readonly entries: number;
  /** the hash of the log */
  readonly head: string;
  readonly public: boolean;
  /** the last round that latecomers may play; null before round 1 */
  readonly late_entry_last_round: number | null;
  /** how many play in it as things stand; 0: none is held, null: heads are not counted yet */
  readonly elimination: number | null;
  /** how many sit at it as things stand; 0: there is none, null: heads are not counted yet */
  readonly final_table: number | null;
  /** what comes next, for the staff; null once the event is over */
  readonly next: Step | null;
  /** by the type of an order, whether people of the viewer's role may give it now, or why not */
  readonly may: Readonly<Record<string, May>>;
  readonly severe: Readonly<Record<string, readonly string[]>>;
  /** whom a coin can part, for the staff: the one who calls it first */
  readonly tied: readonly (readonly [string, string])[];
  /** the entries of the log that can be taken back now, for the Meijin */
  readonly undoable: readonly number[];
  readonly invited: readonly InvitedLine[];
  /** how the rounds were drawn: that nobody could choose, or who could have */
  readonly drawn: readonly Saying[];
}

/** How serious an event is. */
export type Level = "premier" | "store";

/** Whether the rulebook's limits are enforced or only told. */
export type Mode = "free" | "official";

/** How opponents are found. */
export type Format = "pods" | "round_robin" | "swiss";

/** Where an event is (4). */
export type Phase = "between" | "cancelled" | "cut_done" | "deck_check" | "draft" | "finished" | "pairing" | "published" | "ready" | "registration" | "running" | "swiss_done" | "time_called";

/** The terms of an event, with the defaults of the specification (section 3). */
export interface EventSettings {
  readonly best_of?: 1 | 3 | 5;
  readonly mp_win?: number;
  readonly mp_draw?: number;
  readonly mp_loss?: number;
  readonly round_minutes?: number;
  readonly cut_minutes?: number;
  readonly break_minutes?: number;
  readonly late_game_loss_s?: number;
  readonly late_match_loss_s?: number;
  readonly id_window_s?: number;
  readonly tiebreak_set?: "OTB" | "POD" | "RR" | "TB";
  readonly round2_draws?: "literal" | "minimal";
  readonly bye_rule?: "literal" | "no_second";
  readonly require_cross?: boolean;
  readonly on_impossible?: "relax" | "stop";
  /** null: half of the rounds, rounded up */
  readonly late_entry_last_round?: number | null;
  readonly deck_lists?: "none" | "optional" | "required";
  readonly open_lists?: boolean;
  readonly result_mode?: "hand" | "live" | "mixed";
  readonly auto_confirm?: boolean;
  readonly forbidden_pairs?: readonly (readonly [string, string])[];
  /** 0: as many as come; else whoever comes later waits */
  readonly capacity?: number;
  /** whether the forms' birth date, zip code, city and e-mail are asked for */
  readonly personal_data?: boolean;
  readonly pod_points?: "places" | "winner";
  /** pods: the best of the last round meet once more */
  readonly final_table?: boolean;
  /** at live tables */
  readonly spectator_delay_s?: number;
  /** the game's own, for live tables */
  readonly options?: Readonly<Record<string, string | number | boolean | null>>;
}

/** What the players on some places get. */
export interface Prize {
  readonly first: number;
  readonly last: number;
  readonly text: string;
}

/** Somebody of the staff; who was appointed and has not accepted is shown to the staff alone. */
export interface StaffLine {
  readonly user: string;
  readonly name: string;
  readonly role: Role;
  readonly accepted: boolean;
}

/** As whom somebody acts. */
export type Role = "engine" | "judge" | "meijin" | "player" | "spectator";

/** The next step: the order that takes it, and what is still in its way. */
export interface Step {
  readonly order: Create | SetTerms | Open | SetPrizes | Appoint | AcceptPost | Tick | Enter | Invite | Decline | CheckIn | MarkPaid | SubmitList | EventCheckList | SpotCheck | CommitNumber | RevealNumber | Stir | CloseRegistration | ReopenRegistration | FinishCheck | Drop | Pair | PairAgain | SwapPlayers | Publish | StartClock | PauseClock | ResumeClock | ReseatPods | CallTime | Extend | CloseRound | Arrive | ReportResult | WithdrawReport | Confirm | EnterResult | Correct | Penalize | CallJudge | EndSwiss | HoldCoin | Finish | Cancel | Reopen | EventTakeBack;
  /** it cannot be taken yet */
  readonly why: Saying | null;
  /** because so many players, lists or results are missing */
  readonly missing: number;
  /** because it is too early: milliseconds since the epoch */
  readonly not_before: number | null;
  /** of the round that it is about */
  readonly stage: Stage | null;
  /** the number of that round */
  readonly round: number;
  /** how many play in it, where it is of the elimination or the final table */
  readonly players: number;
}

/** A new event. Its seed is fixed now, and only the seed's digest is told. */
export interface Create {
  readonly type: "create";
  readonly id: string;
  readonly name: string;
  readonly game: string;
  /** the organiser's name */
  readonly meijin: string;
  readonly seed_sha256: string;
  readonly level?: Level;
  readonly mode?: Mode;
  readonly format?: Format;
  readonly venue?: string;
  readonly date?: string;
  readonly cut?: number;
  readonly rounds?: number | null;
  readonly settings?: EventSettings;
  readonly prizes?: readonly Prize[];
  /** who has the seed */
  readonly origin?: "" | "person" | "program" | "server";
}

/** Other terms. Once round 1 is paired, only what changes nothing that was announced. */
export interface SetTerms {
  readonly type: "set_terms";
  readonly name: string;
  readonly level: Level;
  readonly format: Format;
  readonly cut: number;
  readonly settings: EventSettings;
  readonly venue?: string;
  readonly date?: string;
  readonly rounds?: number | null;
}

/** Registration begins. */
export interface Open {
  readonly type: "open";
}

/** What there is to win; it changes no points (R28). */
export interface SetPrizes {
  readonly type: "set_prizes";
  readonly prizes: readonly Prize[];
}

/** Somebody joins the staff, or leaves it: the Meijin decides, and whoever is on it may step down (T10.9). Until somebody who was appointed accepts, that is the staff's to know (T10.11). */
export interface Appoint {
  readonly type: "appoint";
  readonly user: string;
  readonly name: string;
  readonly role?: "judge" | "meijin" | "none";
}

/** Somebody who was appointed is on the staff for everybody to see; doing anything else there says so, too. */
export interface AcceptPost {
  readonly type: "accept_post";
}

/** A point of the organiser's checklist is done, or not after all (5.1). */
export interface Tick {
  readonly type: "tick";
  readonly item: "fees" | "head_count" | "lists" | "registration" | "rounds" | "rules_talk" | "time_limit";
  readonly done?: boolean;
}

/** A player registers, or is registered; after round 1 was paired that is a late entry (5.7). */
export interface Enter {
  readonly type: "enter";
  readonly player: string;
  readonly name: string;
  readonly family_name?: string;
  readonly user?: string | null;
  readonly bot?: string | null;
  readonly organization?: string;
  readonly side?: string | null;
  readonly fixed_table?: number | null;
  /** birth date, zip code, city, e-mail: kept apart, the log has a digest */
  readonly personal?: Readonly<Record<string, unknown>> | null;
  readonly personal_digest?: string | null;
  /** the fee, where the staff enters somebody who has paid it */
  readonly paid?: boolean;
}

/** The staff invites somebody with an account to play, who enters or declines; or it invites them no longer. */
export interface Invite {
  readonly type: "invite";
  readonly user: string;
  /** as they are called where they have their account */
  readonly name: string;
  readonly withdrawn?: boolean;
}

/** Somebody who is invited does not want to play. */
export interface Decline {
  readonly type: "decline";
}

/** A player is there, or is not after all. */
export interface CheckIn {
  readonly type: "check_in";
  readonly player: string;
  readonly present?: boolean;
}

/** The fee is paid, or is not after all. */
export interface MarkPaid {
  readonly type: "mark_paid";
  readonly player: string;
  readonly paid?: boolean;
}

/** A player hands in a list. It is kept apart, and so is what is wrong with it: the log has their digests. */
export interface SubmitList {
  readonly type: "submit_list";
  readonly player: string;
  /** as text; sealed */
  readonly cards?: string;
  readonly digest?: string;
  readonly errors?: readonly string[];
}

/** A judge has compared a list with the rules and the cards. */
export interface EventCheckList {
  readonly type: "check_list";
  readonly player: string;
  readonly legal: boolean;
  readonly errors?: readonly string[];
}

/** A judge has looked through a player's cards in the middle of a round (5.5). */
export interface SpotCheck {
  readonly type: "spot_check";
  readonly player: string;
  readonly passed: boolean;
}

/** A player shows the SHA-256 of a number, which cannot be changed any more and is revealed later. */
export interface CommitNumber {
  readonly type: "commit_number";
  readonly player: string;
  readonly commitment: string;
}

/** A player reveals the number, once all commitments are closed and before anything is drawn. */
export interface RevealNumber {
  readonly type: "reveal_number";
  readonly player: string;
  readonly number: string;
}

/** What people have thrown or called out in public is stirred into everything that is drawn from now on. */
export interface Stir {
  readonly type: "stir";
  readonly said: string;
}

/** The field is complete: whoever is checked in plays. */
export interface CloseRegistration {
  readonly type: "close_registration";
}

/** Registration was closed too early. */
export interface ReopenRegistration {
  readonly type: "reopen_registration";
}

/** The deck check is over: whoever has no legal list does not play. */
export interface FinishCheck {
  readonly type: "finish_check";
  /** who does not play; null in older logs, where the lists tell */
  readonly out?: readonly string[] | null;
}

/** A player leaves; a match that is being played is played to its end, or lost at once (9.7). */
export interface Drop {
  readonly type: "drop";
  readonly player: string;
  readonly at_once?: boolean;
  /** how the player stood before */
  readonly was?: string;
}

/** The next round is drawn: a draft, which only the organiser sees. */
export interface Pair {
  readonly type: "pair";
  readonly drawn?: Drawn | null;
}

/** A round as it was drawn. Everything in it follows from the log and the seed. */
export interface Drawn {
  readonly stage: Stage;
  readonly no: number;
  readonly attempt: number;
  /** in the order of tables; a single player has the bye */
  readonly tables: readonly (readonly string[])[];
  readonly rounds_planned: number;
  /** the players in their order with the first 8 digits of their keys */
  readonly keys?: readonly (readonly [string, string])[];
  readonly cost?: Readonly<Record<string, number>>;
  readonly bye_candidates?: readonly string[];
  /** somebody meets somebody again */
  readonly relaxed?: boolean;
  readonly rematches?: readonly (readonly [string, string])[];
  readonly literal_given_up?: boolean;
  /** of the cut */
  readonly seeds?: readonly string[];
}

/** The part of an event a round belongs to. */
export type Stage = "cut" | "final" | "pods" | "rr" | "swiss";

/** The round is drawn anew with the next attempt; published ones only while nobody has a result (9.6, R22). */
export interface PairAgain {
  readonly type: "pair_again";
  readonly drawn?: Drawn | null;
}

/** The organiser exchanges two players of a draft by hand; it is public for ever (7.7). */
export interface SwapPlayers {
  readonly type: "swap_players";
  readonly one: string;
  readonly other: string;
}

/** Everybody may see the round. */
export interface Publish {
  readonly type: "publish";
  readonly rematches_confirmed?: boolean;
}

/** The round begins. */
export interface StartClock {
  readonly type: "start_clock";
}

/** The clock stops for everybody. */
export interface PauseClock {
  readonly type: "pause_clock";
}

/** The clock goes on. */
export interface ResumeClock {
  readonly type: "resume_clock";
}

/** Pods that are too small are seated again with the nearest ones; who is absent is last at one of the new ones. */
export interface ReseatPods {
  readonly type: "reseat_pods";
  readonly absent: readonly string[];
  /** the matches that are taken apart */
  readonly dissolved?: readonly string[];
  /** what their players form, absent ones last */
  readonly pods?: readonly (readonly string[])[];
}

/** Time is up: games end by the time-out procedure (6.6). */
export interface CallTime {
  readonly type: "call_time";
}

/** One match gets more time (6.5). */
export interface Extend {
  readonly type: "extend";
  readonly match: string;
  readonly seconds: number;
}

/** All results are in and stand. */
export interface CloseRound {
  readonly type: "close_round";
  /** the phase before */
  readonly was?: string;
  /** who was absent twice in a row (9.7) */
  readonly dropped?: readonly string[];
  readonly eliminated?: readonly string[];
  /** the digest of the standings that the round makes */
  readonly standings?: string;
}

/** A player comes to the table. Whoever is late loses the game, or the match; the opponent is taken to be there. A person who enters it says what it costs, so that nobody is punished who was not asked about. A live table has seen who came, so it is not asked, and who has not come there is not there. */
export interface Arrive {
  readonly type: "arrive";
  readonly player: string;
  /** what it costs, as far as whoever enters it knows */
  readonly accepts?: "" | "game" | "match";
  readonly match?: string;
  /** milliseconds of the round's clock */
  readonly after?: number;
  readonly costs?: "" | "game" | "match";
}

/** A player says how the match ended. When both say the same, it stands; a concession stands at once (R26). */
export interface ReportResult {
  readonly type: "report";
  readonly player: string;
  readonly match: string;
  readonly result: MatchResult;
}

/** What a match came to, as somebody says it. */
export interface MatchResult {
  /** played, intentional_draw, concession, forfeit, double_loss, void */
  readonly kind: string;
  /** games won by seat 0 and seat 1 */
  readonly score?: readonly [number, number] | null;
  /** of a concession or forfeit */
  readonly loser?: string;
  /** who did not come at all */
  readonly absent?: readonly string[];
  /** pods: the places from the first on, shared ones together */
  readonly ranking?: readonly (readonly string[])[];
  /** an intentional draw, entered afterwards by staff: how far into the round */
  readonly announced_s?: number | null;
  readonly games?: readonly PlayedGame[];
  readonly note?: string;
}

/** One game of a match, as a live table played it. */
export interface PlayedGame {
  readonly no: number;
  /** who went first */
  readonly first: string;
  readonly winner?: string | null;
  /** in pods: the places, shared ones together */
  readonly ranking?: readonly (readonly string[])[];
  /** normal, concede, timeout, penalty or coin */
  readonly end?: string;
  /** where it was played */
  readonly table?: string;
}

/** A player takes their report back, as long as the match has no result. */
export interface WithdrawReport {
  readonly type: "withdraw_report";
  readonly player: string;
  readonly match: string;
}

/** A judge confirms what one player reported, or what all did (9.1, 9.3). */
export interface Confirm {
  readonly type: "confirm";
  readonly match: string;
}

/** An official, or the live table itself, enters a result. */
export interface EnterResult {
  readonly type: "enter_result";
  readonly match: string;
  readonly result: MatchResult;
}

/** A result is put right: by a judge before the round is closed, by the Meijin afterwards (9.4). */
export interface Correct {
  readonly type: "correct";
  readonly match: string;
  readonly result: MatchResult;
  /** what it was */
  readonly before?: string;
}

/** A penalty. What the judge notes about it is kept apart. */
export interface Penalize {
  readonly type: "penalize";
  readonly player: string;
  readonly infraction: "card_placement" | "cheating" | "illegal_list" | "late_for_round" | "marked_cards" | "misplay" | "other" | "outside_help" | "reward_for_draw" | "sleeves" | "slow_play" | "unsporting";
  readonly level: "disqualification" | "game_loss" | "match_loss" | "warning";
  readonly note?: string;
  readonly note_digest?: string | null;
  /** where the loss falls; null: nowhere yet */
  readonly match?: string | null;
}

/** A player stops play and calls a judge to the table; or the call is answered. */
export interface CallJudge {
  readonly type: "call_judge";
  readonly match: string;
  readonly about?: string;
  readonly answered?: boolean;
}

/** The Swiss part ends early: nobody could be paired without meeting again, or there are too few left (7.6, R14). */
export interface EndSwiss {
  readonly type: "end_swiss";
}

/** A judge flips a coin for two players who are tied to the end, instead of the lot (8.2, TB4). */
export interface HoldCoin {
  readonly type: "hold_coin";
  readonly winner: string;
  readonly loser: string;
  /** who calls heads or tails */
  readonly caller?: string;
}

/** The event is over: places are final and the seed is told. */
export interface Finish {
  readonly type: "finish";
  readonly seed?: string;
  /** player, place, points, tie-breakers */
  readonly places?: readonly (readonly [string, number | null, number, readonly string[]])[];
}

/** The event is given up. The seed is told, so that the rounds there were can be checked. */
export interface Cancel {
  readonly type: "cancel";
  readonly seed?: string;
}

/** A finished event is opened again within a day, to correct results. */
export interface Reopen {
  readonly type: "reopen";
}

/** An entry is taken back by another entry; nothing is deleted (9.5). */
export interface EventTakeBack {
  readonly type: "take_back";
  readonly n: number;
}

/** Whether somebody may give an order of some kind now. */
export interface May {
  /** why they may not, for programs; null if they may */
  readonly code: Code | null;
  /** the same for people */
  readonly why: Saying | null;
  /** from when on they may, where it is only too early */
  readonly not_before: number | null;
  readonly needs_reason: boolean;
  /** what of it they may not do, though the rest is theirs */
  readonly without: readonly string[];
}

/** Somebody whom the staff has invited to play, and who has not answered yet. */
export interface InvitedLine {
  readonly user: string;
  readonly name: string;
  /** now: it can be too late */
  readonly may_enter: boolean;
}

/** A player of an event, as the viewer may know them. */
export interface PlayerLine {
  readonly player: string;
  readonly name: string;
  readonly status: EventStatus;
  readonly entered_round: number;
  readonly left_after_round: number | null;
  readonly bot: string | null;
  readonly side: string | null;
  readonly checked_in: boolean;
  readonly fixed_table: number | null;
  /** whether it is the viewer */
  readonly mine: boolean;
  /** for the staff */
  readonly paid: boolean | null;
  /** for the staff and the player: empty where there is none, pending, legal or illegal */
  readonly list_check: string | null;
  /** some of them in the words of the game */
  readonly list_errors: readonly Saying[];
  /** game losses that wait for a match */
  readonly pending_losses: number;
  /** of the player's own number for the draws: what there is of it, or that it is wanted */
  readonly number: "" | "asked" | "committed" | "given" | "stands_in" | "wanted";
}

/** How a player stands in an event. */
export type EventStatus = "active" | "disqualified" | "dropped" | "eliminated" | "finished" | "registered" | "waitlisted";

/** A round. */
export interface EventRound {
  readonly no: number;
  readonly stage: Stage;
  readonly attempt: number;
  readonly published: boolean;
  readonly closed: boolean;
  readonly clock: EventClock;
  readonly matches: readonly MatchLine[];
  readonly relaxed: boolean;
  readonly rematches: readonly (readonly [string, string])[];
  readonly edited: readonly Saying[];
  /** the order that was drawn, with the first digits of each key */
  readonly keys: readonly (readonly [string, string])[];
  readonly cost: Readonly<Record<string, number>>;
  readonly bye_candidates: readonly string[];
  /** coming after more than so many milliseconds costs this */
  readonly late_costs: readonly (readonly [number, "" | "game" | "match"])[];
}

/** The clock of a round; times are milliseconds since the epoch. */
export interface EventClock {
  readonly minutes: number;
  readonly started: number | null;
  readonly paused_at: number | null;
  readonly paused_total: number;
  readonly called: number | null;
}

/** A match, as the viewer may know it. */
export interface MatchLine {
  readonly id: string;
  readonly table: number | null;
  readonly seats: readonly string[];
  readonly state: MatchState;
  readonly kind: Kind | null;
  readonly score: readonly [number, number];
  readonly ranking: readonly (readonly string[])[];
  readonly points: Readonly<Record<string, number>>;
  /** each player's points before the round */
  readonly before: readonly number[];
  /** those that the viewer may see */
  readonly reports: Readonly<Record<string, MatchResult>>;
  /** who has reported */
  readonly reported: readonly string[];
  readonly game_losses: Readonly<Record<string, number>>;
  readonly extension_s: number;
  readonly source: string;
  readonly note: Saying | null;
  readonly corrected: boolean;
  /** why a judge is called; for the staff and the match's players */
  readonly calls: Saying | null;
  readonly seated: readonly string[];
  /** who came so late that it cost something, and how many milliseconds after the start */
  readonly late: Readonly<Record<string, number>>;
  /** the live table of the game that is played, or was played last */
  readonly live: string | null;
  /** what it can be played to or put right to, for those who can say so */
  readonly scores: readonly (readonly [number, number])[];
  /** how it can end at all, for those who can say so */
  readonly kinds: readonly string[];
}

/** How far a match has come. */
export type MatchState = "confirmed" | "disputed" | "playing" | "reported" | "waiting";

/** How a match ended (3). */
export type Kind = "bye" | "double_loss" | "draw" | "forfeit" | "intentional_draw" | "pod" | "void" | "win";

/** A line of the standings. */
export interface StandingLine {
  readonly player: string;
  readonly rank: number;
  readonly place: number | null;
  /** in pods eighths */
  readonly points: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  readonly unbeaten: boolean;
  readonly disqualified: boolean;
  readonly breakers: readonly BreakerLine[];
  readonly prizes: readonly string[];
}

/** A tie-breaker of a player. */
export interface BreakerLine {
  readonly code: string;
  /** as it is shown */
  readonly value: string;
}

/** Over the socket: what is new. Whatever is None has not changed. */
export interface EventChanged {
  readonly type: "changed";
  readonly entries: number;
  readonly event: EventInfo | null;
  /** only those that changed, or are new */
  readonly players: readonly PlayerLine[] | null;
  /** only those that changed; of a known round only the changed matches */
  readonly rounds: readonly EventRound[] | null;
  readonly standings: readonly StandingLine[] | null;
}

/** A table to open. */
export interface NewTable {
  readonly game: string;
  /** where the game leaves it open */
  readonly players?: number | null;
  readonly options?: Readonly<Record<string, string | number | boolean | null>>;
  readonly visibility?: Visibility;
  readonly clock?: ClockTerms | null;
  readonly out_of_time?: Policy;
  readonly rated?: boolean;
  /** seconds by which spectators are behind */
  readonly delay?: number;
  readonly chat?: boolean;
  /** where the host sits: on the first seat without a bot, unless it says otherwise */
  readonly seat?: string | null;
  /** by seat */
  readonly bots?: Readonly<Record<string, string>>;
  /** how many games a match has at most, each at a table of its own; for two players */
  readonly best_of?: 1 | 3 | 5;
}

/** A game against bots, at once. */
export interface PlayNow {
  readonly game: string;
  readonly players?: number | null;
  readonly options?: Readonly<Record<string, string | number | boolean | null>>;
  /** the usual one of the game, unless another is named */
  readonly bot?: string | null;
  readonly seat?: string | null;
  readonly best_of?: 1 | 3 | 5;
  /** nobody's time runs while a bot thinks, which keeps within a share of its own */
  readonly clock?: ClockTerms | null;
  readonly out_of_time?: Policy;
  readonly rated?: boolean;
}

/** A game against whoever wants the same. */
export interface PlaySomebody {
  readonly game: string;
}

/** Who is to sit on a seat: I, unless a bot is named. */
export interface TakeSeat {
  readonly bot?: string | null;
  /** what this seat chooses for itself, like a deck */
  readonly options?: Readonly<Record<string, string | number | boolean | null>>;
}

/** How I sit down on any free seat. */
export interface Join {
  /** at once */
  readonly ready?: boolean;
}

/** Whether I am ready. */
export interface Ready {
  readonly ready?: boolean;
}

/** What my seat chooses for itself, like a deck. */
export interface OwnOptions {
  readonly options: Readonly<Record<string, string | number | boolean | null>>;
}

/** A link for one seat. */
export interface Invitation {
  readonly code: string;
  /** the page to send to a friend */
  readonly path: string;
}

/** What an invitation leads to. */
export interface InvitedTo {
  readonly seat: string;
  readonly table: TableInfo;
}

/** Tables, newest first. */
export interface Lobby {
  readonly tables: readonly TableLine[];
}

/** A table in a list. */
export interface TableLine {
  readonly id: string;
  readonly game: string;
  readonly status: Status;
  readonly visibility: Visibility;
  readonly seats: readonly ListedSeat[];
  readonly created: number;
  readonly changed: number;
  readonly rated: boolean;
  readonly clock: ClockTerms | null;
  readonly options: Readonly<Record<string, string | number | boolean | null>>;
  readonly commitment: string;
  readonly result: Readonly<Record<string, number>> | null;
  /** how many games the match has at most; 1 for a single game */
  readonly best_of: number;
  /** it waits for whoever wants to play the same at once */
  readonly quick: boolean;
  /** among my tables: it is my turn there */
  readonly yours: boolean;
}

/** A seat as the lobby shows it. */
export interface ListedSeat {
  readonly seat: string;
  /** the player's name or the bot's; empty for a free seat */
  readonly who: string;
  readonly bot: boolean;
}

/** What became of somebody's games. */
export interface Tally {
  readonly games: readonly GameTally[];
}

/** What became of somebody's games of one kind. */
export interface GameTally {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  /** games won in a row up to now; below 0: lost */
  readonly streak: number;
  /** those that were played against, the weakest first */
  readonly levels: readonly LevelTally[];
  /** the level that is worth a try next; null: as before */
  readonly suggested: string | null;
  readonly why: Advice | null;
}

/** Games of which a level of the house had all other seats. */
export interface LevelTally {
  readonly level: string;
  readonly played: number;
  readonly won: number;
}

/** Advice a level is suggested. */
export type Advice = "first" | "losses" | "wins";

/** The sure mistakes among the choices of a prompt. */
export interface Doubts {
  /** what has to be decided, as in the prompt */
  readonly asked: string;
  readonly choices: readonly DoubtedChoice[];
}

/** A choice that loses clearly against the best one. */
export interface DoubtedChoice {
  readonly action: string;
  /** of winning after it, from 0 to 1, as a bot judges from what the seat knows */
  readonly chance: number;
  /** of winning after the best choice */
  readonly best: number;
}

/** Whether a player may take the last choice back, or ask the others for it. */
export interface TakeBack {
  /** why not, in English; empty if it is possible */
  readonly reason: string;
  /** the same as a message */
  readonly said: Saying | null;
}

/** A part of a finished game, seen again from one seat or with the eyes of the spectators. */
export interface Replay {
  readonly game: string;
  readonly game_name: string;
  readonly players: number;
  readonly options: Readonly<Record<string, string | number | boolean | null>>;
  /** of the game's rules, by which it was played */
  readonly edition: number;
  readonly seats: readonly SeatInfo[];
  /** whose point of view it is; null: the spectators' */
  readonly seat: string | null;
  /** how many actions the whole game has: its last frame has this number */
  readonly plies: number;
  /** the number of the first frame here */
  readonly start: number;
  readonly frames: readonly Frame[];
  /** null for a record of a game that is not over */
  readonly outcome: Outcome | null;
}

/** One position of a game that is looked at again, as its viewer saw it then. */
export interface Frame {
  /** how many actions there were; 0 is the position before the first */
  readonly ply: number;
  /** who acted; null for the first position and for the organiser */
  readonly seat: string | null;
  /** what was done, in words; empty for the first position */
  readonly action: string;
  /** the same as a message; null where it is no choice of the game */
  readonly said: Saying | null;
  readonly view: Readonly<Record<string, unknown>>;
  /** what was new with this action */
  readonly log: readonly LogLine[];
  /** the cards that went from place to place with it */
  readonly moves: readonly Move[];
  /** what the viewer had to decide then */
  readonly ask: Saying | null;
  readonly over: boolean;
}

/** A guided first turn, from one seat. When it is over there is `lesson-closing` to be said. */
export interface Lesson {
  readonly game: string;
  readonly game_name: string;
  readonly players: number;
  readonly options: Readonly<Record<string, string | number | boolean | null>>;
  /** the learner's */
  readonly seat: string;
  readonly seats: readonly SeatInfo[];
  readonly steps: readonly LessonStep[];
}

/** One step of a guided first turn. What there is to say of it are the game's words `lesson-1` and on. */
export interface LessonStep {
  /** what to look at: a zone, a counter, or the word choices */
  readonly points: string;
  /** what the learner is to do, as the prompt of the update offers it */
  readonly action: string;
  /** the position in which the learner is asked */
  readonly update: Update;
  /** what follows: after the action, and after each action of the others */
  readonly after: readonly Update[];
}

/** What was wrong with a request, and what would be right. */
export interface Problem {
  readonly code: Code;
  /** in English */
  readonly reason: string;
  /** the same as a message */
  readonly said: Saying;
  /** the field that is wrong, with those that it lies in: settings.round_minutes */
  readonly about: string;
}

/** The games that can be played here. */
export interface Games {
  readonly games: readonly GameLine[];
  /** what an event begins with */
  readonly settings: EventSettings;
  /** what an event of each mode and format can be */
  readonly plans: Readonly<Record<string, Readonly<Record<string, FormatPlan>>>>;
}

/** A game in the list of games. */
export interface GameLine {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly minutes: number;
  /** the numbers of players there may be */
  readonly players: readonly number[];
  /** what the option ``mode`` may be, where there is one */
  readonly modes: readonly string[];
  /** whether there is a guided first turn */
  readonly lesson: boolean;
  /** the bots of the house by strength, the weakest first */
  readonly levels: readonly string[];
  /** null where nobody plays against anybody */
  readonly tournament: GameTournament | null;
}

/** What a tournament takes over from its game. */
export interface GameTournament {
  /** the usual one first */
  readonly formats: readonly Format[];
  /** whether players bring a list */
  readonly lists: boolean;
  /** what players may play for; none where an event cannot ask that sides meet */
  readonly sides: readonly string[];
  /** the settings of an event that follow from these */
  readonly usual: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string | number | boolean | null>>>>>>;
}

/** What an event of a format and a mode can be. */
export interface FormatPlan {
  /** the sizes of its elimination; 0: none */
  readonly cuts: Readonly<Record<string, readonly number[]>>;
  /** settings that are anybody's choice here, and not the rulebook's or the game's */
  readonly kept: readonly string[];
  /** more players than this must begin for the elimination to be held */
  readonly cut_above: number;
  /** up to so many players, so many rounds; the last is the most to plan with */
  readonly rounds: readonly (readonly [number, number])[];
}

/** All that is declared about a game. */
export interface GameInfo {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly minutes: number;
  readonly options: readonly OptionInfo[];
  readonly seatings: readonly Seating[];
  readonly zones: readonly ZoneInfo[];
  readonly counters: readonly CounterInfo[];
  readonly markers: readonly MarkerInfo[];
  readonly die: DieInfo | null;
  /** that can play it */
  readonly bots: readonly string[];
  /** those of them that are levels of the house, the weakest first */
  readonly levels: readonly string[];
  /** the one that sits where nobody names one */
  readonly usual: string;
  readonly routines: readonly RoutineInfo[];
  /** by the phase that a view shows, the number of the heading or the id of the rule */
  readonly sections: Readonly<Record<string, string>>;
  /** whether there is a guided first turn */
  readonly lesson: boolean;
  /** what players put together for it, like `deck`: `GET /api/games/GAME/lists`; null: nothing */
  readonly lists: string | null;
  /** its rules in a minute, where it has pictures for them */
  readonly minute: MinuteInfo | null;
}

/** A choice that is made before the game: one of some words, a number in a range, either of them, or a text. */
export interface OptionInfo {
  readonly name: string;
  readonly default: string | number | boolean | null;
  readonly help: string;
  /** the allowed values in words */
  readonly allowed: string;
  readonly choices: readonly (string | number | boolean | null)[];
  readonly low: number | null;
  readonly high: number | null;
  /** a longer text is allowed, such as a deck list or cards of one's own */
  readonly text: boolean;
  /** the seat that chooses it for itself; null: whoever opens the table */
  readonly seat: string | null;
  /** it is a list of cards, like a deck: `GET /api/games/GAME/lists` tells more */
  readonly is_list: boolean;
  /** the modes in which it means something; none: in all */
  readonly modes: readonly string[];
}

/** The seats for one number of players, in one mode where a game has several. */
export interface Seating {
  readonly players: number;
  readonly seats: readonly string[];
  readonly mode: string | null;
  /** whether two play against each other, and so may play a match of several games */
  readonly duel: boolean;
}

/** A place for cards, and how it is laid out. */
export interface ZoneInfo {
  readonly name: string;
  readonly help: string;
  /** every player has one */
  readonly owned: boolean;
  /** a stack; otherwise the cards lie side by side */
  readonly pile: boolean;
  /** the order has a meaning */
  readonly ordered: boolean;
  /** everybody sees what lies there */
  readonly open: boolean;
  /** how its cards lie; a map has its zones at their coordinates */
  readonly layout: Layout;
  /** column and row on the map, from the top left */
  readonly at: readonly [number, number] | null;
}

/** How the cards of a zone lie on the table. */
export type Layout = "fan" | "grid" | "map" | "row" | "stack";

/** A number of the game, or the name of whoever it is about. */
export interface CounterInfo {
  readonly name: string;
  readonly help: string;
  readonly low: number;
  readonly high: number;
  readonly owned: boolean;
  readonly names: boolean;
}

/** A number that lies on a card; a card without it has the lowest value. */
export interface MarkerInfo {
  readonly name: string;
  readonly help: string;
  readonly low: number;
  readonly high: number;
}

/** What the sides of a die show. */
export interface DieInfo {
  readonly name: string;
  readonly faces: readonly string[];
}

/** A step at which play can go on without asking: `step-NAME`, and `.does` for what is done there. */
export interface RoutineInfo {
  readonly step: string;
  /** whether a player may wish so though there is more to choose */
  readonly optional: boolean;
}

/** The rules in a minute: the cards shown beside `minute-goal` and each `minute-turn-1` and on. */
export interface MinuteInfo {
  readonly goal: readonly string[];
  readonly turn: readonly (readonly string[])[];
  readonly cards: readonly MinuteCard[];
}

/** A card that is explained. */
export interface MinuteCard {
  readonly card: string;
  readonly marks: readonly MinuteMark[];
}

/** Something on the face of a card: `minute-mark-NAME` says what it means. */
export interface MinuteMark {
  readonly name: string;
  /** of 100, from the left */
  readonly x: number;
  /** of 140, from the top */
  readonly y: number;
}

/** How a game speaks in a language: the texts in Project Fluent, and what the messages in them hold. */
export interface Words {
  readonly language: string;
  /** those of the game first, then those that hold for all games */
  readonly texts: readonly string[];
  readonly shapes: Readonly<Record<string, readonly Slot[]>>;
}

/** A field of a message: what it stands for, whether it is a list, and whether it may be left out. */
export interface Slot {
  readonly name: string;
  readonly role: ValueKind;
  readonly many?: boolean;
  readonly optional?: boolean;
  readonly part?: string;
  readonly words?: readonly string[];
}

/** What a value stands for, and so how it is said. */
export type ValueKind = "card" | "card_text" | "corner" | "flag" | "message" | "number" | "part" | "seat" | "term" | "text" | "word" | "zone";

/** Every kind of card of a game. */
export interface Cards {
  readonly cards: readonly CardInfo[];
}

/** A kind of card. */
export interface CardInfo {
  readonly id: string;
  readonly title: string;
  /** the number or letter that is read from afar */
  readonly corner: string;
  readonly colour: string;
  /** what it does, in six characters or fewer */
  readonly hint: string;
  readonly group: string;
  /** what is printed on it, in English */
  readonly text: string;
  /** copies there may be */
  readonly count: number;
  /** the printed values by name */
  readonly facts: Readonly<Record<string, string | number | readonly string[]>>;
  /** the text as a message, where the game composes it and its words are to say it */
  readonly said?: Saying | null;
}

/** The options of a table, of which one may bring in cards of one's own, and the edition of the rules it has. */
export interface CardsAsked {
  readonly options: Readonly<Record<string, string | number | boolean | null>>;
  /** null: today's */
  readonly edition?: number | null;
}

/** What was found in a record. */
export interface Report {
  /** nothing was lost or changed since it was written: its checksum */
  readonly whole: Verdict;
  /** every action is allowed by the rules, with the cards that the seed deals */
  readonly legal: Verdict;
  /** the server's secret, or the seed where it alone made it, was promised before the game */
  readonly shuffles: Verdict;
  /** the seed is made of the promised secret and what seats gave; unknown if no seat gave anything */
  readonly numbers: Verdict;
  /** what is wrong, and where */
  readonly problem: string;
  readonly game: string;
  readonly actions: number;
  /** the hash of the secret or seed, as it should have been shown before the game */
  readonly commitment: string;
  /** what each seat gave to the seed; empty where nobody was asked */
  readonly gifts: Readonly<Record<string, Gift>>;
  readonly over: boolean;
  /** why the game ended */
  readonly reason: string;
  /** the result by seat */
  readonly returns: Readonly<Record<string, number>>;
}

/** What came of one check. */
export type Verdict = "fails" | "holds" | "unknown";

/** What somebody has given to a draw. */
export type Gift = "commitment" | "nothing" | "number";

/** A person: a guest, or somebody with an account. */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly account: boolean;
  readonly created: number;
}

/** An account to make. */
export interface NewAccount {
  /** 1 to 24 visible characters, blanks between them */
  readonly name: string;
  readonly password: string;
}

/** Who signs in. */
export interface SignIn {
  /** 1 to 24 visible characters, blanks between them */
  readonly name: string;
  readonly password: string;
}

/** How I want to be called. */
export interface Rename {
  /** 1 to 24 visible characters, blanks between them */
  readonly name: string;
}

/** Another password for my account. */
export interface ChangePassword {
  readonly old: string;
  readonly new: string;
}

/** That I am who may delete this account. */
export interface DeleteMe {
  readonly password: string;
}

/** A token for a program. */
export interface NewToken {
  /** 1 to 24 visible characters, blanks between them */
  readonly name: string;
  readonly days?: number | null;
}

/** A new token: its text is shown this once. */
export interface MadeToken {
  readonly token: string;
  readonly id: string;
  readonly name: string;
  readonly expires: number | null;
}

/** My tokens, oldest first. */
export interface Tokens {
  readonly tokens: readonly TokenLine[];
}

/** What is known of a token. */
export interface TokenLine {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly expires: number | null;
  /** when it was used last, to the minute */
  readonly used: number | null;
}

/** The people I do not want to hear, by their names. */
export interface Mutes {
  readonly users: readonly Muted[];
}

/** Somebody I do not want to hear. */
export interface Muted {
  readonly id: string;
  readonly name: string;
}

/** What players put together for a game, and the lists that come with it. */
export interface Lists {
  /** what people call one, like `deck` */
  readonly what: string;
  readonly sections: readonly ListSection[];
  /** by card, the sections where it may be */
  readonly pool: Readonly<Record<string, readonly string[]>>;
  readonly ready_made: readonly ReadyMadeList[];
  /** the options of a seat that take one; none where it is said during the game */
  readonly options: readonly string[];
  /** in which they are played; empty: in any */
  readonly mode: string;
  /** the phase of a view in which a player says the `value` of a list as an action; empty for an option */
  readonly said_in: string;
  /** null where nothing is exchanged in a match */
  readonly exchange: ListExchange | null;
}

/** A part of a list, and how many cards it must have. */
export interface ListSection {
  readonly name: string;
  readonly title: string;
  readonly low: number;
  readonly high: number;
  /** none at all is right too */
  readonly may_be_empty: boolean;
}

/** A list that comes with a game. */
export interface ReadyMadeList {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** what is given to the game to play it */
  readonly value: string;
}

/** How a list says which cards have changed places between the games of a match. */
export interface ListExchange {
  /** the section that is played */
  readonly inside: string;
  /** the section that waits */
  readonly outside: string;
  /** the section of what has gone from the one */
  readonly out: string;
  /** the section of what has come from the other */
  readonly into: string;
}

/** A list to be checked: a text, or how many there are of each card by section. */
export interface CheckList {
  readonly text?: string | null;
  readonly counts?: Readonly<Record<string, Readonly<Record<string, number>>>> | null;
  /** of a list that is given by its counts */
  readonly name?: string;
  /** of the table where it is to be played, where they matter */
  readonly options?: Readonly<Record<string, string | number | boolean | null>>;
}

/** A list as it was understood, and everything that is wrong with it. */
export interface CheckedList {
  readonly name: string;
  readonly legal: boolean;
  readonly problems: readonly ListProblem[];
  /** by section, in the order of the pool */
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly tallies: readonly ListTally[];
  /** as people read it */
  readonly text: string;
  /** in one line: what is given to the game to play it */
  readonly value: string;
}

/** A rule that a list breaks, or something that could not be understood. */
export interface ListProblem {
  /** with where it is */
  readonly said: Saying;
  /** in English */
  readonly text: string;
  /** what sort it is, as the message of the problem is called */
  readonly kind: string;
  /** the id of the rule in the rulebook */
  readonly rule: string;
  readonly cards: readonly string[];
  /** where those cards are meant; none: anywhere */
  readonly sections: readonly string[];
}

/** Something that is counted in a list. */
export interface ListTally {
  readonly name: string;
  /** how often there is each value */
  readonly counts: readonly (readonly [string, number])[];
  /** the values are numbers without gaps */
  readonly curve: boolean;
  /** how many there may be of all together; 0: any number */
  readonly most: number;
}

/** A list to keep; it need not be legal. */
export interface SaveList {
  readonly game: string;
  /** 1 to 80 visible characters */
  readonly name: string;
  /** a list as text, as TOML, or in one line */
  readonly text: string;
}

/** Another name for a list that is kept, other cards, or both. */
export interface ChangeList {
  readonly name?: string | null;
  readonly text?: string | null;
}

/** A list that is kept. */
export interface SavedList {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly text: string;
  /** what is given to the game to play it */
  readonly value: string;
  /** by the usual options of the game */
  readonly legal: boolean;
  readonly changed: number;
}

/** My lists by name. */
export interface SavedLists {
  readonly lists: readonly SavedList[];
}

/** An event to create; whoever asks is its Meijin. Settings that are not given are the game's defaults. */
export interface NewEvent {
  readonly name: string;
  readonly game: string;
  readonly level?: Level;
  readonly mode?: Mode;
  readonly format?: Format;
  readonly venue?: string;
  readonly date?: string;
  readonly cut?: number;
  readonly rounds?: number | null;
  readonly settings?: EventSettings | null;
  readonly prizes?: readonly Prize[];
  /** whether it is listed */
  readonly public?: boolean;
}

/** A command and its reason; `key` is the client's own, so that the same order sent twice counts once. */
export interface Order {
  readonly command: Create | SetTerms | Open | SetPrizes | Appoint | AcceptPost | Tick | Enter | Invite | Decline | CheckIn | MarkPaid | SubmitList | EventCheckList | SpotCheck | CommitNumber | RevealNumber | Stir | CloseRegistration | ReopenRegistration | FinishCheck | Drop | Pair | PairAgain | SwapPlayers | Publish | StartClock | PauseClock | ResumeClock | ReseatPods | CallTime | Extend | CloseRound | Arrive | ReportResult | WithdrawReport | Confirm | EnterResult | Correct | Penalize | CallJudge | EndSwiss | HoldCoin | Finish | Cancel | Reopen | EventTakeBack;
  readonly reason?: string;
  readonly key?: string;
}

/** It is done, and kept. */
export interface OrderDone {
  /** the entry of the log */
  readonly n: number;
  /** limits of the rulebook that free mode let pass */
  readonly warnings: readonly Saying[];
}

/** A new event. */
export interface EventCreated {
  readonly id: string;
  readonly warnings: readonly Saying[];
}

/** Events: those that go on first, then the newest. */
export interface EventList {
  readonly events: readonly EventLine[];
}

/** An event in a list. */
export interface EventLine {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly level: Level;
  readonly format: Format;
  readonly phase: Phase;
  readonly venue: string;
  readonly date: string;
  readonly players: number;
  /** how many rounds were published */
  readonly round: number;
  readonly rounds_planned: number | null;
  readonly created: number;
  /** the viewer's */
  readonly role: Role;
}

/** How all tie-breakers of a player were summed. */
export interface BreakersExplained {
  readonly player: string;
  readonly breakers: readonly BreakerSum[];
}

/** How a tie-breaker was summed. */
export interface BreakerSum {
  readonly code: string;
  readonly value: string;
  readonly parts: readonly BreakerPart[];
}

/** One entry of a sum. */
export interface BreakerPart {
  readonly round: number;
  readonly opponent: string | null;
  readonly value: string;
  readonly dropped: boolean;
  /** what the round was: win, loss, bye, missed ... */
  readonly note: string;
}

/** Why a player meets this opponent. */
export interface PairingExplained {
  readonly player: string;
  readonly round: number;
  readonly reasons: readonly Saying[];
}

/** The log, or a part of it. */
export interface EventLog {
  readonly entries: readonly LogLineOfEvent[];
}

/** An entry of the log. What the viewer may not know yet is left out of it: then `payload` is None. */
export interface LogLineOfEvent {
  readonly n: number;
  readonly at: number;
  /** the name */
  readonly actor: string;
  readonly role: string;
  readonly type: string;
  /** what was done */
  readonly said: Saying;
  /** whom and what it was about */
  readonly about: readonly Saying[];
  readonly payload: Readonly<Record<string, unknown>> | null;
  readonly reason: string;
  readonly hash: string;
  readonly undone: boolean;
}

/** A player's list, for those who may see it. */
export interface PlayerList {
  readonly player: string;
  readonly text: string;
  readonly check: string;
  readonly errors: readonly Saying[];
}

/** What the event has asked of a player besides the name, for the Meijin and the player. */
export interface PersonalData {
  readonly player: string;
  /** empty where there is nothing, or nothing any more */
  readonly personal: Readonly<Record<string, unknown>>;
}

/** Somebody who is signed in, also as a guest, enters an event. The server picks the player's id. */
export interface Register {
  /** null: the name that they have on the site */
  readonly name?: string | null;
  readonly family_name?: string;
  readonly organization?: string;
  readonly side?: string | null;
  /** a list, handed in at once */
  readonly cards?: string;
  /** only if the event asks for it */
  readonly personal?: Readonly<Record<string, string>> | null;
}

/** People whom the staff enters: all of them or none. */
export interface NewPlayers {
  readonly players: readonly NewPlayer[];
  /** so that the same sent twice counts once */
  readonly key?: string;
}

/** Somebody whom the staff enters: a person without an account, or a bot. Accounts are invited. */
export interface NewPlayer {
  readonly name: string;
  readonly family_name?: string;
  readonly organization?: string;
  readonly side?: string | null;
  /** a bot of the game */
  readonly bot?: string | null;
  readonly fixed_table?: number | null;
  readonly cards?: string;
  readonly personal?: Readonly<Record<string, string>> | null;
  readonly paid?: boolean;
  readonly check_in?: boolean;
}

/** They are in. */
export interface Entered {
  /** their ids */
  readonly players: readonly string[];
  /** the last entry of the log */
  readonly n: number;
  readonly warnings: readonly Saying[];
}

/** An organiser's file has become an event of this server. */
export interface ImportedEvent {
  readonly id: string;
  readonly entries: number;
}

/** Somebody with an account, found by their name. */
export interface PersonFound {
  readonly user: string;
  readonly name: string;
}
