import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    percentOf: {
      name: 'Percentage of number',
      sentence: 'Computes a percentage of a number.',
    },
    whatPercent: {
      name: 'Percentage of a whole',
      sentence: 'Computes what percentage of a whole a part is.',
    },
    change: {
      name: 'Percentage change',
      sentence: 'Computes by what percentage a number changed.',
    },
    apply: {
      name: 'Add percentage',
      sentence: 'Adds a percentage to a number, or subtracts it.',
      fields: {
        percent: { label: t('apply.percent'), hint: 'Negative to subtract.' },
      },
    },
    original: {
      name: 'Undo percentage change',
      sentence: 'Finds the number before a percentage change.',
      fields: {
        percent: t('original.percent'),
      },
    },
  },
  fields: {
    percent: t('of.percent'),
    of: t('of.of'),
    part: t('what.part'),
    whole: t('what.whole'),
    from: t('change.from'),
    to: t('change.to'),
    value: t('apply.value'),
    result: t('original.result'),
  },
} satisfies OperationWords<typeof engine>;
