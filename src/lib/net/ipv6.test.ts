import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { askPython } from '../../../scripts/python.ts';
import { expandIpv6, formatIpv6, readIpv6 } from './ipv6.ts';

const group = fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.integer({ min: 0, max: 0xffff }));
const anyIpv6 = fc.array(group, { minLength: 8, maxLength: 8 });

it('writes like Python’s ipaddress and reads it back', () => {
  const rows = fc.sample(anyIpv6, { seed: 5952 });
  const theirs = askPython(
    rows,
    '(lambda a: [a.compressed, a.exploded])(ip.IPv6Address(sum(g << (112 - 16 * i) for i, g in enumerate(row))))',
  );
  expect(rows.map((row) => [formatIpv6(row), expandIpv6(row)])).toEqual(theirs);
  for (const row of rows) {
    expect(readIpv6(formatIpv6(row))).toEqual(row);
    expect(readIpv6(expandIpv6(row).toUpperCase())).toEqual(row);
  }
});

// RFC 5952 §4.2
it.each([
  ['2001:db8:0:1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
  ['2001:0:0:1:0:0:0:1', '2001:0:0:1::1'],
  ['2001:db8:0:0:1:0:0:1', '2001:db8::1:0:0:1'],
  ['0:0:0:0:0:0:0:0', '::'],
  ['0::0', '::'],
  ['1::', '1::'],
  ['::13.1.68.3', '::d01:4403'],
  ['0:0:0:0:0:FFFF:129.144.52.38', '::ffff:8190:3426'],
])('%s is written %s', (text, written) => {
  expect(formatIpv6(readIpv6(text) ?? [])).toBe(written);
});

it.each([
  '',
  ':',
  ':::',
  '1::2::3',
  '1:2:3:4:5:6:7',
  '1:2:3:4:5:6:7:8:9',
  '1::2:3:4:5:6:7:8',
  '12345::',
  'g::',
  '::ffff:1.2.3',
  '::ffff:01.2.3.4',
  '1.2.3.4::',
  '::1.2.3.4:5',
  '::ffff:256.1.1.1',
  '1.2.3.4',
  ':1::2',
])('refuses %j', (text) => {
  expect(readIpv6(text)).toBeUndefined();
});
