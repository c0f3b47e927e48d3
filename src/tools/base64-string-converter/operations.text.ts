import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    encode: {
      name: 'Encode Base64',
      sentence: 'Encodes text as Base64.',
    },
    decode: {
      name: 'Decode Base64',
      sentence: 'Decodes a Base64 string to text.',
      fields: {
        text: {
          label: t('base64.label'),
          hint: 'Accepts a data URI and missing padding, unless strict.',
        },
      },
    },
  },
  fields: {
    text: t('text.label'),
    charset: t('charset.label'),
    urlSafe: { label: t('urlSafe.label'), hint: t('urlSafe.help') },
    padding: { label: t('padding.label'), hint: 'Automatic pads the standard alphabet only.' },
    lineLength: { label: t('lineLength.label'), hint: 'In characters; 0 for a single line.' },
    strict: { label: t('strict.label'), hint: t('strict.help') },
  },
} satisfies OperationWords<typeof engine>;
