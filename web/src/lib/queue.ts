// Things that happen are shown one after the other, each for a while; a click shows the rest at once.

export interface Beat {
  /** show it */
  readonly show: () => void;
  /** how long until the next one may be shown, in milliseconds; asked when it is shown, with how many wait behind it */
  readonly lasts: number | ((waiting: number) => number);
}

export class BeatQueue {
  #waiting: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #idle: () => void;

  /** `idle` is called whenever nothing is left to be shown. */
  constructor(idle: () => void = () => {}) {
    this.#idle = idle;
  }

  get busy(): boolean {
    return this.#timer !== undefined;
  }

  get length(): number {
    return this.#waiting.length;
  }

  add(beat: Beat): void {
    this.#waiting.push(beat);
    if (!this.busy) this.#next();
  }

  /** Show everything that waits, at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const beat of waiting) beat.show();
    this.#idle();
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #next(): void {
    const beat = this.#waiting.shift();
    if (beat === undefined) {
      this.#timer = undefined;
      this.#idle();
      return;
    }
    const lasts = typeof beat.lasts === "number" ? beat.lasts : beat.lasts(this.#waiting.length);
    // A beat that takes no time does not wait for a timer, so that without animations nothing is ever late.
    if (lasts <= 0) {
      beat.show();
      this.#next();
      return;
    }
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#next();
    }, lasts);
    beat.show();
  }
}
