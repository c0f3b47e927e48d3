import { decodeString } from '#lib/json-scan/literal.ts';
import { toBytes } from '#lib/json-scan/source.ts';
import { kindOf, Token, type Step, type ValueKind } from '#lib/json-scan/token.ts';
import type { Tree } from './engine/tree.ts';

const words = (bytes: Uint8Array): Uint32Array => new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);

/** Reads the answer of `tree` beside the text it was made from. Nodes are numbers from 0, in the order of the text. */
export class TreeIndex {
  readonly length: number;
  private readonly starts: Uint32Array;
  private readonly ends: Uint32Array;
  private readonly keyStarts: Uint32Array;
  private readonly keyEnds: Uint32Array;
  private readonly counts: Uint32Array;
  private readonly sizes: Uint32Array;
  private readonly depths: Uint16Array;
  private readonly types: Uint8Array;
  private searchable: string | undefined;

  constructor(
    tree: Tree,
    private readonly text: string,
  ) {
    this.length = tree.length;
    this.starts = words(tree.starts);
    this.ends = words(tree.ends);
    this.keyStarts = words(tree.keyStarts);
    this.keyEnds = words(tree.keyEnds);
    this.counts = words(tree.counts);
    this.sizes = words(tree.sizes);
    this.depths = new Uint16Array(tree.depths.buffer, tree.depths.byteOffset, this.length);
    this.types = tree.types;
  }

  kind(node: number): ValueKind {
    return kindOf(this.types[node] as number);
  }

  isContainer(node: number): boolean {
    return (this.types[node] as number) <= Token.array;
  }

  /** 0 for a root. */
  depth(node: number): number {
    return this.depths[node] as number;
  }

  /** The greatest depth of a value. */
  get maxDepth(): number {
    return this.depths.reduce((most, depth) => (depth > most ? depth : most), 0);
  }

  /** Members or items directly inside. */
  count(node: number): number {
    return this.counts[node] as number;
  }

  /** Values below, at any depth: `node + 1 + size` is the next node outside. */
  size(node: number): number {
    return this.sizes[node] as number;
  }

  /** The value as typed; at most `limit` UTF-16 units of it. */
  source(node: number, limit = Infinity): string {
    const start = this.starts[node] as number;
    return this.text.slice(start, Math.min(this.ends[node] as number, start + limit));
  }

  /** UTF-16 offset of the value. */
  offset(node: number): number {
    return this.starts[node] as number;
  }

  /** The decoded key; undefined for items and roots. */
  key(node: number): string | undefined {
    const end = this.keyEnds[node] as number;
    if (end === 0) return undefined;
    const bytes = toBytes(this.text.slice(this.keyStarts[node], end));
    return decodeString(bytes, 0, bytes.length);
  }

  /** The nodes directly inside, from the `from`th, at most `limit`. */
  children(node: number, from = 0, limit = Infinity): number[] {
    const found: number[] = [];
    const end = node + 1 + this.size(node);
    let skipped = 0;
    for (let child = node + 1; child < end && found.length < limit; child += 1 + this.size(child)) {
      if (skipped++ >= from) found.push(child);
    }
    return found;
  }

  /** The node around; −1 for a root. */
  parent(node: number): number {
    const depth = this.depth(node);
    if (depth === 0) return -1;
    let parent = node - 1;
    while (this.depth(parent) >= depth) parent--;
    return parent;
  }

  /**
   * The nodes whose key or scalar contains the text as typed, whatever its case, in the order of the text; at most
   * `limit`.
   */
  find(query: string, limit: number): number[] {
    // The one character whose lower case is longer: offsets would no longer fit.
    const lower = (text: string): string => text.replaceAll('\u0130', 'i').toLowerCase();
    this.searchable ??= lower(this.text);
    const wanted = lower(query);
    const found: number[] = [];
    if (wanted === '') return found;
    let node = 0;
    let hit = this.searchable.indexOf(wanted);
    while (hit >= 0 && found.length < limit) {
      while (node + 1 < this.length && this.begin(node + 1) <= hit) node++;
      const isFound = this.holds(node, hit, hit + wanted.length);
      if (isFound) found.push(node);
      // On with the next node once this one is found, else with the next hit.
      const next = node + 1 < this.length ? this.begin(node + 1) : this.searchable.length;
      hit = this.searchable.indexOf(wanted, isFound ? next : hit + 1);
    }
    return found;
  }

  /** Does a part of the text lie in the node's key, or in the node when it is a scalar? */
  private holds(node: number, from: number, to: number): boolean {
    const inKey = from >= (this.keyStarts[node] as number) && to <= (this.keyEnds[node] as number);
    const inValue = from >= (this.starts[node] as number) && to <= (this.ends[node] as number);
    return inKey || (inValue && !this.isContainer(node));
  }

  /** Where the node's key starts, or its value when it has none. */
  private begin(node: number): number {
    return (this.keyEnds[node] as number) > 0 ? (this.keyStarts[node] as number) : this.offset(node);
  }

  /** The way from the root, for the notations of `#lib/json-scan/path.ts`. */
  steps(node: number): Step[] {
    const steps: Step[] = [];
    for (let child = node, parent = this.parent(node); parent >= 0; child = parent, parent = this.parent(parent)) {
      steps.unshift(this.key(child) ?? this.placeIn(parent, child));
    }
    return steps;
  }

  private placeIn(parent: number, child: number): number {
    let place = 0;
    for (let node = parent + 1; node < child; node += 1 + this.size(node)) place++;
    return place;
  }
}
