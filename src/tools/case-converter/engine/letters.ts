/** Upper and lower case in a language; never that of the host. */
export interface Letters {
  readonly lower: (text: string) => string;
  readonly upper: (text: string) => string;
  /** Only the first code point becomes upper case. */
  readonly raise: (text: string) => string;
}

/** Turkish, Azerbaijani and Lithuanian have rules of their own (Unicode SpecialCasing.txt); all others share the neutral ones. */
export function lettersOf(locale: string): Letters {
  const language = /^(?:tr|az|lt)(?![a-z])/i.exec(locale)?.[0];
  const lower = (text: string): string => (language ? text.toLocaleLowerCase(language) : text.toLowerCase());
  const upper = (text: string): string => (language ? text.toLocaleUpperCase(language) : text.toUpperCase());
  const raise = (text: string): string => {
    const first = String.fromCodePoint(text.codePointAt(0) ?? 0);
    return text === '' ? '' : upper(first) + text.slice(first.length);
  };
  return { lower, upper, raise };
}
