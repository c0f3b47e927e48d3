import { blockOf, blocksOf, formatBlock, lastOf, parseInterface, parseIpv4, type Ipv4 } from '#lib/net.ts';

/** All addresses from `first` to `last`. */
export interface Range {
  readonly first: Ipv4;
  readonly last: Ipv4;
}

/**
 * An address, a network with any mask, or `a - b` with a hyphen or a dash; the last may be below the first.
 * Errors: those of the readers.
 */
export function parseRange(entry: string): Range {
  const dash = entry.search(/[-–—]/);
  if (dash >= 0)
    return { first: parseIpv4(entry.slice(0, dash).trim()), last: parseIpv4(entry.slice(dash + 1).trim()) };
  const { address, prefix } = parseInterface(entry);
  const block = blockOf(address, prefix);
  return { first: block.first, last: lastOf(block) };
}

/** The fewest networks that are together exactly these ranges, in ascending order. */
export function mergeRanges(ranges: readonly Range[]): string[] {
  const merged: { first: Ipv4; last: Ipv4 }[] = [];
  for (const { first, last } of ranges.toSorted((a, b) => a.first - b.first)) {
    const open = merged.at(-1);
    if (open && first <= open.last + 1) open.last = Math.max(open.last, last);
    else merged.push({ first, last });
  }
  return merged.flatMap(({ first, last }) => blocksOf(first, last).map(formatBlock));
}
