import { flag, number, text } from '#core/field.ts';
import { operation } from '#core/operation.ts';
import { convertLines } from './engine/lines.ts';
import { formatRoman, partsOf, readRoman } from './engine/numerals.ts';

/**
 * 1…3,999,999 as a Roman numeral; from 4000 the thousands are overlined, each letter followed by U+0305.
 * Errors: `not-an-integer` { value }, `out-of-range` { value, min, max }.
 */
export const toRoman = operation('roman-numeral-converter/to-roman', {
  input: { number: number(), lowercase: flag(false) },
  result: 'text',
  run: ({ number, lowercase }) => formatRoman(number, lowercase),
});

/**
 * The number of a Roman numeral, in any case, also in Unicode's numeral signs. With `strict` only the form that
 * `to-roman` writes.
 * Errors: `empty-input`, `invalid-character` { position, character }, `not-canonical` { value, canonical }, `out-of-range`.
 */
export const fromRoman = operation('roman-numeral-converter/from-roman', {
  input: { text: text(), strict: flag(true) },
  run: ({ text, strict }) => readRoman(text, strict),
});

/** What each symbol or subtractive pair counts, from left to right. Errors: those of `to-roman`. */
export const explain = operation('roman-numeral-converter/explain', {
  input: { number: number() },
  run: ({ number }) => partsOf(number),
});

/** Every line of a text, numbers and numerals mixed, in both forms; what cannot be read carries its error. */
export const convertBatch = operation('roman-numeral-converter/convert-batch', {
  input: { text: text(), strict: flag(true), lowercase: flag(false) },
  weight: ({ text }) => 8 * text.length,
  run: ({ text, strict, lowercase }) => convertLines(text, strict, lowercase),
});
