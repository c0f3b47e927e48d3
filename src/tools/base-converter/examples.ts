import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  { op: 'convert', input: { text: '255', to: 16 }, value: 'ff' },
  { op: 'convert', input: { text: '0b1010_1010', to: 16 }, value: 'aa' },
  { op: 'convert', input: { text: 'zz', from: 64, to: 10 }, value: '2275' },
  { op: 'convert', input: { text: '0.1', from: 10, to: 2, fractionDigits: 8 }, value: '0.0001101' },
  // RFC 4291 §2.2: 2001:DB8:85A3::AC1F:8908 as a number
  {
    op: 'convert',
    input: { text: '42540766411283223938465490632011909384', from: 10, to: 16 },
    value: '20010db8000085a300000000ac1f8908',
  },
  {
    op: 'convert',
    input: { text: '12', from: 2 },
    error: 'invalid-digit',
    details: { character: '2', position: 2, base: 2 },
  },
  { op: 'convert', input: { text: '-255', uppercase: true, prefix: true }, value: '-0xFF' },
  { op: 'convert', input: { text: '0b11', from: 16, to: 10 }, value: '2833' },
  { op: 'convert', input: { text: '0x10', from: 36, to: 10 }, value: '42804' },
  { op: 'convert', input: { text: '1,048,576.5', to: 2, group: 8 }, value: '10000_00000000_00000000.1' },
  {
    op: 'convert',
    input: { text: '3,5' },
    error: 'invalid-digit',
    details: { reason: 'comma', character: ',', position: 2 },
  },
  { op: 'convert', input: { text: '65#11' }, error: 'invalid-base', details: { base: 65 } },
  { op: 'convert', input: { text: '5', alphabet: '0123' }, error: 'invalid-alphabet' },
  { op: 'convert', input: { text: ' ' }, error: 'empty-input' },
  {
    op: 'convert-all',
    input: { text: '0x2A' },
    value: {
      base: 16,
      values: { '2': '101010', '8': '52', '10': '42', '16': '2a', '32': '1a', '36': '16', '62': 'G', '64': 'G' },
    },
  },
  { op: 'convert-many', input: { text: '0o17', bases: [10, 2] }, value: { base: 8, values: ['15', '1111'] } },
  {
    op: 'represent',
    input: { text: '-126', bits: 8 },
    value: {
      bits: 8,
      unsigned: '130',
      signed: '-126',
      hex: '82',
      binary: '10000010',
      bytesBigEndian: [130],
      bytesLittleEndian: [130],
    },
  },
  { op: 'represent', input: { text: '256', bits: 8 }, error: 'does-not-fit', details: { min: '-128', max: '255' } },
  { op: 'represent', input: { text: '1.5' }, error: 'not-an-integer' },
];
