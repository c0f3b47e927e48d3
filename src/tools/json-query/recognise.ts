import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

export const recognise: Recogniser = (sample) => {
  const { text } = sample;
  const isPath = sample.isLine(1000) && /^\$(?:\.{1,2}(?:[A-Za-z_*[]|\P{ASCII})|\[\s*(?:['"*?:\d-]))/u.test(text);
  if (!isPath || (text.includes('[') && !text.includes(']')) || /\s(?!&&|\|\||[=!<>?@$'"\d(])/.test(text)) return [];
  const input = { expression: text };
  return [{ op: 'json-query/query', input, score: 82, kind: 'exact', reason: because('path'), needs: ['text'] }];
};
