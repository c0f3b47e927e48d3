import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    convert: {
      name: 'JSON to YAML',
      sentence: 'Converts a JSON document to YAML.',
    },
    report: {
      name: 'Report JSON-to-YAML losses',
      sentence: 'Lists what is lost when a JSON document becomes YAML.',
    },
    convertWithReport: {
      name: 'JSON-to-YAML with report',
      sentence: 'Converts a JSON document to YAML and lists what is lost.',
    },
    locate: {
      name: 'Locate value in JSON',
      sentence: 'Locates the value at a path in JSON text.',
    },
  },
  fields: {
    text: t('input.json'),
    strict: t('strict'),
    indent: { label: t('indent'), hint: 'In spaces.' },
    sortKeys: t('sortKeys'),
    path: { label: 'Path', hint: 'A JSON Pointer, as in the report.' },
  },
} satisfies OperationWords<typeof engine>;
