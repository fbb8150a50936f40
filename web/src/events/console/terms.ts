// The terms of an event that is there already, changed like those of one that is planned.
import type { Plan } from "../../lib/eventplan";
import { termsOf } from "../../lib/event";
import type { EventInfo, SetTerms } from "../../wire";

/** An event as a plan, to be changed. */
export const planOf = (event: EventInfo): Plan => ({
  name: event.name,
  game: event.game,
  format: event.format,
  level: event.level,
  mode: event.mode,
  venue: event.venue,
  date: event.date,
  cut: event.cut,
  rounds: event.rounds,
  public: event.public,
  prizes: event.prizes,
  settings: termsOf(event),
});

/** The order that changes the terms; settings that the form does not show stay as they are. */
export const termsOrder = (event: EventInfo, plan: Plan): SetTerms => ({
  type: "set_terms",
  name: plan.name.trim(),
  level: plan.level,
  format: plan.format,
  cut: plan.cut,
  settings: { ...event.settings, ...plan.settings },
  venue: plan.venue.trim(),
  date: plan.date.trim(),
  rounds: plan.rounds,
});
