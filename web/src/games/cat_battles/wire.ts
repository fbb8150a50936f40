// Generated from the server's types by `python -m meijin.server.schema`: do not edit.
import type { Saying } from "../../wire";

/** What is seen besides figures and counters; all of it is public. */
export interface Seen {
  readonly acting?: string;
  readonly attacks?: readonly Fight[];
  readonly center_effect: string;
  readonly damage?: Blow;
  readonly effects?: readonly Pending[];
  readonly foresight?: Readonly<Record<string, Outlook>>;
  readonly left?: number;
  readonly mode: string;
  readonly numbers: Numbers;
  readonly phase: string;
  readonly question?: string;
  readonly ready?: Readonly<Record<string, boolean>>;
  readonly territory_name: string;
}

/** An attack under way, with all that adds up to its damage. */
export interface Fight {
  readonly allowance: number;
  readonly attacker: string;
  readonly dice: readonly string[];
  readonly parts: readonly Part[];
  readonly target: string;
  readonly total: number;
  readonly which: string;
}

/** One of the things that add up to the damage of an attack. */
export interface Part {
  readonly less: boolean;
  readonly of: "damage_minus" | "damage_plus" | "dice" | "effects";
  readonly points: number;
}

/** Damage that the cat or the Box is to take. */
export interface Blow {
  readonly cat: string;
  readonly points: number;
}

/** A Rear effect that is paid for and has not resolved yet. */
export interface Pending {
  readonly cat: string;
  readonly effect: string;
  readonly target: string | null;
}

/** What is known of a choice before it is made. */
export interface Outlook {
  readonly box?: number;
  readonly chances?: readonly number[];
  readonly damage?: number;
  readonly dice?: number;
  readonly dish?: number;
  readonly flees?: boolean;
  readonly greedy?: boolean;
  readonly held?: number;
  readonly loses?: boolean;
}

/** The numbers of the rulebook that a table shows, and the board. */
export interface Numbers {
  readonly die: readonly string[];
  readonly fish: number;
  readonly greedy_at: number;
  readonly ways: readonly (readonly [string, string])[];
}

/** Time is called. */
export interface Time {
  readonly last: number;
}

/** On which Territory the game is played, and what its Center gives. */
export interface Territory {
  readonly territory: string;
  readonly center_effect: string;
}

/** Both seats put their teams together. */
export type Building = Readonly<Record<string, never>>;

/** A seat picks a figure, which only it is told. */
export interface Pick {
  readonly seat: string;
  readonly figure: string;
}

/** A team is complete. */
export interface Ready {
  readonly seat: string;
}

/** A team is revealed; with a closed Bench only its Boss and its size. */
export interface Team {
  readonly seat: string;
  readonly boss: string;
  readonly count: number;
  readonly kittens?: readonly string[];
}

/** The game begins. */
export interface Begin {
  readonly seat: string;
}

/** A turn begins. */
export interface Turn {
  readonly turn: number;
  readonly seat: string;
}

/** Only the Bosses are left on the Territory. */
export interface OneOnOne {
  readonly seat: string;
  readonly fish: readonly FishMove[];
}

/** A seat takes Fish from its Box. */
export interface Take {
  readonly seat: string;
  readonly count: number;
  readonly fish: readonly FishMove[];
}

/** A Kitten comes from the Bench. */
export interface Play {
  readonly seat: string;
  readonly cat: string;
  readonly count: number;
  readonly fish: readonly FishMove[];
}

/** A cat Moves. */
export interface Move {
  readonly cat: Cat;
  readonly origin: string;
  readonly to: string;
}

/** A cat is pushed away. */
export interface Push {
  readonly cat: Cat;
  readonly origin: string;
  readonly to: string;
}

/** A Greedy Boss takes a Kitten elsewhere. */
export interface Relocate {
  readonly cat: Cat;
  readonly origin: string;
  readonly to: string;
}

/** A cat returns to its Base. */
export interface GoHome {
  readonly cat: Cat;
  readonly origin: string;
  readonly to: string;
}

/** A cat attacks another one. */
export interface Attack {
  readonly cat: Cat;
  readonly target: Cat;
  readonly which: "first" | "second" | "counterattack";
}

/** A Rear effect is used and paid for. */
export interface Use {
  readonly cat: Cat;
  readonly effect: string;
  readonly fish: readonly FishMove[];
  readonly target?: Cat;
}

/** A cat has another keyword for a while. */
export interface Granted {
  readonly cat: Cat;
  readonly keyword: string;
  readonly duration: "turn" | "attack";
}

/** A die is rolled. */
export interface Roll {
  readonly cat: Cat;
  readonly face: "0" | "1" | "2" | "sleep";
}

/** A Sleep counts 0. */
export interface NoSleep {
  readonly cat: Cat;
}

/** By a cat's effect the die shows something else. */
export interface Turned {
  readonly cat: Cat;
  readonly face: "0" | "1" | "2" | "sleep";
}

/** A seat rolls no more. */
export interface Stop {
  readonly seat: string;
}

/** By a cat's effect an attack deals more, or less. */
export interface Changed {
  readonly cat: Cat;
  readonly points: number;
  readonly less: boolean;
}

/** How an attack went, with all that its damage is made of. */
export interface Result {
  readonly attacker: Cat;
  readonly target: Cat;
  readonly dice: readonly ("0" | "1" | "2" | "sleep")[];
  readonly made_of: readonly Addend[];
  readonly total: number;
  readonly asleep: boolean;
}

/** A cat is damaged, and it or the Box loses Fish. */
export interface Damage {
  readonly cat: Cat;
  readonly points: number;
  readonly fish: readonly FishMove[];
}

/** Damage that comes to nothing. */
export interface Unhurt {
  readonly cat: Cat;
}

/** A cat without Fish runs away; a Boss just runs. */
export interface RunAway {
  readonly cat: Cat;
  readonly to?: string;
}

/** A Greedy Boss, and the Fish that it costs. */
export interface Greedy {
  readonly seat: string;
  readonly cat: string;
  readonly fish: readonly FishMove[];
}

/** A Greedy Boss picks out whom it hits. */
export interface Aim {
  readonly cat: Cat;
  readonly target: Cat;
}

/** An attack is negated; who does that may be stunned. */
export interface Negated {
  readonly cat: Cat;
  readonly stunned: boolean;
}

/** Another cat becomes the target. */
export interface Redirected {
  readonly cat: Cat;
  readonly instead_of: Cat;
}

/** The effect of another cat is cancelled. */
export interface Cancelled {
  readonly cat: Cat;
  readonly whose: Cat;
}

/** An effect finds nothing to do. */
export interface NoEffect {
  readonly cat: Cat;
}

/** A Kitten gets Fish. */
export interface Feed {
  readonly cat: Cat;
  readonly fish: readonly FishMove[];
}

/** A Kitten is called to its Base. */
export interface Call {
  readonly cat: Cat;
  readonly fish: readonly FishMove[];
}

/** A seat does not strike back. */
export interface Decline {
  readonly seat: string;
}

/** A seat gives up. */
export interface Resign {
  readonly seat: string;
}

/** The game is over; without a winner it is a draw. */
export interface Over {
  readonly why: string;
  readonly winner?: string;
}

/** Fish of a seat that go from one of its places to another. */
export interface FishMove {
  readonly seat: string;
  readonly count: number;
  readonly origin: "box" | "dish" | "trash" | "cat";
  readonly to: "box" | "dish" | "trash" | "cat";
  readonly cat?: string;
}

/** A cat, and whose it is. */
export interface Cat {
  readonly card: string;
  readonly seat: string;
}

/** One of the things that add up to the damage of an attack. */
export interface Addend {
  readonly of: "dice" | "effects" | "damage_plus" | "damage_minus";
  readonly points: number;
  readonly less: boolean;
}

/** A cat as it is told to a seat; its own are nobody else's. */
export interface Fighter {
  readonly card: string;
  readonly seat?: string;
}

/** What is printed on a figure. */
export interface Figure {
  readonly boss: boolean;
  readonly level: number;
  readonly keywords: readonly string[];
  readonly effect: string;
  readonly cost: number;
  readonly does: string;
}

/** What is wrong with a list, where that is, and which rule it breaks. */
export interface Placed {
  readonly problem: Saying;
  readonly lines: readonly number[];
  readonly place?: string;
  readonly rule?: string;
}

export type News = 
  | { readonly kind: "time"; readonly fields: Time }
  | { readonly kind: "territory"; readonly fields: Territory }
  | { readonly kind: "building"; readonly fields: Building }
  | { readonly kind: "pick"; readonly fields: Pick }
  | { readonly kind: "ready"; readonly fields: Ready }
  | { readonly kind: "team"; readonly fields: Team }
  | { readonly kind: "begin"; readonly fields: Begin }
  | { readonly kind: "turn"; readonly fields: Turn }
  | { readonly kind: "one_on_one"; readonly fields: OneOnOne }
  | { readonly kind: "take"; readonly fields: Take }
  | { readonly kind: "play"; readonly fields: Play }
  | { readonly kind: "move"; readonly fields: Move }
  | { readonly kind: "push"; readonly fields: Push }
  | { readonly kind: "relocate"; readonly fields: Relocate }
  | { readonly kind: "go_home"; readonly fields: GoHome }
  | { readonly kind: "attack"; readonly fields: Attack }
  | { readonly kind: "use"; readonly fields: Use }
  | { readonly kind: "granted"; readonly fields: Granted }
  | { readonly kind: "roll"; readonly fields: Roll }
  | { readonly kind: "no_sleep"; readonly fields: NoSleep }
  | { readonly kind: "face"; readonly fields: Turned }
  | { readonly kind: "stop"; readonly fields: Stop }
  | { readonly kind: "changed"; readonly fields: Changed }
  | { readonly kind: "result"; readonly fields: Result }
  | { readonly kind: "damage"; readonly fields: Damage }
  | { readonly kind: "unhurt"; readonly fields: Unhurt }
  | { readonly kind: "run_away"; readonly fields: RunAway }
  | { readonly kind: "greedy"; readonly fields: Greedy }
  | { readonly kind: "aim"; readonly fields: Aim }
  | { readonly kind: "negated"; readonly fields: Negated }
  | { readonly kind: "redirected"; readonly fields: Redirected }
  | { readonly kind: "cancelled"; readonly fields: Cancelled }
  | { readonly kind: "no_effect"; readonly fields: NoEffect }
  | { readonly kind: "feed"; readonly fields: Feed }
  | { readonly kind: "call"; readonly fields: Call }
  | { readonly kind: "decline"; readonly fields: Decline }
  | { readonly kind: "resign"; readonly fields: Resign }
  | { readonly kind: "over"; readonly fields: Over };

export type Asked = 
  | { readonly id: "ask-team"; readonly fields: { readonly least: number; readonly most?: number; readonly kittens?: number; readonly enough: boolean } }
  | { readonly id: "ask-start"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "ask-take"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "ask-play"; readonly fields: { readonly dish: number } }
  | { readonly id: "ask-main"; readonly fields: { readonly duel: boolean } }
  | { readonly id: "ask-act"; readonly fields: { readonly cat: string; readonly may: readonly string[] } }
  | { readonly id: "ask-end"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "ask-damage"; readonly fields: { readonly cat: string; readonly points: number } }
  | { readonly id: "ask-response"; readonly fields: { readonly cat: Cat; readonly effect: string; readonly target?: Fighter } }
  | { readonly id: "ask-effects"; readonly fields: { readonly attacker: Fighter; readonly target: Fighter } }
  | { readonly id: "ask-die"; readonly fields: { readonly attacker: Fighter; readonly target: Fighter; readonly face: "0" | "1" | "2" | "sleep" } }
  | { readonly id: "ask-roll"; readonly fields: { readonly attacker: Fighter; readonly target: Fighter; readonly total: number; readonly left: number } }
  | { readonly id: "ask-total"; readonly fields: { readonly attacker: Fighter; readonly target: Fighter; readonly total: number } }
  | { readonly id: "ask-counter"; readonly fields: { readonly attacker: Fighter; readonly target: Fighter } }
  | { readonly id: "ask-push"; readonly fields: { readonly attacker: Fighter; readonly target: Fighter } }
  | { readonly id: "ask-again"; readonly fields: { readonly attacker: Fighter; readonly target: Fighter } }
  | { readonly id: "ask-aim"; readonly fields: { readonly boss: string; readonly effect: string } }
  | { readonly id: "ask-relocate"; readonly fields: { readonly boss: string; readonly effect: string } }
  | { readonly id: "ask-feast"; readonly fields: { readonly boss: string; readonly effect: string; readonly left: number } }
  | { readonly id: "ask-call"; readonly fields: { readonly boss: string; readonly effect: string } };

export type Chosen = 
  | { readonly id: "choice-end_play"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "choice-end_act"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "choice-end_main"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "choice-pass"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "choice-counter"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "choice-decline"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "choice-again"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "choice-ready"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "choice-roll"; readonly fields: { readonly fails?: number } }
  | { readonly id: "choice-stop"; readonly fields: { readonly damage?: number } }
  | { readonly id: "choice-take_cat"; readonly fields: { readonly cat?: string; readonly held: number; readonly dish: number; readonly flees: boolean; readonly loses: boolean; readonly greedy: boolean } }
  | { readonly id: "choice-take_box"; readonly fields: { readonly box?: number; readonly dish: number; readonly greedy: boolean } }
  | { readonly id: "choice-boss"; readonly fields: { readonly figure: string; readonly text: string } }
  | { readonly id: "choice-kitten"; readonly fields: { readonly figure: string; readonly text: string } }
  | { readonly id: "choice-team"; readonly fields: { readonly team: string; readonly boss: string; readonly kittens: readonly string[] } }
  | { readonly id: "choice-take"; readonly fields: { readonly count: number; readonly box?: number; readonly dish: number; readonly greedy: boolean } }
  | { readonly id: "choice-play"; readonly fields: { readonly cat: string; readonly count: number } }
  | { readonly id: "choice-call"; readonly fields: { readonly cat: string } }
  | { readonly id: "choice-feed"; readonly fields: { readonly cat: string } }
  | { readonly id: "choice-hit"; readonly fields: { readonly cat: string } }
  | { readonly id: "choice-push"; readonly fields: { readonly to: string } }
  | { readonly id: "choice-move"; readonly fields: { readonly cat: string; readonly to: string } }
  | { readonly id: "choice-relocate"; readonly fields: { readonly cat: Cat; readonly to: string } }
  | { readonly id: "choice-attack"; readonly fields: { readonly cat: string; readonly target: string; readonly dice?: number; readonly hit: number } }
  | { readonly id: "choice-use"; readonly fields: { readonly cat: string; readonly effect: string; readonly does: string; readonly held: number; readonly dish: number; readonly target?: string } };

export type Refused = 
  | { readonly id: "refusal-in_words"; readonly fields: { readonly text: string } }
  | { readonly id: "refusal-teams_differ"; readonly fields: { readonly problem: Saying; readonly full: boolean } }
  | { readonly id: "refusal-asked_first"; readonly fields: { readonly asked: string; readonly cat?: string; readonly face?: string } }
  | { readonly id: "refusal-asked_before"; readonly fields: { readonly first: Saying; readonly then: Saying } }
  | { readonly id: "refusal-not_yours"; readonly fields: { readonly card: string; readonly owner: string } }
  | { readonly id: "refusal-not_in_sets"; readonly fields: { readonly figure: string } }
  | { readonly id: "refusal-not_in_game"; readonly fields: { readonly figure: string } }
  | { readonly id: "refusal-teams_done"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-teams_fixed"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-is_boss"; readonly fields: { readonly figure: string } }
  | { readonly id: "refusal-is_kitten"; readonly fields: { readonly figure: string } }
  | { readonly id: "refusal-has_boss"; readonly fields: { readonly boss: string } }
  | { readonly id: "refusal-house_figure"; readonly fields: { readonly figure: string } }
  | { readonly id: "refusal-boss_first"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-enough_copies"; readonly fields: { readonly copies: number; readonly figure: string } }
  | { readonly id: "refusal-team_before"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-illegal_team"; readonly fields: { readonly problem: Saying } }
  | { readonly id: "refusal-too_few"; readonly fields: { readonly kittens: number; readonly least: number } }
  | { readonly id: "refusal-take_time"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-take_some"; readonly fields: { readonly least: number } }
  | { readonly id: "refusal-take_there"; readonly fields: { readonly box: number } }
  | { readonly id: "refusal-take_most"; readonly fields: { readonly most: number } }
  | { readonly id: "refusal-play_time"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-play_boss"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-play_nobody"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-played"; readonly fields: { readonly card: string; readonly entry_rule: string } }
  | { readonly id: "refusal-ran_away"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-not_in_team"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-alike"; readonly fields: { readonly card: string; readonly alike_rule: string } }
  | { readonly id: "refusal-too_dear"; readonly fields: { readonly card: string; readonly level: number; readonly dish: number } }
  | { readonly id: "refusal-other_copy"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-call_time"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-call_boss"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-feed_time"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-feed_whom"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-full_stand"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-hit_time"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-hit_whom"; readonly fields: { readonly hit: readonly string[] } }
  | { readonly id: "refusal-act_time"; readonly fields: { readonly act: string } }
  | { readonly id: "refusal-act_absent"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-has_acted"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-stunned"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-move_boss"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-move_nobody"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-has_moved"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-moved_there"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-center_taken"; readonly fields: { readonly middle: string } }
  | { readonly id: "refusal-too_far"; readonly fields: { readonly card: string; readonly area: string } }
  | { readonly id: "refusal-roadblock"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-through_center"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-own_side"; readonly fields: { readonly enemy: string } }
  | { readonly id: "refusal-no_such_enemy"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-enemy_absent"; readonly fields: { readonly enemy: string } }
  | { readonly id: "refusal-out_of_range"; readonly fields: { readonly enemy: string; readonly there: string; readonly here: string } }
  | { readonly id: "refusal-push_time"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-not_beside"; readonly fields: { readonly push: string; readonly pushed_from: string } }
  | { readonly id: "refusal-push_center"; readonly fields: { readonly pushed_owner: string } }
  | { readonly id: "refusal-relocate_time"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-relocate_whom"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-taken_there"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-taken_center"; readonly fields: { readonly owner: string } }
  | { readonly id: "refusal-end_play_time"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-end_act_time"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-end_main_time"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-roll_time"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-stop_time"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-damage_time"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-counter_time"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-again_time"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-box_empty"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-direct_hit"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-use_boss"; readonly fields: { readonly card: string; readonly greedy_at: number } }
  | { readonly id: "refusal-use_time"; readonly fields: { readonly effect: string; readonly time: string; readonly time_rule: string } }
  | { readonly id: "refusal-use_absent"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-used"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-not_covered"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-it_rolls"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-enemy_rolls"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-not_in_attack"; readonly fields: { readonly card: string; readonly time_rule: string } }
  | { readonly id: "refusal-other_face"; readonly fields: { readonly face: string; readonly wanted: string } }
  | { readonly id: "refusal-too_poor"; readonly fields: { readonly cost: number; readonly card: string; readonly held: number; readonly dish: number } }
  | { readonly id: "refusal-pays_too_much"; readonly fields: { readonly cost: number; readonly payable: number } }
  | { readonly id: "refusal-holds_less"; readonly fields: { readonly card: string; readonly held: number } }
  | { readonly id: "refusal-dish_short"; readonly fields: { readonly dish: number; readonly short: number; readonly cost: number } }
  | { readonly id: "refusal-at_home"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-no_kitten_here"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-no_fish_to_feed"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-has_no_target"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-nobody_to_hit"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-nobody_to_feed"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-other_target"; readonly fields: { readonly aims: readonly string[]; readonly aim_rule: string } }
  | { readonly id: "refusal-needs_target"; readonly fields: { readonly aims: readonly string[]; readonly aim_rule: string } }
  | { readonly id: "refusal-list_long_line"; readonly fields: { readonly count: number; readonly most: number } }
  | { readonly id: "refusal-list_heading"; readonly fields: { readonly words: string; readonly meant: string } }
  | { readonly id: "refusal-list_long_name"; readonly fields: { readonly most: number } }
  | { readonly id: "refusal-list_numbered_twice"; readonly fields: { readonly words: string } }
  | { readonly id: "refusal-list_number"; readonly fields: { readonly words: string; readonly most: number; readonly given: string } }
  | { readonly id: "refusal-list_entries"; readonly fields: { readonly most: number } }
  | { readonly id: "refusal-list_other_name"; readonly fields: { readonly number: string; readonly printed: string; readonly words: string } }
  | { readonly id: "refusal-list_not_toml"; readonly fields: { readonly problem: string } }
  | { readonly id: "refusal-list_field"; readonly fields: { readonly needs: "text" | "names" | "numbers"; readonly given: string; readonly example: string } }
  | { readonly id: "refusal-list_unknown_field"; readonly fields: { readonly words: string; readonly fields: readonly string[] } }
  | { readonly id: "refusal-list_unknown"; readonly fields: { readonly words: string; readonly meant?: string } }
  | { readonly id: "refusal-list_copies"; readonly fields: { readonly card: string; readonly count: number; readonly most: number } }
  | { readonly id: "refusal-list_size"; readonly fields: { readonly part: string; readonly count: number; readonly low: number; readonly high: number; readonly exactly: boolean } }
  | { readonly id: "refusal-list_barred"; readonly fields: { readonly card: string; readonly reason?: string } }
  | { readonly id: "refusal-list_unplayable"; readonly fields: { readonly problems: readonly Placed[]; readonly file?: string; readonly seat?: string } }
  | { readonly id: "refusal-list_none"; readonly fields: { readonly file?: string; readonly what: string; readonly most?: number; readonly count?: number } };

/** What a table of the game reads. */
export interface Wire {
  readonly seen: Seen;
  readonly news: News;
}
