// A position on the screen, and choosing in it by pointing. The live table, replays and guided turns all use it.
import { getContext, setContext } from "svelte";
import { say } from "../i18n";
import type { Choice, Doubts, Move, Outcome, Prompt, Saying, SeatInfo } from "../wire";
import { choicesWith, isComplete, point, sameTarget, type Target } from "../lib/selection";
import type { Anything, Seen, Wire } from "../lib/view";
import type { Guide } from "./guide";
import type { Passer } from "./passer.svelte";

const percent = (chance: number): number => Math.round(100 * chance);

export interface Doing {
  /** make a choice; absent where nothing can be chosen, as in a replay */
  readonly act?: (choice: Choice) => void;
  /** why these cards cannot be used now */
  readonly why?: (cards: readonly string[], zone: string) => Promise<Saying | null>;
}

/** What to choose next of something that takes several choices; null once it is done or no longer fits. */
export type Errand<G extends Wire = Anything> = {
  // as a method, so that a table of one game is a table like any other
  next(view: Seen<G>, choices: readonly Choice[]): Choice | null;
}["next"];

/** An answer that is put together on the board; while there is one, the bar offers it and nothing else. */
export interface Drafted {
  readonly label: string;
  readonly say: () => void;
  readonly dropLabel: string;
  readonly drop: () => void;
}

export class Play<G extends Wire = Anything> {
  #errand: Errand<G> | null = null;
  view = $state.raw<Seen<G> | null>(null);
  prompt = $state.raw<Prompt | null>(null);
  seats = $state.raw<readonly SeatInfo[]>([]);
  over = $state.raw<Outcome | null>(null);
  /** the lines of the log that belong to what was shown last */
  news = $state.raw<readonly G["news"][]>([]);
  /** the cards that went from place to place on the way to what was shown last */
  moves = $state.raw<readonly Move[]>([]);
  /** what has happened next, where the board plays it before the position that comes of it is shown */
  prelude = $state.raw<readonly G["news"][]>([]);
  selected = $state.raw<readonly Target[]>([]);
  /** a choice that waits for a second click, because it cannot be taken back or costs dearly */
  doubtful = $state.raw<Choice | null>(null);
  /** a choice has been sent and not been answered */
  busy = $state(false);
  /** more has happened than is shown yet: what is asked on the screen is no longer the question */
  behind = $state(false);
  /** something is being shown that wants to be seen to its end, such as a Showdown: nothing is asked meanwhile */
  staged = $state(false);
  /** a pass is about to be made for the player, who may still stop it */
  passing = $state(false);
  passer = $state.raw<Passer | null>(null);
  /** what is sure to be a mistake, of the choices of a question */
  doubts = $state.raw<Doubts | null>(null);
  drafted = $state.raw<Drafted | null>(null);
  /** the choices that somebody looks at before making one: their buttons or what they are about */
  pondered = $state.raw<readonly Choice[]>([]);
  /** what is explained just now */
  explained = $state.raw<{ card: string; reason: string } | null>(null);
  /** what a guided turn points at */
  pointed = $state("");

  constructor(
    readonly guide: Guide,
    readonly doing: Doing = {},
  ) {}

  get choices(): readonly Choice[] {
    return this.busy || this.staged || this.behind || this.passing ? [] : (this.prompt?.choices ?? []);
  }

  get #seat(): string | null {
    return this.view?.seat ?? null;
  }

  #with(targets: readonly Target[]): Choice[] {
    return choicesWith(this.choices, targets, this.#seat);
  }

  get mine(): boolean {
    return this.prompt !== null && !this.staged && !this.behind && !this.passing;
  }

  /** The choices that go with what is selected. */
  get left(): Choice[] {
    return this.selected.length > 0 ? this.#with(this.selected) : [];
  }

  /** The choice that the selection is, as it stands. */
  get ready(): Choice[] {
    return this.left.filter((choice) => isComplete(choice, this.selected, this.#seat));
  }

  /** The choices that are about something, together with what is selected. */
  about(target: Target): readonly Choice[] {
    const together = this.#with([...this.selected.filter((each) => !sameTarget(each, target)), target]);
    return together.length > 0 ? together : this.#with([target]);
  }

  isLit(target: Target): boolean {
    if (this.selected.length > 0 && !this.isSelected(target))
      return this.#with([...this.selected, target]).length > 0;
    return this.#with([target]).length > 0;
  }

  isSelected(target: Target): boolean {
    return this.selected.some((each) => sameTarget(each, target));
  }

  /** Point at something: it is selected, or let go, or the choice is made. */
  point(target: Target): void {
    this.doubtful = null;
    const { targets, at_once } = point(this.choices, this.selected, target, this.#seat);
    this.selected = targets;
    if (at_once !== null) this.choose(at_once);
  }

  /** Take hold of something in order to drag it somewhere: it is selected and nothing else. */
  grab(target: Target): void {
    const together = [...this.selected, target];
    this.selected = this.#with(together).length > 0 ? together : [target];
  }

  /** Let go of what is dragged, over the board: what that means is chosen if it is clear. */
  drop(): void {
    if (this.ready.length === 1) this.choose(this.ready[0]!);
  }

  /** Why a choice wants to be confirmed; null where it does not. */
  danger(choice: Choice): string | null {
    const danger = this.view === null ? null : (this.guide.face.danger?.(choice, this.view) ?? null);
    if (danger !== null) return this.guide.names.say(danger);
    const doubted = this.doubts?.asked === this.prompt?.asked ? (this.doubts?.choices ?? []) : [];
    const doubt = doubted.find(({ action }) => action === choice.action);
    return doubt === undefined
      ? null
      : say("bar-mistake", { chance: percent(doubt.chance), best: percent(doubt.best) });
  }

  /** Make a choice; one that is dangerous has to be confirmed. */
  choose(choice: Choice): void {
    if (this.doing.act === undefined || this.busy) return;
    if (this.danger(choice) !== null && this.doubtful?.action !== choice.action) {
      this.doubtful = choice;
      return;
    }
    this.selected = [];
    this.doubtful = null;
    this.doing.act(choice);
  }

  /** Make several choices one after the other, such as all Teams at once. */
  undertake(errand: Errand<G>): void {
    this.#errand = errand;
    this.goOn();
  }

  /** Leave what was undertaken as it is. */
  abandon(): void {
    this.#errand = null;
  }

  /** Make the next choice of what was undertaken; whether there was one. */
  goOn(): boolean {
    if (this.#errand === null) return false;
    const next = this.view === null ? null : this.#errand(this.view, this.prompt?.choices ?? []);
    if (next === null) this.#errand = null;
    else this.choose(next);
    return next !== null;
  }

  /** A choice in a few words, as people see it here. */
  label(choice: Choice): string {
    const { face, names } = this.guide;
    return (this.view === null ? null : face.label?.(choice, this.view, this.guide)) ?? names.choice(choice);
  }

  /** What a choice does. */
  says(choice: Choice): string {
    const { face, names } = this.guide;
    return (this.view === null ? null : face.says?.(choice, this.view, this.guide)) ?? names.says(choice);
  }

  /** Ask why a card cannot be used, together with what is selected of the same place. */
  async wonder(target: Target & { type: "card" }): Promise<void> {
    const same = this.selected.filter((each) => each.type === "card" && each.zone === target.zone);
    const cards = [...same.map((each) => (each as Target & { type: "card" }).card), target.card];
    this.explained = { card: target.card, reason: "" };
    const said = await this.doing.why?.(cards, target.zone).catch(() => null);
    const reason = said ? this.guide.names.sentence(said) : "";
    if (this.explained?.card === target.card) this.explained = { card: target.card, reason };
  }

  cancel(): void {
    this.selected = [];
    this.pondered = [];
    this.doubtful = null;
    this.explained = null;
  }

  /** Take over a position. What was selected stays only as long as it can still be chosen. */
  show(
    view: Seen<G>,
    prompt: Prompt | null,
    news: readonly G["news"][],
    over: Outcome | null,
    moves: readonly Move[] = [],
  ): void {
    const asked = this.prompt?.asked;
    this.view = view;
    this.prompt = prompt;
    this.news = news;
    this.moves = moves;
    this.prelude = [];
    this.over = over;
    if (prompt?.asked !== asked) this.cancel();
  }
}

const KEY = Symbol("play");

export const offerPlay = (play: Play): Play => setContext(KEY, play);
/** The position of the table that shows it, as its game declares what it sends. */
export const usePlay = <G extends Wire = Anything>(): Play<G> => getContext<Play<G>>(KEY);
