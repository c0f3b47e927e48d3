import type { Letters } from './letters.ts';

const apostrophe = /['’](?=\p{L})(?<=[\p{L}\p{M}\p{N}]['’])/gu;
/** Before a capital after anything else, and before the last capital of a run that goes on in lower case. */
const humps =
  /(?=[\p{Lu}\p{Lt}])(?<=[\p{Ll}\p{Lo}\p{Lm}\p{N}]\p{M}*)|(?=[\p{Lu}\p{Lt}]\p{M}*\p{Ll})(?<=[\p{Lu}\p{Lt}]\p{M}*)/gu;
const numbers = /(?=\p{N})(?<=\p{L}\p{M}*)|(?=\p{L})(?<=\p{N}\p{M}*)/gu;

/** The words of every line, and the line breaks between them as they were. */
export interface Lines {
  readonly words: readonly (readonly string[])[];
  readonly breaks: readonly string[];
}

export function splitLines(text: string, splitNumbers: boolean): Lines {
  const parts = text.split(/(\r\n|\n|\r)/);
  return {
    words: parts.filter((_, index) => index % 2 === 0).map((line) => wordsOf(line, splitNumbers)),
    breaks: parts.filter((_, index) => index % 2 === 1),
  };
}

function wordsOf(line: string, splitNumbers: boolean): readonly string[] {
  const parted = line.replaceAll(apostrophe, '').replaceAll(humps, ' ');
  return (splitNumbers ? parted.replaceAll(numbers, ' ') : parted).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

export type WordCase = (word: string, letters: Letters, index: number) => string;

const lower: WordCase = (word, letters) => letters.lower(word);
const upper: WordCase = (word, letters) => letters.upper(word);
const capital: WordCase = (word, letters) => letters.capitalize(word);
const camel: WordCase = (word, letters, index) => (index === 0 ? lower : capital)(word, letters, index);

/** How each identifier style writes its words and what stands between them. */
export const identifierStyles = {
  camel: [camel, ''],
  pascal: [capital, ''],
  snake: [lower, '_'],
  constant: [upper, '_'],
  kebab: [lower, '-'],
  cobol: [upper, '-'],
  train: [capital, '-'],
  dot: [lower, '.'],
  path: [lower, '/'],
  words: [lower, ' '],
  capitalWords: [capital, ' '],
  flat: [lower, ''],
} as const satisfies Readonly<Record<string, readonly [WordCase, string]>>;

export function joinLines({ words, breaks }: Lines, style: keyof typeof identifierStyles, letters: Letters): string {
  const [write, separator] = identifierStyles[style];
  return words
    .map((line, at) => line.map((word, index) => write(word, letters, index)).join(separator) + (breaks[at] ?? ''))
    .join('');
}
