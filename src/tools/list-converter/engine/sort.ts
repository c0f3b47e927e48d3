import type { Input } from '#core/field.ts';
import { compareCodePoints } from '#lib/documents/code-point-order.ts';
import { naturalOrder } from '#lib/list-items.ts';
import { randomSource } from '#lib/random.ts';
import { countGraphemes } from '#lib/segment.ts';
import type { convertFields } from './fields.ts';
import { keyOf } from './split.ts';

type Options = Pick<Input<typeof convertFields>, 'sort' | 'sortBy' | 'caseSensitive'>;

/** Fisher and Yates. */
function shuffled(items: readonly string[]): string[] {
  const random = randomSource();
  const result = [...items];
  for (let last = result.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    [result[last], result[other]] = [result[other] as string, result[last] as string];
  }
  return result;
}

function sortedBy<K>(items: readonly string[], keys: readonly K[], compare: (a: K, b: K) => number): string[] {
  const order = Array.from(items.keys()).sort((a, b) => compare(keys[a] as K, keys[b] as K));
  return order.map((index) => items[index] as string);
}

/** Stable, in either direction. */
export function sortItems(items: readonly string[], { sort, sortBy, caseSensitive }: Options): readonly string[] {
  if (sort === 'none') return items;
  if (sort === 'shuffle') return shuffled(items);
  const sign = sort === 'desc' ? -1 : 1;
  switch (sortBy) {
    case 'natural': {
      const compare = naturalOrder(caseSensitive);
      return items.toSorted((a, b) => sign * compare(a, b));
    }
    case 'codepoint': {
      const keys = items.map((item) => keyOf(item, caseSensitive));
      return sortedBy(items, keys, (a, b) => sign * compareCodePoints(a, b));
    }
    case 'length':
      return sortedBy(
        items,
        items.map((item) => countGraphemes(item).all),
        (a, b) => sign * (a - b),
      );
    case 'numeric': {
      const isNumber = (item: string): boolean => item.trim() !== '' && !Number.isNaN(Number(item));
      const numbers = items.filter(isNumber);
      const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -sign : sign);
      return [...sortedBy(numbers, numbers.map(Number), compare), ...items.filter((item) => !isNumber(item))];
    }
  }
}
