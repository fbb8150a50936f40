// Generated from the server's types by `python -m meijin.server.schema`: do not edit.

/** What is seen besides cards and counters. */
export interface Seen {
  readonly absorbs?: boolean;
  readonly battle: number;
  readonly battles: readonly BattleSeen[];
  readonly left?: number;
  readonly may_be: Readonly<Record<string, readonly string[]>>;
  readonly older: readonly PileSeen[];
  readonly passing?: PassingSeen;
  readonly phase: string;
  readonly pile: PileSeen | null;
  readonly turn: string | null;
  readonly wins_needed: number;
}

/** A battle that is over. */
export interface BattleSeen {
  readonly character: string;
  readonly how: string;
  readonly winner: string;
}

/** A pile of the center field. */
export interface PileSeen {
  readonly cards: readonly string[];
  readonly count: number;
  readonly damage: number;
  readonly owner: string;
  readonly rank: number;
}

/** What passing costs: cards instead of damage, or damage that is survived or not. */
export interface PassingSeen {
  readonly after: number;
  readonly cards: number;
  readonly damage: number;
  readonly how: "absorbed" | "damage" | "out";
  readonly life: number;
}

/** Time is called. */
export interface Time {
  readonly last: number;
}

/** A battle begins. */
export interface Battle {
  readonly battle: number;
  readonly starter: string;
}

/** A hand is dealt. */
export interface Deal {
  readonly seat: string;
  readonly count: number;
  readonly cards?: readonly string[];
}

/** A character is chosen. */
export interface Choose {
  readonly seat: string;
  readonly character?: string;
}

/** A character turns face up. */
export interface Reveal {
  readonly seat: string;
  readonly character: string;
}

/** A pile is played; with its rank and count also as what it is declared to be, where the cards do not say it. */
export interface Play {
  readonly seat: string;
  readonly cards: readonly string[];
  readonly rank: number;
  readonly count: number;
  readonly damage: number;
  readonly left: number;
  readonly as_rank?: number;
  readonly as_count?: number;
}

/** Shian sweeps the field. */
export interface Sweep {
  readonly seat: string;
  readonly cards: readonly string[];
}

/** A Guard is used. */
export interface Guard {
  readonly seat: string;
  readonly card: string;
}

/** A pass on a pile with so much damage. */
export interface Pass {
  readonly seat: string;
  readonly damage: number;
}

/** A seat is eliminated. */
export interface Out {
  readonly seat: string;
}

/** Cards are drawn to pay damage with. */
export interface Draw {
  readonly seat: string;
  readonly count: number;
  readonly cards?: readonly string[];
}

/** The discard pile becomes the deck. */
export interface Reshuffle {
  readonly count: number;
}

/** Damage for which there is no card. */
export interface Markers {
  readonly seat: string;
  readonly count: number;
}

/** A card goes face down to the damage. */
export interface Place {
  readonly seat: string;
  readonly card?: string;
}

/** A card goes to the discard pile. */
export interface Discard {
  readonly seat: string;
  readonly card: string;
}

/** A card is given away. */
export interface Gift {
  readonly seat: string;
  readonly to: string;
  readonly card?: string;
}

/** Nothing is given away. */
export interface Keep {
  readonly seat: string;
}

/** All others have passed. */
export interface Trick {
  readonly seat: string;
}

/** A battle is won. */
export interface Won {
  readonly seat: string;
  readonly character: string;
  readonly how: string;
  readonly wins: number;
}

/** A character cannot be used again. */
export interface Lock {
  readonly seat: string;
  readonly character: string;
}

/** The match is won. */
export interface Match {
  readonly seat: string;
  readonly wins: readonly number[];
}

/** Time is up, and several are first. */
export interface Shared {
  readonly wins: readonly number[];
}

/** A set of cards as it counts on the field. */
export interface Pile {
  readonly rank: number;
  readonly count: number;
}

/** What a pass would cost a seat: cards instead of damage, or damage that it survives or not. */
export interface Passing {
  readonly how: "absorbed" | "out" | "damage";
  readonly damage: number;
  readonly cards: number;
  readonly after: number;
  readonly life: number;
}

export type News = 
  | { readonly kind: "time"; readonly fields: Time }
  | { readonly kind: "battle"; readonly fields: Battle }
  | { readonly kind: "deal"; readonly fields: Deal }
  | { readonly kind: "choose"; readonly fields: Choose }
  | { readonly kind: "reveal"; readonly fields: Reveal }
  | { readonly kind: "play"; readonly fields: Play }
  | { readonly kind: "sweep"; readonly fields: Sweep }
  | { readonly kind: "guard"; readonly fields: Guard }
  | { readonly kind: "pass"; readonly fields: Pass }
  | { readonly kind: "out"; readonly fields: Out }
  | { readonly kind: "draw"; readonly fields: Draw }
  | { readonly kind: "reshuffle"; readonly fields: Reshuffle }
  | { readonly kind: "markers"; readonly fields: Markers }
  | { readonly kind: "place"; readonly fields: Place }
  | { readonly kind: "discard"; readonly fields: Discard }
  | { readonly kind: "gift"; readonly fields: Gift }
  | { readonly kind: "keep"; readonly fields: Keep }
  | { readonly kind: "trick"; readonly fields: Trick }
  | { readonly kind: "won"; readonly fields: Won }
  | { readonly kind: "lock"; readonly fields: Lock }
  | { readonly kind: "match"; readonly fields: Match }
  | { readonly kind: "shared"; readonly fields: Shared };

export type Asked = 
  | { readonly id: "ask-choose"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "ask-lead"; readonly fields: { readonly guard: boolean } }
  | { readonly id: "ask-beat"; readonly fields: { readonly pile: Pile; readonly owner: string; readonly can: "play" | "reveal" | "other" | "pass"; readonly sweep: boolean; readonly guard: boolean; readonly passing: Passing } }
  | { readonly id: "ask-place"; readonly fields: { readonly left: number; readonly late?: string } }
  | { readonly id: "ask-discard"; readonly fields: { readonly left: number; readonly why: "surplus" | "absorbed" } }
  | { readonly id: "ask-gift"; readonly fields: Readonly<Record<string, never>> };

export type Chosen = 
  | { readonly id: "choice-choose"; readonly fields: { readonly character: string; readonly life: number; readonly ability: string } }
  | { readonly id: "choice-reveal"; readonly fields: { readonly character?: string; readonly ability?: string } }
  | { readonly id: "choice-play"; readonly fields: { readonly cards: readonly string[]; readonly pile: Pile; readonly damage: number; readonly declared?: number; readonly onto?: Pile; readonly leaves?: number } }
  | { readonly id: "choice-sweep"; readonly fields: { readonly cards: readonly string[]; readonly leaves?: number } }
  | { readonly id: "choice-guard"; readonly fields: { readonly onto?: "pile" | "field"; readonly leaves?: number } }
  | { readonly id: "choice-pass"; readonly fields: { readonly how?: "absorbed" | "out" | "damage"; readonly damage?: number; readonly cards?: number; readonly after?: number; readonly life?: number } }
  | { readonly id: "choice-place"; readonly fields: { readonly card: string } }
  | { readonly id: "choice-discard"; readonly fields: { readonly card: string } }
  | { readonly id: "choice-give"; readonly fields: { readonly card: string; readonly to: string; readonly leaves?: number } }
  | { readonly id: "choice-keep"; readonly fields: Readonly<Record<string, never>> };

export type Refused = 
  | { readonly id: "refusal-in_words"; readonly fields: { readonly text: string } }
  | { readonly id: "refusal-guard_apart"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-one_kind"; readonly fields: { readonly merged: readonly string[]; readonly rank: number } }
  | { readonly id: "refusal-no_such_number"; readonly fields: { readonly number: string; readonly most: number } }
  | { readonly id: "refusal-not_so_many"; readonly fields: { readonly card: string; readonly most: number; readonly given?: number } }
  | { readonly id: "refusal-choose_first"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-no_damage"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-place_first"; readonly fields: { readonly left: number } }
  | { readonly id: "refusal-discard_first"; readonly fields: { readonly left: number } }
  | { readonly id: "refusal-give_first"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-chosen"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-no_reveal"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-locked"; readonly fields: { readonly character: string } }
  | { readonly id: "refusal-face_up"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-must_lead"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-no_sweeper"; readonly fields: { readonly character: string } }
  | { readonly id: "refusal-nothing_to_sweep"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-no_mixture"; readonly fields: { readonly numbers: readonly number[] } }
  | { readonly id: "refusal-one_at_a_time"; readonly fields: { readonly character: string } }
  | { readonly id: "refusal-not_declared"; readonly fields: { readonly character: string; readonly rank: number } }
  | { readonly id: "refusal-counts_as_more"; readonly fields: { readonly character: string; readonly counts_as: number; readonly count: number } }
  | { readonly id: "refusal-other_count"; readonly fields: { readonly count: number } }
  | { readonly id: "refusal-too_low"; readonly fields: { readonly rank: number; readonly to_beat: number } }
  | { readonly id: "refusal-no_opponent"; readonly fields: { readonly receiver: string } }
  | { readonly id: "refusal-itself"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-missing"; readonly fields: { readonly card: string; readonly held: number } }
  | { readonly id: "refusal-guard_in_play"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-one_number"; readonly fields: { readonly character: string; readonly numbers: readonly number[]; readonly rank: number } };

/** What a table of the game reads. */
export interface Wire {
  readonly seen: Seen;
  readonly news: News;
}
