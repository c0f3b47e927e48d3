import { sortSpans } from './sets.ts';
import type { Span } from './blocks.ts';

/** Finds spans among many: ascending, with the highest last address of each stretch in a tree. */
export class SpanIndex<S extends Span> {
  private readonly sorted: readonly S[];
  /** A segment tree over `sorted`: the children of `at` are `2 * at` and `2 * at + 1`, the leaves begin at `leaves`. */
  private readonly highest: bigint[];
  private readonly leaves: number;

  /** Spans of one family. */
  constructor(spans: readonly S[]) {
    this.sorted = sortSpans(spans);
    this.leaves = 2 ** Math.ceil(Math.log2(Math.max(1, spans.length)));
    this.highest = Array<bigint>(2 * this.leaves).fill(-1n);
    for (const [at, { last }] of this.sorted.entries()) this.highest[this.leaves + at] = last;
    for (let at = this.leaves - 1; at > 0; at--) {
      const [left, right] = [this.highestAt(2 * at), this.highestAt(2 * at + 1)];
      this.highest[at] = left > right ? left : right;
    }
  }

  /** Those that begin at `first` or before and end at `last` or after, ascending: with a span's own ends, what holds it. */
  *reaching(first: bigint, last: bigint): Generator<S> {
    const end = this.countUpTo(first);
    const open: [node: number, from: number, size: number][] = [[1, 0, this.leaves]];
    for (let top = open.pop(); top; top = open.pop()) {
      const [node, from, size] = top;
      if (from >= end || this.highestAt(node) < last) continue;
      const span = this.sorted[from];
      if (size === 1 && span) yield span;
      else open.push([2 * node + 1, from + size / 2, size / 2], [2 * node, from, size / 2]);
    }
  }

  /** Those that share an address with this one. */
  overlapping({ first, last }: Span): Generator<S> {
    return this.reaching(last, first);
  }

  private highestAt(node: number): bigint {
    return this.highest[node] ?? -1n;
  }

  private countUpTo(first: bigint): number {
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sorted[middle] as S).first <= first) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
