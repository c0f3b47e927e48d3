import type { Category, Entry } from '../engine/entries.ts';

/** Does the chip let the entry through: `all`, a class, or `webdav`? */
export function isIn(filter: string, { category, type }: Entry): boolean {
  return filter === 'all' || filter === category || (filter === 'webdav' && type === 'WebDav');
}

/** The number that is searched for, if no standard defines it; `matching` is what the search finds. */
export function undefinedCode(query: string, matching: readonly Entry[]): number | undefined {
  if (!/^[1-5]\d\d$/.test(query.trim())) return undefined;
  const code = Number(query);
  return matching.some((entry) => entry.code === code && entry.status !== 'unofficial') ? undefined : code;
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
