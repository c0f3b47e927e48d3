import type { Context } from '#core/operation.ts';
import { wordsOf } from './segment-words.ts';

interface FrequencyInput {
  readonly text: string;
  readonly locale: string;
  readonly top: number;
  readonly minLength: number;
  readonly caseSensitive: boolean;
}

export interface Frequency {
  readonly word: string;
  readonly count: number;
}

const inCodeUnits = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

export function countWords(input: FrequencyInput, context: Pick<Context, 'progress'>): Frequency[] {
  const { text, locale, top, minLength, caseSensitive } = input;
  const counts = new Map<string, number>();
  for (const written of wordsOf(text, locale, context)) {
    const word = caseSensitive ? written : written.toLowerCase();
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .filter(([word]) => word.length >= minLength && [...word].length >= minLength)
    .sort(([a, left], [b, right]) => right - left || inCodeUnits(a, b))
    .slice(0, top)
    .map(([word, count]) => ({ word, count }));
}
