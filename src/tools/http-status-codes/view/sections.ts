import type { Category, Entry } from '../engine/entries.ts';

/** Does the chip let the entry through: `all`, a class, or `webdav`? */
export function isIn(filter: string, { category, type }: Entry): boolean {
  return filter === 'all' || filter === category || (filter === 'webdav' && type === 'WebDav');
}

export interface Section {
  /** Undefined for the unofficial codes. */
  readonly category: Category | undefined;
  readonly entries: readonly Entry[];
}

/** The entries under their classes, in the order they come in; unofficial ones last, empty sections left out. */
export function sectionsOf(entries: readonly Entry[], categories: readonly Category[]): Section[] {
  const official = entries.filter(({ status }) => status !== 'unofficial');
  return [
    ...categories.map((category) => ({
      category,
      entries: official.filter((entry) => entry.category === category.id),
    })),
    { category: undefined, entries: entries.filter(({ status }) => status === 'unofficial') },
  ].filter((section) => section.entries.length > 0);
}
