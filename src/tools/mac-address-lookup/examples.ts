import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'lookup',
    input: { address: '20:37:06:12:34:56' },
    value: {
      normalized: '20:37:06:12:34:56',
      complete: true,
      vendor: 'Cisco Systems, Inc',
      country: 'United States',
      address: ['80 West Tasman Drive', 'San Jose CA 94568'],
      registry: 'MA-L',
      prefix: '203706',
      blockStart: '20:37:06:00:00:00',
      blockEnd: '20:37:06:FF:FF:FF',
      multicast: false,
      local: false,
      special: null,
      formats: {
        colon: '20:37:06:12:34:56',
        hyphen: '20-37-06-12-34-56',
        dot: '2037.0612.3456',
        bare: '203706123456',
      },
      interfaceId: '2237:6ff:fe12:3456',
      linkLocal: 'fe80::2237:6ff:fe12:3456',
    },
  },
  {
    op: 'lookup',
    input: { address: '70:b3:d5:00:1a:bc' },
    partial: {
      registry: 'MA-S',
      prefix: '70B3D5001',
      blockStart: '70:B3:D5:00:10:00',
      blockEnd: '70:B3:D5:00:1F:FF',
    },
  },
  {
    op: 'lookup',
    input: { address: '0:1b:c5:0:10:1' },
    partial: { normalized: '00:1B:C5:00:10:01', registry: 'MA-S' },
  },
  {
    op: 'lookup',
    input: { address: '02:42:ac:11:00:02' },
    partial: { vendor: null, address: [], local: true, special: 'docker' },
  },
  { op: 'lookup', input: { address: '203706' }, partial: { complete: false, formats: null } },
  {
    op: 'lookup',
    input: { address: 'xx:37:06' },
    error: 'invalid-mac',
    details: { reason: 'character', character: 'x', position: 1 },
  },
];
