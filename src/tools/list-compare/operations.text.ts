import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    compare: {
      name: 'Compare several lists',
      sentence: 'Finds the items that lists have in common and those unique to each.',
    },
    combine: {
      name: 'Combine lists',
      sentence: 'Writes the union, the intersection or a difference of lists as text.',
    },
  },
  fields: {
    lists: { label: 'Lists', hint: 'Two to ten lists, each as one text.' },
    separator: { label: t('separator.label'), hint: t('separator.hint') },
    trim: { label: t('trim.label'), hint: 'Removes white space around items.' },
    collapseSpaces: t('collapseSpaces.label'),
    dropEmpty: t('dropEmpty.label'),
    caseSensitive: t('caseSensitive.label'),
    accentSensitive: t('accentSensitive.label'),
    numeric: { label: t('numeric.label'), hint: 'Decimal numbers are equal when their values are.' },
    multiset: t('multiset.label'),
    sort: t('sort.label'),
    operation: 'Result',
    atLeast: {
      label: t('atLeast.label'),
      hint: 'The number of lists for at-least. With repetitions, an item appears as often as it does in at least that many lists.',
    },
    outputSeparator: { label: 'Between the items', hint: 'Accepts \\n, \\t, \\r and \\\\.' },
  },
} satisfies OperationWords<typeof engine>;
