import type { Ask } from '#core/ask.ts';
import { readIpv6 } from '#lib/net/ipv6.ts';

export const ask: Ask = {
  words: ['cidr'],
  patterns: [
    (line) => {
      const network = line.after('cidr') ?? line.text;
      const [, address = '', prefix] = /^([\da-f:.]*:[\da-f:.]*)\/(\d{1,3})$/i.exec(network) ?? [];
      const isNetwork = prefix !== undefined && Number(prefix) <= 128 && readIpv6(address) !== undefined;
      return isNetwork ? { op: 'cidr-calculator/describe', input: { network } } : undefined;
    },
    (line) => {
      const [, first, last] = /^(\S+)\s*(?:-|–|\.\.)\s*(\S+)$/.exec(line.after('cidr') ?? '') ?? [];
      return first === undefined ? undefined : { op: 'cidr-calculator/from-range', input: { first, last } };
    },
  ],
  answer: (value) => {
    if (Array.isArray(value)) return value.length <= 8 ? value.join(', ') : undefined;
    const { first, last, prefix } = value as Readonly<Record<string, string | number>>;
    if (first === undefined) return undefined;
    return `${first} - ${last}, 2^${128 - Number(prefix)}`;
  },
};
