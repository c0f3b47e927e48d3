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
  {
    op: 'extract',
    input: { text: 'eth0 20-37-06-12-34-56 up\nvia 0242.ac11.0002, not 00:11:22:33:44:55:66:77' },
    value: [
      {
        address: '20:37:06:12:34:56',
        line: 1,
        column: 6,
        vendor: 'Cisco Systems, Inc',
        registry: 'MA-L',
        local: false,
        multicast: false,
      },
      {
        address: '02:42:AC:11:00:02',
        line: 2,
        column: 5,
        vendor: null,
        registry: null,
        local: true,
        multicast: false,
      },
    ],
  },
  { op: 'extract', input: { text: '' }, value: [] },
  {
    op: 'from-ipv6',
    input: { address: 'fe80::2237:6ff:fe12:3456' },
    value: { mac: '20:37:06:12:34:56', local: false },
  },
  { op: 'from-ipv6', input: { address: '2001:db8::1' }, value: { mac: null, local: null } },
  { op: 'from-ipv6', input: { address: '10.0.0.1' }, error: 'invalid-ipv6' },
];
