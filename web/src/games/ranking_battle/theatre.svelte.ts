// The battle as it is played on the board: each line of the log is a step, and the ladder waits until it is decided.
import type { Sight } from "./seen";
import { after, duelIn, isStep, settles, timeOf, type Duel } from "./story";
import type { News } from "./wire";

export class Theatre {
  /** the battle that is on the stage; null where there is none */
  duel = $state.raw<Duel | null>(null);
  /** the last battle that has been decided, for who looks away for a moment */
  last = $state.raw<Duel | null>(null);
  /** the position that is drawn meanwhile: what the battle changes is not to be seen before it */
  held = $state.raw<Sight | null>(null);
  /** steps are still to come */
  playing = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #now: Sight | null = null;

  /** A new position has come, with what has happened since the one before. */
  take(before: Sight | null, now: Sight, news: readonly News[], moves: boolean): void {
    this.#finish();
    this.#now = now;
    const steps = news.filter(isStep);
    if (steps.length === 0 || before === null || !moves) {
      for (const line of steps) this.#step(line);
      this.#settle();
      return;
    }
    if (steps[0]!.kind !== "challenge") this.duel ??= duelIn(before);
    this.held = before;
    this.playing = true;
    this.#play(steps);
  }

  /** Show the position as it is. */
  end(): void {
    if (this.playing) this.#settle();
  }

  #play(steps: readonly News[]): void {
    const [line, ...rest] = steps;
    if (line === undefined) {
      this.#settle();
      return;
    }
    this.#step(line);
    this.#timer = setTimeout(() => this.#play(rest), timeOf(line));
  }

  #step(line: News): void {
    this.duel = after(this.duel, line, this.#now!);
    if (settles(line)) this.held = null;
    if (this.duel?.outcome) this.last = this.duel;
  }

  #finish(): void {
    clearTimeout(this.#timer);
    this.playing = false;
    this.held = null;
  }

  #settle(): void {
    this.#finish();
    // Where the battle goes on the position tells it exactly, and what a weapon has brought stays in sight.
    const going = this.#now === null ? null : duelIn(this.#now);
    this.duel = going === null ? null : { ...going, told: this.duel?.told ?? null };
  }
}
