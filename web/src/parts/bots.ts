// Who sits on a seat. Bots that come with the games have names of their own.
import { t } from "../i18n";
import { capital } from "../i18n/games";
import type { SeatInfo } from "../wire";

export function botName(bot: string): string {
  if (bot === "random") return t("bot.random");
  if (bot === "greedy") return t("bot.greedy");
  return capital(bot);
}

/** Who sits on a seat, by name; empty for a free one. */
export const sitterName = (seat: { readonly name: string; readonly bot: string | null }): string =>
  seat.bot === null ? seat.name : botName(seat.bot);

/** Why somebody is not there; empty if they are. */
export function absence(seat: SeatInfo): string {
  if (seat.stand_in !== null) return t("seat.stand_in");
  if (seat.away) return t("seat.away");
  return !seat.connected && seat.user !== null ? t("seat.not_connected") : "";
}
