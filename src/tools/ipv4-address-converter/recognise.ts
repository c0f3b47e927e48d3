import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import { readIpv4 } from '#lib/net.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

export const recognise: Recogniser = (sample) => {
  const { text } = sample;
  if (!sample.isLine(60)) return [];
  const op = 'ipv4-address-converter/convert';
  const input = { address: text };
  if (readIpv4(text) !== undefined) return [{ op, input, score: 90, kind: 'exact', reason: because('ipv4') }];
  const mapped = /^::ffff:(?:([\d.]+)|[\da-f]{1,4}:[\da-f]{1,4})$/i.exec(text);
  if (!mapped || (mapped[1] !== undefined && readIpv4(mapped[1]) === undefined)) return [];
  return [{ op, input, score: 90, kind: 'exact', reason: because('mapped') }];
};
