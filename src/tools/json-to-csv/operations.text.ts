import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    convert: {
      name: 'JSON to CSV',
      sentence: 'Converts an array of JSON objects to CSV (RFC 4180).',
    },
    inspect: {
      name: 'Inspect JSON table',
      sentence: 'Reports the size and the headers of the table in a JSON document.',
    },
    convertWithPreview: {
      name: 'JSON-to-CSV with preview',
      sentence: 'Converts JSON to CSV and reports the first rows of the table.',
    },
  },
  fields: {
    text: t('input.label'),
    strict: t('strict.label'),
    rowsAt: { label: t('rowsAt.label'), hint: 'The JSON Pointer of the array; empty for the whole document.' },
    delimiter: { label: t('delimiter.label'), hint: 'One character.' },
    eol: t('eol.label'),
    header: t('header.label'),
    quote: { label: 'Quotation marks', hint: 'Around every cell, or only where needed.' },
    flatten: { label: t('flatten.label'), hint: 'Writes object members to columns such as address.city.' },
    arrays: t('arrays.label'),
    arrayDelimiter: t('arrayDelimiter.label'),
    nullAs: t('nullAs.label'),
    guardFormulas: {
      label: t('guardFormulas.label'),
      hint: 'Adds an apostrophe before cells that a spreadsheet would run as formulas.',
    },
    bom: { label: 'Byte order mark', hint: 'Excel needs it for UTF-8.' },
    columns: { label: t('columns'), hint: 'The headers, in the order you want; leave empty for all.' },
  },
} satisfies OperationWords<typeof engine>;
