/** How often an item is part of a result, from how often each list has it. */
export type Amount = (counts: readonly number[]) => number;

const holders = (counts: readonly number[]): number => counts.filter((count) => count > 0).length;
const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
const highest = (counts: readonly number[]): number => counts.reduce((most, count) => Math.max(most, count), 0);
const othersOf = (counts: readonly number[], list: number): readonly number[] => counts.toSpliced(list, 1);

/** Of sets: in a result or not. */
const ofSets = {
  union: (): Amount => () => 1,
  atLeast:
    (least: number): Amount =>
    (counts) =>
      Number(holders(counts) >= least),
  symmetric: (): Amount => (counts) => holders(counts) % 2,
  only:
    (list: number): Amount =>
    (counts) =>
      Number(counts[list] !== 0 && holders(counts) === 1),
  missing:
    (list: number): Amount =>
    (counts) =>
      Number(counts[list] === 0),
};

/** Of multisets: occurrences count. */
const ofMultisets: typeof ofSets = {
  union: () => highest,
  // The highest number that so many lists reach.
  atLeast: (least) => (counts) => counts.toSorted((a, b) => b - a)[least - 1] ?? 0,
  symmetric: () => (counts) =>
    counts.length === 2 ? Math.abs((counts[0] ?? 0) - (counts[1] ?? 0)) : holders(counts) % 2,
  only: (list) => (counts) => Math.max(0, (counts[list] ?? 0) - sum(othersOf(counts, list))),
  missing: (list) => (counts) => Math.max(0, highest(othersOf(counts, list)) - (counts[list] ?? 0)),
};

export const amountsOf = (multiset: boolean): typeof ofSets => (multiset ? ofMultisets : ofSets);
