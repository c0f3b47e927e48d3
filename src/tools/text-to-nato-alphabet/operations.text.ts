import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    toNato: {
      name: 'Spell text',
      sentence: 'Spells text with the words of a spelling alphabet.',
    },
    spell: {
      name: 'Spell letter by letter',
      sentence: 'Lists the word for each character of a text.',
    },
    fromNato: {
      name: 'Read spelled text',
      sentence: 'Decodes NATO alphabet words to text.',
      fields: {
        text: { label: 'Spelled words', hint: t('decode.hint') },
      },
    },
  },
  fields: {
    text: t('text.label'),
    alphabet: t('alphabet.label'),
    letterCase: t('letterCase.label'),
    digits: t('digits.label'),
    symbols: t('symbols.label'),
    symbolLanguage: { label: 'Symbol language', hint: 'The language of the symbol names.' },
    separator: t('separator.label'),
  },
} satisfies OperationWords<typeof engine>;
