import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    hmac: {
      name: 'Compute HMAC',
      sentence: 'Computes the HMAC of a text with a key (RFC 2104).',
    },
    verify: {
      name: 'Verify HMAC',
      sentence: 'Checks whether a signature is the HMAC of a text.',
    },
    hmacAll: {
      name: 'Compute all HMACs',
      sentence: 'Computes the HMAC of a text with every algorithm.',
    },
    hmacFile: {
      name: 'Compute file HMAC',
      sentence: 'Computes the HMAC of a file of any size.',
    },
  },
  fields: {
    text: t('text.label'),
    textEncoding: t('textEncoding.label'),
    key: t('key.label'),
    keyEncoding: t('keyEncoding.label'),
    algorithm: t('algorithm.label'),
    encoding: t('encoding.label'),
    expected: { label: t('expected.label'), hint: t('expected.hint') },
    file: 'File',
  },
} satisfies OperationWords<typeof engine>;
