import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    encode: {
      name: 'Percent-encode text',
      sentence: 'Percent-encodes text for use in URLs.',
    },
    decode: {
      name: 'Percent-decode text',
      sentence: 'Decodes percent-encoded text.',
      fields: {
        text: t('encoded'),
      },
    },
    inspect: {
      name: 'Inspect percent-encoding',
      sentence: 'Finds errors in percent-encoded text and counts how many times it is encoded.',
      fields: {
        text: t('encoded'),
      },
    },
  },
  fields: {
    text: t('text'),
    mode: t('mode.label'),
    perLine: t('perLine.label'),
    keepEncoded: t('keepEncoded.label'),
    malformed: t('malformed.label'),
    charset: t('charset.label'),
  },
} satisfies OperationWords<typeof engine>;
