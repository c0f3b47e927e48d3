import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    generate: {
      name: 'Pick random ports',
      sentence: 'Picks distinct ports at random.',
    },
    describe: {
      name: 'Describe port',
      sentence: 'Describes what a port is used for.',
    },
  },
  fields: {
    from: { label: t('from.label'), hint: 'From 1 to 65535.' },
    to: { label: t('to.label'), hint: 'From 1 to 65535.' },
    count: t('count.label'),
    exclude: { label: t('exclude.label'), hint: t('exclude.hint') },
    avoidKnown: t('avoidKnown.label'),
    avoidBlocked: t('avoidBlocked.label'),
    sort: t('sort.label'),
    port: { label: t('port.label'), hint: 'From 1 to 65535.' },
  },
} satisfies OperationWords<typeof engine>;
