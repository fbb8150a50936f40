// The languages that have been fetched so far, and the words of games in them.
import type { Words } from "./index";

class Loaded {
  words = $state.raw<Readonly<Record<string, Words>>>({});
  games = $state.raw<Readonly<Record<string, Words>>>({});
}

export const loaded = new Loaded();
