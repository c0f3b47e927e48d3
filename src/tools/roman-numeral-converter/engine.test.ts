import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeError } from '#core/error-message.ts';
import { mismatch } from '#core/example.ts';
import { execute } from '#core/operation.ts';
import { convertBatch, explain, fromRoman, toRoman } from './engine.ts';
import { examples } from './examples.ts';
import { text } from './text.ts';

const seed = 1994;
const operations = { 'to-roman': toRoman, 'from-roman': fromRoman, explain, 'convert-batch': convertBatch };

async function read(text: string, strict = true) {
  const result = await execute(fromRoman, { text, strict });
  return result.ok ? result.value : result.error;
}

async function write(number: number) {
  const result = await execute(toRoman, { number });
  return result.ok ? result.value : result.error;
}

describe('roman-numeral-converter', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const operation = operations[example.op as keyof typeof operations];
      expect(mismatch(example, await execute(operation as typeof toRoman, example.input as never))).toBeUndefined();
    });
  }

  it.each([
    [1, 'I'],
    [49, 'XLIX'],
    [3888, 'MMMDCCCLXXXVIII'],
    [3999, 'MMMCMXCIX'],
    [4000, 'I̅V̅'],
    [5000, 'V̅'],
    [1_000_000, 'M̅'],
    [3_999_999, 'M̅M̅M̅C̅M̅X̅C̅I̅X̅CMXCIX'],
  ])('writes %i as %s', async (number, roman) => {
    expect(await write(number)).toBe(roman);
  });

  it.each([
    [-5, 'out-of-range'],
    [4_000_000, 'out-of-range'],
    [1e300, 'out-of-range'],
    [0.5, 'not-an-integer'],
  ])('refuses %d', async (number, code) => {
    expect(await write(number)).toMatchObject({ code });
    expect(await execute(explain, { number })).toMatchObject({ ok: false, error: { code } });
  });

  it.each([1.001, 3_999_999.999])('names %d as it is, not rounded', async (number) => {
    const refused = await execute(toRoman, { number });
    const { code, details } = refused.ok ? { code: '', details: {} } : refused.error;
    expect(describeError([text.en], 'en', code, details)).toContain(`: ${number} is not a whole number`);
  });

  it.each([
    ['  MmXxIv\n', 2024],
    ['ⅯⅭⅯⅩⅭⅠⅤ', 1994],
    ['ⅻ', 12],
    ['ĪV\u0304I', 4001],
    ['i\u0305v\u0305i', 4001],
  ])('reads %j', async (text, number) => {
    expect(await read(text)).toBe(number);
  });

  it.each([
    ['IVX', 'not-canonical', { canonical: 'IV' }],
    ['MMMM', 'not-canonical', { canonical: 'I̅V̅' }],
    ['MV\u0305', 'not-canonical', { canonical: 'I̅V̅' }],
    ['VV', 'not-canonical', { canonical: 'X' }],
    ['M\u0305'.repeat(4), 'out-of-range', { value: 4_000_000 }],
    [' X Y', 'invalid-character', { reason: 'space', position: 3, character: 'U+0020' }],
    ['\u0305X', 'invalid-character', { position: 1 }],
    ['X\u0305\u0305', 'invalid-character', { position: 3 }],
    ['ı', 'invalid-character', { character: 'ı' }],
    ['X😀', 'invalid-character', { position: 2, character: '😀' }],
    [' \n', 'empty-input', {}],
  ])('refuses %j strictly', async (text, code, details) => {
    expect(await read(text)).toMatchObject({ code, details });
  });

  it('adds up anything when it is not strict', async () => {
    expect(await read('IVX', false)).toBe(4);
    expect(await read('MMMMM', false)).toBe(5000);
    expect(await read('M\u0305'.repeat(5), false)).toBe(5_000_000);
  });

  it('reads back all it writes below 4000', async () => {
    for (let number = 1; number < 4000; number++) expect(await read(String(await write(number)))).toBe(number);
  });

  it('reads back any number, in either case, and explains it with the same sum', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 3_999_999 }), fc.boolean(), async (number, lowercase) => {
        const roman = await execute(toRoman, { number, lowercase });
        expect(roman.ok && (await read(roman.value))).toBe(number);
        const parts = await execute(explain, { number });
        if (!parts.ok || !roman.ok) throw new Error('refused');
        expect(parts.value.reduce((sum, { value }) => sum + value, 0)).toBe(number);
        expect(parts.value.map(({ symbol }) => symbol).join('')).toBe(roman.value.toUpperCase());
      }),
      { seed },
    );
  });

  it.each([
    ['1 999', 1999],
    ['12\u202f345', 12_345],
    ['3.0', 3],
    ['+7', 7],
  ])('reads the number %j in a batch', async (text, number) => {
    expect(await execute(convertBatch, { text })).toMatchObject({ value: [{ number, error: null }] });
  });

  it.each([
    ['1.5', 'not-an-integer'],
    ['1.00000000000000000001', 'not-an-integer'],
    ['-3', 'out-of-range'],
    ['9'.repeat(400), 'out-of-range'],
    ['12px', 'not-a-number'],
  ])('refuses %j in a batch', async (text, code) => {
    expect(await execute(convertBatch, { text })).toMatchObject({ value: [{ number: null, error: { code } }] });
  });
});
