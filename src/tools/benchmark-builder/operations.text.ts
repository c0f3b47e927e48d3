import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    compare: {
      name: 'Compare measurements',
      sentence: 'Computes the statistics of every suite, the best mean first.',
    },
    markdown: {
      name: 'Comparison as Markdown',
      sentence: 'Writes the comparison of suites as a Markdown table.',
    },
    bulletList: {
      name: 'Comparison as list',
      sentence: 'Writes the comparison of suites as a bullet list.',
    },
    csv: {
      name: 'Comparison as CSV',
      sentence: 'Writes the comparison of suites as comma-separated values.',
    },
    parseValues: {
      name: 'Read measurements',
      sentence: 'Extracts the numbers from text.',
    },
  },
  fields: {
    suites: { label: 'Suites', hint: 'Each with a title and its measurements.' },
    'suites.title': 'Title',
    'suites.values': { label: 'Measurements', hint: 'Numbers in the same unit.' },
    unit: { label: t('unit.label'), hint: 'Written beside the numbers; for example ms.' },
    better: t('better.label'),
    estimator: { label: t('estimator.label'), hint: 'Population divides by n, sample by n − 1.' },
    columns: t('columns.label'),
    text: { label: 'Numbers', hint: 'One per line, or a list.' },
  },
} satisfies OperationWords<typeof engine>;
