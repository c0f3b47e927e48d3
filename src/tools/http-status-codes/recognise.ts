import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

export const recognise: Recogniser = ({ text }) => {
  if (!/^[1-5]\d\d$/.test(text)) return [];
  const input = { code: Number(text) };
  return [{ op: 'http-status-codes/get', input, score: 55, kind: 'exact', reason: because('code') }];
};
