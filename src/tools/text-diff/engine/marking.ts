import { stretchesOf } from './comparing.ts';
import { numberTokens, splitLines, tokenize, type Comparison, type Granularity } from './tokens.ts';

// The screen loads both at once.
export { languageOf } from './language.ts';

/** A range of the left text and what takes its place in the right one, in UTF-16 units. */
export type ChangedRange = readonly [fromLeft: number, toLeft: number, fromRight: number, toRight: number];

export interface Marking extends Comparison {
  /** How fine changed lines are looked at. */
  readonly granularity: Granularity;
}

/** Longer changed places are marked as a whole. */
const longestFine = 5000;
/** All in all no more than this is looked at finely at once. */
const finePart = 150_000;
/** Longer texts are compared in the worker; until then what lies between their equal ends is one change. */
const promptLimit = 300_000;

const offsetsOf = (tokens: readonly string[]): number[] => {
  let at = 0;
  return [0, ...tokens.map((token) => (at += token.length))];
};

const asciiTokens = /\w+|\s+|[^\w\s]/g;

/** Words without the slow segmenter where the text allows. */
function fineTokens(text: string, granularity: Granularity): string[] {
  const isAscii = !/[^ -~\t\n]/.test(text);
  return isAscii && granularity === 'word' ? (text.match(asciiTokens) ?? []) : tokenize(text, granularity);
}

/** What differs, line by line, and inside changed lines by word or character. */
export function markChanges(left: string, right: string, { granularity, ...how }: Marking): ChangedRange[] {
  const [a, b] = [splitLines(left), splitLines(right)];
  const [aAt, bAt] = [offsetsOf(a), offsetsOf(b)];
  const ranges: ChangedRange[] = [];
  let budget = finePart;
  for (const { isEqual, aFrom, aTo, bFrom, bTo } of stretchesOf(a, b, how)) {
    if (isEqual) continue;
    const [fromLeft, toLeft] = [aAt[aFrom] as number, aAt[aTo] as number];
    const [fromRight, toRight] = [bAt[bFrom] as number, bAt[bTo] as number];
    const [old, now] = [left.slice(fromLeft, toLeft), right.slice(fromRight, toRight)];
    const size = old.length + now.length;
    const isFine = granularity !== 'line' && old !== '' && now !== '' && size <= 2 * longestFine && size <= budget;
    if (!isFine) {
      ranges.push([fromLeft, toLeft, fromRight, toRight]);
      continue;
    }
    budget -= size;
    const [oldTokens, newTokens] = [fineTokens(old, granularity), fineTokens(now, granularity)];
    const [oldAt, newAt] = [offsetsOf(oldTokens), offsetsOf(newTokens)];
    for (const stretch of stretchesOf(oldTokens, newTokens, how)) {
      if (stretch.isEqual) continue;
      ranges.push([
        fromLeft + (oldAt[stretch.aFrom] as number),
        fromLeft + (oldAt[stretch.aTo] as number),
        fromRight + (newAt[stretch.bFrom] as number),
        fromRight + (newAt[stretch.bTo] as number),
      ]);
    }
  }
  return ranges;
}

/** The one range between equal first and last lines. */
function roughly(left: string, right: string, how: Comparison): ChangedRange[] {
  const [a, b] = [splitLines(left), splitLines(right)];
  const [x, y] = numberTokens([a, b], how) as [Int32Array, Int32Array];
  let start = 0;
  while (start < x.length && start < y.length && x[start] === y[start]) start += 1;
  let [aEnd, bEnd] = [x.length, y.length];
  while (aEnd > start && bEnd > start && x[aEnd - 1] === y[bEnd - 1]) [aEnd, bEnd] = [aEnd - 1, bEnd - 1];
  if (aEnd === start && bEnd === start) return [];
  const [aAt, bAt] = [offsetsOf(a), offsetsOf(b)];
  return [[aAt[start] as number, aAt[aEnd] as number, bAt[start] as number, bAt[bEnd] as number]];
}

export interface KnownChanges {
  readonly left: string;
  readonly right: string;
  readonly changes: readonly ChangedRange[];
}

/** Compares at once what is short, and takes what the worker knows of long texts. */
export function markerFor(how: Marking, known?: KnownChanges) {
  return (left: string, right: string): readonly ChangedRange[] => {
    if (known && known.left === left && known.right === right) return known.changes;
    if (left.length + right.length > promptLimit) return roughly(left, right, how);
    return markChanges(left, right, how);
  };
}

export const isLong = (left: string, right: string): boolean => left.length + right.length > promptLimit;
