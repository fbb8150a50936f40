// Who sits on a seat. The levels of the house, and other bots that come with the games, have names of their own.
import { isKey, t } from "../i18n";
import { capital } from "../i18n/games";
import type { GameInfo, SeatInfo } from "../wire";

export function botName(bot: string): string {
  const key = `bot.${bot}`;
  return isKey(key) ? t(key) : capital(bot);
}

/** What to expect of a level, in a sentence; empty for other bots. */
export function botAbout(bot: string): string {
  const key = `bot.${bot}.about`;
  return isKey(key) ? t(key) : "";
}

/** The bots that can play a game and are no level of the house. */
export const otherBots = ({ bots, levels }: Pick<GameInfo, "bots" | "levels">): string[] =>
  bots.filter((bot) => !levels.includes(bot));

/** Who sits on a seat, by name; empty for a free one. */
export const sitterName = (seat: { readonly name: string; readonly bot: string | null }): string =>
  seat.bot === null ? seat.name : botName(seat.bot);

/** Why somebody is not there; empty if they are. */
export function absence(seat: SeatInfo): string {
  if (seat.stand_in !== null) return t("seat.stand_in");
  if (seat.away) return t("seat.away");
  return !seat.connected && seat.user !== null ? t("seat.not_connected") : "";
}
