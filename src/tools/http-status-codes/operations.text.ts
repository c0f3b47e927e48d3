import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    list: {
      name: 'List HTTP status codes',
      sentence: 'Lists the HTTP status codes of one class or all classes.',
    },
    get: {
      name: 'Explain HTTP status code',
      sentence: 'Explains one HTTP status code.',
    },
    search: {
      name: 'Search HTTP status codes',
      sentence: 'Finds HTTP status codes by number, name, header or description.',
    },
  },
  fields: {
    category: { label: 'Class', hint: 'For example 4xx; all classes by default.' },
    type: { label: 'Type', hint: 'HTTP or WebDav; both by default.' },
    includeUnofficial: t('includeUnofficial.label'),
    code: { label: 'Code', hint: 'From 100 to 599.' },
    query: t('query.label'),
    locale: 'Language',
  },
} satisfies OperationWords<typeof engine>;
