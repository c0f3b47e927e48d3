import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    convert: {
      name: 'Convert IPv4 address',
      sentence: 'Converts an IPv4 address to all notations.',
    },
  },
  fields: {
    address: { label: t('address.label'), hint: 'For example 10.0.0.1, 167772161 or 0xA000001.' },
    format: t('format.label'),
  },
} satisfies OperationWords<typeof engine>;
