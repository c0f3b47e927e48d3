import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    format: {
      name: 'Format HTML',
      sentence: 'Formats HTML with each block on its own lines.',
    },
    clean: {
      name: 'Clean pasted HTML',
      sentence: 'Reduces HTML pasted from Word, Google Docs or the web to its meaningful structure.',
    },
    toText: {
      name: 'HTML to text',
      sentence: 'Converts HTML to plain text.',
    },
  },
  fields: {
    html: t('source'),
    indent: t('indent.label'),
    unwrapParagraphs: t('unwrapParagraphs.label'),
    keepAlign: 'Keep alignment',
    links: { label: 'Show addresses', hint: 'Writes the address of a link after its text.' },
  },
} satisfies OperationWords<typeof engine>;
