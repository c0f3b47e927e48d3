import { member, type Ask } from '#core/ask.ts';
import { readIpv4 } from '#lib/net.ts';

export const ask: Ask = {
  words: [],
  patterns: [
    ({ text }) => {
      const [, start = '', end = ''] = /^([\d.]+)\s*[-–]\s*([\d.]+)$/.exec(text) ?? [];
      if (readIpv4(start) === undefined || readIpv4(end) === undefined) return undefined;
      return { op: 'ipv4-range-expander/expand', input: { start, end } };
    },
  ],
  answer: (value) => {
    const exact = member(value, 'exact');
    return Array.isArray(exact) ? exact.join(', ') : undefined;
  },
};
