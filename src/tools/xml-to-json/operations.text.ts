import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    convert: { name: 'XML as JSON', sentence: 'Converts an XML document to JSON with one of four conventions.' },
    report: {
      name: 'Report XML-to-JSON losses',
      sentence: 'Lists what is lost when an XML document becomes JSON.',
    },
    convertWithReport: {
      name: 'XML-to-JSON with report',
      sentence: 'Converts an XML document to JSON and lists what is lost.',
    },
  },
  fields: {
    text: t('text.label'),
    convention: {
      label: t('convention.label'),
      hint: 'prefix writes @_name and #text, badgerfish @name and $, compact _attributes and _text; nodes keeps everything.',
    },
    types: {
      label: t('types.label'),
      hint: 'infer converts values to numbers and booleans if they can be written back unchanged.',
    },
    trimText: t('trimText.label'),
    alwaysArray: { label: t('alwaysArray.label'), hint: 'Element names as written.' },
    indent: { label: t('indent.label'), hint: 'In spaces, or tab; 0 for a single line.' },
  },
} satisfies OperationWords<typeof engine>;
