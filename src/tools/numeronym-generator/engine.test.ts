import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute } from '#core/operation.ts';
import { expand, generate, table } from './engine.ts';
import { examples } from './examples.ts';

const seed = 18;
const operations = { generate, table, expand } as unknown as Readonly<Record<string, typeof generate>>;

async function valueOf(op: string, input: object): Promise<unknown> {
  const operation = operations[op];
  if (!operation) throw new Error(op);
  const result = await execute(operation, input as never);
  return result.ok ? result.value : result.error;
}

describe('numeronym-generator', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const operation = operations[example.op];
      expect(operation && mismatch(example, await execute(operation, example.input as never))).toBeUndefined();
    });
  }

  it.each([
    ["don't l’avion 'quoted'", {}, "d3t l5n 'q4d'"],
    ['cafe\u0301s naïveté', {}, 'c3s n5é'],
    ['ab abc abcd', { minLength: 3 }, 'ab a1c a2d'],
    ['ab-abcd_efgh 12345', {}, 'ab-a2d_e2h 135'],
    ['Ångström', { letterCase: 'upper' }, 'Å6M'],
    ['Big Bang Straße', { letterCase: 'lower' }, 'Big b2g s4e'],
    ['Kuber-netes!\r\n\r\n 12 34 \ra b\n', { unit: 'lines' }, 'K8s\r\n\r\n 12 34 \rab\n'],
    ['', {}, ''],
  ])('%j with %j', async (text, options, expected) => {
    expect(await valueOf('generate', { text, ...options })).toBe(expected);
  });

  it('says the same of every known one as it makes of its meaning', async () => {
    const meanings = 'accessibility Kubernetes localization observability serialization translation virtualization';
    const numeronyms = String(await valueOf('generate', { text: meanings }));
    const found = (await valueOf('expand', { text: numeronyms })) as { known: string[] }[];
    expect(found.flatMap(({ known }) => known).join(' ')).toBe(meanings);
  });

  it('finds those of a list', async () => {
    const words = ['Hello', 'hallo', 'Andreessen Horowitz', 'cat', 'x'];
    expect(await valueOf('expand', { text: 'H3o, A16Z c1t h3o x9é toString', words })).toEqual([
      { numeronym: 'h3o', known: [], fromWords: ['Hello', 'hallo'] },
      { numeronym: 'a16z', known: ['Andreessen Horowitz'], fromWords: ['Andreessen Horowitz'] },
      { numeronym: 'c1t', known: [], fromWords: ['cat'] },
      { numeronym: 'x9é', known: [], fromWords: [] },
    ]);
  });

  it('lists clashes, case aside', async () => {
    expect(await valueOf('table', { text: 'Hello hallo Hello help' })).toEqual([
      { word: 'Hello', numeronym: 'H3o', length: 5, clashes: ['hallo'] },
      { word: 'hallo', numeronym: 'h3o', length: 5, clashes: ['Hello'] },
      { word: 'help', numeronym: 'h2p', length: 4, clashes: [] },
    ]);
  });

  it('refuses more clashes than a table can hold', async () => {
    const words = Array.from({ length: 2300 }, (_, at) => `a${at + 1000}z`);
    expect(await valueOf('table', { text: words.join(' ') })).toMatchObject({
      code: 'invalid-input',
      details: { field: 'text', max: 5_000_000 },
    });
  });

  it('keeps everything that is not a word', async () => {
    const signs = (text: string): string => text.replace(/[\p{L}\p{M}\p{N}]/gu, '');
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom('a', 'é', ' ', ',', '\n', '-', '😀') }), async (text) => {
        expect(signs(String(await valueOf('generate', { text })))).toBe(signs(text));
      }),
      { seed },
    );
  });

  it('carries 1 MB', async () => {
    const text = 'internationalization, '.repeat(50_000);
    expect(await valueOf('generate', { text })).toBe('i18n, '.repeat(50_000));
    expect(await valueOf('generate', { text: 'a'.repeat(1_000_000) })).toBe('a999998a');
  });
});
