// Generated from the server's types by `python -m meijin.server.schema`: do not edit.

/** What is seen besides cards and counters. */
export interface Seen {
  readonly about?: string;
  readonly full_hp: Readonly<Record<string, number>>;
  readonly limits: Limits;
  readonly mode: string;
  readonly phase: string;
  readonly question?: string;
  readonly totals: Readonly<Record<string, Total>>;
  readonly why?: string;
}

/** The numbers of the rulebook that a table shows. */
export interface Limits {
  readonly ace: number;
  readonly target: number;
}

/** What a row adds up to as far as a viewer knows its cards. */
export interface Total {
  readonly best: number;
  readonly low: number;
}

/** Time is called. */
export interface Time {
  readonly last: number;
}

/** A round begins; in battle with a start player. */
export interface Round {
  readonly round: number;
  readonly start?: string;
}

/** A camp takes a Black card. */
export interface Pick {
  readonly camp: string;
  readonly card: string;
}

/** A camp draws a card, face down for whoever is not told which. */
export interface Draw {
  readonly camp: string;
  readonly card?: string;
}

/** A camp draws no more; nobody is told why. */
export interface Done {
  readonly camp: string;
}

/** The discard pile becomes the deck. */
export interface Reshuffle {
  readonly camp: string;
  readonly count: number;
}

/** A camp shows the card that it has drawn. */
export interface Flip {
  readonly camp: string;
  readonly card: string;
}

/** A camp looks at the top of its deck. */
export interface Scout {
  readonly camp: string;
  readonly card?: string;
}

/** A camp discards what it has looked at. */
export interface ScoutDiscard {
  readonly camp: string;
  readonly card?: string;
}

/** All rows lie open. */
export interface Showdown {
  readonly rows: readonly Row[];
}

/** A 3 pulls a card back. */
export interface Withdraw {
  readonly camp: string;
  readonly card: string;
}

/** A 3 pulls nothing back. */
export interface Decline {
  readonly camp: string;
}

/** How many aces of a camp count high. */
export interface Aces {
  readonly camp: string;
  readonly high: number;
}

/** Two camps strike each other. */
export interface Compare {
  readonly one: Side;
  readonly other: Side;
  readonly hits: readonly Hit[];
}

/** A camp takes a card out of the game. */
export interface Remove {
  readonly camp: string;
  readonly card: string;
}

/** A camp gives up. */
export interface Resign {
  readonly camp: string;
}

/** The game is over; where nobody at the table has won, Purple has, unless time has ended it. */
export interface Over {
  readonly why: string;
  readonly winners: readonly string[];
}

/** What a camp fights with. */
export interface Row {
  readonly camp: string;
  readonly cards: readonly string[];
}

/** How strong a camp is against another: 0 above 21 and without a card. */
export interface Side {
  readonly camp: string;
  readonly points: number;
  readonly cards: readonly string[];
  readonly raised: number;
}

/** The damage that a camp takes, and what it is made of. */
export interface Hit {
  readonly camp: string;
  readonly damage: number;
  readonly cards: number;
  readonly sevens: number;
  readonly for_sevens: number;
  readonly for_exact: number;
  readonly exact: number;
  readonly limit?: number;
}

export type News = 
  | { readonly kind: "time"; readonly fields: Time }
  | { readonly kind: "round"; readonly fields: Round }
  | { readonly kind: "pick"; readonly fields: Pick }
  | { readonly kind: "draw"; readonly fields: Draw }
  | { readonly kind: "done"; readonly fields: Done }
  | { readonly kind: "reshuffle"; readonly fields: Reshuffle }
  | { readonly kind: "flip"; readonly fields: Flip }
  | { readonly kind: "scout"; readonly fields: Scout }
  | { readonly kind: "scout_discard"; readonly fields: ScoutDiscard }
  | { readonly kind: "showdown"; readonly fields: Showdown }
  | { readonly kind: "withdraw"; readonly fields: Withdraw }
  | { readonly kind: "decline"; readonly fields: Decline }
  | { readonly kind: "aces"; readonly fields: Aces }
  | { readonly kind: "compare"; readonly fields: Compare }
  | { readonly kind: "remove"; readonly fields: Remove }
  | { readonly kind: "resign"; readonly fields: Resign }
  | { readonly kind: "over"; readonly fields: Over };

export type Asked = 
  | { readonly id: "ask-pick"; readonly fields: { readonly goes_to: "deck" | "discard" } }
  | { readonly id: "ask-draw"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "ask-stand"; readonly fields: { readonly why: "drawn" | "over" | "empty" } }
  | { readonly id: "ask-flip"; readonly fields: { readonly card: string } }
  | { readonly id: "ask-scout"; readonly fields: { readonly card: string } }
  | { readonly id: "ask-withdraw"; readonly fields: { readonly about: string } }
  | { readonly id: "ask-aces"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "ask-remove"; readonly fields: Readonly<Record<string, never>> };

export type Chosen = 
  | { readonly id: "choice-stand"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "choice-draw"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "choice-hide"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "choice-flip"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "choice-scout_keep"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "choice-scout_discard"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "choice-decline"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "choice-aces_high"; readonly fields: { readonly high: number; readonly total?: number } }
  | { readonly id: "choice-pick"; readonly fields: { readonly card: string; readonly text: string } }
  | { readonly id: "choice-withdraw"; readonly fields: { readonly card: string } }
  | { readonly id: "choice-remove"; readonly fields: { readonly card: string } };

export type Refused = 
  | { readonly id: "refusal-in_words"; readonly fields: { readonly text: string } }
  | { readonly id: "refusal-all_drawn"; readonly fields: { readonly limit: number } }
  | { readonly id: "refusal-too_high"; readonly fields: { readonly blocked_above: number } }
  | { readonly id: "refusal-no_cards"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-not_drawing"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-shown_first"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-scouted_first"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-shown_always"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-shown_at_once"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-shown_when_drawn"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-not_scouting"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-not_withdrawing"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-itself"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-threes_first"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-not_announcing"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-fewer_aces"; readonly fields: { readonly aces: number } }
  | { readonly id: "refusal-not_picking"; readonly fields: { readonly rule: string } }
  | { readonly id: "refusal-all_taken"; readonly fields: { readonly card: string; readonly rule: string } }
  | { readonly id: "refusal-not_removing"; readonly fields: { readonly rule: string } }
  | { readonly id: "refusal-discarded"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-other_copy"; readonly fields: { readonly card: string; readonly rule: string } }
  | { readonly id: "refusal-not_in_row"; readonly fields: { readonly card: string; readonly rule: string } }
  | { readonly id: "refusal-fallen"; readonly fields: { readonly camp: string } };

/** What a table of the game reads. */
export interface Wire {
  readonly seen: Seen;
  readonly news: News;
}
