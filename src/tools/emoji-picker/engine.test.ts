import * as fc from 'fast-check';
import { describe as suite, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute, type Operation } from '#core/operation.ts';
import { describe, list, search } from './engine.ts';
import { describeEmoji } from './engine/describing.ts';
import { searchEmoji } from './engine/searching.ts';
import { keyOf, loadStore, locales } from './engine/store.ts';
import { examples } from './examples.ts';

const operations: Readonly<Record<string, Operation>> = { describe, search } as never;
const store = await loadStore('en');
const first = async (query: string, locale: 'en' | 'fr' = 'en') =>
  (await searchEmoji({ query, locale, limit: 1 }))[0]?.emoji;

async function valueOf(operation: unknown, input: object): Promise<unknown> {
  const result = await execute(operation as Operation, input);
  return result.ok ? result.value : result.error;
}

suite('emoji-picker', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const operation = operations[example.op] as Operation;
      expect(mismatch(example, await execute(operation, example.input))).toBeUndefined();
    });
  }

  it('has the 3,944 fully-qualified emoji of Unicode 17, in both languages', async () => {
    for (const locale of locales) {
      const { all } = await loadStore(locale);
      expect(all).toHaveLength(1914);
      expect(all.flatMap(({ emoji, skins }) => [emoji, ...skins])).toHaveLength(3944);
      expect(all.map(({ emoji }) => emoji)).toEqual(store.all.map(({ emoji }) => emoji));
      expect(all.every(({ name }) => name !== '')).toBe(true);
    }
  });

  it('has the emoji that this JavaScript knows as recommended, in the same form', () => {
    let recommended: RegExp;
    try {
      recommended = new RegExp('^\\p{RGI_Emoji}$', 'v');
    } catch {
      return;
    }
    const known = store.all.flatMap((base) => [base, ...base.skins]).filter(({ version }) => version <= 15);
    expect(known.filter(({ emoji }) => !recommended.test(emoji)).map(({ emoji }) => emoji)).toEqual([]);
  });

  it('finds every emoji by itself, with and without U+FE0F, and by its code points', async () => {
    const every = store.all.flatMap((base) => [base, ...base.skins]);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...every), async ({ emoji, name }) => {
        const expected = { emoji, name };
        const described = await describeEmoji({ emoji, locale: 'en' });
        const { codePoints } = described;
        expect(described).toMatchObject(expected);
        expect(String.fromCodePoint(...codePoints.map((code) => Number.parseInt(code.slice(2), 16)))).toBe(emoji);
        for (const text of [keyOf(emoji), codePoints.join(' '), codePoints.map((code) => code.slice(2)).join('-')]) {
          if (/^[0-9A-F]{1,3}$/.test(text)) continue;
          expect(await describeEmoji({ emoji: ` ${text} `, locale: 'en' })).toMatchObject(expected);
        }
        const { javascript, url, python } = described.escapes;
        expect(decodeURIComponent(url)).toBe(emoji);
        expect(javascript.match(/[\dA-F]+/g)?.length).toBe(python.match(/[uU][\dA-F]+/g)?.length);
      }),
      { seed: 17 },
    );
  });

  it.each([
    ['👨‍👩‍👧‍👦', ['U+1F468', 'U+200D', 'U+1F469', 'U+200D', 'U+1F467', 'U+200D', 'U+1F466']],
    ['👍', ['U+1F44D']],
    ['👍\u{fe0f}', ['U+1F44D']],
    ['❤', ['U+2764', 'U+FE0F']],
    ['1⃣', ['U+0031', 'U+FE0F', 'U+20E3']],
    [':+1:', ['U+1F44D']],
    ['u+1f600', ['U+1F600']],
    ['00A9', ['U+00A9', 'U+FE0F']],
    ['23-20E3', ['U+0023', 'U+FE0F', 'U+20E3']],
  ])('describes %s', async (emoji, codePoints) => {
    expect(await valueOf(describe, { emoji })).toMatchObject({ codePoints });
  });

  it('gives toned variants their own names and the keywords of the base', async () => {
    expect(await valueOf(describe, { emoji: '👋🏽', locale: 'fr' })).toMatchObject({
      group: 'people-body',
      version: 1,
      skinTones: ['👋🏻', '👋🏼', '👋🏽', '👋🏾', '👋🏿'],
    });
    expect(await valueOf(describe, { emoji: '🏽' })).toMatchObject({ group: 'component' });
    expect(((await valueOf(describe, { emoji: '🤝' })) as { skinTones: string[] }).skinTones).toHaveLength(25);
    expect(await valueOf(describe, { emoji: '❤️' })).toMatchObject({
      escapes: { python: '\\u2764\\uFE0F', css: '\\002764\\00FE0F', utf16: '\\u2764\\uFE0F' },
    });
  });

  it.each(['😀😀', 'U+110000', ':nothing:', '🇫', 'constructor', 'FACE', '\ud83d', 'a'])(
    'does not know %j',
    async (emoji) => {
      expect(await valueOf(describe, { emoji })).toMatchObject({ code: 'unknown-emoji' });
    },
  );

  it('takes any number of code points and terms', async () => {
    expect(await valueOf(describe, { emoji: '1F600 '.repeat(200_000) })).toMatchObject({ code: 'unknown-emoji' });
    expect(await valueOf(search, { query: '1F600 '.repeat(200_000) })).toEqual([]);
    expect(await valueOf(search, { query: 'a '.repeat(500_000) })).toEqual(await valueOf(search, { query: 'a' }));
    expect(await valueOf(search, { query: `a${':'.repeat(500_000)}b` })).toEqual([]);
  });

  it.each([
    ['coeur rouge', 'fr', '❤️'],
    ['CŒUR ROUGE', 'fr', '❤️'],
    ['fusee', 'fr', '🚀'],
    ['heart_eyes', 'en', '😍'],
    [':tada', 'en', '🎉'],
    ["woman's hat", 'en', '👒'],
    ["cote d'ivoire", 'fr', '🇨🇮'],
    ['rocket', 'en', '🚀'],
    ['cat', 'en', '🐈'],
    ['flag france', 'en', '🇫🇷'],
    ['U+1F600', 'en', '😀'],
    ['👋🏽', 'en', '👋🏽'],
  ] as const)('finds %j (%s): %s', async (query, locale, emoji) => {
    expect(await first(query, locale)).toBe(emoji);
  });

  it('ranks the start of a tag above what stands inside one', async () => {
    const found = await searchEmoji({ query: 'barre', locale: 'fr', limit: 2000 });
    // The tags are “barrée” and “haut-parleur barré”.
    expect(found.map(({ emoji }) => emoji).filter((emoji) => ['🔇', '🔕'].includes(emoji))).toEqual(['🔕', '🔇']);
  });

  it('finds no parts, and neither too much nor too little', async () => {
    const found = await searchEmoji({ query: 'hand', locale: 'en', limit: 2000 });
    expect(found.some(({ emoji }) => /[\u{1f3fb}-\u{1f3ff}]/u.test(emoji))).toBe(false);
    expect(await valueOf(search, { query: 'hand' })).toHaveLength(50);
    expect(await execute(search, { query: ' ' })).toMatchObject({ error: { code: 'empty-input' } });
    for (const query of [':', ':::', ': _ :']) expect(await valueOf(search, { query })).toEqual([]);
    expect(await valueOf(search, { query: '::tada::' })).toEqual(await valueOf(search, { query: 'tada' }));
    expect(await valueOf(search, { query: 'red hand zzz' })).toEqual([]);
    expect((await searchEmoji({ query: 'education', locale: 'en', limit: 5 })).length).toBeGreaterThan(0);
  });

  it('lists all', async () => {
    const all = (await valueOf(list, { locale: 'fr' })) as { group: string }[];
    expect(all).toHaveLength(1914);
    expect(new Set(all.map(({ group }) => group)).size).toBe(9);
  });
});
