// How the tables of games are drawn. A game without a folder here has the generic table, which draws any game.
import type { Component } from "svelte";
import type { CardInfo, Choice } from "../wire";
import type { Anything, Seen, Wire } from "../lib/view";
import type { Guide } from "../table/guide";

export interface FaceProps {
  /** the card; undefined for one that lies face down */
  readonly card: CardInfo | undefined;
  /** whose back it has, where backs differ */
  readonly owner: string | null;
  /** drawn for a place where a whole card could not be read; only a game that asks its cards for it is given it */
  readonly form?: string;
}

export interface DetailProps {
  /** the card in full, with the number of the copy where it has one */
  readonly card: string;
  readonly info: CardInfo;
}

export interface GameFace<G extends Wire = Anything> {
  /** the board: everything but the bar of choices, the log and the chat */
  readonly Board?: Component;
  /** the picture on a card, an SVG of 100 by 140 units that fills its button */
  readonly Face?: Component<FaceProps>;
  /** the board takes the height that the window leaves it: nothing of it is ever under the bar or out of sight */
  readonly whole?: boolean;
  /** what a closer look at a card says of it besides its picture, where the game sets that itself */
  readonly Detail?: Component<DetailProps>;
  /** why a choice wants to be confirmed, as a key of the game's messages; null where it does not */
  danger?(choice: Choice, view: Seen<G>): string | null;
  /** what is asked, where the game's messages cannot tell; null where they can */
  question?(view: Seen<G>, choices: readonly Choice[], guide: Guide): string | null;
  /** a choice in a few words, where what it is called depends on the position */
  label?(choice: Choice, view: Seen<G>, guide: Guide): string | null;
  /** what a choice does, where that depends on the position */
  says?(choice: Choice, view: Seen<G>, guide: Guide): string | null;
  /** which choices have a button at once, where the board stands for the others; they can still be unfolded */
  readonly button?: (choice: Choice) => boolean;
  /** how long the board needs to show what has happened, in milliseconds, where that is longer than usual */
  lasts?(news: readonly G["news"][]): number;
  /** how long the board plays what has happened over the position before, until it shows what has come of it */
  prelude?(news: readonly G["news"][]): number;
}

const FACES = import.meta.glob<{ face: GameFace }>("./*/index.ts");

const GENERIC: GameFace = {};

export async function faceOf(game: string): Promise<GameFace> {
  const own = FACES[`./${game}/index.ts`];
  return own === undefined ? GENERIC : (await own()).face;
}
