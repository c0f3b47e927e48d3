import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    format: {
      name: 'Format YAML',
      sentence: 'Formats YAML in one style, keeping comments and values as written.',
    },
    check: {
      name: 'Check YAML',
      sentence: 'Lists errors in YAML, and values that YAML 1.1 and 1.2 read differently.',
    },
  },
  fields: {
    text: t('text.label'),
    yamlVersion: { label: t('yamlVersion.label'), hint: 'A %YAML line in the text takes precedence.' },
    indent: { label: t('indent.label'), hint: 'In spaces.' },
    indentSequences: t('indentSequences.label'),
    sortKeys: t('sortKeys.label'),
    anchors: { label: t('anchors.label'), hint: 'expand replaces every alias with a copy.' },
    flow: { label: t('flow.label'), hint: 'block writes one entry per line.' },
    quotes: { label: t('quotes.label'), hint: 'For strings that are already quoted.' },
    comments: t('comments.label'),
  },
} satisfies OperationWords<typeof engine>;
