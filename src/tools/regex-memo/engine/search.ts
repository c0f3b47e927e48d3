import { folded } from '#core/folded.ts';
import { entries } from './data.ts';
import type { Entry, ExamplePattern, Section } from './row.ts';

export interface Row {
  readonly id: string;
  readonly section: Section;
  readonly syntax: string;
  readonly name: string;
  /** Flags without which it is not known. */
  readonly needs: string;
  /** The edition of ECMAScript: 3, or a year. */
  readonly since: number;
  readonly example: ExamplePattern;
}

interface SearchInput {
  readonly query: string;
  readonly section: 'all' | Section;
  readonly locale: 'en' | 'fr';
}

/** How many ranks there are; an entry that does not match has none of them. */
const ranks = 4;

/** `wanted` is the query without case and accents. */
function rankOf(entry: Entry, query: string, wanted: string, locale: SearchInput['locale']): number {
  if (entry.syntax === query) return 0;
  if (entry.syntax.includes(query)) return 1;
  if (folded(entry[locale]).startsWith(wanted) || folded(entry.id).startsWith(wanted)) return 2;
  const all = folded(`${entry.id} ${entry.en} ${entry.fr} ${entry.keywords}`);
  return wanted.split(/\s+/).every((word) => all.includes(word)) ? 3 : ranks;
}

export function searchRows({ query, section, locale }: SearchInput): Row[] {
  const inSection = entries.filter((entry) => section === 'all' || entry.section === section);
  const typed = query.trim();
  const wanted = folded(typed);
  const found: Entry[][] = Array.from({ length: ranks }, () => []);
  for (const entry of inSection) found[typed === '' ? 0 : rankOf(entry, typed, wanted, locale)]?.push(entry);
  return found.flat().map(({ id, section, syntax, needs, since, example, [locale]: name }) => ({
    id,
    section,
    syntax,
    name,
    needs,
    since,
    example,
  }));
}
