import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    convert: {
      name: 'TOML to JSON',
      sentence: 'Converts a TOML document to JSON.',
    },
    report: {
      name: 'Report TOML-to-JSON losses',
      sentence: 'Lists what is lost when a TOML document becomes JSON.',
    },
    convertWithReport: {
      name: 'TOML-to-JSON with report',
      sentence: 'Converts a TOML document to JSON and lists what is lost.',
    },
    locate: {
      name: 'Locate value in TOML',
      sentence: 'Locates the value at a path in TOML text.',
    },
  },
  fields: {
    text: t('toml'),
    indent: { label: t('indent'), hint: 'In spaces, or tab; 0 for a single line.' },
    nonFinite: t('nonFinite'),
    sortKeys: t('sortKeys'),
    path: { label: 'Path', hint: 'A JSON Pointer, as in the report.' },
  },
} satisfies OperationWords<typeof engine>;
