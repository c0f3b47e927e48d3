import { choice, flag, group, integer, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation, ToolError } from '#core/operation.ts';

const loadWriting = once(() => import('./engine/writing.ts'));

export const units = ['paragraphs', 'sentences', 'words', 'characters'] as const;
export type Unit = (typeof units)[number];

/** The most that can be had of each. */
export const mostOf: Readonly<Record<Unit, number>> = {
  paragraphs: 1000,
  sentences: 10_000,
  words: 100_000,
  characters: 1_000_000,
};

/** What both ends of a range may be. */
export const rangeBounds = { min: 1, max: 50 };

const range = (fallback: { readonly min: number; readonly max: number }) =>
  group({ min: integer(rangeBounds), max: integer(rangeBounds) }, fallback);

/**
 * Filler text of exactly `count` units. With a seed the same input gives the same text, and a larger count only adds to
 * it. Errors: `invalid-range` { field, min, max }; a count beyond what its unit allows is `invalid-input`.
 */
export const generate = operation('lorem-ipsum-generator/generate', {
  result: 'text',
  random: ({ seed }) => seed === '',
  input: {
    unit: choice(units, 'paragraphs'),
    count: integer({ min: 1, max: 1_000_000 }, 1),
    sentencesPerParagraph: range({ min: 3, max: 8 }),
    wordsPerSentence: range({ min: 8, max: 15 }),
    startWithLoremIpsum: flag(true),
    asHtml: flag(false),
    seed: text(''),
  },
  run: async ({ unit, count, asHtml, ...style }) => {
    for (const field of ['sentencesPerParagraph', 'wordsPerSentence'] as const) {
      const { min, max } = style[field];
      if (min > max) throw new ToolError('invalid-range', { field, min, max });
    }
    const max = mostOf[unit];
    if (count > max) {
      throw new ToolError('invalid-input', { field: 'count', problem: 'too-big', expected: `integer 1…${max}`, max });
    }
    const { writeCharacters, writeParagraphs, writeSentences, writeWords } = await loadWriting();
    const write = { sentences: writeSentences, words: writeWords, characters: writeCharacters };
    const paragraphs = unit === 'paragraphs' ? writeParagraphs(count, style) : [write[unit](count, style)];
    return paragraphs.map((paragraph) => (asHtml ? `<p>${paragraph}</p>` : paragraph)).join('\n\n');
  },
});
