// What a person likes, kept in the browser: language, light or dark, volume, speed, whom to play against.

import { keep, recall } from "../lib/memory";
import type { PassingWish } from "../lib/passing";

export type Scheme = "auto" | "light" | "dark";
export type Language = "en" | "ja";
/** How fast what happens is shown; at once is without any movement. */
export type Pace = "slow" | "normal" | "fast" | "at_once";

/** How much longer things are seen than normally. */
const LENGTHS: Readonly<Record<Pace, number>> = { slow: 1.7, normal: 1, fast: 0.5, at_once: 0 };
export const PACES = Object.keys(LENGTHS) as readonly Pace[];

interface Kept {
  scheme: Scheme;
  language: Language;
  /** of sounds, from 0 to 100 */
  volume: number;
  pace: Pace;
  /** by game: where to go on for the player without asking */
  routine: Readonly<Record<string, PassingWish>>;
  /** a choice has been held to see what it does, so nobody need be told that one can */
  held: boolean;
  /** the level that was chosen last to play against; null until one is chosen */
  opponent: string | null;
  /** by game: the level, where another one is played against there */
  opponents: Readonly<Record<string, string>>;
}

const KEY = "meijin settings";

function read(): Kept {
  const language: Language = navigator.language.toLowerCase().startsWith("ja") ? "ja" : "en";
  const usual: Kept = {
    scheme: "auto",
    language,
    volume: 40,
    pace: "normal",
    routine: {},
    held: false,
    opponent: null,
    opponents: {},
  };
  try {
    return { ...usual, ...(JSON.parse(recall(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return usual;
  }
}

class Settings {
  #kept = $state<Kept>(read());

  get scheme(): Scheme {
    return this.#kept.scheme;
  }
  set scheme(value: Scheme) {
    this.#keep({ scheme: value });
  }

  get language(): Language {
    return this.#kept.language;
  }
  set language(value: Language) {
    this.#keep({ language: value });
  }

  get volume(): number {
    return this.#kept.volume;
  }
  set volume(value: number) {
    this.#keep({ volume: value });
  }

  get pace(): Pace {
    return this.#kept.pace;
  }
  set pace(value: Pace) {
    this.#keep({ pace: value });
  }

  /** How long things are seen, where 1 is normal. */
  get length(): number {
    return LENGTHS[this.#kept.pace];
  }

  /** Where a player of a game wants to be asked; undefined as long as nothing was said about it. */
  passing(game: string): PassingWish | undefined {
    return this.#kept.routine[game];
  }
  setPassing(game: string, wish: PassingWish): void {
    this.#keep({ routine: { ...this.#kept.routine, [game]: wish } });
  }

  get held(): boolean {
    return this.#kept.held;
  }
  set held(value: boolean) {
    this.#keep({ held: value });
  }

  get opponent(): string | null {
    return this.#kept.opponent;
  }
  set opponent(value: string | null) {
    this.#keep({ opponent: value, opponents: {} });
  }

  /** The level a game is played against. */
  opponentIn(game: string): string | null {
    return this.#kept.opponents[game] ?? this.#kept.opponent;
  }
  setOpponentIn(game: string, level: string): void {
    this.#keep({ opponents: { ...this.#kept.opponents, [game]: level } });
  }

  /** Whether things move: not if the person or the system has switched it off. */
  get moves(): boolean {
    return this.#kept.pace !== "at_once" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  #keep(change: Partial<Kept>): void {
    Object.assign(this.#kept, change); // what has not changed is read by nobody anew
    keep(KEY, JSON.stringify(this.#kept));
  }
}

export const settings = new Settings();

/** Tell the style sheets which scheme and language are wanted. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  if (settings.scheme === "auto") delete root.dataset["scheme"];
  else root.dataset["scheme"] = settings.scheme;
}
