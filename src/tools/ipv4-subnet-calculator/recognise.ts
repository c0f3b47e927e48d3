import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import { readIpv4 } from '#lib/net.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

const shape = /^(\d[\d.]+)(?:\s*\/\s*(?:(3[0-2]|[12]?\d)|(\d[\d.]+))|\s+(255\.[\d.]+))$/;

function isMask(text: string): boolean {
  const mask = readIpv4(text);
  if (mask === undefined) return false;
  const inverted = ~mask >>> 0;
  return (inverted & (inverted + 1)) === 0 || (mask & (mask + 1)) === 0;
}

export const recognise: Recogniser = (sample) => {
  const { text } = sample;
  const [, address = '', prefix, mask, netmask] = (sample.isLine(60) && shape.exec(text)) || [];
  if (readIpv4(address) === undefined) return [];
  if (prefix === undefined && !isMask(mask ?? netmask ?? '')) return [];
  const reason = because(prefix === undefined ? 'mask' : 'prefix');
  return [{ op: 'ipv4-subnet-calculator/calculate', input: { address: text }, score: 92, kind: 'exact', reason }];
};
