import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    slugify: {
      name: 'Make slugs',
      sentence: 'Turns titles into URL slugs or file names, one per line or one for the whole text.',
    },
  },
  fields: {
    text: t('titles'),
    separator: { label: t('separator.label'), hint: 'Up to three of the characters - _ .' },
    case: t('case.label'),
    mode: { label: 'Letters', hint: 'Either transliterated to ASCII, or kept with their accents and scripts.' },
    locale: { label: t('locale.label'), hint: 'The language of the transliteration rules; empty for any.' },
    symbolWords: {
      label: t('symbolWords.label'),
      hint: 'The language for spelling out symbols such as & and %.',
    },
    decamelize: t('decamelize.label'),
    preserve: { label: t('preserve.label'), hint: t('preserve.hint') },
    maxLength: { label: t('maxLength.label'), hint: 'In characters.' },
    customReplacements: { label: t('replacements.label'), hint: 'Pairs of text and replacement.' },
    perLine: t('perLine.label'),
    unique: t('unique.label'),
    keepExtension: { label: t('keepExtension.label'), hint: 'Keeps the file extension.' },
  },
} satisfies OperationWords<typeof engine>;
