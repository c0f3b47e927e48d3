import { choice, integer, list, text } from '#core/field.ts';
import { operation } from '#core/operation.ts';
import { expandAll } from './engine/expand.ts';
import { generateText, tableOf } from './engine/generate.ts';

/** How many times the time of other work on a text it takes to find the grapheme clusters of every word. */
const segmenting = 8;

const minLength = () => integer({ min: 3, max: 50 }, 4);

/**
 * Every word of a text, or every line as one unit, as its first character, the number of those between, and the last
 * one. Lengths are grapheme clusters (UAX 29). No errors.
 */
export const generate = operation('numeronym-generator/generate', {
  input: {
    text: text(),
    unit: choice(['words', 'lines'], 'words'),
    minLength: minLength(),
    letterCase: choice(['keep', 'lower', 'upper'], 'keep'),
  },
  result: 'text',
  weight: ({ text }) => segmenting * text.length,
  run: generateText,
});

/** The different words of a text that are shortened, and which of them clash: at most five million times in all. */
export const table = operation('numeronym-generator/table', {
  input: { text: text(), minLength: minLength() },
  weight: ({ text }) => segmenting * text.length,
  run: ({ text, minLength }) => tableOf(text, minLength),
});

/** What the numeronyms in a text stand for: known ones, and those of `words` that are shortened so. No errors. */
export const expand = operation('numeronym-generator/expand', {
  input: { text: text(), words: list(text(), {}, []) },
  run: ({ text, words }) => expandAll(text, words),
});
