import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    encode: {
      name: 'Escape HTML',
      sentence: 'Writes characters as HTML entities.',
    },
    decode: {
      name: 'Unescape HTML',
      sentence: 'Decodes HTML entities the way a browser does.',
      fields: {
        text: t('escaped'),
      },
    },
    lookup: {
      name: 'Look up HTML entity',
      sentence: 'Finds entities by character, code point or name.',
    },
  },
  fields: {
    text: t('text'),
    level: t('level.label'),
    format: 'Written as',
    context: { label: 'Context', hint: 'In attributes, some entities without a semicolon are left unchanged.' },
    repeat: { label: 'Decode repeatedly', hint: 'Decodes text that was escaped several times.' },
    query: { label: t('query.label'), hint: 'For example eacute, é, U+00E9 or 8364.' },
    limit: 'Maximum results',
  },
} satisfies OperationWords<typeof engine>;
