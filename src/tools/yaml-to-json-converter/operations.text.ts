import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    convert: {
      name: 'YAML to JSON',
      sentence: 'Converts a YAML document to JSON.',
    },
    report: {
      name: 'Report YAML-to-JSON losses',
      sentence: 'Lists what is lost when a YAML document becomes JSON.',
    },
    convertWithReport: {
      name: 'YAML-to-JSON with report',
      sentence: 'Converts a YAML document to JSON and lists what is lost.',
    },
    locate: {
      name: 'Locate value in YAML',
      sentence: 'Locates the value at a path in YAML text.',
    },
  },
  fields: {
    text: t('yaml'),
    yamlVersion: t('yamlVersion'),
    indent: { label: t('indent'), hint: 'In spaces, or tab; 0 for a single line.' },
    documents: t('documents'),
    nonFinite: t('nonFinite'),
    sortKeys: t('sortKeys'),
    path: { label: 'Path', hint: 'A JSON Pointer, as in the report.' },
  },
} satisfies OperationWords<typeof engine>;
