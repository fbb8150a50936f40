// Generated from the server's types by `python -m meijin.server.schema`: do not edit.

export type ClientMessage = Act | Undo | AnswerUndo | Leave | Back | Give | Say | Sync | Ping | Why;

export type ServerMessage = Hello | Update | TableChanged | Receipt | Refusal | ChatLine | Notice | Pong | Reason;

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
  /** SHA-256 of the seed, shown before the first card is dealt */
  readonly commitment: string;
  readonly seats: readonly SeatInfo[];
  /** the table where it goes on */
  readonly rematch: string | null;
  /** null for a single game */
  readonly match: MatchInfo | null;
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

/** How the game stands for this viewer, and what is new. It comes only when something has changed for them. */
export interface Update {
  readonly type: "update";
  readonly view: Readonly<Record<string, unknown>>;
  readonly prompt: Prompt | null;
  /** what is new since the last update; at the end of the game everything */
  readonly log: readonly LogLine[];
  /** how many lines the log has now for this viewer: say so when you come back */
  readonly lines: number;
  readonly clocks: readonly ClockFace[];
  /** the server's time when the clocks stood so */
  readonly at: number;
  readonly request: UndoRequest | null;
  readonly over: Outcome | null;
}

/** A player is asked to choose. */
export interface Prompt {
  /** to be repeated with the answer; another question has another one */
  readonly asked: string;
  readonly choices: readonly Choice[];
  /** whether this player may resign */
  readonly resign: boolean;
  /** what has to be decided, in a sentence or two */
  readonly question: string;
}

/** One thing a player may do now. */
export interface Choice {
  readonly action: string;
  /** what it does, in one sentence */
  readonly says: string;
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
  /** whether it is the plain pass, which does nothing and uses nothing up */
  readonly passes: boolean;
}

/** One thing that happened, as this viewer may know it. */
export interface LogLine {
  readonly kind: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** A seat's clock at the moment of sending. */
export interface ClockFace {
  readonly seat: string;
  /** milliseconds */
  readonly left: number;
  readonly running: boolean;
}

/** Somebody asks to take a choice back. */
export interface UndoRequest {
  readonly seat: string;
  /** the seats that have not answered yet */
  readonly waiting: readonly string[];
}

/** How the game ended; from now on nothing is secret. */
export interface Outcome {
  readonly reason: string;
  readonly returns: Readonly<Record<string, number>>;
  readonly seed: string;
  /** seats that ran out of time */
  readonly forfeited: readonly string[];
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
  readonly reason: string;
  /** null if the message could not be read */
  readonly id: string | null;
}

/** What sort of refusal this is. */
export type Code = "conflict" | "forbidden" | "foreign_origin" | "illegal" | "malformed" | "not_signed_in" | "stale" | "too_big" | "too_fast" | "unavailable" | "unknown";

/** Something people at the table should know that is no part of the game. */
export interface Notice {
  readonly type: "notice";
  readonly text: string;
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
  readonly text: string;
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
  readonly bot?: string;
  readonly seat?: string | null;
  readonly best_of?: 1 | 3 | 5;
}

/** Who is to sit on a seat: I, unless a bot is named. */
export interface TakeSeat {
  readonly bot?: string | null;
  /** what this seat chooses for itself, like a deck */
  readonly options?: Readonly<Record<string, string | number | boolean | null>>;
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
}

/** A seat as the lobby shows it. */
export interface ListedSeat {
  readonly seat: string;
  /** the player's name or the bot's; empty for a free seat */
  readonly who: string;
  readonly bot: boolean;
}

/** A part of a finished game, seen again from one seat or with the eyes of the spectators. */
export interface Replay {
  readonly game: string;
  readonly game_name: string;
  readonly players: number;
  readonly options: Readonly<Record<string, string | number | boolean | null>>;
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
  readonly view: Readonly<Record<string, unknown>>;
  /** what was new with this action */
  readonly log: readonly LogLine[];
  /** what the viewer had to decide then; empty if nothing */
  readonly question: string;
  readonly over: boolean;
}

/** A guided first turn, from one seat. */
export interface Lesson {
  readonly game: string;
  readonly game_name: string;
  readonly players: number;
  readonly options: Readonly<Record<string, string | number | boolean | null>>;
  /** the learner's */
  readonly seat: string;
  readonly seats: readonly SeatInfo[];
  readonly steps: readonly LessonStep[];
  readonly closing: InLanguages;
}

/** One step of a guided first turn. */
export interface LessonStep {
  /** what the learner sees, what to do, and why */
  readonly says: InLanguages;
  /** what to look at: a zone, a counter, or the word choices */
  readonly points: string;
  /** what the learner is to do, as the prompt of the update offers it */
  readonly action: string;
  /** the position in which the learner is asked */
  readonly update: Update;
  /** what follows: after the action, and after each action of the others */
  readonly after: readonly Update[];
}

/** A text in English and in Japanese. */
export interface InLanguages {
  readonly en: string;
  readonly ja: string;
}

/** What was wrong with a request, and what would be right. */
export interface Problem {
  readonly code: Code;
  readonly reason: string;
}

/** The games that can be played here. */
export interface Games {
  readonly games: readonly GameLine[];
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
  /** the weakest first */
  readonly bots: readonly string[];
  /** by the phase that a view shows, the number of the heading or the id of the rule */
  readonly sections: Readonly<Record<string, string>>;
  /** whether there is a guided first turn */
  readonly lesson: boolean;
  /** what players put together for it, like `deck`: `GET /api/games/GAME/lists`; null: nothing */
  readonly lists: string | null;
}

/** A choice that is made before the game: one of some words, a number in a range, or a text. */
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
  /** what is printed on it */
  readonly text: string;
  /** copies there may be */
  readonly count: number;
  /** the printed values by name */
  readonly facts: Readonly<Record<string, string | number | readonly string[]>>;
}

/** What was found in a record. */
export interface Report {
  /** nothing was lost or changed since it was written: its checksum */
  readonly whole: Verdict;
  /** every action is allowed by the rules, with the cards that the seed deals */
  readonly legal: Verdict;
  /** the seed is the one that was promised before the game */
  readonly shuffles: Verdict;
  /** what is wrong, and where */
  readonly problem: string;
  readonly game: string;
  readonly actions: number;
  /** the hash of the seed, as it should have been shown before the game */
  readonly commitment: string;
  readonly over: boolean;
  /** why the game ended */
  readonly reason: string;
  /** the result by seat */
  readonly returns: Readonly<Record<string, number>>;
}

/** What came of one check. */
export type Verdict = "fails" | "holds" | "unknown";

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
  /** in English, with what would be right */
  readonly text: string;
  /** what sort it is, for other languages; empty where there is only the text */
  readonly kind: string;
  /** the numbers and words of the text by name */
  readonly values: Readonly<Record<string, string | number>>;
  /** the id of the rule in the rulebook */
  readonly rule: string;
  /** such as `line 3` */
  readonly where: string;
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
