import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    generate: {
      name: 'Generate IPv6 ULA prefix',
      sentence: 'Generates a unique local IPv6 prefix (RFC 4193).',
    },
    fromGlobalId: {
      name: 'ULA from Global ID',
      sentence: 'Builds the unique local IPv6 prefix for a Global ID.',
    },
  },
  fields: {
    mac: { label: t('mac.label'), hint: 'Empty for a random Global ID.' },
    timestamp: { label: 'Time', hint: 'Unix milliseconds; defaults to now.' },
    globalId: { label: t('method.label'), hint: 'Ten hexadecimal digits.' },
  },
} satisfies OperationWords<typeof engine>;
