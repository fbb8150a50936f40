// Generated from the server's types by `python -m meijin.server.schema`: do not edit.

/** What is seen besides cards and counters; all of it is public. */
export interface Seen {
  readonly battle?: Battle;
  readonly characters: readonly string[];
  readonly discarded?: number;
  readonly event?: string;
  readonly goals: Goals;
  readonly holdings?: Readonly<Record<string, readonly string[]>>;
  readonly left?: number;
  readonly phase: string;
  readonly pool: Readonly<Record<string, number>>;
  readonly question?: string;
  readonly round: number;
  readonly shown: readonly string[];
  readonly starters: readonly string[];
  readonly waiting: readonly string[];
}

/** The battle under way. */
export interface Battle {
  readonly challenger: Side;
  readonly defender: Side;
  readonly step: string;
}

/** One side of a battle, with all that its total is made of. */
export interface Side {
  readonly attacker: string;
  readonly expertise: Used;
  readonly hampered: number;
  readonly reactions: OfCards;
  readonly seat: string;
  readonly start: readonly Adds[];
  readonly total: number;
  readonly weapon: OfCards;
}

/** Victory cards that are used, what they give, and what each of them gives this attacker. */
export interface Used {
  readonly cards: number;
  readonly each: number;
  readonly power: number;
}

/** Cards that are used in a battle, and what they give. */
export interface OfCards {
  readonly cards: readonly string[];
  readonly power: number;
}

/** What an attack power is made of, and of which card it is. */
export interface Adds {
  readonly card?: string;
  readonly power: number;
  readonly why: "attacker" | "cats" | "female" | "male" | "rival" | "turn" | "weakened";
}

/** What is to be reached. */
export interface Goals {
  readonly instant: number;
  readonly lead: number;
  readonly rounds: number | null;
  readonly ruler: number;
}

/** Time is called. */
export interface Time {
  readonly last: number;
}

/** Who takes part, and which events are out without their people. */
export interface Characters {
  readonly characters: readonly string[];
  readonly excluded: readonly string[];
}

/** The events on display. */
export interface Display {
  readonly display: readonly string[];
}

/** What a player begins with. */
export interface Seated {
  readonly seat: string;
  readonly rank: number;
  readonly card: string;
  readonly event: string;
}

/** A turn begins. */
export interface Turn {
  readonly turn: number;
  readonly round: number;
  readonly seat: string;
  readonly rank: number;
}

/** Somebody comes late in the first round, and has a bonus for it. */
export interface HeadStart {
  readonly seat: string;
  readonly place: number;
  readonly what: "points" | "draw";
  readonly n: number;
}

/** Cards are drawn; others see only how many. */
export interface Draw {
  readonly seat: string;
  readonly count: number;
  readonly cards?: readonly string[];
}

/** A discard pile becomes a deck; that of the weapons, where it is nobody's. */
export interface Reshuffle {
  readonly count: number;
  readonly seat?: string;
}

/** Hand and played characters are discarded. */
export interface End {
  readonly seat: string;
  readonly cards: readonly string[];
}

/** There is a provisional ruler, and some have a turn yet. */
export interface Crowned {
  readonly seat: string;
  readonly waiting: readonly string[];
}

/** The ruler is none any more. */
export interface TitleLost {
  readonly seat: string;
}

/** The game is over; the seats from Rank 1 down. */
export interface Over {
  readonly why: string;
  readonly placing: readonly string[];
}

/** The ability of a ranking card is used. */
export interface Rank {
  readonly seat: string;
  readonly rank: number;
}

/** An attacker bonus is received. */
export interface Bonus {
  readonly seat: string;
  readonly card: string;
}

/** An attacker bonus is received once more. */
export interface Repeat {
  readonly seat: string;
  readonly card: string;
}

/** A character is played. */
export interface Play {
  readonly seat: string;
  readonly card: string;
  readonly plays: number;
}

/** An event is used. */
export interface Event {
  readonly seat: string;
  readonly card: string;
}

/** There is no face-up victory card to flip. */
export interface NoEffect {
  readonly seat: string;
}

/** A bonus for the turn, and what it adds up to. */
export interface Gained {
  readonly seat: string;
  readonly what: "draw" | "plays" | "points" | "power" | "challenges";
  readonly n: number;
  readonly now: number;
}

/** A card is discarded from a hand. */
export interface Discard {
  readonly seat: string;
  readonly card: string;
}

/** A player is picked for an effect. */
export interface Target {
  readonly seat: string;
  readonly target: string;
}

/** An attacker is weaker for this turn. */
export interface Weaken {
  readonly target: string;
  readonly n: number;
}

/** A card is removed from the game. */
export interface Remove {
  readonly seat: string;
  readonly card: string;
  readonly origin: "hand" | "discard";
}

/** A character comes from the discard pile into the hand. */
export interface Retrieve {
  readonly seat: string;
  readonly card: string;
}

/** The top card of a deck is shown and comes into the hand. */
export interface RevealTop {
  readonly seat: string;
  readonly card: string;
}

/** Somebody looks at the next weapons; only that player sees which. */
export interface Peek {
  readonly seat: string;
  readonly count: number;
  readonly cards?: readonly string[];
}

/** Weapons are put back on top; only whoever does it sees how. */
export interface Ordered {
  readonly seat: string;
  readonly count: number;
  readonly cards?: readonly string[];
}

/** Victory cards are flipped. */
export interface Flip {
  readonly seat: string;
  readonly count: number;
  readonly face: "up" | "down";
  readonly face_up: number;
  readonly face_down: number;
}

/** The events on display are replaced. */
export interface Replace {
  readonly seat: string;
  readonly away: readonly string[];
  readonly display: readonly string[];
}

/** A cat is revealed for its points. */
export interface Reveal {
  readonly seat: string;
  readonly card: string;
  readonly n: number;
  readonly now: number;
}

/** No other card in a hand is a cat. */
export interface AllShown {
  readonly seat: string;
}

/** A card is acquired. */
export interface Acquire {
  readonly seat: string;
  readonly card: string;
  readonly cost: number;
  readonly points: number;
}

/** An event makes room for another. */
export interface Drop {
  readonly seat: string;
  readonly card: string;
}

/** A new event comes on display. */
export interface Refill {
  readonly slot: number;
  readonly card: string;
}

/** An attacker is declared. */
export interface Attacker {
  readonly seat: string;
  readonly card: string;
  readonly power: number;
}

/** Somebody is challenged. */
export interface Challenge {
  readonly seat: string;
  readonly target: string;
}

/** What a side starts a battle with. */
export interface Start {
  readonly seat: string;
  readonly adds: readonly Power[];
  readonly total: number;
}

/** A card is used from the defender's hand. */
export interface React {
  readonly seat: string;
  readonly card: string;
  readonly n: number;
  readonly total: number;
}

/** Victory cards are used. */
export interface Expertise {
  readonly seat: string;
  readonly count: number;
  readonly n: number;
  readonly total: number;
}

/** A weapon is taken. */
export interface Weapon {
  readonly seat: string;
  readonly card: string;
}

/** One of several weapons is equipped. */
export interface Equip {
  readonly seat: string;
  readonly card: string;
  readonly discarded: readonly string[];
}

/** A weapon is discarded for the next one. */
export interface Exchange {
  readonly seat: string;
  readonly card: string;
}

/** A weapon gives its bearer power. */
export interface WeaponPower {
  readonly seat: string;
  readonly card: string;
  readonly n: number;
  readonly total: number;
  readonly why?: "bearer" | "persons" | "rank" | "call" | "cats" | "challenger" | "defender" | "cost";
  readonly bearer?: string;
  readonly persons?: number;
}

/** The opposing weapon takes power away. */
export interface Hampered {
  readonly seat: string;
  readonly card: string;
  readonly n: number;
  readonly total: number;
}

/** Cards are revealed for the cats among them. */
export interface Cats {
  readonly seat: string;
  readonly cards: readonly string[];
}

/** A cost is named, and the next card revealed, if there is one. */
export interface Guess {
  readonly seat: string;
  readonly cost: number;
  readonly right: boolean;
  readonly card?: string;
}

/** Somebody calls out what a weapon says. */
export interface Call {
  readonly seat: string;
  readonly card: string;
  readonly call: string;
}

/** Somebody does not. */
export interface Silent {
  readonly seat: string;
  readonly card: string;
}

/** How a battle ends: nobody wins a draw, and a weapon may decide whatever the totals are. */
export interface Result {
  readonly challenger: Tally;
  readonly defender: Tally;
  readonly decided: boolean;
  readonly winner?: string;
  readonly loser?: string;
}

/** Ranking cards are exchanged. */
export interface Ranks {
  readonly winner: string;
  readonly rank: number;
  readonly loser: string;
  readonly loser_rank: number;
}

/** A victory card is won, from the pile or from the loser. */
export interface Victory {
  readonly seat: string;
  readonly count: number;
  readonly giver?: string;
}

/** What an attack power is made of at the start of a battle. */
export interface Power {
  readonly why: "attacker" | "turn" | "weakened" | "cats" | "female" | "male" | "rival";
  readonly power: number;
  readonly card?: string;
}

/** What a side of a battle has come to. */
export interface Tally {
  readonly seat: string;
  readonly total: number;
}

/** How many cards with a cost are to come. */
export interface Cost {
  readonly cost: number;
  readonly count: number;
}

/** Why a card that exists cannot be meant. */
export interface CardOfSort {
  readonly card: string;
  readonly sort: string;
  readonly rule?: string;
}

/** A bonus as cards print it. */
export interface Gain {
  readonly what: "draw" | "plays" | "points" | "power" | "challenges";
  readonly n: number;
}

/** What is asked now, for whoever wants something else. */
export interface Now {
  readonly question: string;
  readonly current: string;
  readonly cards?: number;
}

/** When a verb is an answer. */
export interface When {
  readonly verb: string;
}

export type News = 
  | { readonly kind: "time"; readonly fields: Time }
  | { readonly kind: "characters"; readonly fields: Characters }
  | { readonly kind: "display"; readonly fields: Display }
  | { readonly kind: "seat"; readonly fields: Seated }
  | { readonly kind: "turn"; readonly fields: Turn }
  | { readonly kind: "head_start"; readonly fields: HeadStart }
  | { readonly kind: "draw"; readonly fields: Draw }
  | { readonly kind: "reshuffle"; readonly fields: Reshuffle }
  | { readonly kind: "end"; readonly fields: End }
  | { readonly kind: "crowned"; readonly fields: Crowned }
  | { readonly kind: "title_lost"; readonly fields: TitleLost }
  | { readonly kind: "over"; readonly fields: Over }
  | { readonly kind: "rank"; readonly fields: Rank }
  | { readonly kind: "bonus"; readonly fields: Bonus }
  | { readonly kind: "repeat"; readonly fields: Repeat }
  | { readonly kind: "play"; readonly fields: Play }
  | { readonly kind: "event"; readonly fields: Event }
  | { readonly kind: "no_effect"; readonly fields: NoEffect }
  | { readonly kind: "gain"; readonly fields: Gained }
  | { readonly kind: "discard"; readonly fields: Discard }
  | { readonly kind: "target"; readonly fields: Target }
  | { readonly kind: "weaken"; readonly fields: Weaken }
  | { readonly kind: "remove"; readonly fields: Remove }
  | { readonly kind: "retrieve"; readonly fields: Retrieve }
  | { readonly kind: "reveal_top"; readonly fields: RevealTop }
  | { readonly kind: "peek"; readonly fields: Peek }
  | { readonly kind: "ordered"; readonly fields: Ordered }
  | { readonly kind: "flip"; readonly fields: Flip }
  | { readonly kind: "replace"; readonly fields: Replace }
  | { readonly kind: "reveal"; readonly fields: Reveal }
  | { readonly kind: "all_shown"; readonly fields: AllShown }
  | { readonly kind: "acquire"; readonly fields: Acquire }
  | { readonly kind: "drop"; readonly fields: Drop }
  | { readonly kind: "refill"; readonly fields: Refill }
  | { readonly kind: "attacker"; readonly fields: Attacker }
  | { readonly kind: "challenge"; readonly fields: Challenge }
  | { readonly kind: "start"; readonly fields: Start }
  | { readonly kind: "react"; readonly fields: React }
  | { readonly kind: "expertise"; readonly fields: Expertise }
  | { readonly kind: "weapon"; readonly fields: Weapon }
  | { readonly kind: "equip"; readonly fields: Equip }
  | { readonly kind: "exchange"; readonly fields: Exchange }
  | { readonly kind: "weapon_power"; readonly fields: WeaponPower }
  | { readonly kind: "hampered"; readonly fields: Hampered }
  | { readonly kind: "cats"; readonly fields: Cats }
  | { readonly kind: "guess"; readonly fields: Guess }
  | { readonly kind: "call"; readonly fields: Call }
  | { readonly kind: "silent"; readonly fields: Silent }
  | { readonly kind: "result"; readonly fields: Result }
  | { readonly kind: "ranks"; readonly fields: Ranks }
  | { readonly kind: "victory"; readonly fields: Victory };

export type Asked = 
  | { readonly id: "ask-begin"; readonly fields: { readonly points: number; readonly rank: boolean; readonly attacker?: string } }
  | { readonly id: "ask-character"; readonly fields: { readonly plays: number; readonly playable: boolean; readonly events: boolean } }
  | { readonly id: "ask-replace"; readonly fields: { readonly count: number } }
  | { readonly id: "ask-reveal"; readonly fields: { readonly points: number } }
  | { readonly id: "ask-take"; readonly fields: { readonly points: number } }
  | { readonly id: "ask-challenge"; readonly fields: { readonly attacker: string; readonly power: number; readonly again: boolean } }
  | { readonly id: "ask-react"; readonly fields: { readonly rival: string; readonly total: number; readonly own: number } }
  | { readonly id: "ask-expertise"; readonly fields: { readonly rival: string; readonly total: number; readonly own: number } }
  | { readonly id: "ask-exchange"; readonly fields: { readonly weapon: string } }
  | { readonly id: "ask-guess"; readonly fields: { readonly weapon: string; readonly left: readonly Cost[] } }
  | { readonly id: "ask-call"; readonly fields: { readonly weapon: string } }
  | { readonly id: "ask-discard"; readonly fields: { readonly left: number } }
  | { readonly id: "ask-forced_discard"; readonly fields: { readonly current: string; readonly left: number } }
  | { readonly id: "ask-cycle"; readonly fields: { readonly discarded: number } }
  | { readonly id: "ask-drop"; readonly fields: { readonly event: string; readonly slots: number } }
  | { readonly id: "ask-attacker"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "ask-equip"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "ask-who_discards"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "ask-remove"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "ask-order"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "ask-whose_flip"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "ask-retrieve"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "ask-repeat"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "ask-who_weakens"; readonly fields: Readonly<Record<string, never>> };

export type Chosen = 
  | { readonly id: "choice-replace"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "choice-none"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "choice-silent"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "choice-discard"; readonly fields: { readonly card: string } }
  | { readonly id: "choice-retrieve"; readonly fields: { readonly card: string } }
  | { readonly id: "choice-drop"; readonly fields: { readonly card: string } }
  | { readonly id: "choice-play"; readonly fields: { readonly card: string; readonly text: string } }
  | { readonly id: "choice-event"; readonly fields: { readonly card: string; readonly text: string } }
  | { readonly id: "choice-equip"; readonly fields: { readonly card: string; readonly text: string } }
  | { readonly id: "choice-top"; readonly fields: { readonly card: string; readonly text: string } }
  | { readonly id: "choice-done"; readonly fields: { readonly asked?: string; readonly discarded?: number } }
  | { readonly id: "choice-rank"; readonly fields: { readonly text?: string } }
  | { readonly id: "choice-bonus"; readonly fields: { readonly card?: string; readonly gains: readonly Gain[]; readonly text?: string } }
  | { readonly id: "choice-keep"; readonly fields: { readonly weapon?: string; readonly text?: string } }
  | { readonly id: "choice-reveal_all"; readonly fields: { readonly points?: number } }
  | { readonly id: "choice-pass"; readonly fields: { readonly asked?: string } }
  | { readonly id: "choice-exchange"; readonly fields: { readonly weapon?: string } }
  | { readonly id: "choice-call"; readonly fields: { readonly call?: string; readonly n?: number } }
  | { readonly id: "choice-acquire"; readonly fields: { readonly card: string; readonly text: string; readonly cost: number } }
  | { readonly id: "choice-attacker"; readonly fields: { readonly card: string; readonly text: string; readonly power: number } }
  | { readonly id: "choice-remove"; readonly fields: { readonly card: string; readonly origin: "hand" | "discard" } }
  | { readonly id: "choice-repeat"; readonly fields: { readonly card: string; readonly gains: readonly Gain[]; readonly text?: string } }
  | { readonly id: "choice-reveal"; readonly fields: { readonly card: string; readonly points: number } }
  | { readonly id: "choice-use"; readonly fields: { readonly card: string; readonly power: number; readonly draw: number } }
  | { readonly id: "choice-target"; readonly fields: { readonly seat: string; readonly asked?: string; readonly number?: number } }
  | { readonly id: "choice-challenge"; readonly fields: { readonly seat: string; readonly rank?: number; readonly attacker?: string; readonly power?: number; readonly victories?: number } }
  | { readonly id: "choice-expertise"; readonly fields: { readonly count: number; readonly power?: number } }
  | { readonly id: "choice-guess"; readonly fields: { readonly cost: number; readonly count?: number; readonly all?: number } };

export type Refused = 
  | { readonly id: "refusal-in_words"; readonly fields: { readonly text: string } }
  | { readonly id: "refusal-not_asked"; readonly fields: { readonly now?: Now; readonly when?: When } }
  | { readonly id: "refusal-not_there"; readonly fields: { readonly card: string; readonly place: string; readonly rule: string } }
  | { readonly id: "refusal-rank_used"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-bonus_used"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-no_bonus"; readonly fields: { readonly attacker: string } }
  | { readonly id: "refusal-no_plays"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-no_part"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-event_used"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-persons_missing"; readonly fields: { readonly card: string; readonly persons: readonly string[] } }
  | { readonly id: "refusal-too_few_others"; readonly fields: { readonly card: string; readonly needed: number; readonly others: number } }
  | { readonly id: "refusal-no_cat_left"; readonly fields: { readonly card: string; readonly more: boolean } }
  | { readonly id: "refusal-not_several_cats"; readonly fields: { readonly cats: number } }
  | { readonly id: "refusal-two_of_a_name"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-not_on_display"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-never_acquired"; readonly fields: { readonly card: string; readonly selectable: boolean } }
  | { readonly id: "refusal-pile_empty"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-too_dear"; readonly fields: { readonly card: string; readonly cost: number; readonly points: number } }
  | { readonly id: "refusal-challenges_itself"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-out_of_reach"; readonly fields: { readonly seat: string; readonly rank: number; readonly own: number; readonly ranks: readonly number[] } }
  | { readonly id: "refusal-targets_itself"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-hand_too_small"; readonly fields: { readonly seat: string; readonly held: number; readonly least: number } }
  | { readonly id: "refusal-nothing_face_up"; readonly fields: { readonly seat: string } }
  | { readonly id: "refusal-too_many"; readonly fields: { readonly up: number } }
  | { readonly id: "refusal-too_high"; readonly fields: { readonly highest: number } }
  | { readonly id: "refusal-no_reaction"; readonly fields: { readonly card: string } };

/** What a table of the game reads. */
export interface Wire {
  readonly seen: Seen;
  readonly news: News;
}
