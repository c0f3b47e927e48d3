import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    query: { name: 'Query JSON', sentence: 'Lists the values that an expression matches, with their paths and lines.' },
    extract: {
      name: 'Extract from JSON',
      sentence: 'Prints the values that an expression matches in a JSON document.',
    },
    locate: {
      name: 'Locate JSON values',
      sentence: 'Lists where each value that an expression matches starts and ends in the text.',
    },
  },
  fields: {
    text: t('text.label'),
    expression: { label: t('expression.label'), hint: 'JSONPath, JMESPath or a JSON Pointer.' },
    language: { label: t('language.label'), hint: 'auto detects the language from the first characters.' },
    limit: { label: 'Limit', hint: 'The maximum number of results.' },
    output: { label: 'Output', hint: 'All results in an array, one per line, or only the first.' },
    raw: { label: 'Raw strings', hint: 'Prints strings without quotes, for lines and for the first result.' },
    indent: { label: 'Indent', hint: 'In spaces, or tab; 0 for a single line.' },
  },
} satisfies OperationWords<typeof engine>;
