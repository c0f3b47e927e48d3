import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    search: { name: 'Search regex syntax', sentence: 'Finds regular-expression syntax by symbol or by word.' },
    tryExample: {
      name: 'Try an example',
      sentence: 'Shows what an example pattern matches, and the text after replacement.',
    },
  },
  fields: {
    query: t('query.label'),
    section: t('section.label'),
    locale: { label: 'Language', hint: 'The language of the names; both languages are searched.' },
    pattern: t('pattern'),
    flags: t('flags'),
    text: t('text'),
    replacement: { label: t('replacement'), hint: 'Null to leave the text unchanged.' },
  },
} satisfies OperationWords<typeof engine>;
