import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    parse: {
      name: 'Parse phone number',
      sentence: 'Identifies a phone number and writes it in every format.',
    },
    extract: {
      name: 'Extract phone numbers',
      sentence: 'Finds all valid phone numbers in a text.',
      fields: {
        text: t('many.label'),
      },
    },
    explain: {
      name: 'Explain phone number faults',
      sentence: 'Explains how many digits are missing, and which number any letters stand for.',
    },
    countries: {
      name: 'List calling codes',
      sentence: 'Lists every country with its calling code.',
    },
  },
  fields: {
    text: t('phone.label'),
    defaultCountry: { label: t('country.label'), hint: 'Two letters, such as FR, for numbers without +.' },
  },
} satisfies OperationWords<typeof engine>;
