// The terms of an event while somebody fills them in, and what the server says is wrong with them.
import { troubleText } from "../../i18n/refusals";
import { fieldOf, replanned, type Field, type Plan } from "../../lib/eventplan";
import { Refused } from "../../net/api";
import { shelf } from "../../state/shelf.svelte";

export class Planning {
  /** null: as it was */
  changed = $state.raw<Plan | null>(null);
  #trouble = $state.raw<{ field: Field | null; text: string } | null>(null);

  /** `before` is what it begins with. */
  constructor(readonly before: () => Plan) {}

  get plan(): Plan {
    const before = this.before();
    if (this.changed === null) return before;
    return { ...this.changed, settings: { ...before.settings, ...this.changed.settings } }; // they may come later
  }

  readonly change = (some: Partial<Plan>): void => {
    this.#trouble = null;
    this.changed = { ...this.plan, ...some };
  };

  /** Change what other settings follow from. */
  readonly replan = (some: Parameters<typeof replanned>[1]): void => {
    const game = shelf.tournamentOf(some.game ?? this.plan.game);
    this.change(replanned(this.plan, some, game, shelf.plans));
  };

  refused(error: unknown): void {
    const field = error instanceof Refused ? fieldOf(error.about) : null;
    this.#trouble = { field, text: troubleText(error) };
  }

  /** What is wrong with a field; null: with none in particular. */
  readonly wrong = (field: Field | null): string =>
    this.#trouble?.field === field ? (this.#trouble?.text ?? "") : "";
}
