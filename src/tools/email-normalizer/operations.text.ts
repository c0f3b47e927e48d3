import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    normalize: {
      name: 'Normalize email addresses',
      sentence: 'Reduces every address in a list to the one form that identifies its mailbox.',
    },
    analyze: {
      name: 'Analyze email addresses',
      sentence: 'Lists what changes in every address, and which addresses share a mailbox.',
    },
  },
  fields: {
    text: {
      label: t('addresses'),
      hint: 'Separated by line breaks, commas or semicolons; display names are left out.',
    },
    removeTags: t('removeTags.label'),
    removeDots: {
      label: t('removeDots.label'),
      hint: 'Dots for Gmail; . - and _ for Proton; for Yandex, . becomes -.',
    },
    mergeDomains: { label: t('mergeDomains.label'), hint: 'For example, googlemail.com becomes gmail.com.' },
    otherTags: t('otherTags.label'),
    lowerLocal: { label: t('lowerLocal.label'), hint: 'For the part before the @; the domain is always lower case.' },
    domain: { label: t('domain.label'), hint: 'How non-ASCII letters are written.' },
    invalid: { label: t('invalid.label'), hint: 'Keep, leave out, or stop at the first one.' },
    dedupe: t('dedupe.label'),
  },
} satisfies OperationWords<typeof engine>;
