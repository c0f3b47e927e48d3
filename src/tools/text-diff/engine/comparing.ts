import { matchTokens } from './matching.ts';
import { numberTokens, tokenize, type Comparison, type Granularity } from './tokens.ts';

/** A stretch of tokens: equal ones of both sides, or what takes whose place. Ends are exclusive. */
export interface Stretch {
  readonly isEqual: boolean;
  readonly aFrom: number;
  readonly aTo: number;
  readonly bFrom: number;
  readonly bTo: number;
}

/** The whole of both sides, stretch by stretch; equal and changed ones take turns. */
export function* stretchesOf(a: readonly string[], b: readonly string[], how: Comparison): Generator<Stretch> {
  const [left, right] = numberTokens([a, b], how) as [Int32Array, Int32Array];
  const matches = matchTokens(left, right);
  let [aFrom, bFrom] = [0, 0];
  while (aFrom < a.length || bFrom < b.length) {
    let [aTo, bTo] = [aFrom, bFrom];
    while (aTo < a.length && matches[aTo] === bTo) {
      aTo += 1;
      bTo += 1;
    }
    if (aTo > aFrom) yield { isEqual: true, aFrom, aTo, bFrom, bTo };
    [aFrom, bFrom] = [aTo, bTo];
    while (aTo < a.length && matches[aTo] === -1) aTo += 1;
    bTo = aTo < a.length ? (matches[aTo] as number) : b.length;
    if (aTo > aFrom || bTo > bFrom) yield { isEqual: false, aFrom, aTo, bFrom, bTo };
    [aFrom, bFrom] = [aTo, bTo];
  }
}

export interface Part {
  readonly op: 'equal' | 'delete' | 'insert';
  readonly text: string;
}

export interface Difference {
  readonly identical: boolean;
  readonly added: number;
  readonly removed: number;
  readonly unchanged: number;
  readonly parts: readonly Part[];
}

interface DiffInput extends Comparison {
  readonly left: string;
  readonly right: string;
  readonly granularity: Granularity;
}

export function diffTexts({ left, right, granularity, ...how }: DiffInput): Difference {
  const [a, b] = [tokenize(left, granularity), tokenize(right, granularity)];
  const parts: Part[] = [];
  let [added, removed, unchanged] = [0, 0, 0];
  for (const { isEqual, aFrom, aTo, bFrom, bTo } of stretchesOf(a, b, how)) {
    if (isEqual) {
      unchanged += bTo - bFrom;
      parts.push({ op: 'equal', text: b.slice(bFrom, bTo).join('') });
      continue;
    }
    removed += aTo - aFrom;
    added += bTo - bFrom;
    if (aTo > aFrom) parts.push({ op: 'delete', text: a.slice(aFrom, aTo).join('') });
    if (bTo > bFrom) parts.push({ op: 'insert', text: b.slice(bFrom, bTo).join('') });
  }
  return { identical: added + removed === 0, added, removed, unchanged, parts };
}
