// How the tables of games are drawn. A game without an entry here has the generic table, which draws any game.
import type { Component } from "svelte";
import type { CardInfo, Choice } from "../wire";
import type { View } from "../lib/view";

export interface FaceProps {
  /** the card; undefined for one that lies face down */
  readonly card: CardInfo | undefined;
  /** whose back it has, where backs differ */
  readonly owner: string | null;
}

export interface GameFace {
  /** the board: everything but the bar of choices, the log and the chat */
  readonly Board?: Component;
  /** the picture on a card, an SVG of 100 by 140 units that fills its button */
  readonly Face?: Component<FaceProps>;
  /** why a choice wants to be confirmed, as a key of the game's messages; null where it does not */
  readonly danger?: (choice: Choice, view: View) => string | null;
  /** zones whose cards the board draws so that they can be pointed at; all, if not given */
  readonly onBoard?: ReadonlySet<string>;
}

const FACES: Readonly<Record<string, () => Promise<{ face: GameFace }>>> = {};

const GENERIC: GameFace = {};

export async function faceOf(game: string): Promise<GameFace> {
  const own = FACES[game];
  return own === undefined ? GENERIC : (await own()).face;
}
