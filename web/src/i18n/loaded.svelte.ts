// The languages that have been fetched so far, and the words of games in them.
import type { FluentBundle } from "@fluent/bundle";
import type { Language } from "../state/settings.svelte";
import type { Words } from "../wire";

interface HowSpoken {
  readonly bundles: readonly FluentBundle[];
  readonly shapes: Words["shapes"];
}

class Loaded {
  /** what the page says by itself */
  words = $state.raw<Readonly<Partial<Record<Language, FluentBundle>>>>({});
  /** how games speak, by the game and the language */
  spoken = $state.raw<Readonly<Record<string, HowSpoken>>>({});
}

export const loaded = new Loaded();
