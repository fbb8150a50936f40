// Who sits on a seat. The levels of the house, and other bots that come with the games, have names of their own.
import { find, say } from "../i18n";
import { capital } from "../i18n/games";
import type { GameInfo, SeatInfo } from "../wire";

export const botName = (bot: string): string => find(`bot-${bot}`) ?? capital(bot);

/** What to expect of a level, in a sentence; empty for other bots. */
export const botAbout = (bot: string): string => find(`bot-${bot}-about`) ?? "";

/** The bots that can play a game and are no level of the house. */
export const otherBots = ({ bots, levels }: Pick<GameInfo, "bots" | "levels">): string[] =>
  bots.filter((bot) => !levels.includes(bot));

/** Who sits on a seat, by name; empty for a free one. */
export const sitterName = (seat: { readonly name: string; readonly bot: string | null }): string =>
  seat.bot === null ? seat.name : botName(seat.bot);

/** Why somebody is not there; empty if they are. */
export function absence(seat: SeatInfo): string {
  if (seat.stand_in !== null) return say("seat-stand_in");
  if (seat.away) return say("seat-away");
  return !seat.connected && seat.user !== null ? say("seat-not_connected") : "";
}
