import type { Comparison } from '../engine/compare.ts';
import type { Shown } from './draft.ts';

/** The lists that have an item, one bit each. */
export const holdersOf = (counts: readonly number[]): number =>
  counts.reduce((mask, count, at) => (count > 0 ? mask | (1 << at) : mask), 0);

/** The places of the lists of a region. */
export const listsOf = (mask: number): number[] =>
  Array.from({ length: 10 }, (_, at) => at).filter((at) => mask & (1 << at));

/** The items of a region: in these lists and in no other. */
export function regionItems(value: Comparison, mask: number): readonly string[] {
  if (mask === 2 ** value.lists.length - 1) return value.intersection;
  const places = listsOf(mask);
  const [only] = places;
  if (places.length === 1 && only !== undefined) return value.only[only] ?? [];
  return value.rows.filter(({ counts }) => holdersOf(counts) === mask).map(({ item }) => item);
}

/** What is shown as text; the table shows itself. */
export function itemsOf(value: Comparison, shown: Shown, atLeast: number): readonly string[] {
  if (shown === 'all' || shown === 'table') return value.union;
  if (shown === 'at-least')
    return value.rows.filter(({ counts }) => counts.filter(Boolean).length >= atLeast).map(({ item }) => item);
  return regionItems(value, Number(shown.slice('region-'.length)));
}

/** Two columns of a spreadsheet, when every line that is not empty has one tab. */
export function columnsOf(text: string): readonly [string, string] | undefined {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  if (lines.length < 2 || lines.some((line) => line.split('\t').length !== 2)) return undefined;
  const cells = lines.map((line) => line.split('\t'));
  const column = (at: number): string => cells.map((row) => row[at] ?? '').join('\n');
  return [column(0), column(1)];
}
