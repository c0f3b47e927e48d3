import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import { webUrl, wrapperOf } from './engine/wrappers.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

export const recognise: Recogniser = (sample) => {
  const { text } = sample;
  if (!sample.isLine(20_000) || /\s/.test(text)) return [];
  const url = webUrl(text);
  if (!url || wrapperOf(url) === undefined) return [];
  const reason = because('wrapper', { host: url.hostname });
  return [{ op: 'safelink-decoder/decode', input: { text }, score: 94, kind: 'exact', reason }];
};
