import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    convert: {
      name: 'Write types',
      sentence: 'Writes types that all JSON samples match, in a programming language.',
    },
    convertWithReport: {
      name: 'Types with report',
      sentence: 'Writes types for JSON samples, counts them and reports where the samples differ.',
    },
  },
  fields: {
    text: { label: 'Sample', hint: 'The first one, JSON or NDJSON.' },
    samples: { label: t('samples'), hint: 'Each one is a JSON document or NDJSON.' },
    each: t('each.label'),
    target: { label: 'Target', hint: 'The language and library of the types.' },
    rootName: t('rootName.label'),
    dates: { label: t('dates.label'), hint: 'native uses the date types of the language.' },
  },
} satisfies OperationWords<typeof engine>;
