import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    convert: { name: 'JSON as XML', sentence: 'Converts JSON to well-formed XML with one of four conventions.' },
    report: { name: 'Report JSON-to-XML losses', sentence: 'Lists what is lost when a JSON document becomes XML.' },
    convertWithReport: {
      name: 'JSON-to-XML with report',
      sentence: 'Converts JSON to well-formed XML and lists what is lost.',
    },
  },
  fields: {
    text: t('text.label'),
    convention: {
      label: t('convention.label'),
      hint: 'prefix uses @_name and #text, badgerfish @name and $, compact _attributes and _text; nodes is a list of nodes.',
    },
    rootName: { label: t('rootName.label'), hint: 'The root element name if the JSON does not provide one.' },
    itemName: { label: t('itemName.label'), hint: 'The element name for the entries of nested arrays.' },
    declaration: t('declaration.label'),
    indent: { label: t('indent.label'), hint: 'In spaces, or tab; 0 for no white space at all.' },
    nulls: t('nulls.label'),
    names: { label: t('names.label'), hint: 'What to do with names that XML does not allow.' },
    emptyElements: t('emptyElements.label'),
  },
} satisfies OperationWords<typeof engine>;
