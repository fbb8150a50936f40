// What bots are called: the ones that come with the games have names of their own.
import { t } from "../i18n";
import { capital } from "../i18n/games";

export function botName(bot: string): string {
  if (bot === "random") return t("bot.random");
  if (bot === "greedy") return t("bot.greedy");
  return capital(bot);
}

/** Who sits on a seat, by name; empty for a free one. */
export const sitterName = (seat: { readonly name: string; readonly bot: string | null }): string =>
  seat.bot === null ? seat.name : botName(seat.bot);
