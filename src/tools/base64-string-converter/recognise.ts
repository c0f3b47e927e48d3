import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import { base64Of } from '#lib/base64-sample.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

export const recognise: Recogniser = (sample) => {
  const found = base64Of(sample);
  if (found?.decoded === undefined) return [];
  const { isPadded, urlSafe } = found;
  const score = isPadded || sample.text.length >= 12 ? 86 : 80;
  const reason = because(urlSafe ? 'urlSafe' : 'text');
  return [{ op: 'base64-string-converter/decode', input: { text: sample.text }, score, kind: 'encoding', reason }];
};
