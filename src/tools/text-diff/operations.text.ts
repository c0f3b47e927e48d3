import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    diff: {
      name: 'Compare texts',
      sentence: 'Shows what was added, removed and kept between two texts.',
    },
    mark: {
      name: 'Mark text changes',
      sentence: 'Lists the changed ranges of two texts, for marking in an editor.',
    },
    patch: {
      name: 'Make unified diff',
      sentence: 'Writes the changes between two texts as a unified diff, for patch and git apply.',
    },
  },
  fields: {
    left: t('left'),
    right: t('right'),
    granularity: 'Unit of comparison',
    ignoreCase: t('ignoreCase.label'),
    ignoreWhitespace: { label: t('ignoreWhitespace.label'), hint: 'Which white space differences to ignore.' },
    leftName: 'Original name',
    rightName: 'Modified name',
    context: { label: 'Context', hint: 'Unchanged lines around each change.' },
  },
} satisfies OperationWords<typeof engine>;
