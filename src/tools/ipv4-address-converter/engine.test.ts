import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute } from '#core/operation.ts';
import { describeError } from '#core/error-message.ts';
import { askPython } from '../../../scripts/python.ts';
import { convert } from './engine.ts';
import { rewrite } from './engine/notations.ts';
import type { Format, Notation } from './engine/read.ts';
import { examples } from './examples.ts';
import french from './text.fr.ts';
import { text } from './text.ts';

const tables = { en: text.en, fr: french };

const seed = 6052;
const anyAddress = fc.integer({ min: 0, max: 0xffff_ffff });

async function valueOf(address: string, format: Format = 'auto') {
  const result = await execute(convert, { address, format });
  return result.ok ? result.value : result.error;
}

describe('ipv4-address-converter', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      expect(mismatch(example, await execute(convert, example.input as never))).toBeUndefined();
    });
  }

  it.each([
    ['10.0.0.1', 'dotted', '10.0.0.1'],
    ['167772161', 'decimal', '10.0.0.1'],
    ['0', 'decimal', '0.0.0.0'],
    ['4294967295', 'decimal', '255.255.255.255'],
    ['0xA000001', 'hex', '10.0.0.1'],
    ['0X0A000001', 'hex', '10.0.0.1'],
    ['c0a80101', 'hex', '192.168.1.1'],
    ['12345678', 'decimal', '0.188.97.78'],
    ['0b1010', 'binary', '0.0.0.10'],
    ['11000000101010000000000100000001', 'binary', '192.168.1.1'],
    ['11000000 10101000 00000001 00000001', 'binary', '192.168.1.1'],
    ['0o30052000401', 'octal', '192.168.1.1'],
    ['::ffff:192.168.1.1', 'ipv6-mapped', '192.168.1.1'],
    ['0:0:0:0:0:FFFF:C0A8:0101', 'ipv6-mapped', '192.168.1.1'],
    ['  192.168.1.1\n', 'dotted', '192.168.1.1'],
  ])('reads %j as %s', async (source, detected, dotted) => {
    expect(await valueOf(source)).toMatchObject({ detected, dotted });
  });

  it.each([
    ['010', 'decimal', '0.0.0.10'],
    ['10', 'hex', '0.0.0.16'],
    ['0x10', 'hex', '0.0.0.16'],
    ['10', 'binary', '0.0.0.2'],
    ['0b11000000.10101000 00000001.00000001', 'binary', '192.168.1.1'],
    ['10', 'octal', '0.0.0.8'],
    ['010', 'octal', '0.0.0.8'],
    ['0o10', 'octal', '0.0.0.8'],
    ['030052000401', 'octal', '192.168.1.1'],
    ['0300.0250.01.01', 'octal', '192.168.1.1'],
    ['0300.0250.0001.0001', 'octal', '192.168.1.1'],
    ['192.168.1.1', 'dotted', '192.168.1.1'],
  ] as const)('reads %j as forced %s', async (source, format, dotted) => {
    expect(await valueOf(source, format)).toMatchObject({ detected: format, dotted });
  });

  it.each([
    ['', 'auto', 'empty-input', {}],
    ['192.168.1.1/24', 'auto', 'invalid-ipv4', { reason: 'mask' }],
    ['192.168.1', 'auto', 'invalid-ipv4', { reason: 'groups', count: 3 }],
    ['0x7f.1', 'auto', 'invalid-ipv4', { character: 'x' }],
    ['0xC0.0xA8.0x01.0x01', 'auto', 'invalid-ipv4', {}],
    ['{"a"', 'auto', 'invalid-ipv4', { reason: 'character', character: '{' }],
    ['1.2.3.4 x', 'auto', 'invalid-ipv4', { reason: 'space', position: 8 }],
    ['c0a8010', 'auto', 'invalid-ipv4', {}],
    ['030052000401', 'auto', 'ipv4-leading-zero', { decimal: '30052000401', octal: '0o30052000401' }],
    ['09', 'auto', 'ipv4-leading-zero', { decimal: '9', reason: 'number-decimal' }],
    ['4294967296', 'auto', 'out-of-range', {}],
    ['9'.repeat(400), 'auto', 'out-of-range', { value: `${'9'.repeat(40)}…` }],
    ['0999999999999', 'auto', 'ipv4-leading-zero', { reason: 'number-large' }],
    ['077777777777', 'auto', 'ipv4-leading-zero', { reason: 'number-large' }],
    ['09999999999', 'auto', 'ipv4-leading-zero', { reason: 'number-large' }],
    ['04294967295', 'auto', 'ipv4-leading-zero', { reason: 'number-decimal', decimal: '4294967295' }],
    [`0${'7'.repeat(400)}`, 'auto', 'ipv4-leading-zero', { value: `0${'7'.repeat(39)}…` }],
    [`${'0'.repeat(400)}7`, 'auto', 'ipv4-leading-zero', { decimal: '7', value: `${'0'.repeat(40)}…` }],
    ['0x100000000', 'auto', 'out-of-range', {}],
    [`0b1${'0'.repeat(32)}`, 'auto', 'out-of-range', {}],
    ['0o40000000000', 'auto', 'out-of-range', {}],
    ['::1', 'auto', 'not-ipv4-mapped', {}],
    ['::192.168.1.1', 'auto', 'not-ipv4-mapped', {}],
    ['::ffff:1.2.3', 'auto', 'not-ipv4-mapped', { reason: 'malformed' }],
    ['g::1', 'auto', 'not-ipv4-mapped', { reason: 'malformed' }],
    ['::ffff:1.2.3.4%eth0', 'auto', 'not-ipv4-mapped', { reason: 'malformed' }],
    ['http://1.2.3.4', 'auto', 'not-ipv4-mapped', { reason: 'malformed' }],
    ['{"a": 1', 'auto', 'not-ipv4-mapped', { reason: 'malformed' }],
    ['1.2.3.4', 'decimal', 'invalid-ipv4', { reason: 'decimal' }],
    ['-1', 'decimal', 'invalid-ipv4', { reason: 'decimal' }],
    ['xyz', 'hex', 'invalid-ipv4', { reason: 'hex' }],
    ['12', 'binary', 'invalid-ipv4', { reason: 'binary' }],
    ['8', 'octal', 'invalid-ipv4', { reason: 'octal' }],
    ['0300.0250.01', 'octal', 'invalid-ipv4', { reason: 'octal' }],
    ['0400.0.0.1', 'octal', 'invalid-ipv4', { reason: 'octal-octet', octet: 1, value: '0400' }],
    ['1', 'dotted', 'invalid-ipv4', { reason: 'groups' }],
    ['::ffff:1.2.3.4', 'dotted', 'invalid-ipv4', {}],
  ] as const)('refuses %j as %s', async (source, format, code, details) => {
    expect(await valueOf(source, format)).toMatchObject({ code, details });
  });

  it('reads a million colons in one go', async () => {
    expect(await valueOf(`${':'.repeat(1_000_000)}g`)).toMatchObject({ code: 'not-ipv4-mapped' });
  });

  it('agrees with Python', async () => {
    const rows = fc.sample(anyAddress, { seed });
    const theirs = askPython(
      rows,
      `(lambda a, m: [str(a), '0x%08X' % row, format(row, '032b'), '0%011o' % row, a.reverse_pointer, m.exploded])(
        ip.IPv4Address(row), ip.IPv6Address((0xffff << 32) + row))`,
    );
    const ours = await Promise.all(
      rows.map(async (row) => {
        const result = await execute(convert, { address: String(row) });
        if (!result.ok) throw new Error(result.error.code);
        const { dotted, hex, binary, octal, arpa, ipv6MappedExpanded } = result.value;
        return [dotted, hex, binary, octal, arpa, ipv6MappedExpanded];
      }),
    );
    expect(ours).toEqual(theirs);
  });

  it('reads back what it rewrites', async () => {
    const notations: readonly Notation[] = ['dotted', 'decimal', 'hex', 'binary', 'octal', 'ipv6-mapped'];
    await fc.assert(
      fc.asyncProperty(anyAddress, fc.constantFrom(...notations), async (address, detected) => {
        expect(await valueOf(rewrite(address, detected))).toMatchObject({ decimal: address, detected });
        if (detected !== 'ipv6-mapped')
          expect(await valueOf(rewrite(address, detected), detected)).toMatchObject({ decimal: address });
      }),
      { seed },
    );
  });

  it('writes 6to4 in the form of RFC 5952', async () => {
    expect(await valueOf('8.8.0.0')).toMatchObject({ sixToFour: '2002:808::/48' });
    expect(await valueOf('203.0.113.1')).toMatchObject({ sixToFour: null, nat64: null });
  });

  it('says where networks are read', () => {
    expect(describeError([tables.en], 'en', 'invalid-ipv4', { reason: 'mask' })).toContain('subnet calculator');
    expect(describeError([tables.fr], 'fr', 'invalid-ipv4', { reason: 'mask' })).toContain(
      'calculateur de sous-réseaux',
    );
  });
});
