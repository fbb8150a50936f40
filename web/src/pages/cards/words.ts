// What is written about cards: in the person's language for reading, in every language for finding.
import { find } from "../../i18n";
import { capital, gameWord, words } from "../../i18n/games";
import { plain, type Described } from "../../lib/cardsearch";
import type { Guide } from "../../table/guide";
import type { CardInfo } from "../../wire";

/** A game's own word, or the interface's, or what the server calls it. */
function named(game: string, sort: string, name: string): string {
  const id = `${sort}-${name.replaceAll(/[^\w-]/g, "_")}`;
  return gameWord(game, id) ?? find(id) ?? capital(name);
}

export const groupName = (game: string, group: string): string => named(game, "group", group);
export const colourName = (game: string, colour: string): string => named(game, "colour", colour);
export const factName = (game: string, fact: string): string => named(game, "fact", fact);

const LONG = 60; // longer ones are sentences, which the text of the card has already

/** The printed values of a card that say something, in words. */
export function factsOf(game: string, card: CardInfo): [string, string][] {
  return Object.entries(card.facts).flatMap(([name, value]): [string, string][] => {
    const text = Array.isArray(value) ? value.join(", ") : words(value);
    return text === "" || text === "none" || text.length > LONG ? [] : [[factName(game, name), text]];
  });
}

export function describe(guide: Guide, card: CardInfo): Described {
  const written = guide.names.inEveryLanguage((speech) => [speech.card(card.id), speech.cardText(card.id)]);
  const all = [card.title, card.text, card.id, card.group, ...written];
  return { card, name: guide.names.card(card.id), words: plain(all.join(" ")) };
}
