import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    expand: {
      name: 'Cover IPv4 range',
      sentence: 'Finds the smallest network around a range of IPv4 addresses, and the networks that cover it exactly.',
    },
    aggregate: {
      name: 'Merge IPv4 networks',
      sentence: 'Finds the smallest set of networks that covers a list of addresses, networks and ranges.',
    },
  },
  fields: {
    start: t('start.label'),
    end: t('end.label'),
    text: { label: t('list.label'), hint: t('list.hint') },
  },
} satisfies OperationWords<typeof engine>;
