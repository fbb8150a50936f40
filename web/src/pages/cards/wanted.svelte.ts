// What somebody looks for stays while they go from one game's cards to another's.
import type { Wanted } from "../../lib/cardsearch";

const ANY: Wanted = { text: "", group: "", colour: "", order: "listed" };

class Search {
  wanted = $state.raw<Wanted>(ANY);

  change(some: Partial<Wanted>): void {
    this.wanted = { ...this.wanted, ...some };
  }

  /** Groups and colours belong to a game. */
  enter(): void {
    this.change({ group: "", colour: "" });
  }
}

export const search = new Search();
