import type { Input } from '#core/field.ts';
import { likelySeparator } from '#lib/list-items.ts';
import { readTypedEscapes } from '#lib/typed-escapes.ts';
import { escapers } from './escapes.ts';
import type { compareFields, convertFields, countFields, transposeFields } from './fields.ts';
import { sortItems } from './sort.ts';
import { itemsOf, keyOf } from './split.ts';

export interface Converted {
  readonly text: string;
  readonly items: number;
  readonly empty: number;
  readonly duplicates: number;
  readonly out: number;
}

/** The first of the items that are alike. */
function distinct(items: readonly string[], caseSensitive: boolean): Map<string, string> {
  const found = new Map<string, string>();
  for (const item of items) {
    const key = keyOf(item, caseSensitive);
    if (!found.has(key)) found.set(key, item);
  }
  return found;
}

export function convertList(input: Input<typeof convertFields>): Converted {
  const { items, all, empty } = itemsOf(input.text, input);
  if (all === 0) return { text: '', items: 0, empty: 0, duplicates: 0, out: 0 };
  const unique = distinct(items, input.caseSensitive);
  const kept = sortItems(input.removeDuplicates ? [...unique.values()] : items, input);
  const ordered = input.reverse ? kept.toReversed() : kept;
  const out = input.maxItems === 0 ? ordered : ordered.slice(0, input.maxItems);
  const escape = escapers[input.escape];
  const [prefix, suffix] = [readTypedEscapes(input.itemPrefix), readTypedEscapes(input.itemSuffix)];
  const list = out.map((item) => prefix + escape(item) + suffix).join(readTypedEscapes(input.separator));
  return {
    text: readTypedEscapes(input.listPrefix) + list + readTypedEscapes(input.listSuffix),
    items: all,
    empty,
    duplicates: items.length - unique.size,
    out: out.length,
  };
}

export function transposeRows({ text, columnSeparator, outputSeparator }: Input<typeof transposeFields>): string {
  const separator = readTypedEscapes(columnSeparator) || (likelySeparator(text) ?? ',');
  const rows = text
    .replace(/(?:\r\n|\n|\r)$/, '')
    .split(/\r\n|\n|\r/)
    .map((row) => row.split(separator));
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const joined = readTypedEscapes(outputSeparator) || separator;
  return Array.from({ length: width }, (_, column) => rows.map((row) => row[column] ?? '').join(joined)).join('\n');
}

export interface Counted {
  readonly item: string;
  readonly count: number;
}

export function countItems(input: Input<typeof countFields>): Counted[] {
  const counts = new Map<string, { item: string; count: number }>();
  for (const item of itemsOf(input.text, input).items) {
    const key = keyOf(item, input.caseSensitive);
    const counted = counts.get(key);
    if (counted) counted.count++;
    else counts.set(key, { item, count: 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count);
}

export interface Comparison {
  readonly onlyInFirst: readonly string[];
  readonly onlyInSecond: readonly string[];
  readonly inBoth: readonly string[];
}

export function compareLists(input: Input<typeof compareFields>): Comparison {
  const [first, second] = [input.text, input.other].map((text) =>
    distinct(itemsOf(text, input).items, input.caseSensitive),
  ) as [Map<string, string>, Map<string, string>];
  const pick = (from: Map<string, string>, isWanted: (key: string) => boolean): string[] =>
    Array.from(from).flatMap(([key, item]) => (isWanted(key) ? [item] : []));
  return {
    onlyInFirst: pick(first, (key) => !second.has(key)),
    onlyInSecond: pick(second, (key) => !first.has(key)),
    inBoth: pick(first, (key) => second.has(key)),
  };
}
