// Plays scenes over the position before: dice fall, Fish hop, cats run, a Boss gets greedy.
import type { Seen } from "../../lib/view";
import { attackOf } from "./seen";
import { LASTS, placeOfFish, scenesOf, type Scene } from "./story";
import type { FishMove, News, Wire } from "./wire";

/** An attack as it is seen at this moment. */
export interface Bout {
  readonly attacker: string;
  readonly target: string;
  readonly dice: readonly string[];
  /** what it deals, once that is settled */
  readonly total: number | null;
  readonly asleep: boolean;
}

/** The attack of a position; once damage is to be taken, it is settled. */
function boutOf(view: Seen<Wire>): Bout | null {
  const attack = attackOf(view);
  if (attack === undefined) return null;
  const blow = view.damage;
  return { ...attack, total: blow?.cat === attack.target ? blow.points : null, asleep: false };
}

/** The attack that has ended last in what has happened. */
const endedIn = (news: readonly News[]): Bout | null =>
  scenesOf(news)
    .filter((scene) => scene.kind === "result")
    .at(-1) ?? null;

export class Theatre {
  scene = $state.raw<Scene | null>(null);
  /** the attack that is played or under way, or the one that has led to the position */
  bout = $state.raw<Bout | null>(null);
  /** cats that have run away in this play */
  fled = $state.raw<readonly string[]>([]);
  #shifts = $state.raw<Readonly<Record<string, number>>>({});
  #scenes: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `hop` lets Fish be seen to jump. */
  constructor(readonly hop: (moves: readonly FishMove[]) => void) {}

  get busy(): boolean {
    return this.scene !== null;
  }

  /** Play what has happened over the position before it. */
  play(news: readonly News[], before: Seen<Wire>): void {
    this.end();
    this.#scenes = scenesOf(news);
    this.bout = boutOf(before);
    this.#next();
  }

  /**
   * The position is there, so nothing is left to be played. In a replay any position can come after any other: what is
   * seen of an attack depends on this one alone.
   */
  arrive(news: readonly News[], now: Seen<Wire>): void {
    this.end();
    this.bout = boutOf(now) ?? endedIn(news);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#scenes = [];
    this.scene = null;
    this.fled = [];
    this.#shifts = {};
  }

  /** How many Fish more, or fewer, are seen in a place than the position says. */
  shift(place: string): number {
    return this.#shifts[place] ?? 0;
  }

  #next(): void {
    const scene = this.#scenes.shift();
    if (scene === undefined) {
      // Nothing comes of the beginning, so nothing takes its place.
      if (this.scene?.kind === "begin") this.scene = null;
      return;
    }
    this.scene = scene;
    this.#follow(scene);
    if (scene.kind === "fish") this.hop(scene.moves);
    if (scene.kind === "flee") this.fled = [...this.fled, scene.cat];
    this.#timer = setTimeout(() => {
      if (scene.kind === "fish") this.#land(scene.moves);
      this.#next();
    }, LASTS[scene.kind]);
  }

  /** What a scene changes in the attack that is seen. */
  #follow(scene: Scene): void {
    const bout = this.bout;
    if (scene.kind === "attack") this.bout = { ...scene, dice: [], total: null, asleep: false };
    else if (scene.kind === "result") this.bout = scene;
    else if (bout === null) return;
    else if (scene.kind === "roll") this.bout = { ...bout, dice: [...bout.dice, scene.face] };
    else if (scene.kind === "turned") this.bout = { ...bout, dice: [...bout.dice.slice(0, -1), scene.face] };
    else if (scene.kind === "redirected") this.bout = { ...bout, target: scene.target };
  }

  #land(moves: readonly FishMove[]): void {
    const shifts = { ...this.#shifts };
    for (const move of moves)
      for (const [end, by] of [
        [move.origin, -move.count],
        [move.to, move.count],
      ] as const) {
        const place = placeOfFish(move, end);
        shifts[place] = (shifts[place] ?? 0) + by;
      }
    this.#shifts = shifts;
  }
}
