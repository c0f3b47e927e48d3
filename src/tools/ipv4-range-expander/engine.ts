import { text } from '#core/field.ts';
import { operation, ToolError } from '#core/operation.ts';
import { startOf } from '#core/start-of.ts';
import {
  blockOf,
  blocksOf,
  formatBlock,
  formatIpv4,
  lastOf,
  netmaskOf,
  parseIpv4,
  sizeOf,
  type Ipv4,
} from '#lib/net.ts';
import { mergeRanges, parseRange, type Range } from './engine/ranges.ts';

/**
 * The smallest network that covers a range, and the fewest networks that are exactly it.
 * Errors: `empty-input`, `invalid-ipv4`, `ipv4-leading-zero`, each with its `field`; `range-reversed`.
 */
export const expand = operation('ipv4-range-expander/expand', {
  input: { start: text(), end: text() },
  run: ({ start, end }) => {
    const first = read(start, 'start');
    const last = read(end, 'end');
    if (last < first) throw new ToolError('range-reversed', { start: formatIpv4(first), end: formatIpv4(last) });
    const size = last - first + 1;
    // The bits that both ends share from the left.
    const prefix = Math.clz32(first ^ last);
    const covering = blockOf(first, prefix);
    return {
      start: formatIpv4(first),
      end: formatIpv4(last),
      size,
      covering: {
        cidr: formatBlock(covering),
        start: formatIpv4(covering.first),
        end: formatIpv4(lastOf(covering)),
        size: sizeOf(prefix),
        netmask: formatIpv4(netmaskOf(prefix)),
        added: sizeOf(prefix) - size,
      },
      exact: blocksOf(first, last).map(formatBlock),
    };
  },
});

/**
 * The fewest networks that are exactly the addresses, networks and `a - b` ranges of a list, one per line; `#` starts
 * a comment. Errors: `empty-input`, `invalid-entry` { line, entry }.
 */
export const aggregate = operation('ipv4-range-expander/aggregate', {
  input: { text: text() },
  run: ({ text }) => {
    const ranges = text.split(/\r\n|\r|\n/).flatMap((line, at) => {
      const entry = line.replace(/#.*/s, '').trim();
      return entry === '' ? [] : [readEntry(entry, at + 1)];
    });
    if (ranges.length === 0) throw new ToolError('empty-input', { field: 'text' });
    return mergeRanges(ranges);
  },
});

function read(source: string, field: string): Ipv4 {
  const trimmed = source.trim();
  if (trimmed === '') throw new ToolError('empty-input', { field });
  return parseIpv4(trimmed, { field });
}

function readEntry(entry: string, line: number): Range {
  const fault = (reason: object): ToolError =>
    new ToolError('invalid-entry', { line, entry: entry.length > 60 ? `${startOf(entry, 60)}…` : entry, ...reason });
  let range: Range;
  try {
    range = parseRange(entry);
  } catch (error) {
    throw error instanceof ToolError ? fault({ cause: error.code }) : error;
  }
  if (range.last < range.first) throw fault({ reason: 'reversed' });
  return range;
}
