// Generated from the server's types by `python -m meijin.server.schema`: do not edit.
import type { Saying } from "../../wire";

/** What is seen besides cards and counters. */
export interface Seen {
  readonly ability?: string;
  readonly about?: string;
  readonly attacking?: readonly string[];
  readonly battles: readonly Battle[];
  readonly chain: readonly ChainItem[];
  readonly course: readonly Phase[];
  readonly db_coins: Readonly<Record<string, DbCoins>>;
  readonly delayed: readonly Due[];
  readonly lasting: readonly Lasting[];
  readonly leading?: string | null;
  readonly left?: Readonly<Record<string, number>>;
  readonly limits: Limits;
  readonly lines: Readonly<Record<string, string>>;
  readonly lists: Readonly<Record<string, Deck>>;
  readonly looking_at?: readonly string[];
  readonly open?: number;
  readonly phase: string;
  readonly prospects?: readonly Prospect[];
  readonly question?: string;
  readonly step: string;
  readonly subject?: string;
  readonly suggested?: string;
  readonly supports: Readonly<Record<string, readonly Support[]>>;
  readonly symbols: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly teams: Readonly<Record<string, readonly Team[]>>;
  readonly through?: number;
  readonly tiebreak: Readonly<Record<string, readonly number[]>>;
}

/** A battle as it would end now, the attacking Team first; nobody blocks where the other is empty. */
export interface Battle {
  readonly attacking: readonly string[];
  readonly blocking: readonly string[];
  readonly difference: number;
  readonly powers: readonly [number, number];
  readonly result: "breakthrough" | "complete_defeat" | "defeat" | "draw" | "no_power" | "none" | "outstanding" | "victory";
  readonly stakes: Stakes;
}

/** What a battle costs who loses it, or both in a draw: Damage to the Head and to each Back, or rewards. */
export interface Stakes {
  readonly backs: number;
  readonly head: number;
  readonly rewards: number;
}

/** An item of the Chain, as news of it have it, with what it would do now. */
export interface ChainItem {
  readonly ability: string;
  readonly card: string;
  readonly items?: readonly number[];
  readonly mode?: number;
  readonly negated: boolean;
  readonly seat: string;
  readonly targets?: readonly string[];
  readonly user?: string;
  readonly what: "ability" | "art" | "event" | "mission" | "trigger" | "wish";
  readonly would: readonly Deed[];
  readonly x?: number;
}

/** What an effect would do to what all can see, if it resolved now; by is a change of Power. */
export interface Deed {
  readonly by?: string;
  readonly cards: readonly string[];
  readonly n?: number;
  readonly what: "damage" | "heal" | "injure" | "negate" | "power" | "team";
}

/** A phase of the turn with the letters of its steps. */
export interface Phase {
  readonly phase: string;
  readonly steps: readonly string[];
}

/** A player's DB coins. */
export interface DbCoins {
  readonly placed: number;
  readonly pool: number;
}

/** What happens later: by which card, and when. */
export interface Due {
  readonly at: string;
  readonly card: string;
  readonly seat: string;
  readonly turn: number;
}

/** What holds for a time: on which card or Team if not for everybody, and how long. */
export interface Lasting {
  readonly card?: string;
  readonly team?: readonly string[];
  readonly until: string;
  readonly what: Told;
}

/** A message. */
export interface Told {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly id: string;
}

/** The numbers of the rulebook that a table shows. */
export interface Limits {
  readonly outstanding: number;
  readonly rewards: number;
  readonly team: number;
  readonly wish: number;
}

/** A list as far as a viewer may read it. */
export interface Deck {
  readonly main?: Readonly<Record<string, number>>;
  readonly registered_wishes: number;
  readonly side?: Readonly<Record<string, number>>;
  readonly sideboard: number;
  readonly wishes?: readonly string[];
}

/** A Team that may be formed, the Head first, with the Power that it would have. */
export interface Prospect {
  readonly members: readonly string[];
  readonly power: number;
}

/** A support card with its coins by their kinds. */
export interface Support {
  readonly card: string;
  readonly coins: Readonly<Record<string, number>>;
}

/** A Team with its power, and what that is made of. */
export interface Team {
  readonly battling: boolean;
  readonly members: readonly Fighter[];
  readonly parts: readonly TeamPart[];
  readonly power: number;
}

/** A fighter in play with its current Combat and Support, what they are made of, and its coins by their kinds. */
export interface Fighter {
  readonly card: string;
  readonly coins: Readonly<Record<string, number>>;
  readonly parts: readonly PowerPart[];
  readonly place: "back" | "head";
  readonly power: readonly [number, number];
  readonly status: "healthy" | "injured";
}

/** A part of a fighter's Power: what is printed or set in its place, growth coins, or what a card adds. */
export interface PowerPart {
  readonly by?: string;
  readonly power: readonly [number, number];
  readonly what: "card" | "growth" | "printed" | "set";
}

/** A part of a Team Power: the Combat of the Head, the Support of a Back, what a card adds; never below 0. */
export interface TeamPart {
  readonly by?: string;
  readonly n: number;
  readonly what: "back" | "card" | "head" | "least";
}

/** Time is called. */
export interface Time {
  readonly last: number;
  readonly turn: "this" | "later";
}

/** Chance has named who decides to go first or second. */
export interface Chooser {
  readonly seat: string;
}

/** Who goes first is decided. */
export interface First {
  readonly seat: string;
}

/** Cards are drawn, which only their owner sees. */
export interface Draw {
  readonly seat: string;
  readonly count: number;
  readonly cards?: readonly string[];
}

/** The opening hand is kept. */
export interface Keep {
  readonly seat: string;
  readonly count: number;
}

/** The opening hand goes back for a smaller one. */
export interface Redraw {
  readonly seat: string;
  readonly count: number;
}

/** Wish cards are placed face down. */
export interface Wishes {
  readonly seat: string;
  readonly count: number;
  readonly cards?: readonly string[];
}

/** The second player's compensation. */
export interface StartChakra {
  readonly seat: string;
  readonly cards: readonly string[];
  readonly area: string;
}

/** A turn begins. */
export interface Turn {
  readonly seat: string;
  readonly turn: number;
  readonly indicator: number;
}

/** A card goes from the hand to the Chakra area, which holds so many now. */
export interface Charge {
  readonly seat: string;
  readonly card: string;
  readonly chakra: number;
  readonly area: string;
}

/** A card comes into play: by ``deploy``, ``ambush``, ``client``, ``put`` or as a ``permanent``. */
export interface Enter {
  readonly seat: string;
  readonly card: string;
  readonly how: string;
}

/** A fighter grows. */
export interface Grow {
  readonly seat: string;
  readonly card: string;
  readonly old: string;
  readonly combat: number;
  readonly support: number;
}

/** A cost is paid with cards: ``hand_cost``, ``chakra``, ``hand``, ``injure``, ``damage`` and so on. */
export interface Pay {
  readonly seat: string;
  readonly cards: readonly string[];
  readonly how: string;
  readonly area: string;
}

/** A cost is paid with coins. */
export interface PayCoin {
  readonly seat: string;
  readonly card: string;
  readonly coin: string;
  readonly n: number;
}

/** A DB coin goes from the pool to a fighter. */
export interface PlaceDb {
  readonly seat: string;
  readonly card: string;
  readonly n: number;
  readonly pool: number;
}

/** DB coins come into the pool; those above the limit are lost. */
export interface Pool {
  readonly seat: string;
  readonly n: number;
  readonly lost: number;
  readonly pool: number;
}

/** How somebody has organized. */
export interface Teams {
  readonly seat: string;
  readonly teams: readonly Side[];
}

/** The attacker sends Teams, or none, which in the first turn is a rule. */
export interface Attack {
  readonly seat: string;
  readonly teams: readonly Side[];
  readonly forbidden: boolean;
}

/** An attacking Team is blocked, or not. */
export interface Block {
  readonly seat: string;
  readonly attacking: Side;
  readonly by?: Side;
}

/** How a battle ends, told before the damage is dealt. */
export interface Showdown {
  readonly seat: string;
  readonly blocker: string;
  readonly attacking: Side;
  readonly blocking: Side;
  readonly result: "none" | "breakthrough" | "no_power" | "draw" | "victory" | "outstanding" | "defeat" | "complete_defeat";
}

/** An effect passes over the Showdown. */
export type SkipShowdown = Readonly<Record<string, never>>;

/** All battling fighters go home. */
export type Return = Readonly<Record<string, never>>;

/** Cards are discarded from hand or chakra. */
export interface Discard {
  readonly seat: string;
  readonly cards: readonly string[];
  readonly origin: string;
  readonly why: "effect" | "limit";
}

/** The Turn Indicator of who had the turn goes up. */
export interface TurnEnd {
  readonly seat: string;
  readonly indicator: number;
}

/** The game is decided by comparing. */
export interface Tiebreak {
  readonly standings: readonly Standing[];
}

/** All is equal, and a coin decides. */
export interface FinalCoin {
  readonly seat: string;
  readonly called: string;
  readonly fell: string;
}

/** The game is over. */
export interface Over {
  readonly seat: string;
  readonly why: string;
}

/** An effect goes on the Chain. */
export interface Announce {
  readonly seat: string;
  readonly card: string;
  readonly ability: string;
  readonly what: "art" | "mission" | "event" | "wish" | "ability" | "trigger";
  readonly user?: string;
  readonly x?: number;
  readonly mode?: number;
  readonly targets?: readonly string[];
  readonly items?: readonly number[];
}

/** An effect begins to resolve. */
export interface Resolve {
  readonly seat: string;
  readonly card: string;
  readonly ability: string;
  readonly what: "art" | "mission" | "event" | "wish" | "ability" | "trigger";
  readonly user?: string;
  readonly x?: number;
  readonly mode?: number;
  readonly targets?: readonly string[];
  readonly items?: readonly number[];
}

/** An effect fails. */
export interface Fail {
  readonly seat: string;
  readonly card: string;
  readonly ability: string;
  readonly what: "art" | "mission" | "event" | "wish" | "ability" | "trigger";
  readonly user?: string;
  readonly x?: number;
  readonly mode?: number;
  readonly targets?: readonly string[];
  readonly items?: readonly number[];
  readonly reason: string;
}

/** An effect on the Chain is negated. */
export interface Negate {
  readonly seat: string;
  readonly card: string;
  readonly ability: string;
  readonly what: "art" | "mission" | "event" | "wish" | "ability" | "trigger";
  readonly user?: string;
  readonly x?: number;
  readonly mode?: number;
  readonly targets?: readonly string[];
  readonly items?: readonly number[];
}

/** What an effect has announced for later happens now. */
export interface Delayed {
  readonly seat: string;
  readonly card: string;
  readonly ability: string;
  readonly what: "art" | "mission" | "event" | "wish" | "ability" | "trigger";
  readonly user?: string;
  readonly x?: number;
  readonly mode?: number;
  readonly targets?: readonly string[];
  readonly items?: readonly number[];
}

/** An optional ability is not used. */
export interface Decline {
  readonly seat: string;
  readonly card: string;
  readonly ability: string;
}

/** Of several triggered abilities one goes on the Chain first. */
export interface TriggerOrder {
  readonly seat: string;
  readonly card: string;
}

/** Too many effects have resolved in one step: the triggers of these cards are dropped, and no others are queued. */
export interface LoopGuard {
  readonly cards: readonly string[];
  readonly limit: number;
}

/** Too many operations have been carried out in one step: all others of it are left out. */
export interface OperationGuard {
  readonly limit: number;
}

/** Something else happens instead of what would have happened to a card. */
export interface Replace {
  readonly seat: string;
  readonly card: string;
}

/** A fighter receives a packet of damage. */
export interface Damage {
  readonly card: string;
  readonly n: number;
}

/** A fighter is injured now. */
export interface Injured {
  readonly card: string;
  readonly combat: number;
  readonly support: number;
}

/** A fighter is healthy again. */
export interface Healed {
  readonly card: string;
  readonly combat: number;
  readonly support: number;
}

/** A protection stops something. */
export interface Protected {
  readonly card: string;
  readonly what: string;
}

/** An object leaves play for a zone of its owner, or for somebody's rewards. */
export interface Leave {
  readonly card: string;
  readonly owner: string;
  readonly to: string;
  readonly cause: string;
}

/** A card that is no object in play moves; only those who see it are told which. */
export interface Move {
  readonly owner: string;
  readonly origin: string;
  readonly to: string;
  readonly card?: string;
}

/** Coins are placed on a card, or taken from it. */
export interface Coins {
  readonly card: string;
  readonly coin: string;
  readonly by: string;
  readonly now: number;
}

/** A fighter's power changes. */
export interface Power {
  readonly card: string;
  readonly by: string;
  readonly combat: number;
  readonly support: number;
  readonly until: string;
}

/** A fighter's printed power is replaced. */
export interface SetPower {
  readonly card: string;
  readonly combat: number;
  readonly support: number;
  readonly until: string;
}

/** A Team's power changes. */
export interface TeamPower {
  readonly team: readonly string[];
  readonly power: number;
  readonly by: string;
  readonly until: string;
}

/** Something holds for a card from now on. */
export interface Lasts {
  readonly card: string;
  readonly what: readonly Saying[];
  readonly until: string;
}

/** A rule changes for a while. */
export interface Rule {
  readonly rule: string;
  readonly until: string;
}

/** A fighter goes back to its village. */
export interface Standby {
  readonly card: string;
}

/** A fighter joins a Team that is battling. */
export interface Join {
  readonly card: string;
  readonly team: readonly string[];
  readonly power: number;
}

/** A card has another controller now. */
export interface Control {
  readonly seat: string;
  readonly card: string;
}

/** A card is attached to a fighter. */
export interface Attach {
  readonly card: string;
  readonly fighter: string;
}

/** The top of a deck is turned over. */
export interface Mill {
  readonly seat: string;
  readonly cards: readonly string[];
  readonly to: string;
}

/** A deck is shuffled. */
export interface Shuffle {
  readonly seat: string;
  readonly count: number;
}

/** Somebody looks at cards, which nobody else sees. */
export interface Look {
  readonly seat: string;
  readonly owner: string;
  readonly zone: string;
  readonly count: number;
  readonly cards?: readonly string[];
}

/** Somebody searches a deck, or the top of it. */
export interface Search {
  readonly seat: string;
  readonly owner: string;
  readonly count: number;
  readonly cards?: readonly string[];
}

/** A card that was found goes somewhere, or none. */
export interface Take {
  readonly seat: string;
  readonly found: boolean;
  readonly to: string;
  readonly card?: string;
}

/** Cards that were looked at go back. */
export interface PutBack {
  readonly seat: string;
  readonly where: string;
  readonly count: number;
  readonly cards?: readonly string[];
}

/** Battle Rewards are won; so many cards are left in the other deck. */
export interface Reward {
  readonly seat: string;
  readonly n: number;
  readonly why: string;
  readonly rewards: number;
  readonly deck: number;
}

/** Battle Rewards are lost; nobody sees which cards they are, unless they go to an open zone. */
export interface Unreward {
  readonly seat: string;
  readonly n: number;
  readonly rewards: number;
  readonly to: string;
  readonly cards?: readonly string[];
}

/** An effect moves a Turn Indicator. */
export interface Marker {
  readonly seat: string;
  readonly indicator: number;
}

/** There are more deployments in this turn. */
export interface ExtraDeploy {
  readonly seat: string;
  readonly n: number;
}

/** A coin is flipped: ``heads`` or ``tails``. */
export interface Flip {
  readonly seat: string;
  readonly fell: string;
}

/** One of several effects of a card is chosen. */
export interface OptionChosen {
  readonly seat: string;
  readonly card: string;
  readonly option: number;
}

/** A number is chosen. */
export interface NumberChosen {
  readonly seat: string;
  readonly n: number;
}

/** A whole hand goes away, for as many new cards. */
export interface Recycle {
  readonly seat: string;
  readonly n: number;
  readonly to: string;
}

/** A Team by its members, the Head first, with its power; nobody in it where there is none. */
export interface Side {
  readonly team: readonly string[];
  readonly power: number;
}

/** What a player has when the game is decided by comparing. */
export interface Standing {
  readonly seat: string;
  readonly rewards: number;
  readonly deck: number;
  readonly power: number;
  readonly chakra_and_hand: number;
}

/** More or less Power, for a Team or as Combat and Support. */
export interface PowerChange {
  readonly by: string;
}

/** Another Power in place of the printed one. */
export interface OtherPower {
  readonly combat: number;
  readonly support: number;
}

/** Something does not happen to a card, by whatever or by some effects only. */
export interface SafeFrom {
  readonly stops: readonly string[];
  readonly by: string;
}

/** A fighter may not do something. */
export interface CannotDo {
  readonly what: string;
}

/** A fighter has a keyword. */
export interface HasKeyword {
  readonly keyword: Saying;
}

/** A fighter has a trait. */
export interface HasTrait {
  readonly trait: string;
}

/** A fighter has the text of another card, too. */
export interface HasText {
  readonly other: string;
}

/** A card is attached to a fighter. */
export interface AttachedTo {
  readonly fighter: string;
}

/** A rule is another. */
export interface OtherRule {
  readonly rule: string;
}

/** Blanked() */
export type Blanked = Readonly<Record<string, never>>;

/** Waiting() */
export type Waiting = Readonly<Record<string, never>>;

/** What is wrong with a list, where that is, and which rule it breaks. */
export interface Placed {
  readonly problem: Saying;
  readonly lines: readonly number[];
  readonly place?: string;
  readonly rule?: string;
}

export type News = 
  | { readonly kind: "time"; readonly fields: Time }
  | { readonly kind: "chooser"; readonly fields: Chooser }
  | { readonly kind: "first"; readonly fields: First }
  | { readonly kind: "draw"; readonly fields: Draw }
  | { readonly kind: "keep"; readonly fields: Keep }
  | { readonly kind: "redraw"; readonly fields: Redraw }
  | { readonly kind: "wishes"; readonly fields: Wishes }
  | { readonly kind: "start_chakra"; readonly fields: StartChakra }
  | { readonly kind: "turn"; readonly fields: Turn }
  | { readonly kind: "charge"; readonly fields: Charge }
  | { readonly kind: "enter"; readonly fields: Enter }
  | { readonly kind: "grow"; readonly fields: Grow }
  | { readonly kind: "pay"; readonly fields: Pay }
  | { readonly kind: "pay_coin"; readonly fields: PayCoin }
  | { readonly kind: "place_db"; readonly fields: PlaceDb }
  | { readonly kind: "pool"; readonly fields: Pool }
  | { readonly kind: "teams"; readonly fields: Teams }
  | { readonly kind: "attack"; readonly fields: Attack }
  | { readonly kind: "block"; readonly fields: Block }
  | { readonly kind: "showdown"; readonly fields: Showdown }
  | { readonly kind: "skip_showdown"; readonly fields: SkipShowdown }
  | { readonly kind: "return"; readonly fields: Return }
  | { readonly kind: "discard"; readonly fields: Discard }
  | { readonly kind: "turn_end"; readonly fields: TurnEnd }
  | { readonly kind: "tiebreak"; readonly fields: Tiebreak }
  | { readonly kind: "final_coin"; readonly fields: FinalCoin }
  | { readonly kind: "over"; readonly fields: Over }
  | { readonly kind: "announce"; readonly fields: Announce }
  | { readonly kind: "resolve"; readonly fields: Resolve }
  | { readonly kind: "fail"; readonly fields: Fail }
  | { readonly kind: "negate"; readonly fields: Negate }
  | { readonly kind: "delayed"; readonly fields: Delayed }
  | { readonly kind: "decline"; readonly fields: Decline }
  | { readonly kind: "trigger_order"; readonly fields: TriggerOrder }
  | { readonly kind: "loop_guard"; readonly fields: LoopGuard }
  | { readonly kind: "operation_guard"; readonly fields: OperationGuard }
  | { readonly kind: "replace"; readonly fields: Replace }
  | { readonly kind: "damage"; readonly fields: Damage }
  | { readonly kind: "injured"; readonly fields: Injured }
  | { readonly kind: "healed"; readonly fields: Healed }
  | { readonly kind: "protected"; readonly fields: Protected }
  | { readonly kind: "leave"; readonly fields: Leave }
  | { readonly kind: "move"; readonly fields: Move }
  | { readonly kind: "coins"; readonly fields: Coins }
  | { readonly kind: "power"; readonly fields: Power }
  | { readonly kind: "set_power"; readonly fields: SetPower }
  | { readonly kind: "team_power"; readonly fields: TeamPower }
  | { readonly kind: "lasting"; readonly fields: Lasts }
  | { readonly kind: "rule"; readonly fields: Rule }
  | { readonly kind: "standby"; readonly fields: Standby }
  | { readonly kind: "join"; readonly fields: Join }
  | { readonly kind: "control"; readonly fields: Control }
  | { readonly kind: "attach"; readonly fields: Attach }
  | { readonly kind: "mill"; readonly fields: Mill }
  | { readonly kind: "shuffle"; readonly fields: Shuffle }
  | { readonly kind: "look"; readonly fields: Look }
  | { readonly kind: "search"; readonly fields: Search }
  | { readonly kind: "take"; readonly fields: Take }
  | { readonly kind: "put_back"; readonly fields: PutBack }
  | { readonly kind: "reward"; readonly fields: Reward }
  | { readonly kind: "unreward"; readonly fields: Unreward }
  | { readonly kind: "marker"; readonly fields: Marker }
  | { readonly kind: "extra_deploy"; readonly fields: ExtraDeploy }
  | { readonly kind: "flip"; readonly fields: Flip }
  | { readonly kind: "choice"; readonly fields: OptionChosen }
  | { readonly kind: "number"; readonly fields: NumberChosen }
  | { readonly kind: "recycle"; readonly fields: Recycle };

export type Asked = 
  | { readonly id: "ask-chooser"; readonly fields: { readonly start: number } }
  | { readonly id: "ask-redraw"; readonly fields: { readonly count: number } }
  | { readonly id: "ask-organize"; readonly fields: { readonly backs: number } }
  | { readonly id: "ask-leading"; readonly fields: { readonly leading: string } }
  | { readonly id: "ask-block"; readonly fields: { readonly attacking: readonly string[]; readonly power: number; readonly through: number } }
  | { readonly id: "ask-adjust"; readonly fields: { readonly limit: number } }
  | { readonly id: "ask-open"; readonly fields: { readonly step: string } }
  | { readonly id: "ask-respond"; readonly fields: { readonly seat: string; readonly own: boolean; readonly card: string; readonly ability: boolean; readonly user?: string; readonly x?: number; readonly mode?: number; readonly targets?: readonly string[] } }
  | { readonly id: "ask-place"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "ask-charge"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "ask-mission"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "ask-counter"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "ask-client"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "ask-deploy"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "ask-db_step"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "ask-attack"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "ask-final_coin"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "ask-free_mission"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "ask-trigger"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "ask-mode"; readonly fields: { readonly about: string; readonly subject?: string } }
  | { readonly id: "ask-x"; readonly fields: { readonly about: string; readonly subject?: string } }
  | { readonly id: "ask-target"; readonly fields: { readonly about: string; readonly subject?: string } }
  | { readonly id: "ask-accept"; readonly fields: { readonly about: string; readonly subject?: string } }
  | { readonly id: "ask-pick"; readonly fields: { readonly about: string; readonly subject?: string } }
  | { readonly id: "ask-number"; readonly fields: { readonly about: string; readonly subject?: string } }
  | { readonly id: "ask-choose"; readonly fields: { readonly about: string; readonly subject?: string } }
  | { readonly id: "ask-whether"; readonly fields: { readonly about: string; readonly subject?: string } }
  | { readonly id: "ask-position"; readonly fields: { readonly about: string; readonly subject?: string } }
  | { readonly id: "ask-find"; readonly fields: { readonly about: string; readonly subject?: string } }
  | { readonly id: "ask-put_back"; readonly fields: { readonly about: string; readonly subject?: string } }
  | { readonly id: "ask-take_coin"; readonly fields: { readonly about: string; readonly subject?: string } }
  | { readonly id: "ask-pay_hand"; readonly fields: { readonly about: string; readonly subject?: string; readonly left: number } }
  | { readonly id: "ask-cost"; readonly fields: { readonly about: string; readonly subject?: string; readonly left: number } }
  | { readonly id: "ask-forced"; readonly fields: { readonly about: string; readonly subject?: string; readonly left: number } };

export type Chosen = 
  | { readonly id: "choice-pass"; readonly fields: { readonly asked?: string } }
  | { readonly id: "choice-done"; readonly fields: { readonly asked?: string; readonly sent?: number } }
  | { readonly id: "choice-first"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "choice-second"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "choice-keep"; readonly fields: { readonly asked?: string } }
  | { readonly id: "choice-redraw"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "choice-accept"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "choice-decline"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "choice-none"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "choice-as_head"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "choice-as_back"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "choice-heads"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "choice-tails"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "choice-mode"; readonly fields: { readonly n: number } }
  | { readonly id: "choice-x"; readonly fields: { readonly n: number } }
  | { readonly id: "choice-choose"; readonly fields: { readonly n: number } }
  | { readonly id: "choice-number"; readonly fields: { readonly n: number } }
  | { readonly id: "choice-place"; readonly fields: { readonly card: string; readonly text: string } }
  | { readonly id: "choice-charge"; readonly fields: { readonly card: string; readonly text: string } }
  | { readonly id: "choice-mission"; readonly fields: { readonly card: string; readonly text: string } }
  | { readonly id: "choice-counter"; readonly fields: { readonly card: string; readonly text: string } }
  | { readonly id: "choice-client"; readonly fields: { readonly card: string; readonly text: string } }
  | { readonly id: "choice-deploy"; readonly fields: { readonly card: string; readonly text: string } }
  | { readonly id: "choice-ambush"; readonly fields: { readonly card: string; readonly text: string } }
  | { readonly id: "choice-grow"; readonly fields: { readonly card: string; readonly text: string } }
  | { readonly id: "choice-wish"; readonly fields: { readonly card: string; readonly text: string } }
  | { readonly id: "choice-adventure"; readonly fields: { readonly card: string; readonly text: string } }
  | { readonly id: "choice-target"; readonly fields: { readonly card: string; readonly text: string; readonly owner?: string; readonly zone?: string; readonly item?: number; readonly coin?: string } }
  | { readonly id: "choice-pay"; readonly fields: { readonly card: string; readonly text: string; readonly owner?: string; readonly zone?: string; readonly item?: number; readonly coin?: string } }
  | { readonly id: "choice-take"; readonly fields: { readonly card: string; readonly text: string } }
  | { readonly id: "choice-top"; readonly fields: { readonly card: string; readonly text: string } }
  | { readonly id: "choice-pick"; readonly fields: { readonly card: string; readonly text: string; readonly owner?: string; readonly zone?: string; readonly item?: number; readonly coin?: string } }
  | { readonly id: "choice-discard"; readonly fields: { readonly card: string; readonly text: string } }
  | { readonly id: "choice-coin"; readonly fields: { readonly card: string; readonly text: string } }
  | { readonly id: "choice-activate"; readonly fields: { readonly card: string; readonly text: string; readonly which?: number } }
  | { readonly id: "choice-trigger"; readonly fields: { readonly card: string; readonly text: string; readonly which?: number } }
  | { readonly id: "choice-lead"; readonly fields: { readonly card: string; readonly text: string } }
  | { readonly id: "choice-back"; readonly fields: { readonly card: string; readonly text: string } }
  | { readonly id: "choice-attack"; readonly fields: { readonly card: string; readonly text: string } }
  | { readonly id: "choice-block"; readonly fields: { readonly card: string; readonly text: string } }
  | { readonly id: "choice-use"; readonly fields: { readonly card: string; readonly text: string; readonly user: string } };

export type Refused = 
  | { readonly id: "refusal-in_words"; readonly fields: { readonly text: string } }
  | { readonly id: "refusal-not_offered"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-not_now"; readonly fields: { readonly verb: string } }
  | { readonly id: "refusal-no_such_card"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-not_in_hand"; readonly fields: { readonly card: string; readonly number: string; readonly rule: string } }
  | { readonly id: "refusal-turn_cost"; readonly fields: { readonly card: string; readonly turn_cost: number; readonly indicator: number; readonly turn_rule: string } }
  | { readonly id: "refusal-hand_cost"; readonly fields: { readonly card: string; readonly hand_cost: number; readonly symbols: readonly string[] } }
  | { readonly id: "refusal-shared_name"; readonly fields: { readonly namesake: string; readonly name_rule: string } }
  | { readonly id: "refusal-impossible"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-not_left"; readonly fields: { readonly card: string; readonly number: string } }
  | { readonly id: "refusal-charged"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-nothing_to_discard"; readonly fields: { readonly card: string; readonly number: string } }
  | { readonly id: "refusal-no_mission"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-no_counter"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-a_counter"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-mission_played"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-counter_played"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-not_countering"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-counters_forbidden"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-no_client"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-client_played"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-client_controlled"; readonly fields: { readonly client: string } }
  | { readonly id: "refusal-no_fighter"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-no_deployment"; readonly fields: { readonly deployments: number } }
  | { readonly id: "refusal-not_in_chakra"; readonly fields: { readonly card: string; readonly number: string } }
  | { readonly id: "refusal-no_ambush"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-ambush_forbidden"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-no_growth"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-growth_forbidden"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-nobody_grows"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-platoon"; readonly fields: { readonly old: string } }
  | { readonly id: "refusal-grown"; readonly fields: { readonly old: string } }
  | { readonly id: "refusal-fresh"; readonly fields: { readonly old: string } }
  | { readonly id: "refusal-no_carrier"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-pool_empty"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-no_wisher"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-not_placed"; readonly fields: { readonly card: string; readonly number: string } }
  | { readonly id: "refusal-wished"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-few_coins"; readonly fields: { readonly wish_coins: number; readonly coins: number } }
  | { readonly id: "refusal-wish_impossible"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-not_at_home"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-head_first"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-in_a_team"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-team_full"; readonly fields: { readonly team_max: number } }
  | { readonly id: "refusal-no_leader"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-unfinished"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-not_your_team"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-sent"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-at_the_back"; readonly fields: { readonly card: string; readonly head: string } }
  | { readonly id: "refusal-kept_home"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-must_attack"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-unblockable"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-obliged"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-no_art"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-an_adventure"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-no_adventure"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-chakra"; readonly fields: { readonly card: string; readonly area: string } }
  | { readonly id: "refusal-no_user"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-not_your_user"; readonly fields: { readonly user: string } }
  | { readonly id: "refusal-not_battling"; readonly fields: { readonly user: string } }
  | { readonly id: "refusal-no_arts"; readonly fields: { readonly user: string } }
  | { readonly id: "refusal-unfit"; readonly fields: { readonly user: string; readonly card: string; readonly fit: Saying } }
  | { readonly id: "refusal-use_impossible"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-full"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-not_yours"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-no_ability"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-no_such_ability"; readonly fields: { readonly card: string; readonly which: number } }
  | { readonly id: "refusal-which_ability"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-wrong_time"; readonly fields: { readonly card: string; readonly timing: string } }
  | { readonly id: "refusal-ability_at_home"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-used_up"; readonly fields: { readonly card: string; readonly often: string } }
  | { readonly id: "refusal-wrong_role"; readonly fields: { readonly card: string; readonly role: string } }
  | { readonly id: "refusal-injured"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-no_db_coin"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-ability_cost"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-ability_impossible"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-no_target"; readonly fields: { readonly source: string; readonly wanted: Saying } }
  | { readonly id: "refusal-too_much"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-no_choice"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-not_among"; readonly fields: { readonly card: string; readonly number: string } }
  | { readonly id: "refusal-how_many"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-no_trigger"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-no_payment"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-no_symbol"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-named_twice"; readonly fields: Readonly<Record<string, never>> }
  | { readonly id: "refusal-team_too_large"; readonly fields: { readonly most: number } }
  | { readonly id: "refusal-no_team"; readonly fields: { readonly words: string; readonly home: readonly string[] } }
  | { readonly id: "refusal-list_deck_size"; readonly fields: { readonly part: "main" | "side"; readonly count: number; readonly size: number; readonly after: boolean } }
  | { readonly id: "refusal-list_fighters"; readonly fields: { readonly count: number; readonly most: number; readonly after: boolean } }
  | { readonly id: "refusal-list_same_name"; readonly fields: { readonly part: "main" | "side"; readonly card: string; readonly count: number; readonly most: number; readonly numbers: readonly string[]; readonly after: boolean } }
  | { readonly id: "refusal-list_wishes_in"; readonly fields: { readonly part: "main" | "side"; readonly cards: readonly string[]; readonly after: boolean } }
  | { readonly id: "refusal-list_same_number"; readonly fields: { readonly card: string; readonly count: number; readonly most: number } }
  | { readonly id: "refusal-list_forbidden"; readonly fields: { readonly card: string } }
  | { readonly id: "refusal-list_set"; readonly fields: { readonly card: string; readonly set: string } }
  | { readonly id: "refusal-list_ambiguous"; readonly fields: { readonly words: string; readonly numbers: readonly string[] } }
  | { readonly id: "refusal-list_other_line"; readonly fields: { readonly cards: readonly string[]; readonly ours: "naruto" | "db"; readonly theirs: "naruto" | "db" } }
  | { readonly id: "refusal-list_line"; readonly fields: { readonly words: string } }
  | { readonly id: "refusal-list_no_wish"; readonly fields: { readonly cards: readonly string[] } }
  | { readonly id: "refusal-list_naruto_wishes"; readonly fields: { readonly cards: readonly string[] } }
  | { readonly id: "refusal-list_many_wishes"; readonly fields: { readonly count: number; readonly most: number } }
  | { readonly id: "refusal-list_same_wishes"; readonly fields: { readonly card: string; readonly count: number } }
  | { readonly id: "refusal-list_uneven_exchange"; readonly fields: { readonly out: number; readonly into: number } }
  | { readonly id: "refusal-list_too_few"; readonly fields: { readonly part: "main" | "side"; readonly card: string; readonly count: number; readonly wanted: number } }
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
