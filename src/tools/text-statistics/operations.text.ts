import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    analyze: {
      name: 'Analyze text',
      sentence: 'Counts the characters, words, sentences and lines of a text, and estimates its reading time.',
    },
    frequencies: {
      name: 'Count words',
      sentence: 'Lists the most frequent words of a text.',
    },
    invisibles: {
      name: 'Find invisible characters',
      sentence: 'Finds the invisible characters in a text.',
      fields: {
        locale: { label: 'Language', hint: 'The language of the character names.' },
      },
    },
    limits: {
      name: 'Check length limits',
      sentence: 'Compares the length of a text with the limits of messages, posts and columns.',
    },
  },
  fields: {
    text: t('text.label'),
    locale: { label: 'Language', hint: 'The language of the word and sentence rules.' },
    wordsPerMinute: t('wordsPerMinute.label'),
    top: 'Maximum words',
    minLength: { label: 'Shortest word', hint: 'In characters.' },
    caseSensitive: 'Match case',
    limit: 'Maximum results',
  },
} satisfies OperationWords<typeof engine>;
