import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    minify: {
      name: 'Minify JSON',
      sentence: 'Removes white space and comments from JSON.',
    },
    measure: {
      name: 'Measure minified JSON',
      sentence: 'Measures how many bytes minifying saves.',
    },
    inspect: {
      name: 'Inspect minified JSON',
      sentence: 'Reports the bytes that minifying saves, the gzip size, and facts about the document.',
    },
    minifyFile: {
      name: 'Minify JSON file',
      sentence: 'Removes white space and comments from a JSON file.',
    },
    repair: {
      name: 'Repair JSON',
      sentence: 'Repairs broken JSON.',
    },
  },
  fields: {
    text: t('input.label'),
    dialect: { label: 'Dialect', hint: 'Auto accepts JSON5 and comments.' },
    sortKeys: t('sortKeys.label'),
    unicode: t('unicode.label'),
    documents: { label: 'Documents', hint: 'One document, or several as JSON Lines.' },
    as: t('as.label'),
    file: 'File',
  },
} satisfies OperationWords<typeof engine>;
