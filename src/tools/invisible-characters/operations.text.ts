import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    scan: {
      name: 'Find hidden characters',
      sentence: 'Lists the characters in a text that are invisible or look like others.',
    },
    skeleton: { name: 'Skeleton of text', sentence: 'Computes the form shared by all texts that look alike.' },
    compare: { name: 'Compare two texts', sentence: 'Shows whether two texts look alike and where they differ.' },
    clean: { name: 'Clean text', sentence: 'Removes or replaces the chosen kinds of hidden characters.' },
    reveal: { name: 'Reveal hidden characters', sentence: 'Shows every hidden character as its code point.' },
  },
  fields: {
    text: t('text.label'),
    context: t('context.label'),
    limit: { label: 'Maximum findings', hint: 'How many to list; all of them are counted.' },
    a: t('a.label'),
    b: t('b.label'),
    bidi: t('bidi.label'),
    marks: t('marks.label'),
    zeroWidth: t('zeroWidth.label'),
    tags: t('tags.label'),
    spaces: t('spaces.label'),
    lines: t('lines.label'),
    bom: t('bom.label'),
    controls: t('controls.label'),
    confusables: t('confusables.label'),
    punctuation: t('punctuation.label'),
    nfc: t('nfc.label'),
  },
} satisfies OperationWords<typeof engine>;
