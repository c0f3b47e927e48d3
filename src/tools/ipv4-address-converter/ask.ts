import { canonical, member, type Ask } from '#core/ask.ts';
import { readIpv4 } from '#lib/net.ts';

const targets: Readonly<Record<string, string>> = {
  hex: 'hex',
  decimal: 'decimal',
  binary: 'binary',
  octal: 'octal',
  ipv6: 'ipv6Mapped',
};

/** The form that was asked for: the operation gives all of them. */
const wanted = new WeakMap<object, string>();

export const ask: Ask = {
  words: [],
  patterns: [
    (line) => {
      const [address = '', right = ''] = line.sides ?? [];
      const target = targets[canonical(right)];
      if (target === undefined || readIpv4(address) === undefined) return undefined;
      const input = { address };
      wanted.set(input, target);
      return { op: 'ipv4-address-converter/convert', input };
    },
  ],
  answer: (value, { input }) => String(member(value, wanted.get(input) ?? 'hex')),
};
