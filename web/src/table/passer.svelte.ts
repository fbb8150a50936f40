// Goes on for the player where nothing has to be decided, after a moment in which it can be stopped.
import { passFor, USUAL, type PassingWish } from "../lib/passing";
import { settings } from "../state/settings.svelte";
import type { Choice, RoutineInfo } from "../wire";
import type { Play } from "./play.svelte";

/** Long enough to be seen; against people also of no length that would tell them there was nothing else to do. */
const MOMENT = 450;
const NEXT = 150; // once the player has seen that play goes on by itself
const AMONG_PEOPLE = { least: 900, more: 1600 };

export class Passer {
  /** the steps at which it was passed since the player chose last */
  passed = $state.raw<readonly string[]>([]);
  /** the settings are open: nothing is passed behind them */
  menu = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #kept = ""; // the question that is left to the player
  #held = false; // something is being taken back: it is not to be passed once more
  #passing = false;

  constructor(
    readonly play: Play,
    readonly random: () => number = Math.random,
  ) {}

  /** the choice that is being made is a pass of ours */
  get acts(): boolean {
    return this.#passing;
  }

  get routines(): readonly RoutineInfo[] {
    return this.play.guide.info.routines;
  }

  get wish(): PassingWish {
    return settings.passing(this.play.guide.info.id) ?? USUAL;
  }
  /** Another wish counts from the next question on. */
  set wish(wish: PassingWish) {
    settings.setPassing(this.play.guide.info.id, wish);
    this.stop();
  }

  openMenu(): void {
    this.menu = true;
    this.stop();
  }

  /** Everything has been shown and the player is asked: pass, if that is wished and nothing was begun. */
  consider(): void {
    if (this.menu || this.#held) this.stop();
    const found = this.#pass();
    if (found === null) return;
    const asked = this.play.prompt?.asked;
    this.play.passing = true;
    this.#timer = setTimeout(() => {
      this.play.passing = false;
      if (this.play.prompt?.asked !== asked || this.#pass()?.action !== found.action) return;
      this.passed = [...this.passed, this.play.prompt?.routine?.step ?? ""];
      this.#passing = true;
      this.play.choose(found);
      this.#passing = false;
    }, this.#moment());
  }

  /** Let the player decide what is asked now. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#kept = this.play.prompt?.asked ?? "";
    this.play.passing = false;
  }

  /** Pass nothing until the player has chosen something. */
  hold(): void {
    this.#held = true;
    this.stop();
  }

  /** A choice was made; what was passed before the player's own one is no news any more. */
  chosen(): void {
    if (this.#passing) return;
    this.passed = [];
    this.#held = false;
  }

  /** The step that is asked about, where the player may wish not to be asked there any more. */
  get skippable(): string | null {
    const { prompt, mine } = this.play;
    if (!mine || prompt === null || prompt.routine === null || prompt.choices.length === 1) return null;
    return prompt.routine.optional ? prompt.routine.step : null;
  }

  /** The player does not want to be asked at this step any more, from now on. */
  skip(step: string): void {
    const skipped = [...this.wish.skipped.filter((each) => each !== step), step];
    settings.setPassing(this.play.guide.info.id, { ...this.wish, skipped });
    this.consider();
  }

  #pass(): Choice | null {
    const { play } = this;
    if (play.prompt === null || !play.mine || play.busy) return null;
    if (play.selected.length > 0 || play.doubtful !== null || play.prompt.asked === this.#kept) return null;
    const found = passFor(play.prompt, this.wish);
    return found === null || play.danger(found) !== null ? null : found;
  }

  #moment(): number {
    const people = this.play.seats.some((seat) => !seat.you && seat.bot === null);
    if (people) return AMONG_PEOPLE.least + this.random() * AMONG_PEOPLE.more;
    if (!settings.moves) return 0;
    return this.passed.length === 0 ? MOMENT : NEXT;
  }
}
