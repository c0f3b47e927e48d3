import { segments } from '#lib/segment.ts';
import {
  digitWords,
  letterWords,
  ownWords,
  radioDigits,
  symbolNames,
  type Alphabet,
  type SymbolLanguage,
} from './alphabets.ts';

export const letterCases = ['ignore', 'match'] as const;
export const digitStyles = ['words', 'radio', 'keep'] as const;
export const symbolStyles = ['names', 'keep', 'drop'] as const;

export interface SpellOptions {
  readonly alphabet: Alphabet;
  readonly letterCase: (typeof letterCases)[number];
  readonly digits: (typeof digitStyles)[number];
  readonly symbols: (typeof symbolStyles)[number];
  readonly symbolLanguage: SymbolLanguage;
}

export interface Spelled {
  /** The grapheme cluster; of a ligature every word has the same one. */
  readonly char: string;
  readonly word: string;
  readonly kind: 'letter' | 'digit' | 'symbol' | 'other';
}

/** Letters that no decomposition of Unicode takes apart. */
const specialLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  ł: 'l',
  Ł: 'L',
  þ: 'th',
  Þ: 'TH',
};

/** A word for every letter and digit, a name in parentheses for every symbol; anything else stands for itself. */
export function spellText(text: string, options: SpellOptions): Spelled[] {
  const spelled: Spelled[] = [];
  for (const { segment } of segments(text.replaceAll(/\r\n?/g, '\n'), 'grapheme')) {
    for (const entry of spellGrapheme(segment, options)) spelled.push(entry);
  }
  return spelled;
}

function spellGrapheme(char: string, options: SpellOptions): Spelled[] {
  const name = symbolNames[options.symbolLanguage].get(char);
  if (name !== undefined) {
    if (options.symbols === 'drop') return [];
    return [{ char, word: options.symbols === 'names' ? `(${name})` : char, kind: 'symbol' }];
  }
  if (/^\d$/.test(char)) return [{ char, word: digitWord(char, options), kind: 'digit' }];
  const words = wordsOfLetter(char, options);
  if (words) return words.map((word) => ({ char, word, kind: 'letter' }));
  return [{ char, word: char, kind: 'other' }];
}

function digitWord(digit: string, { alphabet, digits }: SpellOptions): string {
  if (digits === 'keep') return digit;
  const words = digits === 'radio' && alphabet === 'icao' ? radioDigits : digitWords[alphabet];
  return words[Number(digit)] as string;
}

function wordsOfLetter(char: string, { alphabet, letterCase }: SpellOptions): string[] | undefined {
  if (!/^\p{L}\p{M}*$/u.test(char)) return undefined;
  const cased = (word: string, letter: string): string => {
    if (letterCase === 'ignore') return word;
    return letter === letter.toLowerCase() ? word.toLowerCase() : word.toUpperCase();
  };
  const own = ownWords[alphabet][char.normalize('NFC').toLowerCase()];
  if (own !== undefined) return [cased(own, char)];
  const bare = [...char.normalize('NFKD').replaceAll(/\p{M}/gu, '')];
  const letters = bare.map((letter) => specialLetters[letter] ?? letter).join('');
  if (!/^[A-Za-z]+$/.test(letters)) return undefined;
  return [...letters].map((letter) =>
    cased(letterWords[alphabet][letter.toUpperCase().charCodeAt(0) - 65] as string, letter),
  );
}
