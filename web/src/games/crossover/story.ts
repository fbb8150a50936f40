// What is worth a scene of its own: an art with its name, a wish, and every battle of a Showdown.
import type { Announce, News, Showdown } from "./wire";

export type Scene =
  | ({ readonly kind: "announce" | "wish" } & Announce)
  /** with the rewards won by it, and how many there are now */
  | ({ readonly kind: "showdown"; readonly won: number; readonly rewards: number } & Showdown);

export type Result = Showdown["result"];

const MIRRORED: Partial<Record<Result, Result>> = {
  victory: "defeat",
  defeat: "victory",
  outstanding: "complete_defeat",
  complete_defeat: "outstanding",
};

/** The result of a battle, which is the attacker's, as the viewer calls it. */
export const resultFor = (viewer: string | null, blocker: string, result: Result): Result =>
  viewer === blocker ? (MIRRORED[result] ?? result) : result;

const LASTS: Readonly<Record<Scene["kind"], number>> = { announce: 1150, wish: 3400, showdown: 1900 };
const PLAYED = ["art", "mission", "event"];

export const lengthOf = (scene: Scene): number => LASTS[scene.kind];

/** The scenes of what has happened, in their order. */
export function scenesOf(news: readonly News[]): Scene[] {
  const scenes: Scene[] = [];
  news.forEach((line, at) => {
    if (line.kind === "announce") {
      if (line.fields.what === "wish") scenes.push({ ...line.fields, kind: "wish" });
      else if (PLAYED.includes(line.fields.what)) scenes.push({ ...line.fields, kind: "announce" });
    } else if (line.kind === "showdown" && line.fields.result !== "none") {
      const next = news[at + 1];
      const { n, rewards } = next?.kind === "reward" ? next.fields : { n: 0, rewards: 0 };
      scenes.push({ ...line.fields, kind: "showdown", won: n, rewards });
    }
  });
  return scenes;
}

/** How long the board needs for all that, in milliseconds. */
export const lasts = (news: readonly News[]): number =>
  scenesOf(news).reduce((total, scene) => total + lengthOf(scene), 0);
