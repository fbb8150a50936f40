// The Showdown as it is played on the board: cards turn over one after the other, then the 10s strike, then it hurts.
import { numberOf, type Seen, type View } from "../../lib/view";
import {
  CAMPS,
  COUNTED,
  comparisonsIn,
  countedFor,
  foughtRows,
  HURT,
  raisedFor,
  rowsOf,
  STRIKE,
  sumOf,
  toBeTurned,
  TURN,
  type Clash,
  type Rows,
} from "./story";
import type { News, Wire } from "./wire";

export type Moment = "turn" | "strike" | "hurt";

export class Theatre {
  /** what is played just now; null when the board shows the position as it is */
  moment = $state<Moment | null>(null);
  /** the comparison of this round, once it was made */
  clash = $state.raw<Clash | null>(null);
  /** own cards that were turned up in this round's Draw Phase; null if we have not seen the round from its beginning */
  flipped = $state.raw<readonly string[] | null>(null);
  #covered = $state.raw<readonly string[]>([]);
  #turned = $state.raw<readonly string[]>([]);
  #rows = $state.raw<Rows | null>(null);
  #hp = $state.raw<Readonly<Record<string, number>>>({});
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A new position has come, with what has happened since the one before. */
  take(before: View | null, now: Seen<Wire>, news: readonly News[], moves: boolean): void {
    this.end();
    this.#remember(news, now);
    const comparisons = comparisonsIn(news);
    const shown = news.some((line) => line.kind === "showdown");
    if (before === null || (comparisons.length === 0 && !shown)) return;
    const rows = foughtRows(now, comparisons);
    const turned = shown ? toBeTurned(before, rows) : [];
    const aces = Object.fromEntries(CAMPS.map((camp) => [camp, numberOf(now, "aces", camp)]));
    this.clash = comparisons.length > 0 ? { rows, comparisons, aces, limits: now.limits } : null;
    if (!moves) return;
    this.#rows = rows;
    this.#covered = turned;
    this.#hp = Object.fromEntries(CAMPS.map((camp) => [camp, numberOf(before, "hp", camp)]));
    this.moment = "turn";
    this.#turnNext();
  }

  /** Show the position as it is. */
  end(): void {
    clearTimeout(this.#timer);
    this.moment = null;
    this.#covered = [];
    this.#turned = [];
    this.#rows = null;
  }

  /** The row of a camp as it is seen at this moment. */
  row(view: View, camp: string): readonly (string | null)[] {
    if (this.#rows === null) return rowsOf(view)[camp] ?? [];
    return (this.#rows[camp] ?? []).map((card, index) =>
      this.#covered.includes(`${camp}/${index}`) ? null : card,
    );
  }

  /** Whether a card is one of those that have just been turned over. */
  wasTurned(camp: string, index: number): boolean {
    return this.#turned.includes(`${camp}/${index}`);
  }

  /** The HP of a camp as they stand at this moment. */
  hp(view: View, camp: string): number {
    return this.moment === "turn" || this.moment === "strike"
      ? (this.#hp[camp] ?? 0)
      : numberOf(view, "hp", camp);
  }

  /** What a camp's row adds up to at this moment; null where the position tells it. */
  total(view: View, camp: string): number | null {
    if (this.moment === null) return null;
    const counted = this.moment === "turn" ? null : this.clash && countedFor(this.clash, camp);
    return counted ?? sumOf(this.row(view, camp));
  }

  /** What the other's 10s add to a camp, once they have struck. */
  raised(camp: string): number {
    return this.clash === null || this.moment === "turn" ? 0 : raisedFor(this.clash, camp);
  }

  #remember(news: readonly News[], now: View): void {
    if (news.some((line) => line.kind === "round")) {
      this.flipped = [];
      this.clash = null;
    }
    if (this.flipped !== null)
      this.flipped = [
        ...this.flipped,
        ...news.flatMap((line) =>
          line.kind === "flip" && line.fields.camp === now.seat ? [line.fields.card] : [],
        ),
      ];
  }

  #turnNext(): void {
    if (this.#covered.length > 0) {
      this.#later(TURN, () => {
        this.#turned = [...this.#turned, this.#covered[0]!];
        this.#covered = this.#covered.slice(1);
        this.#turnNext();
      });
    } else if (this.clash === null) this.#later(COUNTED, () => this.end());
    else this.#later(COUNTED, () => this.#strike());
  }

  #strike(): void {
    if (!CAMPS.some((camp) => raisedFor(this.clash!, camp) > 0)) {
      this.#hurt();
      return;
    }
    this.moment = "strike";
    this.#later(STRIKE, () => this.#hurt());
  }

  #hurt(): void {
    this.moment = "hurt";
    this.#later(HURT, () => this.end());
  }

  #later(delay: number, then: () => void): void {
    this.#timer = setTimeout(then, delay);
  }
}
