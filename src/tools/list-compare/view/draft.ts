import { list, text, type Input } from '#core/field.ts';
import { combine } from '../engine.ts';

/** A region of the circles is named by its lists, one bit each. */
export type Shown = `region-${number}` | 'all' | 'at-least' | 'table';

const { lists, atLeast, operation: _, outputSeparator: __, ...options } = combine.input;
export const fields = { ...options, atLeast, lists, names: list(text(), {}, []), shown: text('') };
export const initial = {
  lists: ['apple\npear\ncherry\nplum\nfig\ngrape\nlemon', 'plum\nfig\nkiwi\napple\nmango\nlemon\nmelon'],
};

export type CompareDraft = Input<typeof fields>;

export interface DraftProps {
  readonly draft: CompareDraft;
  readonly change: (part: Partial<CompareDraft>) => void;
}

/** A, B, … unless a list is given another name. */
export const nameOf = ({ names }: Pick<CompareDraft, 'names'>, at: number): string =>
  names[at] || String.fromCharCode(65 + at);

/** The first two lists change places, their names with them. */
export function swapped({
  lists,
  names,
}: Pick<CompareDraft, 'lists' | 'names'>): Pick<CompareDraft, 'lists' | 'names'> {
  const swap = ([first = '', second = '', ...rest]: readonly string[]): string[] => [second, first, ...rest];
  return { lists: swap(lists), names: swap(names) };
}

const others: ReadonlySet<string> = new Set(['all', 'at-least', 'table']);

const isShown = (value: string, regions: number): value is Shown =>
  others.has(value) || Number(/^region-(\d+)$/.exec(value)?.[1] ?? Infinity) <= regions;

/** What is shown; what lists that are gone have in common gives way to what all have. */
export function shownOf({ shown, lists: given }: CompareDraft): Shown {
  const all = 2 ** given.length - 1;
  return isShown(shown, all) ? shown : `region-${all}`;
}
