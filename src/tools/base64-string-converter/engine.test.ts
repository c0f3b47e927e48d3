import { spawnSync } from 'node:child_process';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute } from '#core/operation.ts';
import { describeError } from '#core/error-message.ts';
import { errorWords as frenchErrors } from '#core/error-words.fr.ts';
import { errorWords } from '#core/error-words.ts';
import { needs } from '../../../scripts/compared-programs.ts';
import { propertyRuns } from '../../../scripts/property-runs.ts';
import { charsets, decode, encode } from './engine.ts';
import { detectContent } from './engine/detect.ts';
import { examples } from './examples.ts';
import french from './text.fr.ts';
import { text } from './text.ts';

const tables = { en: [text.en, errorWords.en], fr: [french, frenchErrors] };

const seed = 4648;
const operations = { encode, decode };
// One property-test string in any of 1 to 4 UTF-8 bytes, lone surrogates as well.
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom('\0', '\uFEFF', '\r\n', '\uD800', '\uDC00', '👩‍👩‍👧', 'שלום', 'é'),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

async function valueOf(operation: typeof encode | typeof decode, input: object): Promise<unknown> {
  const result = await execute(operation as typeof encode, input as never);
  return result.ok ? result.value : result.error;
}

describe('base64-string-converter', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const operation = operations[example.op as keyof typeof operations] as typeof encode;
      expect(mismatch(example, await execute(operation, example.input as never))).toBeUndefined();
    });
  }

  it.each([
    [{ padding: 'always' }, 'Pj4+Pz8/Pw=='],
    [{ padding: 'never' }, 'Pj4+Pz8/Pw'],
    [{ padding: 'always', urlSafe: true }, 'Pj4-Pz8_Pw=='],
    [{ urlSafe: true }, 'Pj4-Pz8_Pw'],
    [{ lineLength: 4 }, 'Pj4+\nPz8/\nPw=='],
    [{ lineLength: 6 }, 'Pj4+Pz\n8/Pw=='],
    [{ charset: 'utf-16be' }, 'AD4APgA+AD8APwA/AD8='],
  ])('encodes with %j', async (options, expected) => {
    expect(await valueOf(encode, { text: '>>>????', ...options })).toBe(expected);
  });

  it.each([
    ['latin1', 'é\u0080', '6YA='],
    ['hex', ' 0x66:6F\n6f', 'Zm9v'],
    ['utf-8', '\uD800', '77+9'],
    ['utf-16le', '\uD800', '/f8='],
  ])('encodes %s %j', async (charset, source, expected) => {
    expect(await valueOf(encode, { text: source, charset })).toBe(expected);
  });

  it.each([
    [
      { text: 'a€', charset: 'latin1' },
      { code: 'unencodable-character', details: { position: 2, character: '€' } },
    ],
    [
      { text: '6-6', charset: 'hex' },
      { code: 'invalid-hex', details: { position: 2, character: '-' } },
    ],
    [
      { text: '666', charset: 'hex' },
      { code: 'invalid-hex', details: { position: 3, reason: 'odd' } },
    ],
    [
      { text: '', lineLength: 1001 },
      { code: 'invalid-input', details: { field: 'lineLength' } },
    ],
  ])('refuses to encode %j', async (input, error) => {
    expect(await valueOf(encode, input)).toMatchObject(error);
  });

  it.each([
    ['data:text/plain;charset=utf-8;base64,w6k=', {}, 'é'],
    ['Pj4%2BPz8%2f%3D', {}, { code: 'invalid-base64' }],
    ['Zg%3D%3D', {}, 'f'],
    ['\uFEFFPj4-\r\n Pz8/', {}, '>>>???'],
    ['Zh', {}, 'f'],
    ['77u/YQ==', {}, '\uFEFFa'],
    ['//5hAA==', { charset: 'utf-16le' }, '\uFEFFa'],
    ['gA==', { charset: 'latin1' }, '\u0080'],
    ['3q2+7w==', { charset: 'hex' }, 'deadbeef'],
    ['Zh==', { strict: true }, { code: 'invalid-base64', details: { reason: 'trailing-bits', position: 2 } }],
    ['Zg', { strict: true }, { code: 'invalid-base64', details: { reason: 'padding', position: 3 } }],
    ['Zm9v\n', { strict: true }, { code: 'invalid-base64', details: { reason: 'character', position: 5 } }],
    ['Pj4-', { strict: true }, { code: 'invalid-base64', details: { position: 4, character: '-' } }],
    ['Z', {}, { code: 'invalid-base64', details: { reason: 'length', position: 1 } }],
    ['YWL/', {}, { code: 'not-text', details: { offset: 2, charset: 'utf-8' } }],
    ['7aCA', {}, { code: 'not-text', details: { offset: 0 } }],
    ['YQA92A==', { charset: 'utf-16le' }, { code: 'not-text', details: { offset: 2 } }],
    ['YWJj', { charset: 'utf-16be' }, { code: 'not-text', details: { offset: 2 } }],
  ])('decodes %j with %j', async (source, options, expected) => {
    const actual = await valueOf(decode, { text: source, ...options });
    if (typeof expected === 'string') expect(actual).toBe(expected);
    else expect(actual).toMatchObject(expected);
  });

  it.each(charsets.slice(0, 3))('decodes what it encodes in %s', async (charset) => {
    const options = fc.record({
      urlSafe: fc.boolean(),
      padding: fc.constantFrom('auto', 'always', 'never'),
      lineLength: fc.constantFrom(0, 1, 64, 76, 1000),
    });
    await fc.assert(
      fc.asyncProperty(anyText, options, async (source, how) => {
        const encoded = await valueOf(encode, { text: source, charset, ...how });
        expect(await valueOf(decode, { text: encoded, charset })).toBe(source.toWellFormed());
      }),
      { seed },
    );
  });

  it('carries 1 MB both ways', async () => {
    const source = 'é😀a\r\n'.repeat(100_000);
    expect(await valueOf(decode, { text: await valueOf(encode, { text: source, lineLength: 76 }) })).toBe(source);
  });

  it('agrees with the program base64', async () => {
    needs('base64');
    for (const source of fc.sample(anyText, { seed, numRuns: propertyRuns(0.1) })) {
      const plain = Buffer.from(source);
      const encoder = spawnSync('base64', { input: plain });
      const encoded = encoder.stdout.toString();
      expect(await valueOf(encode, { text: source, lineLength: 76 })).toBe(encoded.trimEnd());
      expect(await valueOf(decode, { text: encoded })).toBe(plain.toString());
    }
  });

  it('says in both languages what is wrong and where', () => {
    const details = { position: 5, character: '!', reason: 'character' };
    expect(describeError(tables.en, 'en', 'invalid-base64', details)).toContain('“!” at character 5');
    expect(describeError(tables.fr, 'fr', 'invalid-base64', details)).toContain('«\u00a0!\u00a0» au caractère 5');
    expect(describeError(tables.en, 'en', 'not-text', { offset: 2, charset: 'utf-8' })).toContain(
      '/base64-file-converter',
    );
  });
});

describe('what a decoded text is', () => {
  it.each([
    ['{"a":1}', 'json'],
    [' [1, 2]\n', 'json'],
    // RFC 7519 §3.1
    ['eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UifQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk', 'jwt'],
    ['SGVsbG8g8J+Riw==', 'base64'],
    ['SGVsbG8g\r\n8J-Riw', 'base64'],
    ['', undefined],
    ['{a}', undefined],
    ['"text"', undefined],
    ['a.b.c', undefined],
    ['www.example.com', undefined],
    ['hello world', undefined],
    ['password', undefined],
    ['deadbeef', undefined],
    ['x'.repeat(300_000), undefined],
  ])('%j is %s', (source, content) => {
    expect(detectContent(source)).toBe(content);
  });
});
