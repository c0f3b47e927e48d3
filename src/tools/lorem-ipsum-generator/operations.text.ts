import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    generate: {
      name: 'Generate filler text',
      sentence: 'Writes filler text with an exact number of words, sentences or paragraphs.',
    },
  },
  fields: {
    unit: t('unit.label'),
    count: t('count.label'),
    sentencesPerParagraph: 'Sentences per paragraph',
    'sentencesPerParagraph.min': 'At least',
    'sentencesPerParagraph.max': 'At most',
    wordsPerSentence: 'Words per sentence',
    'wordsPerSentence.min': 'At least',
    'wordsPerSentence.max': 'At most',
    startWithLoremIpsum: t('startWithLoremIpsum.label'),
    asHtml: t('asHtml.label'),
    seed: { label: t('seed.label'), hint: t('seed.hint') },
  },
} satisfies OperationWords<typeof engine>;
