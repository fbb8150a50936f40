// A finished game from one point of view, fetched in pieces as it is looked at.
import type { Frame, LogLine, Replay } from "../../wire";

/** Ask for frames from one point of view; null is the spectators'. */
export type Source = (seat: string | null, start: number, count: number) => Promise<Replay>;

const PIECE = 50;
/** Lines with which a part of a game begins, the larger parts first. */
const PARTS = [["round", "battle"], ["turn"]];

export interface DatedLine extends LogLine {
  readonly ply: number;
}

export class Film {
  frames = $state.raw<readonly (Frame | undefined)[]>([]);
  about = $state.raw<Replay | null>(null);
  #pieces = new Map<number, Promise<void>>();

  constructor(
    readonly source: Source,
    readonly seat: string | null,
  ) {}

  get plies(): number {
    return this.about?.plies ?? 0;
  }

  async frame(ply: number): Promise<Frame | undefined> {
    await this.#piece(Math.floor(ply / PIECE));
    return this.frames[ply];
  }

  /** Fetch the rest as well, one piece after the other, so that the log and the parts are whole. */
  async rest(): Promise<void> {
    for (let piece = 0; piece * PIECE <= this.plies; piece++) await this.#piece(piece);
  }

  /** What had been told up to a position, as far as it has been fetched. */
  linesUpTo(ply: number): DatedLine[] {
    return this.frames.slice(0, ply + 1).flatMap((frame) => (frame === undefined ? [] : dated(frame)));
  }

  /** The positions with which rounds, battles or turns begin. */
  get parts(): number[] {
    for (const kinds of PARTS) {
      const found = this.frames.flatMap((frame) =>
        frame?.log.some(({ kind }) => kinds.includes(kind)) ? [frame.ply] : [],
      );
      if (found.length > 0) return found;
    }
    return [];
  }

  #piece(piece: number): Promise<void> {
    let asked = this.#pieces.get(piece);
    if (asked === undefined) {
      asked = this.#fetch(piece);
      this.#pieces.set(piece, asked);
      asked.catch(() => this.#pieces.delete(piece));
    }
    return asked;
  }

  async #fetch(piece: number): Promise<void> {
    const answer = await this.source(this.seat, piece * PIECE, PIECE);
    this.about ??= answer;
    const frames = [...this.frames];
    for (const frame of answer.frames) frames[frame.ply] = frame;
    this.frames = frames;
  }
}

const dated = (frame: Frame): DatedLine[] => frame.log.map((line) => ({ ...line, ply: frame.ply }));
