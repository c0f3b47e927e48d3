import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    decode: {
      name: 'Decode protected links',
      sentence: 'Finds the links in text and decodes the address inside each of them.',
    },
    unwrap: {
      name: 'Unwrap links in text',
      sentence: 'Replaces every link in text with the clean address inside it.',
    },
  },
  fields: {
    text: t('text.label'),
    clean: t('clean.label'),
    removeParams: { label: t('removeParams.label'), hint: 'Parameter names; a final * matches anything.' },
    maxDepth: { label: 'Maximum layers', hint: 'How many levels of nested links to unwrap.' },
  },
} satisfies OperationWords<typeof engine>;
