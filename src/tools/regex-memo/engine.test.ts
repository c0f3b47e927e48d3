import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute } from '#core/operation.ts';
import { search, tryExample } from './engine.ts';
import { entries } from './engine/data.ts';
import type { Row } from './engine/search.ts';
import { examples } from './examples.ts';

const operations = { search, 'try-example': tryExample } as unknown as Readonly<Record<string, typeof search>>;

async function found(query: string, options: object = {}): Promise<readonly Row[]> {
  const result = await execute(search, { query, ...options });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}
const ids = async (query: string, options: object = {}) => (await found(query, options)).map(({ id }) => id);

for (const example of examples) {
  it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
    const operation = operations[example.op];
    expect(operation && mismatch(example, await execute(operation, example.input as never))).toBeUndefined();
  });
}

describe('search', () => {
  it('has the sign itself first, then signs that contain it', async () => {
    expect((await ids('\\d'))[0]).toBe('digit');
    expect(await ids('\\d')).toContain('subtraction');
    expect((await ids(' $ '))[0]).toBe('end');
    expect((await ids('(?<name>'))[0]).toBe('named-capture');
  });

  it('searches both languages whatever the page speaks, without accents', async () => {
    expect(await ids('chiffre')).toContain('digit');
    expect(await ids('digit', { locale: 'fr' })).toContain('digit');
    expect(await ids('precede de')).toContain('lookbehind');
    expect(await ids('PARESSEUX')).toEqual(['lazy']);
  });

  it('names rows in the language that is asked for', async () => {
    expect((await found('\\d', { locale: 'fr' }))[0]?.name).toBe('chiffre');
    expect((await found('\\d'))[0]?.name).toBe('digit');
  });

  it('keeps to the section', async () => {
    expect(await ids('flag', { section: 'anchors' })).toEqual([]);
    expect((await ids('', { section: 'flags' })).join(' ')).toBe(
      'flag-d flag-g flag-i flag-m flag-s flag-u flag-v flag-y',
    );
    expect(await ids(' ')).toHaveLength(entries.length);
  });
});

describe('an example', () => {
  it.each([
    ['', '[a]ab'],
    ['y', '[a]ab'],
    ['gy', '[a][a]b'],
  ])('with the flags %j replaces what it marks', async (flags, replaced) => {
    const result = await execute(tryExample, { pattern: 'a', flags, text: 'aab', replacement: '[$&]' });
    expect(result).toMatchObject({ ok: true, value: { replaced } });
  });
});

describe('rows', () => {
  it('have ids and signs of their own', () => {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(new Set(entries.map(({ section, syntax }) => section + syntax)).size).toBe(entries.length);
  });

  it('of recipes are the pattern of their example', () => {
    const recipes = entries.filter(({ section }) => section === 'recipes');
    expect(recipes).toHaveLength(15);
    expect(recipes.filter(({ syntax, example }) => syntax !== example.pattern)).toEqual([]);
  });

  it('of replacements have one', () => {
    expect(
      entries.filter(({ section, example }) => (section === 'replacement') !== (example.replacement !== null)),
    ).toEqual([]);
  });

  it.each(entries.map((entry) => [entry.id, entry] as const))(
    '%s has an example that matches',
    (id, { since, example }) => {
      const { pattern, flags, text } = example;
      let regex: RegExp;
      try {
        regex = new RegExp(pattern, flags);
      } catch (error) {
        // This runtime does not know the newest syntax yet.
        expect([since, error instanceof SyntaxError]).toEqual([2025, true]);
        return;
      }
      expect(regex.test(text)).toBe(id !== 'nothing');
    },
  );

  it.each([
    ['ipv4', ['0.0.0.0', '255.255.255.255'], ['256.1.1.1', '1.2.3', '1.2.3.4.5', '1.2.3.4.']],
    ['decimal', ['1', '-1.5', '.5', '5.'], ['.', '1e5', '']],
    ['iso-date', ['2024-12-31'], ['2024-13-01', '2024-00-10', '24-01-01']],
    ['time', ['00:00', '23:59:59'], ['24:00', '1:00']],
    ['hex-color', ['#abc', '#abcd', '#aabbcc', '#aabbccdd'], ['#ab', '#abcde', 'abc']],
    ['slug', ['a-b', 'a1'], ['-a', 'a--b', 'A']],
    ['semver', ['1.0.0', '1.0.0-rc.1+5'], ['1.0', '1.0.0-']],
  ])('%s matches what it should, and nothing else', (id, right, wrong) => {
    const pattern = entries.find((entry) => entry.id === id)?.syntax ?? '(?!)';
    expect([...right, ...wrong].filter((text) => new RegExp(pattern).test(text))).toEqual(right);
  });
});
