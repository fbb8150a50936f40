// What has happened, as scenes that are played one after the other before the board shows what has come of it.
import type { LogLine } from "../../wire";

export interface FishMove {
  readonly seat: string;
  readonly count: number;
  /** the box, dish or trash of the seat, or one of its cats */
  readonly from: string;
  readonly to: string;
}

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

/** Where a Fish is, as one word: `dish/south`, or `held/maro#s1` on a stand. */
export const placeOfFish = (end: string, seat: string): string =>
  end.includes("#") ? `held/${end}` : `${end}/${seat}`;

export const scenesOf = (news: readonly LogLine[]): Scene[] => news.flatMap(scenesIn);

function scenesIn({ kind, fields }: LogLine): Scene[] {
  const text = (name: string): string => String(fields[name] ?? "");
  const moves = (fields["fish"] ?? []) as readonly FishMove[];
  const fish: Scene[] = moves.length > 0 ? [{ kind: "fish", moves }] : [];
  switch (kind) {
    case "begin":
      return [{ kind, seat: text("seat") }];
    case "one_on_one":
      return [{ kind: "duel", seat: text("seat") }, ...fish];
    case "greedy":
      return [{ kind, cat: text("cat"), seat: text("seat") }, ...fish];
    case "attack":
      return [{ kind, attacker: text("cat"), target: text("target"), which: text("which") }];
    case "roll":
      return [{ kind, face: text("face") }];
    case "face":
      return [{ kind: "turned", face: text("face") }];
    case "no_sleep":
      return [{ kind: "turned", face: "0" }];
    case "result":
      return [
        {
          kind,
          attacker: text("attacker"),
          target: text("target"),
          dice: fields["dice"] as readonly string[],
          asleep: fields["asleep"] === true,
          total: Math.max(0, Number(fields["total"])),
        },
      ];
    case "redirected":
      return [{ kind, target: text("cat") }];
    case "use":
      return [{ kind: "cry", cat: text("cat"), cry: "use", effect: text("effect") }, ...fish];
    case "negated":
    case "cancelled":
    case "no_effect":
      return [{ kind: "cry", cat: text("cat"), cry: kind, effect: "" }];
    case "run_away":
      return [{ kind: "flee", cat: text("cat") }];
    default:
      return fish;
  }
}

/** How long it takes to show all that has happened. */
export const prelude = (news: readonly LogLine[]): number =>
  scenesOf(news).reduce((sum, scene) => sum + LASTS[scene.kind], 0);
