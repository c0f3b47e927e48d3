import { type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';

export const words = {
  operations: {
    format: {
      name: 'Format duration',
      sentence: 'Formats milliseconds as hours, minutes, seconds and thousandths.',
    },
    laps: {
      name: 'Compute laps',
      sentence: 'Computes laps from running totals and marks the fastest and the slowest.',
    },
  },
  fields: {
    milliseconds: { label: 'Duration', hint: 'In milliseconds.' },
    marks: { label: 'Running totals', hint: 'In milliseconds, in ascending order.' },
  },
} satisfies OperationWords<typeof engine>;
