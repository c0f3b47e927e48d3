import { text } from '#core/field.ts';
import type { Input } from '#core/field.ts';
import { analyze, frequencies } from '../engine.ts';

export const fields = {
  text: text(''),
  wordsPerMinute: analyze.input.wordsPerMinute,
  minLength: frequencies.input.minLength,
};
export type StatisticsDraft = Input<typeof fields>;

export const initial = {
  text: `The family 👨‍👩‍👧‍👦 is one character to the reader; JavaScript counts eleven.
Les mots et les phrases, les lignes et les octets : tout est compté !`,
};
