import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    obfuscate: {
      name: 'Mask text',
      sentence: 'Masks text except for its beginning and end.',
    },
    preview: {
      name: 'Mask and count',
      sentence: 'Masks text and counts the masked characters.',
    },
    redact: {
      name: 'Mask secrets in text',
      sentence: 'Finds and masks keys, tokens, cards and addresses in text.',
    },
  },
  fields: {
    text: t('text.label'),
    keepFirst: { label: t('keepFirst.label'), hint: 'In characters.' },
    keepLast: { label: t('keepLast.label'), hint: 'In characters.' },
    replacement: { label: t('mask.label'), hint: t('replacement.hint') },
    keepSpaces: t('keepSpaces.label'),
    keepCharacters: { label: t('separators.label'), hint: 'Characters that are never masked.' },
    maskLength: { label: t('maskLength.label'), hint: 'In characters; null for the length of the secret.' },
    protectShort: t('protectShort.label'),
    perLine: t('perLine.label'),
    keepDomain: t('keepDomain.label'),
    kinds: t('kinds.label'),
    keep: { label: 'Findings to keep', hint: 'Their numbers, starting at 0; these stay unmasked.' },
  },
} satisfies OperationWords<typeof engine>;
