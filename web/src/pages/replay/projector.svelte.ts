// Looking at a finished game: which position is shown, from whose point of view, and whether it runs by itself.
import type { View } from "../../lib/view";
import { toasts } from "../../state/toasts.svelte";
import type { Guide } from "../../table/guide";
import { Play } from "../../table/play.svelte";
import type { SeatInfo } from "../../wire";
import { Film, type Source } from "./film.svelte";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const PACE = 1_200; // milliseconds for a position, at speed 1

export class Projector {
  film = $state.raw<Film>()!;
  play = $state.raw<Play>()!;
  ply = $state(0);
  running = $state(false);
  speed = $state<number>(1);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted = 0;
  #shown = -1; // the position that was shown last
  /** when the first position is there */
  readonly ready: Promise<unknown>;

  constructor(
    readonly guide: Guide,
    readonly source: Source,
    readonly seats: readonly SeatInfo[],
    seat: string | null,
  ) {
    this.look(seat);
    this.ready = this.film.frame(0);
  }

  get seat(): string | null {
    return this.film.seat;
  }

  get atEnd(): boolean {
    return this.film.about !== null && this.ply >= this.film.plies;
  }

  /** Look from another point of view, at the same position. */
  look(seat: string | null): void {
    this.film = new Film(this.source, seat);
    this.play = new Play(this.guide);
    this.#shown = -1;
    this.play.seats = this.seats;
    const film = this.film;
    void this.#show(this.ply).then(() => film.rest().catch(() => undefined));
  }

  /** Go to a position; whoever goes by hand stops the film. */
  go(ply: number): void {
    this.pause();
    void this.#show(ply);
  }

  nextPart(): void {
    this.go(this.film.parts.find((ply) => ply > this.ply) ?? this.film.plies);
  }

  lastPart(): void {
    this.go(this.film.parts.filter((ply) => ply < this.ply).at(-1) ?? 0);
  }

  toggle(): void {
    if (this.running) return this.pause();
    this.running = true;
    if (this.atEnd) void this.#show(0).then(() => this.#later());
    else this.#later(0);
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.#timer);
  }

  #later(wait = PACE / this.speed): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#advance(), wait);
  }

  async #advance(): Promise<void> {
    if (!this.running) return;
    await this.#show(this.ply + 1);
    if (this.atEnd) this.pause();
    if (this.running) this.#later();
  }

  async #show(ply: number): Promise<void> {
    const most = this.film.about === null ? ply : this.film.plies;
    const wanted = Math.max(0, Math.min(ply, most));
    this.#wanted = wanted;
    this.ply = wanted;
    const { film, play } = this;
    try {
      const frame = await film.frame(wanted);
      // Meanwhile somebody may have gone on, or looked from elsewhere.
      if (frame === undefined || this.#wanted !== wanted || film !== this.film) return;
      play.show(frame.view as View, null, frame.log, null, wanted === this.#shown + 1 ? frame.moves : []);
      this.#shown = wanted;
    } catch (error) {
      this.pause();
      if (film.about !== null) toasts.trouble(error);
    }
  }
}
