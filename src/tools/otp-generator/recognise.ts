import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

export const recognise: Recogniser = (sample) => {
  const { text } = sample;
  if (!sample.isLine(20_000)) return [];
  const input = { uri: text };
  if (/^otpauth:\/\/[ht]otp\/\S*[?&]secret=[a-z2-7]\S*$/i.test(text))
    return [{ op: 'otp-generator/parse-uri', input, score: 98, kind: 'exact', reason: because('uri') }];
  if (/^otpauth-migration:\/\/offline\?data=\S+$/i.test(text))
    return [{ op: 'otp-generator/read-list', input: { text }, score: 98, kind: 'exact', reason: because('migration') }];
  return [];
};
