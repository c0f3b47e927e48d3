import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    generate: {
      name: 'Make numeronyms',
      sentence: 'Shortens every word or line to its first character, a number and its last character.',
    },
    table: {
      name: 'List numeronyms',
      sentence: 'Lists the distinct words of a text with their numeronyms.',
    },
    expand: { name: 'Explain numeronyms', sentence: 'Lists the possible meanings of the numeronyms in a text.' },
  },
  fields: {
    text: t('text.label'),
    unit: t('unit.label'),
    minLength: { label: 'Minimum length', hint: 'In user-perceived characters.' },
    letterCase: { label: t('letterCase.label'), hint: 'For the shortened words.' },
    words: { label: t('list.label'), hint: 'Words that a numeronym may stand for.' },
  },
} satisfies OperationWords<typeof engine>;
