// What an effect on the Chain would do to what is in play, in words, as the server has foreseen it.
import { listed } from "../../i18n";
import type { Names } from "../../i18n/games";
import type { Deed } from "./wire";

export const deedsIn = (names: Names, deeds: readonly Deed[]): string =>
  listed(
    deeds.map(({ what, cards, n, by }) =>
      names.say(`would-${what}`, {
        cards: listed(cards.map((card) => names.card(card))),
        n: n ?? 0,
        by: by ?? "",
      }),
    ),
  );
