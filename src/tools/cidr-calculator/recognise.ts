import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import { readIpv4 } from '#lib/net.ts';
import { readIpv6 } from '#lib/net/ipv6.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

/** With a digit, since `a::b` is code; eight pairs are an EUI-64 identifier. */
const ipv6 = /^(?=\D*\d)(?!(?:[\da-f]{2}:){7}[\da-f]{2}$)\[?([\da-f:.]*:[\da-f:.]*)(?:%\w+)?\]?(?:\/(\d{1,3}))?$/i;
const ipv4 = /^([\d.]{7,15})\/(?:3[0-2]|[12]?\d)$/;

function isIpv6(text: string): boolean {
  const [, address = '', prefix = '128'] = ipv6.exec(text) ?? [];
  return Number(prefix) <= 128 && readIpv6(address) !== undefined;
}

const isIpv4 = (text: string): boolean => readIpv4(ipv4.exec(text)?.[1] ?? '') !== undefined;
const isNetwork = (line: string): boolean => line.length <= longestNetwork && (isIpv4(line) || isIpv6(line));

/** More characters than any network has: such a line is none. */
const longestNetwork = 60;

export const recognise: Recogniser = (sample) => {
  const { text } = sample;
  if (sample.isLine(longestNetwork) && isIpv6(text)) {
    const input = { network: text };
    // Of a unique local one (RFC 4193) the ULA generator makes subnets.
    const hasPrefix = text.includes('/');
    const score = /^f[cd]/i.test(text) ? 86 : hasPrefix ? 92 : 89;
    const reason = because(hasPrefix ? 'ipv6' : 'address');
    return [{ op: 'cidr-calculator/describe', input, score, kind: 'exact', reason }];
  }
  const list = sample.entriesOf(isNetwork);
  if (!list) return [];
  // Of IPv4 alone the range expander makes the same, and says more of ranges.
  const score = list.items.some(isIpv6) ? 94 : 88;
  const reason = because('list', { count: list.items.length });
  return [{ op: 'cidr-calculator/merge', input: { networks: list.text }, score, kind: 'exact', reason }];
};
