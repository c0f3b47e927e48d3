import type { Entry } from './entries.ts';

type Locale = 'en' | 'fr';

/** How well a word fits an entry; smaller is better. */
const rank = { code: 0, begin: 1, name: 2, wordStart: 3, inName: 4, elsewhere: 5 } as const;

interface Indexed {
  readonly code: string;
  readonly category: string;
  /** Name, aliases and label. */
  readonly names: readonly string[];
  /** Description, RFC, type, vendor and headers. */
  readonly rest: string;
}

/** Lower case, without accents, straight apostrophes. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}

const indexes: Record<Locale, WeakMap<Entry, Indexed>> = { en: new WeakMap(), fr: new WeakMap() };

function indexOf(entry: Entry, locale: Locale): Indexed {
  const known = indexes[locale].get(entry);
  if (known) return known;
  const unofficial = entry.status === 'unofficial';
  const names = unofficial ? [entry.name] : [entry.name, ...entry.aliases, entry.label[locale]];
  const facts = unofficial ? [entry.vendor] : [entry.rfc, ...entry.headers];
  const indexed = {
    code: String(entry.code),
    category: entry.category,
    names: names.map(fold),
    rest: fold([entry.description[locale], entry.type, ...facts].join('\n')),
  };
  indexes[locale].set(entry, indexed);
  return indexed;
}

/** Does the word stand in the text where a word starts? */
function startsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] as string)) return true;
  }
  return false;
}

function rankOf({ code, category, names, rest }: Indexed, word: string): number {
  if (word === code) return rank.code;
  if (/^\d{1,3}$/.test(word) && code.startsWith(word)) return rank.begin;
  if (/^\dx{1,2}$/.test(word) && category.startsWith(word)) return rank.begin;
  if (names.includes(word)) return rank.name;
  if (names.some((name) => startsWord(name, word))) return rank.wordStart;
  if (names.some((name) => name.includes(word))) return rank.inName;
  return rest.includes(word) ? rank.elsewhere : Infinity;
}

/** Entries (given by code) that every word fits, by the rank of the word that fits worst, then by code. */
export function searchEntries(entries: readonly Entry[], query: string, locale: Locale): Entry[] {
  const words = [...new Set(fold(query).match(/\S+/g))];
  return entries
    .map((entry) => {
      const indexed = indexOf(entry, locale);
      return { entry, worst: words.reduce((worst, word) => Math.max(worst, rankOf(indexed, word)), 0) };
    })
    .filter(({ worst }) => worst !== Infinity)
    .sort((a, b) => a.worst - b.worst)
    .map(({ entry }) => entry);
}
