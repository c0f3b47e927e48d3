import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import { readLiteral } from './engine/literal.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

export const recognise: Recogniser = (sample) => {
  const literal = sample.isLine(2000) ? readLiteral(sample.text) : undefined;
  if (!literal) return [];
  const input = { pattern: literal.pattern, ...(literal.flags !== '' && { flags: literal.flags }) };
  return [{ op: 'regex-tester/match', input, score: 85, kind: 'exact', reason: because('literal'), needs: ['text'] }];
};
