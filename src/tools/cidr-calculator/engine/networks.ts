import { ToolError } from '#core/operation.ts';
import {
  blockOf,
  blocksOf,
  formatAddress,
  formatBlock,
  formatRange,
  spanOf,
  type Block,
  type Family,
  type Span,
} from '#lib/cidr/blocks.ts';
import { countAddresses, mergeSpans, relationOf, subtractSpans, type Relation } from '#lib/cidr/sets.ts';
import { SpanIndex } from '#lib/cidr/span-index.ts';
import { readList, readOneAddress, readSpan, type Written } from './read.ts';

/** The most blocks of a result. */
export const mostBlocks = 1_000_000;
/** The most pairs that `overlaps` lists. */
export const mostPairs = 10_000;

/** The fewest blocks of merged spans, ascending. Error: `too-many` { max }. */
export function blocksIn(spans: readonly Span[]): Block[] {
  const blocks: Block[] = [];
  for (const span of spans) {
    for (const block of blocksOf(span)) {
      if (blocks.length === mostBlocks) throw new ToolError('too-many', { max: mostBlocks });
      blocks.push(block);
    }
  }
  return blocks;
}

/** The network as it is written, without host bits: a block, or a range where it was one. */
function nameOf({ prefix, ...span }: Written): string {
  return prefix === undefined ? formatRange(span) : formatBlock(blockOf(span.family, span.first, prefix));
}

export function relate(a: string, b: string): { relation: Relation; shared: string[] } {
  const [left, right] = [readSpan(a, 'a', { field: 'a' }), readSpan(b, 'b', { field: 'b' })];
  const first = left.first > right.first ? left.first : right.first;
  const last = left.last < right.last ? left.last : right.last;
  const isShared = left.family === right.family && first <= last;
  const shared = isShared ? blocksIn([{ family: left.family, first, last }]).map(formatBlock) : [];
  return { relation: relationOf(left, right), shared };
}

function indexOf(entries: readonly Written[]): (family: Family) => SpanIndex<Written> {
  const indexes = new Map(
    ([4, 6] as const).map((family) => [family, new SpanIndex(entries.filter((entry) => entry.family === family))]),
  );
  return (family) => indexes.get(family) ?? new SpanIndex<Written>([]);
}

export interface Holding {
  readonly entry: string;
  readonly networks: readonly string[];
  readonly longest: string | null;
}

/** For each address the networks that hold it. Error: `too-many` { max } names of networks. */
export function holdersOf(networks: string, addresses: string): Holding[] {
  const index = indexOf(readList(networks, 'networks', { field: 'networks' }));
  let named = 0;
  return readList(addresses, 'addresses', { field: 'addresses' }).map((wanted) => {
    const names = new Set<string>();
    let longest: Span | undefined;
    for (const holder of index(wanted.family).reaching(wanted.first, wanted.last)) {
      named += 1;
      if (named > mostBlocks) throw new ToolError('too-many', { max: mostBlocks });
      names.add(nameOf(holder));
      if (!longest || holder.last - holder.first < longest.last - longest.first) longest = holder;
    }
    return { entry: wanted.piece.text, networks: [...names], longest: longest ? nameOf(longest as Written) : null };
  });
}

export interface Overlap {
  readonly a: string;
  readonly b: string;
  readonly relation: Relation;
}

/** The pairs that share an address, in the order of the list; at most `mostPairs`. */
export function overlapsIn(networks: string): Overlap[] {
  const entries = readList(networks, 'networks').map((entry, at) => ({ ...entry, at }));
  const index = indexOf(entries);
  const pairs: Overlap[] = [];
  for (const entry of entries) {
    const later = [...index(entry.family).overlapping(entry)].map((found) => found as typeof entry);
    for (const other of later.filter(({ at }) => at > entry.at).toSorted((a, b) => a.at - b.at)) {
      pairs.push({ a: nameOf(entry), b: nameOf(other), relation: relationOf(entry, other) });
      if (pairs.length === mostPairs) return pairs;
    }
  }
  return pairs;
}

export interface Merged {
  readonly cidrs: readonly string[];
  readonly before: number;
  readonly after: number;
  readonly addresses: string;
  readonly added: string;
}

export function merge(networks: string, loss: number): Merged {
  const entries = readList(networks, 'networks');
  const exact = mergeSpans(entries);
  const spans = loss === 0 ? exact : mergeSpans(blocksIn(exact).map((block) => spanOf(supernetOf(block, loss))));
  const cidrs = blocksIn(spans).map(formatBlock);
  const addresses = countAddresses(spans);
  return {
    cidrs,
    before: entries.length,
    after: cidrs.length,
    addresses: String(addresses),
    added: String(addresses - countAddresses(exact)),
  };
}

function supernetOf({ family, first, prefix }: Block, loss: number): Block {
  return blockOf(family, first, Math.max(0, prefix - loss));
}

export function exclude(networks: string, remove: string): { cidrs: string[]; addresses: string } {
  const kept = mergeSpans(readList(networks, 'networks', { field: 'networks' }));
  const left = subtractSpans(kept, mergeSpans(readList(remove, 'remove', { field: 'remove' })));
  return { cidrs: blocksIn(left).map(formatBlock), addresses: String(countAddresses(left)) };
}

export function rangesIn(networks: string): { first: string; last: string; size: string }[] {
  return mergeSpans(readList(networks, 'networks')).map(({ family, first, last }) => ({
    first: formatAddress(family, first),
    last: formatAddress(family, last),
    size: String(last - first + 1n),
  }));
}

/** Errors: those of an entry, `mixed-families`, `range-reversed` { first, last }. */
export function blocksBetween(first: string, last: string): string[] {
  const [from, to] = [readOneAddress(first, 'first'), readOneAddress(last, 'last')];
  if (from.family !== to.family) throw new ToolError('mixed-families', { field: 'last' });
  const { family } = from;
  if (to.address < from.address) {
    const [start, end] = [formatAddress(family, from.address), formatAddress(family, to.address)];
    throw new ToolError('range-reversed', { first: start, last: end });
  }
  return blocksIn([{ family, first: from.address, last: to.address }]).map(formatBlock);
}
