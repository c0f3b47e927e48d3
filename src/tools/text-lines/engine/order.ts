import { encodeUtf8 } from '#lib/charset.ts';
import { compareCodePoints } from '#lib/documents/code-point-order.ts';
import { foldCase, naturalOrder } from '#lib/list-items.ts';
import { randomSource } from '#lib/random.ts';
import { columnPicker } from './column.ts';
import { decimalOrder } from './decimal.ts';
import type { Step } from './fields.ts';
import { widthOf } from './lines.ts';

function sortedBy<K>(
  lines: readonly string[],
  keys: readonly K[],
  compare: (a: K, b: K) => number,
  /** Of the indexes of lines with equal keys. */
  tie: (a: number, b: number) => number = () => 0,
): string[] {
  const order = Array.from(lines.keys()).sort((a, b) => compare(keys[a] as K, keys[b] as K) || tie(a, b));
  return order.map((index) => lines[index] as string);
}

const leadingNumber = /^\p{White_Space}*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)/u;

/** The number at the start as it is written, or nothing. */
const numberIn = (text: string): string => leadingNumber.exec(text)?.[1] ?? '';

/** Stable in both directions; lines without a number last in both. */
export function sortLines(lines: readonly string[], step: Step): string[] {
  const { by, order, caseSensitive } = step;
  const sign = order === 'desc' ? -1 : 1;
  const keys = lines.map(columnPicker(step));
  switch (by) {
    case 'natural': {
      const compare = naturalOrder(caseSensitive);
      return sortedBy(lines, keys, (a, b) => sign * compare(a, b));
    }
    case 'codepoint': {
      const folded = caseSensitive ? keys : keys.map(foldCase);
      return sortedBy(lines, folded, (a, b) => sign * compareCodePoints(a, b));
    }
    case 'length':
      return sortedBy(lines, keys.map(widthOf), (a, b) => sign * (a - b));
    case 'number': {
      const written = keys.map(numberIn);
      const values = written.map((number) => (number === '' ? undefined : Number(number)));
      const compareDigits = decimalOrder();
      return sortedBy(
        lines,
        values,
        (a, b) => {
          if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
          return a === b ? 0 : a < b ? -sign : sign;
        },
        // Different decimals can round to the same number.
        (a, b) => sign * compareDigits(written[a] ?? '', written[b] ?? ''),
      );
    }
  }
}

/** FNV-1a of 32 bits (draft-eastlake-fnv). */
function hashOf(text: string): number {
  let hash = 0x811c_9dc5;
  for (const byte of encodeUtf8(text)) hash = Math.imul(hash ^ byte, 0x0100_0193);
  return hash;
}

/** Mulberry32: numbers from 0 to below 1, always the same ones from a seed. */
function seededSource(seed: string): (limit: number) => number {
  let a = hashOf(seed);
  return (limit) => {
    a = (a + 0x6d2b_79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}

/** Fisher and Yates, from the end. */
export function shuffleLines(lines: readonly string[], { seed }: Step): string[] {
  const random = randomSource();
  const below = seed === '' ? (limit: number) => random.below(limit) : seededSource(seed);
  const result = [...lines];
  for (let last = result.length - 1; last > 0; last--) {
    const other = below(last + 1);
    [result[last], result[other]] = [result[other] as string, result[last] as string];
  }
  return result;
}
