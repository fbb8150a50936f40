// Every card of every game as a picture of its own, drawn by the same components that draw it on a table.
import { render } from "svelte/server";
import { faceOf } from "../src/games";
import { loadGameWords, Names } from "../src/i18n/games";
import { loadLanguage } from "../src/i18n";
import { settings, type Language } from "../src/state/settings.svelte";
import GenericFace from "../src/table/GenericFace.svelte";
import type { CardInfo } from "../src/wire";
import { teach } from "./words";

export interface Drawn {
  /** the markup of the component */
  readonly svg: string;
  /** the styles of the components that it is made of */
  readonly css: string;
  /** what the card is called, for whoever cannot see it */
  readonly title: string;
}

/** Draw a game's cards with the words of a language. */
export async function draw(
  game: string,
  cards: readonly CardInfo[],
  language: Language,
): Promise<ReadonlyMap<string, Drawn>> {
  settings.language = language;
  teach(game);
  await Promise.all([loadLanguage(language), loadGameWords(game, language)]);
  const Face = (await faceOf(game)).Face ?? GenericFace;
  const names = new Names(game, new Map(cards.map((card) => [card.id, card])));
  return new Map(
    cards.map((card) => {
      const { body, head } = render(Face, { props: { card, owner: null } });
      const css = [...head.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join("\n");
      return [card.id, { svg: body, css, title: names.card(card.id) }];
    }),
  );
}
