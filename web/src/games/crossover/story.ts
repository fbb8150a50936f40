// What is worth a scene of its own: an art with its name, a wish, and every battle of a Showdown.
import type { LogLine } from "../../wire";

export interface Side {
  readonly team: readonly string[];
  readonly power: number;
}

export type Scene =
  | { readonly kind: "announce"; readonly seat: string; readonly card: string; readonly what: string }
  | { readonly kind: "wish"; readonly seat: string; readonly card: string }
  | {
      readonly kind: "showdown";
      readonly seat: string;
      readonly blocker: string;
      readonly attacking: Side;
      readonly blocking: Side;
      readonly result: string;
      /** rewards won by it, and how many there are now */
      readonly won: number;
      readonly rewards: number;
    };

const MIRRORED: Readonly<Record<string, string>> = {
  victory: "defeat",
  defeat: "victory",
  outstanding: "complete_defeat",
  complete_defeat: "outstanding",
};

/** The result of a battle, which is the attacker's, as the viewer calls it. */
export const resultFor = (viewer: string | null, blocker: string, result: string): string =>
  viewer === blocker ? (MIRRORED[result] ?? result) : result;

const LASTS: Readonly<Record<Scene["kind"], number>> = { announce: 1150, wish: 3400, showdown: 1900 };
const PLAYED = ["art", "mission", "event"];

export const lengthOf = (scene: Scene): number => LASTS[scene.kind];

/** The scenes of what has happened, in their order. */
export function scenesOf(news: readonly LogLine[]): Scene[] {
  const scenes: Scene[] = [];
  news.forEach(({ kind, fields }, at) => {
    const seat = String(fields["seat"] ?? "");
    if (kind === "announce" && fields["what"] === "wish")
      scenes.push({ kind: "wish", seat, card: String(fields["card"]) });
    else if (kind === "announce" && PLAYED.includes(String(fields["what"])))
      scenes.push({ kind: "announce", seat, card: String(fields["card"]), what: String(fields["what"]) });
    else if (kind === "showdown" && fields["result"] !== "none") {
      const next = news[at + 1];
      const reward = next?.kind === "reward" ? next.fields : {};
      scenes.push({
        kind: "showdown",
        seat,
        blocker: String(fields["blocker"] ?? ""),
        attacking: fields["attacking"] as Side,
        blocking: fields["blocking"] as Side,
        result: String(fields["result"]),
        won: Number(reward["n"] ?? 0),
        rewards: Number(reward["rewards"] ?? 0),
      });
    }
  });
  return scenes;
}

/** How long the board needs for all that, in milliseconds. */
export const lasts = (news: readonly LogLine[]): number =>
  scenesOf(news).reduce((total, scene) => total + lengthOf(scene), 0);
