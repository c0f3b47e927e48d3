import { naturalOrder, splitItems } from '#lib/list-items.ts';
import type { Options } from './fields.ts';
import { keyOf } from './key.ts';

/** One item of the union: as it is first written, and how often each list has it. */
export interface Row {
  readonly item: string;
  readonly counts: number[];
}

/** One list as rows. */
export interface ListTally {
  /** The row of each item, in the order of the list. */
  readonly items: Row[];
  /** Each row once, in order of first appearance. */
  readonly distinct: Row[];
  /** How many items were blank. */
  blank: number;
}

export interface Tally {
  /** In order of first appearance, list after list, or sorted. */
  readonly rows: readonly Row[];
  readonly ofLists: readonly ListTally[];
}

const isBlank = (item: string): boolean => !/\S/.test(item);

function tallyOf(text: string, at: number, rowOf: (item: string) => Row, options: Options): ListTally {
  const tally: ListTally = { items: [], distinct: [], blank: 0 };
  if (isBlank(text)) return tally;
  for (const written of splitItems(text, options.separator)) {
    const item = options.trim ? written.trim() : written;
    if (options.trim ? item === '' : isBlank(item)) {
      tally.blank++;
      if (options.dropEmpty) continue;
    }
    const row = rowOf(item);
    const before = row.counts[at] ?? 0;
    if (before === 0) tally.distinct.push(row);
    row.counts[at] = before + 1;
    tally.items.push(row);
  }
  return tally;
}

export function tally(lists: readonly string[], options: Options): Tally {
  const found: Row[] = [];
  const rows = new Map<string, Row>();
  const none = lists.map(() => 0);
  const rowOf = (item: string): Row => {
    const key = keyOf(item, options);
    const known = rows.get(key);
    if (known) return known;
    const row = { item, counts: none.slice() };
    rows.set(key, row);
    found.push(row);
    return row;
  };
  const ofLists = lists.map((text, at) => tallyOf(text, at, rowOf, options));
  const order = naturalOrder(options.caseSensitive);
  return { rows: options.sort === 'natural' ? found.toSorted((a, b) => order(a.item, b.item)) : found, ofLists };
}
