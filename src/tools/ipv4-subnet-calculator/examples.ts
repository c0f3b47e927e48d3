import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'calculate',
    input: { address: '192.168.0.1/24' },
    value: {
      address: '192.168.0.1',
      prefix: 24,
      cidr: '192.168.0.0/24',
      network: '192.168.0.0',
      broadcast: '192.168.0.255',
      netmask: '255.255.255.0',
      netmaskBinary: '11111111.11111111.11111111.00000000',
      netmaskHex: '0xFFFFFF00',
      wildcard: '0.0.0.255',
      firstHost: '192.168.0.1',
      lastHost: '192.168.0.254',
      usableHosts: 254,
      firstAddress: '192.168.0.0',
      lastAddress: '192.168.0.255',
      totalAddresses: 256,
      class: 'C',
      type: 'private',
      previous: '192.167.255.0/24',
      next: '192.168.1.0/24',
    },
  },
  // RFC 3021
  {
    op: 'calculate',
    input: { address: '10.1.2.3/31' },
    partial: {
      cidr: '10.1.2.2/31',
      broadcast: null,
      firstHost: '10.1.2.2',
      lastHost: '10.1.2.3',
      usableHosts: 2,
    },
  },
  { op: 'calculate', input: { address: '10.0.0.1 255.255.0.0' }, partial: { cidr: '10.0.0.0/16' } },
  { op: 'calculate', input: { address: '10.0.0.1/0.0.255.255' }, partial: { cidr: '10.0.0.0/16' } },
  {
    op: 'calculate',
    input: { address: '0.0.0.0/0' },
    partial: { totalAddresses: 4294967296, usableHosts: 4294967294, previous: null, next: null },
  },
  { op: 'calculate', input: { address: '10.0.0.1/33' }, error: 'invalid-prefix' },
  {
    op: 'split',
    input: { address: '192.168.0.0/24', newPrefix: 26 },
    value: {
      count: 4,
      truncated: false,
      subnets: ['192.168.0.0/26', '192.168.0.64/26', '192.168.0.128/26', '192.168.0.192/26'],
    },
  },
];
