import type { Ask } from '#core/ask.ts';
import { readIpv4 } from '#lib/net.ts';

export const ask: Ask = {
  words: ['subnet', 'cidr'],
  patterns: [
    (line) => {
      const address = line.after('subnet') ?? line.after('cidr') ?? line.text;
      const [, ip = ''] = /^([\d.]+)\/(?:3[0-2]|[12]?\d)$/.exec(address) ?? [];
      return readIpv4(ip) === undefined ? undefined : { op: 'ipv4-subnet-calculator/calculate', input: { address } };
    },
  ],
  answer: (value) => {
    const { firstAddress, lastAddress, usableHosts } = value as Readonly<Record<string, string | number>>;
    return `${firstAddress}-${lastAddress}, ${usableHosts} ${usableHosts === 1 ? 'host' : 'hosts'}`;
  },
};
