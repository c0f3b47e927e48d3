import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

const canonical = /^M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/i;
/** Words and abbreviations that are numerals too. */
const others: ReadonlySet<string> = new Set([
  'MIX',
  'DIX',
  'DIV',
  'LIV',
  'MIL',
  'DIM',
  'CCC',
  'MDX',
  'CCI',
  'DLI',
  'MIDI',
]);

export const recognise: Recogniser = (sample) => {
  const { text } = sample;
  if (!sample.isLine(15) || text.length < 3 || !canonical.test(text) || others.has(text.toUpperCase())) return [];
  const isUpperCase = text === text.toUpperCase();
  if (!isUpperCase && text !== text.toLowerCase()) return [];
  const score = !isUpperCase ? 55 : text.length < 4 ? 75 : 85;
  const reason = because('numeral');
  return [{ op: 'roman-numeral-converter/from-roman', input: { text }, score, kind: 'exact', reason }];
};
