// A guided first turn: five positions in which the learner makes the choice that is explained, and what comes of it.
import { BeatQueue } from "../../lib/queue";
import type { View } from "../../lib/view";
import { settings } from "../../state/settings.svelte";
import { Play } from "../../table/play.svelte";
import type { Guide } from "../../table/guide";
import type { Choice, Lesson, LessonStep, Update } from "../../wire";

/** How long each thing that follows stays on the screen; there is something to read, so it does not depend on movement. */
const BEAT = 1_500;

export class GuidedTurn {
  readonly play: Play;
  /** which step it is; after the last one it is over */
  at = $state(0);
  /** the learner has chosen something else */
  astray = $state(false);
  /** what follows from the choice is being shown */
  showing = $state(false);
  #beats = new BeatQueue();

  constructor(
    guide: Guide,
    readonly lesson: Lesson,
  ) {
    this.play = new Play(guide, { act: (choice) => this.#chosen(choice) });
    this.play.seats = lesson.seats;
    this.enter(0);
  }

  get step(): LessonStep | null {
    return this.lesson.steps[this.at] ?? null;
  }

  get over(): boolean {
    return this.at >= this.lesson.steps.length;
  }

  /** The choice that is wanted, as the prompt offers it. */
  get wanted(): Choice | undefined {
    return this.step?.update.prompt?.choices.find(({ action }) => action === this.step?.action);
  }

  /** Go to a step; behind the last one the lesson ends where it stands. */
  enter(at: number): void {
    this.#beats.clear();
    this.showing = false;
    this.astray = false;
    this.at = Math.max(0, Math.min(at, this.lesson.steps.length));
    this.play.busy = false;
    this.play.cancel();
    const last = this.lesson.steps.at(-1);
    const update = this.step?.update ?? last?.after.at(-1) ?? last?.update;
    if (update !== undefined) this.#show(update, this.over);
    this.play.pointed = this.step?.points ?? "";
    this.play.goOn();
  }

  /** Show the rest of what follows at once. */
  hurry(): void {
    if (this.showing) this.#beats.skip();
  }

  end(): void {
    this.#beats.clear();
  }

  #chosen(choice: Choice): void {
    const step = this.step;
    if (step === null || this.showing) return;
    if (choice.action !== step.action) {
      this.astray = true;
      this.play.abandon();
      return;
    }
    this.astray = false;
    this.showing = true;
    this.play.pointed = "";
    const next = this.at + 1;
    for (const update of step.after)
      this.#beats.add({ show: () => this.#show(update, true), lasts: this.#timeFor(update) });
    this.#beats.add({ show: () => this.enter(next), lasts: 0 });
  }

  /** What a board plays, such as a battle, is seen to its end. */
  #timeFor(update: Update): number {
    return Math.max(BEAT, settings.moves ? (this.play.guide.face.lasts?.(update.log) ?? 0) : 0);
  }

  /** Between the steps nothing is asked, even where the server would ask already. */
  #show(update: Update, unasked: boolean): void {
    this.play.show(
      update.view as View,
      unasked ? null : update.prompt,
      update.log,
      update.over,
      update.moves,
    );
  }
}
