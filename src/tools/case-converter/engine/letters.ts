import { codePointAt } from '#lib/code-point.ts';

/** Upper and lower case in a language; never that of the host. */
export interface Letters {
  readonly lower: (text: string) => string;
  readonly upper: (text: string) => string;
  /** Only the first code point becomes upper case. */
  readonly raise: (text: string) => string;
  /** The first code point in upper case as it stands, the rest in lower case. */
  readonly capitalize: (word: string) => string;
}

/** Turkish, Azerbaijani and Lithuanian have rules of their own (Unicode SpecialCasing.txt); all others share the neutral ones. */
export function lettersOf(locale: string): Letters {
  const language = /^(?:tr|az|lt)(?![a-z])/i.exec(locale)?.[0];
  const lower = (text: string): string => (language ? text.toLocaleLowerCase(language) : text.toLowerCase());
  const upper = (text: string): string => (language ? text.toLocaleUpperCase(language) : text.toUpperCase());
  const firstOf = (text: string): string => (text === '' ? '' : String.fromCodePoint(codePointAt(text) as number));
  const raise = (text: string): string => {
    const first = firstOf(text);
    return upper(first) + text.slice(first.length);
  };
  const capitalize = (word: string): string => {
    const first = firstOf(word);
    const rest = word.slice(first.length);
    // A last sigma has a form of its own after a cased letter, but the first letter must not change the marks after it.
    const before = lower(first) === upper(first) ? first : 'x';
    return upper(first) + lower(before + rest).slice(before.length);
  };
  return { lower, upper, raise, capitalize };
}
