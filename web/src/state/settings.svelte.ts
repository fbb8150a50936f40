// What a person likes, kept in the browser: language, light or dark, sound, movement, whom to play against.

import type { PassingWish } from "../lib/passing";

export type Scheme = "auto" | "light" | "dark";
export type Language = "en" | "ja";
export type Movement = "auto" | "off";

interface Kept {
  scheme: Scheme;
  language: Language;
  sound: boolean;
  movement: Movement;
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
    sound: false,
    movement: "auto",
    routine: {},
    held: false,
    opponent: null,
    opponents: {},
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
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

  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(value: boolean) {
    this.#keep({ sound: value });
  }

  get movement(): Movement {
    return this.#kept.movement;
  }
  set movement(value: Movement) {
    this.#keep({ movement: value });
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
    return this.#kept.movement !== "off" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing: it is known until the page is left.
    }
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
