import { naturalOrder, splitItems } from '#lib/list-items.ts';
import type { Options } from './fields.ts';
import { keyOf } from './key.ts';

/** One item of the union: as it is first written, and how often each list has it. */
export interface Row {
  readonly item: string;
  readonly counts: number[];
}

/** The lists as items; rows in order of first appearance, list after list, or sorted. */
export interface Tally {
  readonly rows: readonly Row[];
  /** The rows of each list, one for every item of it. */
  readonly sequences: readonly (readonly Row[])[];
  /** How many items of each list were blank. */
  readonly blanks: readonly number[];
}

const isBlank = (item: string): boolean => !/\S/.test(item);

function itemsOf(text: string, { separator, trim }: Options): string[] {
  if (isBlank(text)) return [];
  const items = splitItems(text, separator);
  return trim ? items.map((item) => item.trim()) : items;
}

export function tally(lists: readonly string[], options: Options): Tally {
  const rows = new Map<string, Row>();
  const blanks: number[] = [];
  const sequences = lists.map((text, at) => {
    const all = itemsOf(text, options);
    const filled = all.filter((item) => !isBlank(item));
    blanks.push(all.length - filled.length);
    return (options.dropEmpty ? filled : all).map((item) => {
      const key = keyOf(item, options);
      const row = rows.get(key) ?? { item, counts: lists.map(() => 0) };
      rows.set(key, row);
      row.counts[at] = (row.counts[at] ?? 0) + 1;
      return row;
    });
  });
  const found = [...rows.values()];
  const order = naturalOrder(options.caseSensitive);
  const sorted = options.sort === 'natural' ? found.toSorted((a, b) => order(a.item, b.item)) : found;
  return { rows: sorted, sequences, blanks };
}
