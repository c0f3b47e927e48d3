import type { Language } from '#core/text.ts';
import type { Entry, Memo } from './entries.ts';

/** Lower case and without accents. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a query. */
export const wordsOf = (query: string): string[] => query.split(/\s+/).filter((word) => word !== '');

/** The entries in which every word occurs, in the memo's order. */
export function findEntries({ sections, entries }: Memo, query: string, locale: Language): Entry[] {
  const titles = new Map(sections.map(({ id, title }) => [id, title[locale]]));
  const words = wordsOf(query).map(fold);
  return entries.filter(({ id, section, command, text }) => {
    const searched = fold([id, command, text[locale], titles.get(section)].join('\n'));
    return words.every((word) => searched.includes(word));
  });
}

/** A piece of a text, and whether a word of the query stands there. */
export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** Cuts a text where the words of a query occur in it, whatever their case and accents. */
export function markWords(text: string, query: string): Piece[] {
  const words = wordsOf(query).map(fold);
  if (words.length === 0) return [{ text: text.normalize('NFC'), isFound: false }];
  // One place of the folded text for each character, so that accents move nothing.
  const characters = Array.from(text.normalize('NFC'));
  const folded = characters.map((character) => fold(character).slice(0, 1) || ' ').join('');
  const found = characters.map(() => false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + 1))
      found.fill(true, at, at + word.length);
  }
  const pieces: { text: string; isFound: boolean }[] = [];
  for (const [at, character] of characters.entries()) {
    const last = pieces.at(-1);
    if (last && last.isFound === found[at]) last.text += character;
    else pieces.push({ text: character, isFound: found[at] === true });
  }
  return pieces;
}
