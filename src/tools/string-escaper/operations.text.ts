import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    escape: { name: 'Escape a string', sentence: 'Writes text as a literal in a language or format.' },
    unescape: {
      name: 'Unescape a string',
      sentence: 'Converts a literal back to text.',
      fields: { text: { label: t('literal'), hint: 'With or without its quotes.' } },
    },
    check: { name: 'Check all languages', sentence: 'Lists which languages and formats can represent a text.' },
  },
  fields: {
    text: t('text.label'),
    target: t('target.label'),
    quote: { label: t('quote.label'), hint: 'Automatic uses the usual quotes of the language.' },
    wrap: t('wrap.label'),
    ascii: { label: t('ascii.label'), hint: 'Escapes everything above U+007E if the language can.' },
    perLine: { label: t('perLine.label'), hint: 'Each line is a literal; line breaks are kept.' },
  },
} satisfies OperationWords<typeof engine>;
