/** A property of all code points, as `scripts/data/unicode.mjs` packs it: `length.value` in base 36, a length of one left out. */
export interface PackedRuns {
  readonly values: string;
  readonly runs: string;
}

/** The value that each code point has. */
export class Runs {
  readonly values: readonly string[];
  private readonly starts: Uint32Array;
  private readonly numbers: Uint16Array;

  constructor(packed: PackedRuns) {
    this.values = packed.values.split('|');
    const runs = packed.runs.split(',');
    this.starts = new Uint32Array(runs.length);
    this.numbers = new Uint16Array(runs.length);
    let start = 0;
    for (const [at, run] of runs.entries()) {
      const [length = '', value = ''] = run.split('.');
      this.starts[at] = start;
      this.numbers[at] = Number.parseInt(value, 36);
      start += length === '' ? 1 : Number.parseInt(length, 36);
    }
  }

  /** The value of a code point. */
  of(point: number): string {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.starts[middle] ?? 0) <= point) low = middle;
      else high = middle - 1;
    }
    return this.values[this.numbers[low] ?? 0] ?? '';
  }

  /** The code points with a value, in order. */
  *pointsOf(value: string): Generator<number> {
    const number = this.values.indexOf(value);
    for (const [at, start] of this.starts.entries()) {
      if (this.numbers[at] !== number) continue;
      const end = this.starts[at + 1] ?? 0x110000;
      for (let point = start; point < end; point++) yield point;
    }
  }
}
