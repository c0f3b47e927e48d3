import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    escape: { name: 'Escape as Unicode', sentence: 'Writes characters as escape sequences or code points.' },
    unescape: {
      name: 'Unescape Unicode',
      sentence: 'Converts escapes and code points back to text.',
      fields: {
        text: { label: t('escaped'), hint: 'For example \\u00E9, &#233; or U+00E9.' },
        notation: { label: t('notation.label'), hint: 'Automatic reads every notation.' },
      },
    },
    inspect: {
      name: 'Inspect characters',
      sentence: 'Lists the code points of a text with their names, blocks, categories and bytes.',
      fields: { limit: { label: 'Maximum rows', hint: 'In code points; the totals count all of them.' } },
    },
    find: { name: 'Find characters', sentence: 'Finds characters by name, number, block or script.' },
    normalize: { name: 'Normalize Unicode', sentence: 'Converts text to one of the four Unicode normalization forms.' },
  },
  fields: {
    text: t('text.label'),
    notation: t('notation.label'),
    only: { label: 'Characters to escape', hint: 'Lists of code points always include every character.' },
    limit: 'Maximum results',
    query: { label: t('query.label'), hint: t('query.hint') },
    form: { label: 'Form', hint: 'The K forms also replace compatibility characters such as ligatures.' },
  },
} satisfies OperationWords<typeof engine>;
