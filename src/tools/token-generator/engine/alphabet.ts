/** The classes in the order of the switches. */
export const classes = {
  uppercase: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  lowercase: 'abcdefghijklmnopqrstuvwxyz',
  digits: '0123456789',
  symbols: '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~',
} as const;

const similar = 'O0oIl1|';

export interface Choice {
  readonly uppercase: boolean;
  readonly lowercase: boolean;
  readonly digits: boolean;
  readonly symbols: boolean;
  readonly customAlphabet: string;
  readonly exclude: string;
  readonly excludeSimilar: boolean;
}

/** The sets of code points to draw from: the custom alphabet alone, or each class that is on and not left empty. */
export function alphabetsOf(choice: Choice): string[][] {
  const removed = new Set(choice.exclude + (choice.excludeSimilar ? similar : ''));
  const names = ['uppercase', 'lowercase', 'digits', 'symbols'] as const;
  const sources =
    choice.customAlphabet === ''
      ? names.filter((name) => choice[name]).map((name) => classes[name])
      : [choice.customAlphabet];
  return sources
    .map((source) => [...new Set(source)].filter((symbol) => !removed.has(symbol)))
    .filter((symbols) => symbols.length > 0);
}
