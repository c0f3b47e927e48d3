import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    toRoman: {
      name: 'Number to Roman numeral',
      sentence: 'Writes a number as a Roman numeral.',
    },
    fromRoman: {
      name: 'Roman numeral to number',
      sentence: 'Converts a Roman numeral to a number.',
    },
    explain: {
      name: 'Explain Roman numeral',
      sentence: 'Shows the value of each symbol in a Roman numeral.',
    },
    convertBatch: {
      name: 'Convert line by line',
      sentence: 'Converts every line; numbers and Roman numerals can be mixed.',
      fields: {
        text: { label: 'Lines', hint: 'One number or Roman numeral per line.' },
      },
    },
  },
  fields: {
    number: { label: 'Number', hint: 'A whole number from 1 to 3,999,999.' },
    lowercase: t('lowercase.label'),
    text: { label: 'Roman numeral', hint: 'In upper or lower case.' },
    strict: t('strict.label'),
  },
} satisfies OperationWords<typeof engine>;
