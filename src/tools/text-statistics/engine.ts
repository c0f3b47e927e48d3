import { choice, flag, integer, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';

const loadAnalysis = once(() => import('./engine/analysis.ts'));
const loadFrequency = once(() => import('./engine/frequency.ts'));
const loadInvisible = once(() => import('./engine/invisible.ts'));
const loadLimits = once(() => import('./engine/limits.ts'));

const source = { text: text(), locale: text('en') };

/**
 * Every figure of a text; the text is not trimmed, and an empty one gives zeros. Characters are grapheme clusters, words
 * and sentences those of UAX 29 (`Intl.Segmenter`; an unknown locale counts as English).
 */
export const analyze = operation('text-statistics/analyze', {
  input: { ...source, wordsPerMinute: integer({ min: 50, max: 1000 }, 238) },
  run: async (input, context) => (await loadAnalysis()).analyzeText(input, context),
});

/** The most frequent words, by count and then in code-unit order; `minLength` counts code points. */
export const frequencies = operation('text-statistics/frequencies', {
  input: {
    ...source,
    top: integer({ min: 1, max: 1000 }, 20),
    minLength: integer({}, 1),
    caseSensitive: flag(false),
  },
  run: async (input, context) => (await loadFrequency()).countWords(input, context),
});

/** The characters that nobody sees, the first `limit` of them; lines and columns count from 1, in UTF-16 units. */
export const invisibles = operation('text-statistics/invisibles', {
  input: { text: text(), locale: choice(['en', 'fr'], 'en'), limit: integer({ min: 1, max: 10_000 }, 200) },
  run: async (input) => (await loadInvisible()).findInvisible(input),
});

/** What the text takes of the limits of messages, posts and columns. */
export const limits = operation('text-statistics/limits', {
  input: { text: text() },
  run: async ({ text }) => (await loadLimits()).measureLimits(text),
});
