// Every card of the games that Meijin comes with is also a picture, drawn when the client is built.
import { settings } from "../state/settings.svelte";

/** The address of a card's picture, with the words of the person's language. */
export const pictureOf = (game: string, kind: string): string =>
  `/faces/${game}/${settings.language}/${encodeURIComponent(kind)}.svg`;
