import type { Input } from '#core/field.ts';
import { foldCase, splitItems } from '#lib/list-items.ts';
import { segments } from '#lib/segment.ts';
import type { splitFields } from './fields.ts';

type Options = Input<typeof splitFields>;

function firstCharacters(text: string, count: number): string {
  if (count === 0 || text.length <= count) return text;
  // One by one these are characters; `Intl.Segmenter` takes seconds for 200,000 items.
  if (/^[ -\u02ff]*$/.test(text.slice(0, count + 1))) return text.slice(0, count);
  let seen = 0;
  for (const { index } of segments(text, 'grapheme')) if (seen++ === count) return text.slice(0, index);
  return text;
}

function withoutEnds(item: string, { removeItemPrefix, removeItemSuffix }: Options): string {
  const rest = item.startsWith(removeItemPrefix) ? item.slice(removeItemPrefix.length) : item;
  return removeItemSuffix !== '' && rest.endsWith(removeItemSuffix) ? rest.slice(0, -removeItemSuffix.length) : rest;
}

const cased = {
  keep: (item: string) => item,
  lower: (item: string) => item.toLowerCase(),
  upper: (item: string) => item.toUpperCase(),
};

export interface Items {
  readonly items: readonly string[];
  /** How many there were before empty ones were dropped, and how many of them are empty. */
  readonly all: number;
  readonly empty: number;
}

/** The cleaned items of a list; a blank text has none. */
export function itemsOf(text: string, options: Options): Items {
  if (!/\S/.test(text)) return { items: [], all: 0, empty: 0 };
  const trim = (item: string): string => (options.trimItems ? item.trim() : item);
  const inCase = cased[options.letterCase];
  const all = splitItems(text, options.inputSeparator).map((item) =>
    firstCharacters(inCase(trim(withoutEnds(trim(item), options))), options.maxItemLength),
  );
  const filled = all.filter((item) => item !== '');
  return { items: options.dropEmpty ? filled : all, all: all.length, empty: all.length - filled.length };
}

/** What stands for an item when it is compared. */
export function keyOf(item: string, caseSensitive: boolean): string {
  return caseSensitive ? item : foldCase(item);
}
