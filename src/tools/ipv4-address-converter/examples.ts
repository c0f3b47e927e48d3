import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'convert',
    input: { address: '192.168.1.1' },
    value: {
      detected: 'dotted',
      dotted: '192.168.1.1',
      decimal: 3232235777,
      hex: '0xC0A80101',
      hexDotted: '0xC0.0xA8.0x01.0x01',
      binary: '11000000101010000000000100000001',
      binaryDotted: '11000000.10101000.00000001.00000001',
      octal: '030052000401',
      octalDotted: '0300.0250.0001.0001',
      ipv6Mapped: '::ffff:192.168.1.1',
      ipv6MappedHex: '::ffff:c0a8:101',
      ipv6MappedExpanded: '0000:0000:0000:0000:0000:ffff:c0a8:0101',
      sixToFour: null,
      nat64: null,
      arpa: '1.1.168.192.in-addr.arpa',
      class: 'C',
      type: 'private',
    },
  },
  { op: 'convert', input: { address: '3232235777' }, partial: { detected: 'decimal', dotted: '192.168.1.1' } },
  { op: 'convert', input: { address: '11000000.10101000.00000001.00000001' }, partial: { detected: 'binary' } },
  { op: 'convert', input: { address: '::FFFF:c0a8:101' }, partial: { detected: 'ipv6-mapped', dotted: '192.168.1.1' } },
  {
    op: 'convert',
    input: { address: '1.1.1.1' },
    partial: { sixToFour: '2002:101:101::/48', nat64: '64:ff9b::1.1.1.1' },
  },
  { op: 'convert', input: { address: '010.0.0.1' }, error: 'ipv4-leading-zero' },
  { op: 'convert', input: { address: '256.1.1.1' }, error: 'invalid-ipv4', details: { octet: 1, value: '256' } },
];
