import { transliterate } from 'transliteration';
import { inCaseOf } from './letters.ts';

/**
 * Letters of living languages that the library drops: Cyrillic after ISO 9; Arabic, Amharic and Bengali after the
 * ALA-LC romanization tables; Malayalam after ISO 15919; all without diacritics.
 */
const dropped: Readonly<Record<string, string>> = {
  ə: 'e',
  ǝ: 'e',
  ә: 'a',
  ӷ: 'g',
  ԥ: 'p',
  ا: 'a',
  أ: 'a',
  إ: 'i',
  ٱ: 'a',
  ى: 'a',
  ة: 'h',
  ې: 'e',
  ኢ: 'i',
  ৎ: 't',
  ൺ: 'n',
  ൻ: 'n',
  ർ: 'r',
  ൽ: 'l',
  ൾ: 'l',
  ൿ: 'k',
};
const doubtful = new RegExp(String.raw`(?![A-Za-z])[\p{LC}${Object.keys(dropped).join('')}]`, 'gu');

const latinOnly = (text: string): string => text.replace(/[^A-Za-z0-9 ]/g, '');

/** What a letter stands for where the library's table is wrong about it, otherwise nothing. */
function correctionOf(letter: string): string | undefined {
  const small = letter.toLowerCase();
  const known = dropped[small];
  if (known !== undefined) return known;
  const own = latinOnly(transliterate(letter));
  const ofSmall = small === letter ? own : latinOnly(transliterate(small));
  const latin = (ofSmall || latinOnly(transliterate(letter.toUpperCase()))).toLowerCase();
  return own === latin || (small !== letter && own.toLowerCase() === latin) ? undefined : latin;
}

/**
 * Writes words in Latin letters without accents, and digits; the library may break them by spaces. A capital is read
 * as its small letter.
 */
export function romaniser(): (word: string) => string {
  const corrections = new Map<string, string | undefined>();
  return (word) => {
    const corrected = word.replace(doubtful, (letter, at: number) => {
      if (!corrections.has(letter)) corrections.set(letter, correctionOf(letter));
      const latin = corrections.get(letter);
      if (latin === undefined) return letter;
      return inCaseOf(letter, latin, word.charAt(at - 1), word.charAt(at + letter.length));
    });
    return latinOnly(transliterate(corrected)).trim();
  };
}
