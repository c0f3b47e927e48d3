import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'expand',
    input: { start: '192.168.1.1', end: '192.168.7.255' },
    value: {
      start: '192.168.1.1',
      end: '192.168.7.255',
      size: 1791,
      covering: {
        cidr: '192.168.0.0/21',
        start: '192.168.0.0',
        end: '192.168.7.255',
        size: 2048,
        netmask: '255.255.248.0',
        added: 257,
      },
      exact: [
        '192.168.1.1/32',
        '192.168.1.2/31',
        '192.168.1.4/30',
        '192.168.1.8/29',
        '192.168.1.16/28',
        '192.168.1.32/27',
        '192.168.1.64/26',
        '192.168.1.128/25',
        '192.168.2.0/23',
        '192.168.4.0/22',
      ],
    },
  },
  {
    op: 'expand',
    input: { start: '10.0.0.1', end: '10.0.0.17' },
    partial: {
      covering: { cidr: '10.0.0.0/27' },
      size: 17,
      exact: ['10.0.0.1/32', '10.0.0.2/31', '10.0.0.4/30', '10.0.0.8/29', '10.0.0.16/31'],
    },
  },
  { op: 'expand', input: { start: '192.168.7.1', end: '192.168.6.255' }, error: 'range-reversed' },
  { op: 'aggregate', input: { text: '10.0.0.0/25\n10.0.0.128/25' }, value: ['10.0.0.0/24'] },
  { op: 'aggregate', input: { text: '10.0.0.0/24\nfoo' }, error: 'invalid-entry', details: { line: 2 } },
];
