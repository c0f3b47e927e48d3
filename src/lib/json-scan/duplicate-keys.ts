import { decodeString } from './literal.ts';
import type { Scanner } from './scanner.ts';
import { toBytes } from './source.ts';
import type { Step } from './token.ts';

/** A key that its object already has, by its first byte and the way to its value. */
export interface DuplicateKey {
  readonly at: number;
  readonly steps: readonly Step[];
}

const manyKeys = 16;

/**
 * Finds the keys that an object has more than once, compared as decoded. Only hashes are kept while reading; keys are
 * decoded in objects where two hashes agree.
 */
export class DuplicateKeys {
  readonly found: DuplicateKey[] = [];
  /** The keys of all open objects, the innermost last. */
  private hashes = new Int32Array(1024);
  private starts = new Uint32Array(1024);
  private ends = new Uint32Array(1024);
  private count = 0;
  private readonly bases: number[] = [];

  constructor(private readonly scanner: Scanner) {}

  open(): void {
    this.bases.push(this.count);
  }

  /** Takes the key that the scanner has just read. */
  add(): void {
    const { bytes, start, end } = this.scanner;
    if (this.count === this.hashes.length) this.grow();
    this.hashes[this.count] = hashOf(bytes, start, end);
    this.starts[this.count] = start;
    this.ends[this.count++] = end;
  }

  close(): void {
    const base = this.bases.pop() as number;
    if (this.count - base > 1 && this.hasEqualHashes(base)) this.compare(base);
    this.count = base;
  }

  private hasEqualHashes(base: number): boolean {
    const { count, hashes } = this;
    if (count - base > manyKeys) {
      const sorted = hashes.slice(base, count).sort();
      return sorted.some((hash, index) => hash === sorted[index + 1]);
    }
    for (let one = base + 1; one < count; one++) {
      for (let other = base; other < one; other++) if (hashes[one] === hashes[other]) return true;
    }
    return false;
  }

  private compare(base: number): void {
    const { bytes, depth } = this.scanner;
    const seen = new Set<string>();
    let parents: readonly Step[] | undefined;
    for (let index = base; index < this.count; index++) {
      const start = this.starts[index] as number;
      const key = decodeString(bytes, start, this.ends[index] as number);
      if (seen.has(key)) {
        parents ??= this.scanner.steps(depth);
        this.found.push({ at: start, steps: [...parents, key] });
      }
      seen.add(key);
    }
  }

  private grow(): void {
    const size = this.count * 2;
    const { hashes, starts, ends } = this;
    this.hashes = new Int32Array(size);
    this.starts = new Uint32Array(size);
    this.ends = new Uint32Array(size);
    this.hashes.set(hashes);
    this.starts.set(starts);
    this.ends.set(ends);
  }
}

function hashOf(bytes: Uint8Array, start: number, end: number): number {
  const quoted = bytes[start] === 0x22 || bytes[start] === 0x27 ? 1 : 0;
  for (let at = start; at < end; at++) {
    if (bytes[at] === 0x5c) {
      const decoded = toBytes(decodeString(bytes, start, end));
      return fnv1a(decoded, 0, decoded.length);
    }
  }
  return fnv1a(bytes, start + quoted, end - quoted);
}

function fnv1a(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c9dc5 | 0;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193);
  return hash;
}
