import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    convert: {
      name: 'Change letter case',
      sentence: 'Writes text in one style, such as UPPER CASE or camelCase.',
    },
    convertAll: {
      name: 'Show all cases',
      sentence: 'Writes text in every style.',
    },
  },
  fields: {
    text: t('text.label'),
    style: 'Style',
    locale: { label: t('locale.label'), hint: 'tr, az or lt for the rules of that language; neutral otherwise.' },
    splitNumbers: { label: t('splitNumbers.label'), hint: t('splitNumbers.help') },
  },
} satisfies OperationWords<typeof engine>;
