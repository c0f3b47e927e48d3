import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

export const recognise: Recogniser = ({ source, text }) => {
  if (!source.complete || !/^WIFI:[^]*;/i.test(text)) return [];
  const input = { payload: text };
  return [{ op: 'wifi-qr-code-generator/read', input, score: 92, kind: 'exact', reason: because('wifi') }];
};
