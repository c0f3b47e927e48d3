import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    mask: { name: 'Mask with a report', sentence: 'Replaces personal data and secrets, and reports where they were.' },
    maskText: { name: 'Mask a text', sentence: 'Replaces personal data and secrets in text.' },
    scan: { name: 'Find personal data', sentence: 'Reports where personal data and secrets are, and changes nothing.' },
    maskFile: { name: 'Mask a file', sentence: 'Replaces personal data and secrets in a file of any size.' },
  },
  fields: {
    text: t('text.label'),
    file: 'File',
    format: t('format.label'),
    kinds: t('kinds.label'),
    style: t('style.label'),
    region: { label: t('region.label'), hint: t('region.hint') },
    allow: { label: t('allow.label'), hint: 'Whole values; case is ignored.' },
    deny: { label: t('deny.label'), hint: 'Whole values of any kind; case is ignored.' },
    patterns: { label: 'Custom patterns', hint: 'Regular expressions with the flags giu.' },
    'patterns.name': 'Name',
    'patterns.pattern': 'Pattern',
    bodies: t('bodies.label'),
  },
} satisfies OperationWords<typeof engine>;
