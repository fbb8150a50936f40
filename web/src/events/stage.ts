// What the parts of an event page share: the event, and windows that they open for each other.
import { getContext, setContext } from "svelte";
import type { LiveEvent } from "../state/event.svelte";

export interface EventStage {
  readonly live: LiveEvent;
  /** Show the rounds of a player. */
  showPlayer(player: string): void;
  /** Show everything about a match. */
  showMatch(match: string): void;
}

const KEY = Symbol("event stage");

export const setStage = (stage: EventStage): EventStage => setContext(KEY, stage);

/** The page's stage; undefined where a part stands on a page of another kind. */
export const stageOf = (): EventStage | undefined => getContext<EventStage | undefined>(KEY);
