import { commonRun } from './common-run.ts';
import { pairByIdentity } from './identity.ts';
import type { Matching, Value } from './value.ts';

/** An element of the merged array: on both sides, or on one of them. */
export interface Slot {
  readonly left: number | undefined;
  readonly right: number | undefined;
  /** Matched by its key, but not in the order of the others. */
  readonly moved?: true;
}

type Values = readonly Value[];

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
const removed = (left: number): Slot => ({ left, right: undefined });
const added = (right: number): Slot => ({ left: undefined, right });

/** The elements of two arrays, matched; in the order in which they are shown. */
export function pairElements(left: Values, right: Values, matching: Matching, key: string): Slot[] {
  if (matching === 'index') return byPosition(0, left.length, 0, right.length);
  if (matching === 'unordered') return unordered(left, right);
  return (matching === 'key' ? byKey(left, right, key) : undefined) ?? aligned(left, right);
}

/** First with first, then what is left over. */
function byPosition(left: number, leftEnd: number, right: number, rightEnd: number): Slot[] {
  const both = Math.min(leftEnd - left, rightEnd - right);
  return [
    ...range(0, both).map((at) => ({ left: left + at, right: right + at })),
    ...range(left + both, leftEnd).map(removed),
    ...range(right + both, rightEnd).map(added),
  ];
}

/** Equal elements in order; between them objects of the same identity, and between those by position. */
function aligned(left: Values, right: Values): Slot[] {
  const slots: Slot[] = [];
  const push = (more: readonly Slot[]): void => {
    for (const slot of more) slots.push(slot);
  };
  let [atLeft, atRight] = [0, 0];
  const upTo = (leftEnd: number, rightEnd: number): void => {
    for (const pair of pairByIdentity(left, right, [atLeft, leftEnd], [atRight, rightEnd])) {
      push(byPosition(atLeft, pair.left, atRight, pair.right));
      slots.push(pair);
      [atLeft, atRight] = [pair.left + 1, pair.right + 1];
    }
    push(byPosition(atLeft, leftEnd, atRight, rightEnd));
  };
  const ids = (values: Values): number[] => values.map(({ id }) => id);
  for (const [i, j] of commonRun(ids(left), ids(right))) {
    if (i > atLeft || j > atRight) upTo(i, j);
    slots.push({ left: i, right: j });
    [atLeft, atRight] = [i + 1, j + 1];
  }
  upTo(left.length, right.length);
  return slots;
}

/** Every element's place by the value of its key; undefined when one has none or two have the same. */
function placesByKey(values: Values, key: string): Map<number, number> | undefined {
  const places = new Map<number, number>();
  for (const [at, value] of values.entries()) {
    const id = value.kind === 'object' ? value.members.get(key) : undefined;
    if (id?.kind !== 'value' || places.has(id.id)) return undefined;
    places.set(id.id, at);
  }
  return places;
}

function byKey(left: Values, right: Values, key: string): Slot[] | undefined {
  const inLeft = placesByKey(left, key);
  const inRight = placesByKey(right, key);
  if (!inLeft || !inRight) return undefined;
  const matches: [number, number][] = [];
  for (const [id, at] of inRight) {
    const from = inLeft.get(id);
    if (from !== undefined) matches.push([from, at]);
  }
  const steady = new Set(longestRise(matches.map(([from]) => from)));
  const fromOf = new Map(matches.map(([from, at]) => [at, from]));
  const matched = new Set(fromOf.values());
  return [
    ...right.map((_, at): Slot => {
      const from = fromOf.get(at);
      if (from === undefined) return added(at);
      return { left: from, right: at, ...(!steady.has(from) && { moved: true }) };
    }),
    ...range(0, left.length)
      .filter((at) => !matched.has(at))
      .map(removed),
  ];
}

/** A longest increasing subsequence, by patience sorting. */
function longestRise(numbers: readonly number[]): number[] {
  const tops: number[] = [];
  const before: number[] = [];
  for (const [at, value] of numbers.entries()) {
    let [low, high] = [0, tops.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[tops[middle] as number] as number) < value) low = middle + 1;
      else high = middle;
    }
    before.push(low > 0 ? (tops[low - 1] as number) : -1);
    tops[low] = at;
  }
  const rise: number[] = [];
  for (let at = tops.at(-1) ?? -1; at >= 0; at = before[at] as number) rise.push(numbers[at] as number);
  return rise.toReversed();
}

/** Equal elements wherever they stand, the first with the first. */
function unordered(left: Values, right: Values): Slot[] {
  const places = new Map<number, number[]>();
  for (const [at, { id }] of left.entries()) {
    const list = places.get(id);
    if (list) list.push(at);
    else places.set(id, [at]);
  }
  const next = new Map<number, number>();
  const matched = new Set<number>();
  const slots = right.map(({ id }, at): Slot => {
    const turn = next.get(id) ?? 0;
    const from = places.get(id)?.[turn];
    if (from === undefined) return added(at);
    next.set(id, turn + 1);
    matched.add(from);
    return { left: from, right: at };
  });
  return [
    ...slots,
    ...range(0, left.length)
      .filter((at) => !matched.has(at))
      .map(removed),
  ];
}
