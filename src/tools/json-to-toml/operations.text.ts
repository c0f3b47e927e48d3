import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    convert: {
      name: 'JSON to TOML',
      sentence: 'Converts a JSON document to TOML.',
    },
    report: {
      name: 'Report JSON-to-TOML losses',
      sentence: 'Lists what is lost when a JSON document becomes TOML.',
    },
    convertWithReport: {
      name: 'JSON-to-TOML with report',
      sentence: 'Converts a JSON document to TOML and lists what is lost.',
    },
    locate: {
      name: 'Locate value in JSON',
      sentence: 'Locates the value at a path in JSON text.',
    },
  },
  fields: {
    text: t('input.json'),
    strict: t('strict'),
    nulls: t('nulls'),
    outOfRange: t('outOfRange'),
    rootKey: { label: t('rootKey'), hint: 'The key for a document that is not an object.' },
    sortKeys: t('sortKeys'),
    path: { label: 'Path', hint: 'A JSON Pointer, as in the report.' },
  },
} satisfies OperationWords<typeof engine>;
