// What is written about cards: in the person's language for reading, in every language for finding.
import { t, type Key } from "../../i18n";
import { capital, gameWord, words } from "../../i18n/games";
import { loaded } from "../../i18n/loaded.svelte";
import { plain, type Described } from "../../lib/cardsearch";
import type { Guide } from "../../table/guide";
import type { CardInfo } from "../../wire";
import en from "../../messages/en.json";

const has = (key: string): key is Key => key in en;

/** A game's own word, or the interface's, or what the server calls it. */
function named(game: string, key: string, english: string): string {
  return gameWord(game, key) ?? (has(key) ? t(key) : capital(english));
}

export const groupName = (game: string, group: string): string => named(game, `group.${group}`, group);
export const colourName = (game: string, colour: string): string => named(game, `colour.${colour}`, colour);
export const factName = (game: string, fact: string): string => named(game, `fact.${fact}`, fact);

const LONG = 60; // longer ones are sentences, which the text of the card has already

/** The printed values of a card that say something, in words. */
export function factsOf(game: string, card: CardInfo): [string, string][] {
  return Object.entries(card.facts).flatMap(([name, value]): [string, string][] => {
    const text = Array.isArray(value) ? value.join(", ") : words(value);
    return text === "" || text === "none" || text.length > LONG ? [] : [[factName(game, name), text]];
  });
}

export function describe(guide: Guide, card: CardInfo): Described {
  const game = guide.info.id;
  const written = Object.keys(loaded.games)
    .filter((each) => each.startsWith(`${game}/`))
    .flatMap((each) => [
      loaded.games[each]?.[`card.${card.id}`],
      loaded.games[each]?.[`card.${card.id}.text`],
    ]);
  const all = [card.title, card.text, card.id, card.group, ...written].filter((text) => text !== undefined);
  return { card, name: guide.names.card(card.id), words: plain(all.join(" ")) };
}
