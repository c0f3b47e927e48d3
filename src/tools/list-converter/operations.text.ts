import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    convert: {
      name: 'Convert list',
      sentence: 'Splits a list, cleans and sorts its items, and joins them again.',
    },
    convertWithCounts: {
      name: 'Convert and count list',
      sentence: 'Converts a list and counts its empty, duplicate and remaining items.',
    },
    transpose: {
      name: 'Transpose rows',
      sentence: 'Turns rows into columns.',
      fields: {
        text: t('rows.label'),
      },
    },
    count: {
      name: 'Count list items',
      sentence: 'Counts how often each item of a list occurs.',
    },
    compare: {
      name: 'Compare lists',
      sentence: 'Finds the items in only one of two lists, or in both.',
      fields: {
        text: t('first.label'),
      },
    },
  },
  fields: {
    text: t('input.label'),
    inputSeparator: { label: t('inputSeparator'), hint: 'Accepts \\n, \\t, \\r and \\\\; leave empty to detect it.' },
    trimItems: { label: t('trimItems.label'), hint: 'Removes white space around items.' },
    removeItemPrefix: t('removeItemPrefix'),
    removeItemSuffix: t('removeItemSuffix'),
    letterCase: t('letterCase.label'),
    maxItemLength: { label: t('maxItemLength.label'), hint: 'In characters; 0 for no limit.' },
    dropEmpty: t('dropEmpty.label'),
    removeDuplicates: t('removeDuplicates.label'),
    caseSensitive: t('caseSensitive.label'),
    sort: t('sort.label'),
    sortBy: 'Sort by',
    reverse: t('reverse.label'),
    maxItems: { label: t('maxItems.label'), hint: '0 for no limit.' },
    escape: t('escape.label'),
    itemPrefix: t('itemPrefix'),
    itemSuffix: t('itemSuffix'),
    separator: { label: t('separator'), hint: 'Accepts \\n, \\t, \\r and \\\\.' },
    listPrefix: t('listPrefix'),
    listSuffix: t('listSuffix'),
    columnSeparator: { label: t('columnSeparator'), hint: 'Leave empty to detect it.' },
    outputSeparator: { label: t('outputSeparator'), hint: 'Leave empty to use the column separator.' },
    other: t('second.label'),
  },
} satisfies OperationWords<typeof engine>;
