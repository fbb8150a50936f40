// A table's clock in words: "5 minutes each, 5 seconds more after every choice".
import { say } from "../i18n";
import { settings } from "../state/settings.svelte";
import type { ClockTerms } from "../wire";

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** A time in its largest whole unit: 300 is "5 minutes", 90 is "90 seconds". */
export function duration(seconds: number): string {
  const [unit, size] = UNITS.find(([, each]) => seconds >= each && seconds % each === 0) ?? ["second", 1];
  return new Intl.NumberFormat(settings.language, { style: "unit", unit, unitDisplay: "long" }).format(
    seconds / size,
  );
}

export function clockWords(clock: ClockTerms | null): string {
  if (clock === null) return say("terms-no_clock");
  const time = duration(clock.seconds);
  if (clock.pace === "move") return say("terms-per_move", { time });
  const increment = clock.increment ?? 0;
  return increment === 0
    ? say("terms-per_game_plain", { time })
    : say("terms-per_game", { time, increment: duration(increment) });
}

/** A clock in a list, where there is little room: "10+5" is ten minutes and five seconds a choice. */
export function clockShort(clock: ClockTerms): string {
  return clock.pace === "game"
    ? `${Math.round(clock.seconds / 6) / 10}+${clock.increment ?? 0}`
    : clockWords(clock);
}

/** A day and time as the person's language writes it; the year only where it is not this one. */
export function moment(at: number): string {
  const then = new Date(at);
  const day: Intl.DateTimeFormatOptions = { day: "numeric", month: "short" };
  if (then.getFullYear() !== new Date().getFullYear()) day.year = "numeric";
  return then.toLocaleString(here(), { ...day, hour: "2-digit", minute: "2-digit" });
}

/** The time of day, as on a wall. */
export const timeOfDay = (at: number): string =>
  new Date(at).toLocaleTimeString(here(), { hour: "2-digit", minute: "2-digit" });

/** Among the Englishes of the world the browser's is the right one. */
const here = (): string =>
  navigator.language.startsWith(settings.language) ? navigator.language : settings.language;
