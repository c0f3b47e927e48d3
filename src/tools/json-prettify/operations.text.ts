import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    format: {
      name: 'Format JSON',
      sentence: 'Formats JSON with the chosen indentation and key order.',
    },
    inspect: {
      name: 'Format and validate JSON',
      sentence: 'Formats and validates JSON, and reports facts about it.',
    },
    formatFile: {
      name: 'Format JSON file',
      sentence: 'Formats a JSON file of any size.',
    },
    validate: {
      name: 'Validate JSON',
      sentence: 'Checks whether text is valid JSON, and locates the first error.',
    },
    repair: {
      name: 'Repair JSON',
      sentence: 'Repairs broken JSON.',
    },
    locate: {
      name: 'Locate JSON value',
      sentence: 'Finds the path of the value at an offset, as JSON Pointer, JSONPath and jq.',
    },
    unwrap: {
      name: 'Unwrap JSON string',
      sentence: 'Decodes text that is a single JSON string.',
    },
    tree: {
      name: 'Index JSON tree',
      sentence: 'Indexes all values of a JSON document for a tree view.',
    },
  },
  fields: {
    text: t('input.label'),
    dialect: { label: 'Dialect', hint: 'Auto accepts JSON5 and comments.' },
    indent: { label: t('indent.label'), hint: 'In spaces, or tab.' },
    sortKeys: t('sortKeys.label'),
    comments: t('comments'),
    unicode: t('unicode.label'),
    inlineWidth: {
      label: t('compact'),
      hint: 'Arrays and objects of up to this many characters stay on one line; 0 for none.',
    },
    documents: { label: 'Documents', hint: 'One document, or several as JSON Lines.' },
    file: 'File',
    offset: { label: 'Offset', hint: 'In UTF-16 code units, from 0.' },
  },
} satisfies OperationWords<typeof engine>;
