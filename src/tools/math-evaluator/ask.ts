import type { Ask } from '#core/ask.ts';
import { isExpression } from './engine/shape.ts';

export const ask: Ask = {
  words: [],
  patterns: [
    ({ text }) => {
      const expression = text.replace(/\s*=\s*$/, '');
      // A percent-encoded percent sign is as likely as a remainder.
      const isEncoded = /^\d+%25$/.test(expression);
      return !isEncoded && isExpression(expression)
        ? { op: 'math-evaluator/evaluate', input: { expression } }
        : undefined;
    },
  ],
  answer: (value) => (typeof value === 'object' ? undefined : String(value)),
};
