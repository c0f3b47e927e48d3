import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

export const recognise: Recogniser = (sample) => {
  const { text } = sample;
  if (!sample.isLine(500) || !/^WIFI:(?:[A-Z\d]+:(?:\\.|[^;\\])*;)+;?$/i.test(text) || !/[:;]S:/i.test(text)) return [];
  return [{ op: 'qrcode-generator/svg', input: { text }, score: 90, kind: 'exact', reason: because('wifi') }];
};
