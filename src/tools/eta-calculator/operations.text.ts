import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    estimate: {
      name: 'Estimate end by rate',
      sentence: 'Estimates when work at a steady rate will end.',
    },
    fromProgress: {
      name: 'Estimate end by progress',
      sentence: 'Estimates when work will end, from the progress so far.',
      fields: {
        total: t('whole.label'),
        startedAt: { label: t('started.label'), hint: 'An ISO 8601 date with offset.' },
      },
    },
  },
  fields: {
    total: t('total.label'),
    rateCount: { label: t('rate.label'), hint: 'The amount processed in each period.' },
    ratePeriod: { label: 'Period', hint: 'In the unit of time.' },
    rateUnit: 'Unit of time',
    startedAt: { label: t('started.label'), hint: 'An ISO 8601 date with offset; defaults to now.' },
    done: t('done.label'),
    now: { label: 'Current time', hint: 'An ISO 8601 date with offset; defaults to now.' },
  },
} satisfies OperationWords<typeof engine>;
