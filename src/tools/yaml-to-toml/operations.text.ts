import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    convert: {
      name: 'YAML to TOML',
      sentence: 'Converts a YAML document to TOML.',
    },
    report: {
      name: 'Report YAML-to-TOML losses',
      sentence: 'Lists what is lost when a YAML document becomes TOML.',
    },
    convertWithReport: {
      name: 'YAML-to-TOML with report',
      sentence: 'Converts a YAML document to TOML and lists what is lost.',
    },
    locate: {
      name: 'Locate value in YAML',
      sentence: 'Locates the value at a path in YAML text.',
    },
  },
  fields: {
    text: t('yaml'),
    yamlVersion: t('yamlVersion'),
    dates: t('dates'),
    nulls: t('nulls'),
    outOfRange: t('outOfRange'),
    rootKey: { label: t('rootKey'), hint: 'The key for a document that is not a mapping.' },
    sortKeys: t('sortKeys'),
    path: { label: 'Path', hint: 'A JSON Pointer, as in the report.' },
  },
} satisfies OperationWords<typeof engine>;
