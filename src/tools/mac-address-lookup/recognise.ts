import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

const one = /^(?:[\da-f]{2}(?::[\da-f]{2}){5}|[\da-f]{2}(?:-[\da-f]{2}){5}|[\da-f]{4}\.[\da-f]{4}\.[\da-f]{4})$/i;
const many =
  /(?<![\w:.-])(?:[\da-f]{2}(?::[\da-f]{2}){5}|[\da-f]{2}(?:-[\da-f]{2}){5}|[\da-f]{4}\.[\da-f]{4}\.[\da-f]{4})(?![\w:-])/gi;

export const recognise: Recogniser = ({ lines, text }) => {
  if (lines.length === 1 && one.test(text)) {
    const reason = because('one');
    return [{ op: 'mac-address-lookup/lookup', input: { address: text }, score: 90, kind: 'exact', reason }];
  }
  const found = text.match(many)?.length ?? 0;
  if (found < 2) return [];
  const reason = because('many', { count: found });
  return [{ op: 'mac-address-lookup/find', input: { text }, score: 88, kind: 'exact', reason }];
};
