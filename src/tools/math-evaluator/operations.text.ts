import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    evaluate: {
      name: 'Evaluate expression',
      sentence: 'Computes the result of a mathematical expression.',
    },
    evaluateLines: {
      name: 'Evaluate every line',
      sentence: 'Computes the result of each line; lines share their variables.',
    },
  },
  fields: {
    expression: { label: t('expression.label'), hint: 'One per line; ans is the previous result.' },
    precision: { label: t('precision.label'), hint: 'Significant digits of the result.' },
    angle: t('angle.label'),
  },
} satisfies OperationWords<typeof engine>;
