import type { Scanner } from '#lib/json-scan/scanner.ts';
import { countUnits } from '#lib/json-scan/position.ts';
import { Token } from '#lib/json-scan/token.ts';

/**
 * One node for each value, in the order of the text. Members other than `length` are the bytes of typed arrays of
 * 32 bits (`depths`: 16, `types`: 8) in the machine's order; `TreeIndex` reads them.
 */
export interface Tree {
  readonly length: number;
  /** UTF-16 offsets of the value, its end not included. */
  readonly starts: Uint8Array;
  readonly ends: Uint8Array;
  /** UTF-16 offsets of the key literal; both 0 where there is none. */
  readonly keyStarts: Uint8Array;
  readonly keyEnds: Uint8Array;
  /** Members or items of a container. */
  readonly counts: Uint8Array;
  /** Values below a node, at any depth: the node behind a subtree is `index + 1 + size`. */
  readonly sizes: Uint8Array;
  readonly depths: Uint8Array;
  /** The numbers 1 to 7 of `Token`. */
  readonly types: Uint8Array;
}

class Column {
  constructor(private values: Uint8Array | Uint16Array | Uint32Array) {}

  get(index: number): number {
    return this.values[index] as number;
  }

  set(index: number, value: number): void {
    if (index >= this.values.length) {
      const grown = new (this.values.constructor as Uint32ArrayConstructor)(this.values.length * 2);
      grown.set(this.values);
      this.values = grown;
    }
    this.values[index] = value;
  }

  /** The first values as bytes in a buffer of their own. */
  bytes(length: number): Uint8Array {
    return new Uint8Array(this.values.slice(0, length).buffer);
  }
}

/** Builds a `Tree` from the tokens of a scanner, whose faults it passes on. */
export class TreeBuilder {
  private length = 0;
  private readonly starts: Column;
  private readonly ends: Column;
  private readonly keyStarts: Column;
  private readonly keyEnds: Column;
  private readonly counts: Column;
  private readonly sizes: Column;
  private readonly depths: Column;
  private readonly types: Column;
  private readonly open: number[] = [];
  private keyStart = 0;
  private keyEnd = 0;
  private at = 0;
  private units = 0;

  constructor(private readonly scanner: Scanner) {
    const capacity = Math.max(16, scanner.bytes.length >> 3);
    const wide = (): Column => new Column(new Uint32Array(capacity));
    this.starts = wide();
    this.ends = wide();
    this.keyStarts = wide();
    this.keyEnds = wide();
    this.counts = wide();
    this.sizes = wide();
    this.depths = new Column(new Uint16Array(capacity));
    this.types = new Column(new Uint8Array(capacity));
  }

  /** Reads until the scanner is at this byte or beyond; the tree when the text has ended. */
  run(until = Infinity): Tree | undefined {
    const { scanner } = this;
    do {
      const token = scanner.next();
      if (token === Token.end) return this.finish();
      if (token === Token.key) {
        this.keyStart = this.unitsAt(scanner.start);
        this.keyEnd = this.unitsAt(scanner.end);
      } else if (token < Token.key) {
        this.add(token);
      } else if (token !== Token.comment) {
        this.close();
      }
    } while (scanner.at < until);
    return undefined;
  }

  private add(token: number): void {
    const { open, scanner } = this;
    const index = this.length++;
    const parent = open.at(-1);
    if (parent !== undefined) this.counts.set(parent, this.counts.get(parent) + 1);
    this.starts.set(index, this.unitsAt(scanner.start));
    this.ends.set(index, this.unitsAt(scanner.end));
    this.keyStarts.set(index, this.keyStart);
    this.keyEnds.set(index, this.keyEnd);
    this.counts.set(index, 0);
    this.sizes.set(index, 0);
    this.depths.set(index, open.length);
    this.types.set(index, token);
    this.keyStart = 0;
    this.keyEnd = 0;
    if (token <= Token.array) open.push(index);
  }

  private close(): void {
    const index = this.open.pop() as number;
    this.ends.set(index, this.unitsAt(this.scanner.end));
    this.sizes.set(index, this.length - index - 1);
  }

  /** The UTF-16 offset of a byte; called with ascending bytes. */
  private unitsAt(byte: number): number {
    this.units += countUnits(this.scanner.bytes, this.at, byte);
    this.at = byte;
    return this.units;
  }

  private finish(): Tree {
    const { length } = this;
    return {
      length,
      starts: this.starts.bytes(length),
      ends: this.ends.bytes(length),
      keyStarts: this.keyStarts.bytes(length),
      keyEnds: this.keyEnds.bytes(length),
      counts: this.counts.bytes(length),
      sizes: this.sizes.bytes(length),
      depths: this.depths.bytes(length),
      types: this.types.bytes(length),
    };
  }
}
