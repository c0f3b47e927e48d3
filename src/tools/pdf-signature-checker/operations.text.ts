import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    check: {
      name: 'Check signatures',
      sentence: 'Reports who signed a file, whether the signatures are valid, and what changed afterwards.',
    },
    extract: {
      name: 'Extract part',
      sentence: 'Extracts a signature, its certificates, or the file as it was signed.',
    },
  },
  fields: {
    file: { label: 'File', hint: 'Up to 256 MiB.' },
    at: { label: 'Time', hint: 'Unix time in milliseconds; defaults to now.' },
    roots: { label: t('roots.label'), hint: t('roots.hint') },
    index: { label: 'Index', hint: 'The signature number, from 0.' },
    what: { label: 'Part', hint: 'cms, revision or certificates.' },
  },
} satisfies OperationWords<typeof engine>;
