import { type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';

export const words = {
  operations: {
    convert: {
      name: 'Convert temperature',
      sentence: 'Writes a temperature on all eight scales.',
    },
  },
  fields: {
    value: { label: 'Temperature', hint: 'In degrees on the chosen scale.' },
    from: 'Scale',
  },
} satisfies OperationWords<typeof engine>;
