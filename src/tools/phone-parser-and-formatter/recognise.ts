import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

const one =
  /^(?:(?:phone|t[eé]l(?:[eé]phone)?)\.?\s*:?\s*)?\+[1-9](?:[\s().-]{0,2}\d){6,14}(?:\s*(?:ext\.?|x|;ext=)\s*\d{1,7})?$/i;
const many = /(?<![\w+])\+[1-9](?:[ ().-]{0,2}\d){6,14}(?!\w)/g;

export const recognise: Recogniser = (sample) => {
  const { text } = sample;
  if (sample.isLine(60) && one.test(text)) {
    const reason = because('one');
    return [{ op: 'phone-parser-and-formatter/parse', input: { text }, score: 88, kind: 'exact', reason }];
  }
  const found = text.match(many)?.length ?? 0;
  if (found < 2) return [];
  const reason = because('many', { count: found });
  return [{ op: 'phone-parser-and-formatter/extract', input: { text }, score: 80, kind: 'text', reason }];
};
