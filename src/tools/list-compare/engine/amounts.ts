import type { Spread } from './spread.ts';

/** How often an item is part of a result, from how often each list has it. */
export type Amount = (counts: readonly number[], spread: Spread) => number;

/** Of sets: in a result or not. */
const ofSets = {
  union: (): Amount => () => 1,
  atLeast:
    (least: number): Amount =>
    (_, { holders }) =>
      Number(holders >= least),
  symmetric:
    (): Amount =>
    (_, { holders }) =>
      holders % 2,
  only:
    (list: number): Amount =>
    (counts, { holders }) =>
      Number(holders === 1 && counts[list] !== 0),
  missing:
    (list: number): Amount =>
    (counts) =>
      Number(counts[list] === 0),
};

/** Of multisets: occurrences count. */
const ofMultisets: typeof ofSets = {
  union:
    () =>
    (_, { highest }) =>
      highest,
  // The highest number that so many lists reach.
  atLeast:
    (least) =>
    (counts, { lowest }) =>
      least === counts.length ? lowest : (counts.toSorted((a, b) => b - a)[least - 1] ?? 0),
  symmetric:
    () =>
    (counts, { holders }) =>
      counts.length === 2 ? Math.abs((counts[0] ?? 0) - (counts[1] ?? 0)) : holders % 2,
  only:
    (list) =>
    (counts, { sum }) =>
      Math.max(0, 2 * (counts[list] ?? 0) - sum),
  missing:
    (list) =>
    (counts, { highest }) =>
      highest - (counts[list] ?? 0),
};

export const amountsOf = (multiset: boolean): typeof ofSets => (multiset ? ofMultisets : ofSets);
