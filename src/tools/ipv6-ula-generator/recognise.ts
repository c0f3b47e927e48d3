import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

const local = /^fd([\da-f]{2}):([\da-f]{1,4}):([\da-f]{1,4})(?::[\da-f:]*)?(?:\/\d{1,3})?$/i;

export const recognise: Recogniser = (sample) => {
  const [, first, second, third] = (sample.isLine(50) && local.exec(sample.text)) || [];
  if (first === undefined || second === undefined || third === undefined || /::.*::|:::/.test(sample.text)) return [];
  const input = { globalId: `${first}${second.padStart(4, '0')}${third.padStart(4, '0')}` };
  return [{ op: 'ipv6-ula-generator/from-global-id', input, score: 88, kind: 'exact', reason: because('local') }];
};
