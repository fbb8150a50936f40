// What has happened, as scenes that are played one after the other before the board shows what has come of it.
import type { FishMove, News } from "./wire";

export type Scene =
  | { readonly kind: "begin"; readonly seat: string }
  | { readonly kind: "duel"; readonly seat: string }
  | { readonly kind: "greedy"; readonly cat: string; readonly seat: string }
  | { readonly kind: "attack"; readonly attacker: string; readonly target: string; readonly which: string }
  | { readonly kind: "roll"; readonly face: string }
  | { readonly kind: "turned"; readonly face: string }
  | {
      readonly kind: "result";
      readonly attacker: string;
      readonly target: string;
      readonly dice: readonly string[];
      readonly asleep: boolean;
      readonly total: number;
    }
  | { readonly kind: "redirected"; readonly target: string }
  | { readonly kind: "cry"; readonly cat: string; readonly cry: string; readonly effect: string }
  | { readonly kind: "fish"; readonly moves: readonly FishMove[] }
  | { readonly kind: "flee"; readonly cat: string };

/** In milliseconds. */
export const LASTS: Readonly<Record<Scene["kind"], number>> = {
  begin: 1500,
  duel: 2600,
  greedy: 2100,
  attack: 650,
  roll: 950,
  turned: 700,
  result: 900,
  redirected: 600,
  cry: 950,
  fish: 560,
  flee: 600,
};

/** Where Fish are at an end of their way, as one word: `dish/south`, or `held/maro#s1` on a stand. */
export const placeOfFish = ({ seat, cat }: FishMove, end: FishMove["to"]): string =>
  end === "cat" ? `held/${cat ?? ""}` : `${end}/${seat}`;

export const scenesOf = (news: readonly News[]): Scene[] => news.flatMap(scenesIn);

function scenesIn(news: News): Scene[] {
  const fish: Scene[] =
    "fish" in news.fields && news.fields.fish.length > 0 ? [{ kind: "fish", moves: news.fields.fish }] : [];
  switch (news.kind) {
    case "begin":
      return [{ kind: "begin", seat: news.fields.seat }];
    case "one_on_one":
      return [{ kind: "duel", seat: news.fields.seat }, ...fish];
    case "greedy":
      return [{ kind: "greedy", cat: news.fields.cat, seat: news.fields.seat }, ...fish];
    case "attack": {
      const { cat, target, which } = news.fields;
      return [{ kind: "attack", attacker: cat.card, target: target.card, which }];
    }
    case "roll":
      return [{ kind: "roll", face: news.fields.face }];
    case "face":
      return [{ kind: "turned", face: news.fields.face }];
    case "no_sleep":
      return [{ kind: "turned", face: "0" }];
    case "result": {
      const { attacker, target, dice, asleep, total } = news.fields;
      return [{ kind: "result", attacker: attacker.card, target: target.card, dice, asleep, total }];
    }
    case "redirected":
      return [{ kind: "redirected", target: news.fields.cat.card }];
    case "use":
      return [{ kind: "cry", cat: news.fields.cat.card, cry: "use", effect: news.fields.effect }, ...fish];
    case "negated":
    case "cancelled":
    case "no_effect":
      return [{ kind: "cry", cat: news.fields.cat.card, cry: news.kind, effect: "" }];
    case "run_away":
      return [{ kind: "flee", cat: news.fields.cat.card }];
    default:
      return fish;
  }
}

/** How long it takes to show all that has happened. */
export const prelude = (news: readonly News[]): number =>
  scenesOf(news).reduce((sum, scene) => sum + LASTS[scene.kind], 0);
