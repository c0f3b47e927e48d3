import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    run: {
      name: 'Change lines',
      sentence: 'Runs a chain of steps on the lines of a text.',
    },
    runWithCounts: {
      name: 'Change lines and count',
      sentence: 'Runs a chain of steps on lines and reports what each step did.',
    },
    previewReplace: {
      name: 'Preview a replacement',
      sentence: 'Shows the lines that a replacement would change.',
    },
  },
  fields: {
    text: t('text.label'),
    steps: { label: t('steps.label'), hint: 'In order; members that a step does not use are ignored.' },
    'steps.do': t('do.label'),
    'steps.side': t('side.label'),
    'steps.letterCase': t('letterCase.label'),
    'steps.prefix': t('prefix.label'),
    'steps.suffix': t('suffix.label'),
    'steps.width': { label: t('width.label'), hint: 'In characters; null means 2 for indent and 80 for wrap.' },
    'steps.padAt': t('padAt.label'),
    'steps.fill': { label: t('fill.label'), hint: 'One character.' },
    'steps.blank': t('blank.label'),
    'steps.keep': t('keep.label'),
    'steps.adjacent': t('adjacent.label'),
    'steps.caseSensitive': t('caseSensitive.label'),
    'steps.ignoreSpaces': t('ignoreSpaces.label'),
    'steps.column': { label: t('column.label'), hint: 'From 1; 0 for the whole line.' },
    'steps.delimiter': { label: t('delimiter.label'), hint: 'Accepts \\n, \\t, \\r and \\\\; empty for white space.' },
    'steps.by': t('by.label'),
    'steps.order': t('order.label'),
    'steps.seed': { label: t('seed.label'), hint: 'Leave empty for a different order each time.' },
    'steps.find': t('find.label'),
    'steps.mode': t('mode.label'),
    'steps.wholeWord': t('wholeWord.label'),
    'steps.invert': t('invert.label'),
    'steps.from': t('from.label'),
    'steps.count': { label: t('count.label'), hint: 'Null means 10, or all for join and every.' },
    'steps.start': t('start.label'),
    'steps.replacement': t('replacement.label'),
    'steps.increment': t('increment.label'),
    'steps.separator': {
      label: t('separator.label'),
      hint: 'Accepts \\n, \\t, \\r and \\\\; null for the default of the step.',
    },
    'steps.zeros': t('zeros.label'),
    'steps.skipBlank': t('skipBlank.label'),
    'steps.breakWords': t('breakWords.label'),
    'steps.columns': t('columns.label'),
    find: t('find.label'),
    mode: t('mode.label'),
    caseSensitive: t('caseSensitive.label'),
    wholeWord: t('wholeWord.label'),
    replacement: t('replacement.label'),
    limit: { label: 'Maximum lines', hint: 'How many changed lines to show.' },
    timeLimit: { label: 'Time limit', hint: 'In milliseconds.' },
  },
} satisfies OperationWords<typeof engine>;
