import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import { isExpression } from './engine/shape.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

export const recognise: Recogniser = (sample) => {
  const { text } = sample;
  if (text.length > 1000) return [];
  const { items: given } = sample;
  if (given.length === 0 || !given.every(isExpression)) return [];
  if (given.length === 1) {
    const input = { expression: text };
    return [{ op: 'math-evaluator/evaluate', input, score: 84, kind: 'exact', reason: because('one') }];
  }
  const reason = because('many', { count: given.length });
  return [{ op: 'math-evaluator/evaluate-lines', input: { expression: text }, score: 84, kind: 'exact', reason }];
};
