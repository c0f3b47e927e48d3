import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import type { Draft } from '#core/field.ts';
import { execute } from '#core/operation.ts';
import { askPython } from '../../../scripts/python.ts';
import { convert, convertAll, convertMany, represent } from './engine.ts';
import { standard } from './engine/alphabet.ts';
import { examples } from './examples.ts';

const seed = 64;
const operations = { convert, 'convert-all': convertAll, 'convert-many': convertMany, represent };

async function answer(input: Draft<(typeof convert)['input']>) {
  const result = await execute(convert, input);
  return result.ok ? result.value : result.error;
}

describe('base-converter', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const operation = operations[example.op as keyof typeof operations] as typeof convert;
      expect(mismatch(example, await execute(operation, example.input as never))).toBeUndefined();
    });
  }

  it.each([
    ['0B101', '5'],
    ['0O17', '15'],
    ['0XfF', '255'],
    ['&b101', '5'],
    ['&O17', '15'],
    ['&hFF', '255'],
    ['16#ff', '255'],
    ['16#FF#', '255'],
    ['36#zz', '1295'],
    ['64#+/', '4031'],
    ['-0x10', '-16'],
    ['\u22120x10', '-16'],
    ['+12', '12'],
    ['-0', '0'],
    ['-0.0', '0'],
    ["1'000_000", '1000000'],
    ['1\u202f000\u00a0000\u2009000', '1000000000'],
    ['0xdead beef', '3735928559'],
    ['1,048,576', '1048576'],
    ['  42\n', '42'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['255n', '255'],
    ['0xFFULL', '255'],
    ['10llu', '10'],
    ['0b11u', '3'],
  ])('reads %j by itself as %s', async (text, decimal) => {
    expect(await answer({ text, to: 10 })).toBe(decimal);
  });

  it.each([
    ['0x1f', 16, '31'],
    ['&HfF', 16, '255'],
    ['16#ff', 16, '255'],
    ['1F', 16, '31'],
    ['Zz', 36, '1295'],
    ['Zz', 62, '3817'],
    ['10n', 36, '1319'],
    ['0b1', 2, '1'],
    ['+', 63, '62'],
    ['+/', 64, '4031'],
    ['-+', 64, '-62'],
  ])('reads %j in base %i as %s', async (text, from, decimal) => {
    expect(await answer({ text, from, to: 10 })).toBe(decimal);
  });

  it.each([
    ['1.5', { to: 2 }, '1.1'],
    ['0.999', { to: 10, fractionDigits: 2 }, '1'],
    ['0.5', { to: 10, fractionDigits: 0 }, '1'],
    ['-0.4', { to: 10, fractionDigits: 0 }, '0'],
    ['-0.125', { to: 10, fractionDigits: 2 }, '-0.13'],
    ['0.1', { to: 3, fractionDigits: 5 }, '0.0022'],
    ['0.0625', { to: 16 }, '0.1'],
    ['0.3', { to: 10, fractionDigits: 1000 }, '0.3'],
    ['0x1.8', { to: 8 }, '1.4'],
    ['12345678', { to: 16, group: 4, prefix: true }, '0xbc_614e'],
    ['35', { to: 36, uppercase: true }, 'Z'],
    ['36', { to: 62, uppercase: true }, 'A'],
    ['36', { to: 62 }, 'A'],
    ['8', { to: 8, prefix: true }, '0o10'],
    ['5', { to: 10, prefix: true }, '5'],
    ['5', { to: 2, alphabet: 'aB', prefix: true, uppercase: true }, 'BaB'],
    ['0.5', { to: 2, alphabet: '🌑🌕' }, '🌑.🌕'],
    ['🌕🌑🌕', { from: 2, fromAlphabet: '🌑🌕', to: 10 }, '5'],
    // The Base58 alphabet of Bitcoin, draft-msporny-base58-03 §2 and its first vector
    [
      `0x${Buffer.from('Hello World!').toString('hex')}`,
      { to: 58, alphabet: '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz' },
      '2NEpo7TZRRrLZSi2U',
    ],
  ])('writes %s with %j as %s', async (text, options, expected) => {
    expect(await answer({ text, ...options })).toBe(expected);
  });

  it.each([
    ['12', { from: 2 }, 'invalid-digit', { character: '2', position: 2, base: 2 }],
    [' 9', { from: 8 }, 'invalid-digit', { position: 2 }],
    ['1.2.3', {}, 'invalid-digit', { character: '.', position: 4 }],
    ['1,23', {}, 'invalid-digit', { reason: 'comma', position: 2 }],
    ['1,000', { from: 16 }, 'invalid-digit', { reason: 'comma' }],
    ['0b2', {}, 'invalid-digit', { character: '2', position: 3, base: 2 }],
    ['0x', {}, 'invalid-digit', { character: 'x', base: 10 }],
    ['ff', {}, 'invalid-digit', { character: 'f', position: 1, base: 10 }],
    ['-', {}, 'invalid-digit', { character: '-', position: 1 }],
    ['.', {}, 'invalid-digit', { character: '.' }],
    ['5.n', {}, 'invalid-digit', { character: 'n' }],
    ['16#1', { from: 8 }, 'invalid-digit', { character: '#', position: 3 }],
    ['1😀', {}, 'invalid-digit', { character: '😀', position: 2 }],
    ['1#0', {}, 'invalid-base', { base: 1 }],
    ['1', { alphabet: '01234567 89abcdef' }, 'invalid-alphabet', { reason: 'character', field: 'alphabet' }],
    ['1', { alphabet: '0123456789abcdee' }, 'invalid-alphabet', { reason: 'repeated', character: 'e' }],
    ['1', { from: 2, fromAlphabet: '1' }, 'invalid-alphabet', { reason: 'short', field: 'fromAlphabet' }],
    ['B', { from: 2, fromAlphabet: 'ab' }, 'invalid-digit', { character: 'B' }],
    ['1', { to: 65 }, 'invalid-input', { field: 'to' }],
  ])('refuses %j with %j', async (text, options, code, details) => {
    expect(await answer({ text, ...options })).toMatchObject({ code, details });
  });

  it('has a limit', async () => {
    expect(await answer({ text: '1'.repeat(1_000_001) })).toMatchObject({
      code: 'too-long',
      details: { length: 1_000_001 },
    });
  });

  it('agrees with Python in the bases up to 36', async () => {
    const rows = fc.sample(
      fc.tuple(fc.bigInt({ min: -(2n ** 600n), max: 2n ** 600n }), fc.integer({ min: 2, max: 36 })),
      {
        seed,
      },
    );
    const spelled = await Promise.all(rows.map(([value, to]) => answer({ text: String(value), from: 10, to })));
    const theirs = askPython(
      rows.map(([, base], index) => [spelled[index], base]),
      'str(int(row[0], row[1]))',
    );
    expect(theirs).toEqual(rows.map(([value]) => String(value)));
  });

  it('reads back what it writes, in every base and any alphabet', async () => {
    const base = fc.integer({ min: 2, max: 64 });
    const turned = [...standard].toReversed().join('');
    await fc.assert(
      fc.asyncProperty(fc.bigInt(), base, fc.constantFrom('', turned), async (value, to, alphabet) => {
        const there = await answer({ text: String(value), from: 10, to, alphabet });
        const back = await answer({ text: String(there), from: to, fromAlphabet: alphabet, to: 10 });
        expect(back).toBe(String(value));
      }),
      { seed },
    );
  });

  it('keeps every digit of 100,000', async () => {
    const text = '7'.repeat(100_000);
    for (const to of [36, 58, 64]) {
      const there = await answer({ text, from: 10, to });
      expect(await answer({ text: String(there), from: to, to: 10 })).toBe(text);
    }
  });

  it('fits integers into their width', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 32 }), fc.bigInt(), async (bytes, any) => {
        const bits = bytes * 8;
        const value = BigInt.asIntN(bits, any);
        const result = await execute(represent, { text: String(value), bits });
        if (!result.ok) throw new Error(result.error.code);
        const { signed, unsigned, hex, binary, bytesBigEndian, bytesLittleEndian } = result.value;
        expect(signed).toBe(String(value));
        expect(BigInt(unsigned)).toBe(BigInt.asUintN(bits, value));
        expect([BigInt(`0x${hex}`), BigInt(`0b${binary}`)]).toEqual([BigInt(unsigned), BigInt(unsigned)]);
        expect([hex.length, binary.length]).toEqual([bits / 4, bits]);
        expect(Buffer.from(bytesBigEndian).toString('hex')).toBe(hex);
        expect(bytesLittleEndian.toReversed()).toEqual(bytesBigEndian);
      }),
      { seed },
    );
    expect(await execute(represent, { text: '-129', bits: 8 })).toMatchObject({ error: { code: 'does-not-fit' } });
    expect(await execute(represent, { text: '5.0', bits: 16 })).toMatchObject({ value: { hex: '0005' } });
    expect(await execute(represent, { text: '5', bits: 12 })).toMatchObject({ error: { code: 'invalid-input' } });
  });
});
