import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    convert: {
      name: 'Docker run to Compose',
      sentence: 'Converts all docker run commands in a text to one Compose file.',
    },
  },
  fields: {
    text: t('input.label'),
    indent: { label: t('indent.label'), hint: 'In spaces.' },
    existing: { label: t('existing.label'), hint: 'The services are added to it.' },
  },
} satisfies OperationWords<typeof engine>;
