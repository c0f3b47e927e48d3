import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'from-global-id',
    input: { globalId: '123456789A' },
    value: {
      prefix: 'fd12:3456:789a::/48',
      globalId: '123456789a',
      expanded: 'fd12:3456:789a:0000:0000:0000:0000:0000',
      firstSubnet: 'fd12:3456:789a::/64',
      lastSubnet: 'fd12:3456:789a:ffff::/64',
      subnetCount: 65536,
      reverseZone: 'a.9.8.7.6.5.4.3.2.1.d.f.ip6.arpa',
    },
  },
  {
    op: 'from-global-id',
    input: { globalId: '0000000000' },
    partial: { prefix: 'fd00::/48', lastSubnet: 'fd00:0:0:ffff::/64' },
  },
  {
    op: 'generate',
    input: { mac: '20:37:06:12:34:56', timestamp: 0 },
    partial: {
      method: 'rfc4193',
      ntpTimestamp: '83aa7e8000000000',
      eui64: '203706fffe123456',
      prefix: 'fd06:f4fd:93e9::/48',
    },
  },
  {
    op: 'generate',
    input: { mac: '20:37:06:12:34:56', timestamp: 1700000000123 },
    partial: { ntpTimestamp: 'e8fe6f801f7ced91', prefix: 'fd81:1ea:349b::/48' },
  },
  {
    op: 'generate',
    input: {},
    partial: {
      method: 'random',
      prefix: /^fd[\da-f]{0,2}:[\da-f:]*\/48$/,
      globalId: /^[\da-f]{10}$/,
      ntpTimestamp: null,
      eui64: null,
    },
  },
  { op: 'generate', input: { mac: '20:37:06' }, error: 'invalid-mac' },
  { op: 'from-global-id', input: { globalId: '123456789' }, error: 'invalid-global-id' },
];
