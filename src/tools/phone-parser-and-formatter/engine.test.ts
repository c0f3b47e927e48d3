import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute, type Operation } from '#core/operation.ts';
import { countries, explain, extract, parse } from './engine.ts';
import { listCountries } from './engine/countries.ts';
import { parseNumber } from './engine/parsing.ts';
import { examples } from './examples.ts';

const operations: Readonly<Record<string, Operation>> = { parse, extract } as never;

async function valueOf(operation: unknown, input: object): Promise<unknown> {
  const result = await execute(operation as Operation, input);
  return result.ok ? result.value : result.error;
}

describe('phone-parser-and-formatter', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const operation = operations[example.op] as Operation;
      expect(mismatch(example, await execute(operation, example.input))).toBeUndefined();
    });
  }

  it.each([
    ['+33 (0)6 12 34 56 78', '', { e164: '+33612345678' }],
    ['００３３６１２３４５６７８', 'fr', { e164: '+33612345678' }],
    ['٠٦١٢٣٤٥٦٧٨', ' Fr ', { national: '06 12 34 56 78' }],
    ['＋３３６１２３４５６７８', '', { e164: '+33612345678' }],
    ['+३३ ६ १२ ३४ ५६ ७८', '', { e164: '+33612345678' }],
    ['๐๒ ๓๒๓ ๔๕๖๗ ext. ๘๙', 'TH', { e164: '+6623234567', extension: '89' }],
    ['011 33 6 12 34 56 78', 'US', { country: 'FR' }],
    ['tel:+33-6-12-34-56-78;ext=12', '', { extension: '12', e164: '+33612345678' }],
    ['call me: 06 12 34 56 78 x12 please', 'FR', { rfc3966: 'tel:+33612345678;ext=12' }],
    ['+800 1234 5678', '', { country: null, callingCode: '800', type: 'toll-free', valid: true }],
    ['+33 6 12 34 56 789', '', { valid: false, possible: false, problem: 'too-long' }],
    ['+1 211 111 1111', '', { valid: false, possible: true, problem: 'unassigned-range', country: null, type: null }],
    ['+33\u00A06\u202F12\u200934\u200356 78', '', { e164: '+33612345678' }],
    ['\u202A+33 6 12 34 56 78\u202C', '', { e164: '+33612345678' }],
    ['\u2066\u200E06 12 34 56 78\u200F\u2069', 'FR', { e164: '+33612345678' }],
    ['+39 06 698 12345', '', { nationalNumber: '0669812345', type: 'fixed-line' }],
    ['07700 900123', 'GB', { national: '07700 900123', international: '+44 7700 900123' }],
  ])('reads %j (%s)', async (text, defaultCountry, expected) => {
    expect(await valueOf(parse, { text, defaultCountry })).toMatchObject(expected);
  });

  it.each([
    ['', 'FR', 'empty-input'],
    [' \t', '', 'empty-input'],
    ['+33 1', '', 'too-short'],
    ['1', 'FR', 'too-short'],
    ['+33 123456789012345678', '', 'too-long'],
    ['+999 12345678', '', 'unknown-country'],
    ['0612345678', 'UK', 'invalid-default-country'],
    ['0612345678', 'toString', 'invalid-default-country'],
    ['0612345678', '\u0131t', 'invalid-default-country'],
    ['0612345678', 'ß', 'invalid-default-country'],
  ])('refuses %j (%s): %s', async (text, defaultCountry, code) => {
    expect(await valueOf(parse, { text, defaultCountry })).toMatchObject({ code });
  });

  it('reads again what it has written', () => {
    const all = listCountries().flatMap(({ example }) => example ?? []);
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.option(fc.integer({ min: 1, max: 9999 })), (example, extension) => {
        const text = extension === null ? example : `${example} ext. ${extension}`;
        const phone = parseNumber({ text, defaultCountry: '' });
        expect(phone.valid).toBe(true);
        for (const form of [phone.international, phone.rfc3966]) {
          expect(parseNumber({ text: form, defaultCountry: '' })).toEqual(phone);
        }
        expect(parseNumber({ text: phone.national, defaultCountry: phone.country ?? '' })).toEqual(phone);
      }),
      { seed: 164 },
    );
  });

  it('finds every number of a list', async () => {
    for (const mark of [', ', ',', '; ', '\n', ' / ', ' and ']) {
      const text = ['06 12 34 56 78', '+33 6 98 76 54 32', '01 42 68 53 00'].join(mark);
      const found = (await valueOf(extract, { text, defaultCountry: 'FR' })) as { text: string; extension: unknown }[];
      expect(found.map((one) => one.text).join(mark)).toBe(text);
      expect(found.every(({ extension }) => extension === null)).toBe(true);
    }
    expect(await valueOf(extract, { text: '+1 213 373 4253, ext. 9', defaultCountry: '' })).toMatchObject([
      { extension: '9', end: 23 },
    ]);
    const text = 'n° ＋३३६१२३४५६७८.';
    expect(await valueOf(extract, { text })).toMatchObject([{ start: 3, end: 15, text: text.slice(3, 15) }]);
    expect(await valueOf(extract, { text: 'tél. +33\u202F6\u202F12\u202F34\u202F56\u202F78.' })).toMatchObject([
      { start: 5, end: 22, text: '+33\u202F6\u202F12\u202F34\u202F56\u202F78', e164: '+33612345678' },
    ]);
    expect(await valueOf(extract, { text: '' })).toEqual([]);
    expect(await valueOf(extract, { text: '06 12 34 56 78' })).toEqual([]);
    expect(await valueOf(extract, { text: '', defaultCountry: 'ZZ' })).toMatchObject({
      code: 'invalid-default-country',
    });
  });

  it.each([
    ['+33 6 12 34 56 7', '', { missing: 1, extra: null }],
    ['+33 6 12 34 56 789', '', { missing: null, extra: 1 }],
    ['1-800-FLOWERS', 'US', { vanity: { international: '+1 800 356 9377', e164: '+18003569377' } }],
    ['+1 213 373 4253 ext. 123', '', { vanity: null }],
    ['abc', 'FR', { missing: null, vanity: null }],
  ])('explains %j', async (text, defaultCountry, expected) => {
    expect(await valueOf(explain, { text, defaultCountry })).toMatchObject(expected);
  });

  it('knows a mobile number of nearly every country', async () => {
    const all = (await valueOf(countries, {})) as { country: string; callingCode: string; example: string | null }[];
    expect(all.length).toBeGreaterThan(240);
    expect(all.find(({ country }) => country === 'FR')).toEqual({
      country: 'FR',
      callingCode: '33',
      example: '+33 6 12 34 56 78',
    });
    expect(all.filter(({ example }) => example === null).length).toBeLessThan(5);
  });
});
