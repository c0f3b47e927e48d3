import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    convert: {
      name: 'Convert CSV',
      sentence: 'Converts a table to JSON, YAML, SQL, Markdown, HTML, plain text or other CSV.',
    },
    inspect: {
      name: 'Inspect CSV',
      sentence: 'Reports the delimiter, the columns with their types, and every irregular row.',
    },
    convertWithPreview: {
      name: 'Convert CSV with preview',
      sentence: 'Converts a table and reports its columns and first rows.',
    },
    convertFile: { name: 'Convert CSV file', sentence: 'Converts the table in a large file.' },
  },
  fields: {
    text: t('text.label'),
    file: 'File',
    charset: { label: 'Character set', hint: 'auto uses the byte order mark, else UTF-8, else windows-1252.' },
    delimiter: { label: t('delimiter.label'), hint: 'auto, or a single character.' },
    quote: t('quote.label'),
    header: t('header.label'),
    names: { label: 'Column names', hint: 'They replace the names in the header, starting from the left.' },
    textColumns: { label: 'Text columns', hint: 'By name. Their values stay strings, whatever they look like.' },
    types: t('types.label'),
    decimal: { label: t('decimal.label'), hint: 'The decimal mark of numbers.' },
    empty: { label: t('empty.label'), hint: 'auto means null in number columns and an empty string elsewhere.' },
    trim: t('trim.label'),
    ragged: { label: t('ragged.label'), hint: 'Rows whose number of fields differs from the header.' },
    to: t('to.label'),
    indent: { label: t('indent.label'), hint: 'In spaces; 0 for a single line.' },
    tableName: t('tableName.label'),
    dialect: t('dialect.label'),
    createTable: t('createTable.label'),
    batch: { label: 'Batch', hint: 'Rows per INSERT statement.' },
    outDelimiter: { label: 'Output delimiter', hint: 'A single character, for CSV.' },
    bom: { label: 'Byte order mark', hint: 'For CSV; Excel needs it for UTF-8.' },
    eol: { label: 'Line breaks', hint: 'For CSV.' },
  },
} satisfies OperationWords<typeof engine>;
