// A text as a QR code (ISO/IEC 18004): bytes, error correction M, up to version 10, which holds 213 bytes.

/** Rows of modules, true where they are dark. */
export type Modules = readonly (readonly boolean[])[];

// By version from 1: how many codewords there are, and at level M how many of each block correct, and how many blocks.
const CODEWORDS = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346];
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const LEVEL_M = 0;
const BYTE_MODE = 4;

/** The quiet margin that a code needs around it, in modules. */
export const QUIET = 4;

export function qrModules(text: string): Modules {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const codewords = interleaved(version, dataCodewords(version, bytes));
  const blank = new Drawing(version);
  blank.frame();
  const free = blank.freeModules();
  const masked = MASKS.map((mask, number) => {
    const drawing = blank.copy();
    drawing.format(number);
    drawing.data(free, codewords, mask);
    return drawing.dark;
  });
  return masked.reduce((best, each) => (penalty(each) < penalty(best) ? each : best));
}

/** A code as the `d` of one SVG path, one unit to a module, in a square of `size` with its quiet margin. */
export function qrPath(text: string): { readonly d: string; readonly size: number } {
  const modules = qrModules(text);
  const d = modules
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : "")))
    .join("");
  return { d, size: modules.length + 2 * QUIET };
}

const sizeOf = (version: number): number => 17 + 4 * version;

const dataLength = (version: number): number =>
  CODEWORDS[version - 1]! - CORRECTION[version - 1]! * BLOCKS[version - 1]!;

const lengthBits = (version: number): number => (version < 10 ? 8 : 16);

function versionFor(bytes: number): number {
  for (let version = 1; version <= BLOCKS.length; version++)
    if (4 + lengthBits(version) + 8 * bytes <= 8 * dataLength(version)) return version;
  throw new RangeError(`${bytes} bytes are too many for a QR code of version ${BLOCKS.length}`);
}

function dataCodewords(version: number, bytes: Uint8Array): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let at = length - 1; at >= 0; at--) bits.push((value >>> at) & 1);
  };
  put(BYTE_MODE, 4);
  put(bytes.length, lengthBits(version));
  for (const byte of bytes) put(byte, 8);
  const room = 8 * dataLength(version);
  put(0, Math.min(4, room - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) put(pad, 8);
  return Array.from({ length: room / 8 }, (_, at) =>
    bits.slice(8 * at, 8 * at + 8).reduce((byte, bit) => 2 * byte + bit, 0),
  );
}

/** The codewords in blocks with their correction, taken in turn from each block; the last blocks are one longer. */
function interleaved(version: number, data: readonly number[]): number[] {
  const blocks = BLOCKS[version - 1]!;
  const correction = CORRECTION[version - 1]!;
  const short = Math.floor(data.length / blocks);
  const longer = data.length % blocks;
  let at = 0;
  const dataBlocks = Array.from({ length: blocks }, (_, block) =>
    data.slice(at, (at += short + Number(block >= blocks - longer))),
  );
  const checks = dataBlocks.map((block) => remainder(block, correction));
  const inTurn = (rows: readonly (readonly number[])[]): number[] =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, column) =>
      rows.flatMap((row) => row.slice(column, column + 1)),
    ).flat();
  return [...inTurn(dataBlocks), ...inTurn(checks)];
}

/** Multiplication in GF(256) modulo x^8 + x^4 + x^3 + x^2 + 1. */
export function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((other >>> bit) & 1) * one;
  }
  return product;
}

/** The Reed-Solomon codewords of a block: what is left of it divided by (x - 1)(x - 2)(x - 4) ... */
function remainder(block: readonly number[], degree: number): number[] {
  const divisor = new Array<number>(degree).fill(0);
  divisor[degree - 1] = 1;
  for (let root = 1, done = 0; done < degree; done++, root = times(root, 2))
    for (let at = 0; at < degree; at++) divisor[at] = times(divisor[at]!, root) ^ (divisor[at + 1] ?? 0);
  const left = new Array<number>(degree).fill(0);
  for (const byte of block) {
    const factor = byte ^ left.shift()!;
    left.push(0);
    for (let at = 0; at < degree; at++) left[at]! ^= times(divisor[at]!, factor);
  }
  return left;
}

/** The lines on which the centres of alignment patterns lie. */
function alignmentPlaces(version: number): number[] {
  if (version === 1) return [];
  const number = Math.floor(version / 7) + 2;
  const last = sizeOf(version) - 7;
  const step = Math.ceil((last - 6) / (number - 1) / 2) * 2;
  return [6, ...Array.from({ length: number - 1 }, (_, at) => last - step * (number - 2 - at))];
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** A number with the bits that protect it, a remainder by a polynomial of some degree. */
function protectedBits(value: number, degree: number, polynomial: number): number {
  let rest = value;
  for (let bit = 0; bit < degree; bit++) rest = (rest << 1) ^ ((rest >>> (degree - 1)) * polynomial);
  return (value << degree) | rest;
}

class Drawing {
  readonly size: number;
  dark: boolean[][];
  #taken: boolean[][];

  constructor(readonly version: number) {
    this.size = sizeOf(version);
    const nothing = (): boolean[][] =>
      Array.from({ length: this.size }, () => new Array<boolean>(this.size).fill(false));
    this.dark = nothing();
    this.#taken = nothing();
  }

  copy(): Drawing {
    const other = new Drawing(this.version);
    other.dark = this.dark.map((row) => [...row]);
    other.#taken = this.#taken;
    return other;
  }

  #set(x: number, y: number, dark: boolean): void {
    this.dark[y]![x] = dark;
    this.#taken[y]![x] = true;
  }

  /** Everything that is the same whatever the text is, with room for the format. */
  frame(): void {
    for (let at = 0; at < this.size; at++) {
      this.#set(6, at, at % 2 === 0);
      this.#set(at, 6, at % 2 === 0);
    }
    const end = this.size - 4;
    for (const [x, y] of [
      [3, 3],
      [end, 3],
      [3, end],
    ] as const)
      this.#finder(x, y);
    const places = alignmentPlaces(this.version);
    const last = places.length - 1;
    places.forEach((x, column) =>
      places.forEach((y, row) => {
        const atFinder = (column === 0 || row === 0) && column % last === 0 && row % last === 0;
        if (!atFinder) this.#alignment(x, y);
      }),
    );
    this.format(0);
    this.#versionBits();
  }

  #finder(x: number, y: number): void {
    for (let down = -4; down <= 4; down++)
      for (let right = -4; right <= 4; right++) {
        const ring = Math.max(Math.abs(right), Math.abs(down));
        const [column, row] = [x + right, y + down];
        if (column >= 0 && column < this.size && row >= 0 && row < this.size)
          this.#set(column, row, ring !== 2 && ring !== 4);
      }
  }

  #alignment(x: number, y: number): void {
    for (let down = -2; down <= 2; down++)
      for (let right = -2; right <= 2; right++)
        this.#set(x + right, y + down, Math.max(Math.abs(right), Math.abs(down)) !== 1);
  }

  /** The level of correction and the mask, twice. */
  format(mask: number): void {
    const bits = protectedBits((LEVEL_M << 3) | mask, 10, 0x537) ^ 0x5412;
    for (let at = 0; at < 15; at++) {
      const dark = ((bits >>> at) & 1) === 1;
      const beside = at < 6 ? at : at < 8 ? at + 1 : this.size - 15 + at;
      this.#set(8, beside, dark);
      const along = at < 8 ? this.size - 1 - at : at === 8 ? 7 : 14 - at;
      this.#set(along, 8, dark);
    }
    this.#set(8, this.size - 8, true);
  }

  #versionBits(): void {
    if (this.version < 7) return;
    const bits = protectedBits(this.version, 12, 0x1f25);
    for (let at = 0; at < 18; at++) {
      const dark = ((bits >>> at) & 1) === 1;
      const [far, near] = [this.size - 11 + (at % 3), Math.floor(at / 3)];
      this.#set(far, near, dark);
      this.#set(near, far, dark);
    }
  }

  /** The modules for data, in pairs of columns from the right, going up and down in turn. */
  freeModules(): (readonly [number, number])[] {
    const found: (readonly [number, number])[] = [];
    let up = true;
    for (let right = this.size - 1; right >= 1; right -= 2, up = !up) {
      if (right === 6) right = 5; // the timing pattern has a column of its own
      for (let step = 0; step < this.size; step++) {
        const y = up ? this.size - 1 - step : step;
        for (const x of [right, right - 1]) if (!this.#taken[y]![x]) found.push([x, y]);
      }
    }
    return found;
  }

  data(
    free: readonly (readonly [number, number])[],
    codewords: readonly number[],
    mask: (x: number, y: number) => boolean,
  ): void {
    free.forEach(([x, y], at) => {
      const bit = (codewords[at >>> 3] ?? 0) >>> (7 - (at & 7));
      this.dark[y]![x] = ((bit & 1) === 1) !== mask(x, y);
    });
  }
}

const FALSE_FINDERS = ["10111010000", "00001011101"];

/** How hard a pattern is to read: long runs, blocks, what looks like a finder, too much of one colour. */
function penalty(dark: Modules): number {
  const rows = dark.map((row) => row.map(Number).join(""));
  const columns = dark.map((_, x) => dark.map((row) => Number(row[x])).join(""));
  let points = 0;
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) points += run.length - 2;
    for (let at = 0; at + 11 <= line.length; at++)
      if (FALSE_FINDERS.includes(line.slice(at, at + 11))) points += 40;
  }
  for (let y = 1; y < dark.length; y++)
    for (let x = 1; x < dark.length; x++) {
      const four = [dark[y]![x], dark[y]![x - 1], dark[y - 1]![x], dark[y - 1]![x - 1]];
      if (four.every((each) => each === four[0])) points += 3;
    }
  const share = dark.flat().filter(Boolean).length / dark.length ** 2;
  return points + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}
