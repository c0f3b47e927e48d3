import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

const account = /^otpauth:\/\/[ht]otp\/\S*[?&]secret=[a-z2-7]\S*$/i;

export const recognise: Recogniser = (sample) => {
  const { text } = sample;
  const list = sample.entriesOf((entry) => account.test(entry));
  if (list) {
    const input = { text: list.text };
    return [
      {
        op: 'otp-generator/read-list',
        input,
        score: 98,
        kind: 'exact',
        reason: because('list', { count: list.items.length }),
      },
    ];
  }
  if (!sample.isLine(20_000)) return [];
  if (account.test(text))
    return [{ op: 'otp-generator/parse-uri', input: { uri: text }, score: 98, kind: 'exact', reason: because('uri') }];
  if (/^otpauth-migration:\/\/offline\?data=\S+$/i.test(text))
    return [{ op: 'otp-generator/read-list', input: { text }, score: 98, kind: 'exact', reason: because('migration') }];
  return [];
};
