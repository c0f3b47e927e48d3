import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    convert: {
      name: 'Convert IPv4 address',
      sentence: 'Writes an IPv4 address in all notations.',
    },
  },
  fields: {
    address: { label: t('address.label'), hint: 'Such as 10.0.0.1, 167772161 or 0xA000001.' },
    format: t('format.label'),
  },
} satisfies OperationWords<typeof engine>;
