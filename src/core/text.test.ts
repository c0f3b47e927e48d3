import { describe, expect, it } from 'vitest';
import { defineText, fill, formatNumber, languages, localeOf, translationOf, translator } from './text.ts';

const { en: english } = defineText('example', {
  title: 'Hash',
  'found {kind}': '{name}: {count} hits',
  files: { one: '{count} file', other: '{count} files' },
});
const french = translationOf<typeof english>()({
  title: 'Empreinte',
  'found {kind}': '{count} résultats : {name}',
  files: { one: '{count} fichier', other: '{count} fichiers' },
});

describe('translationOf', () => {
  it('refuses an incomplete translation at compile time', () => {
    const one = translationOf<{ readonly a: 'A' }>();
    const place = translationOf<{ readonly a: 'at {line}' }>();
    const plural = translationOf<{ readonly a: { readonly one: '{count} a'; readonly other: '{count} b' } }>();
    const refused = [
      // @ts-expect-error French is missing
      () => one(),
      // @ts-expect-error a key is missing
      () => translationOf<{ readonly a: 'A'; readonly b: 'B' }>()({ a: 'A' }),
      // @ts-expect-error a key too many
      () => one({ a: 'A', b: 'B' }),
      // @ts-expect-error a misspelled key
      () => translationOf<{ readonly colour: 'A' }>()({ color: 'A' }),
      // @ts-expect-error a forgotten placeholder
      () => place({ a: 'à la ligne' }),
      // @ts-expect-error another placeholder
      () => place({ a: 'à {ligne}' }),
      // @ts-expect-error a placeholder too many
      () => one({ a: 'ici {line}' }),
      // @ts-expect-error one form where English has a plural
      () => plural({ a: '{count} a' }),
      // @ts-expect-error a plural without its other form
      () => plural({ a: { one: '1' } }),
    ];
    expect(refused).toHaveLength(9);
  });

  it('takes placeholders in any order, repeated or not', () => {
    const table = translationOf<{ readonly a: '{x} of {y}' }>()({ a: '{y} : {x}, {x}' });
    expect(fill(table.a, 'en', { x: 1, y: 2 })).toBe('2 : 1, 1');
  });
});

describe('translator', () => {
  const en = translator(english, 'en');
  const fr = translator(french, 'fr');

  it('answers in its language', () => {
    expect([en.language, en('title'), fr('title')]).toEqual(['en', 'Hash', 'Empreinte']);
    expect(en('found {kind}', { name: 'a', count: 1234 })).toBe('a: 1,234 hits');
    expect(fr('found {kind}', { name: 'a', count: 1234 })).toBe('1\u202f234 résultats\u00a0: a');
  });

  it('chooses the plural as the language does: French has one of none', () => {
    expect([0, 1, 2].map((count) => en('files', { count }))).toEqual(['0 files', '1 file', '2 files']);
    expect([0, 1, 2].map((count) => fr('files', { count }))).toEqual(['0 fichier', '1 fichier', '2 fichiers']);
    expect(fr('files', { count: 1_000_000 })).toMatch(/fichiers$/);
  });

  it('knows which keys exist', () => {
    expect([en.has('title'), en.has('toString'), en.has('nothing')]).toEqual([true, false, false]);
  });

  it('throws for a key that does not exist', () => {
    expect(() => en('nothing' as 'title')).toThrow('no message "nothing"');
  });

  it('refuses wrong values at compile time', () => {
    const refused = [
      // @ts-expect-error no such key
      () => en('nothing'),
      // @ts-expect-error the values are missing
      () => en('files'),
      // @ts-expect-error a value is missing
      () => en('found {kind}', { name: 'a' }),
      // @ts-expect-error another value
      () => en('files', { number: 1 }),
      // @ts-expect-error values for a message without placeholders
      () => en('title', { name: 'a' }),
    ];
    expect(refused).toHaveLength(5);
  });
});

describe('fill', () => {
  it('leaves a placeholder without a value as it is', () => {
    expect(fill('{a} {b} {c}', 'en', { a: null, c: '' })).toBe('{a} {b} ');
  });

  it('never reads a value as a pattern', () => {
    expect(fill('{a}', 'en', { a: '$& {b}', b: 'x' })).toBe('$& {b}');
  });

  it('keeps French punctuation on the line of its word, in the sentence and not in the value', () => {
    expect(fill('« {a} » : 5 % ; vraiment ?', 'fr', { a: 'x : y' })).toBe(
      '«\u00a0x : y\u00a0»\u00a0: 5\u00a0%\u00a0; vraiment\u00a0?',
    );
    expect(fill('a : b', 'en')).toBe('a : b');
  });
});

describe('formatNumber', () => {
  it('writes at most two decimals', () => {
    expect([formatNumber(1234.567, 'en'), formatNumber(1234.567, 'fr')]).toEqual(['1,234.57', '1\u202f234,57']);
  });

  it.each(languages)('writes small, large, negative and odd numbers as Intl does: %s', (language) => {
    const format = new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: 2 });
    const numbers = [...Array(1100).keys(), -1, -999, 0.1, 999.995, 1e21, Number.NaN, Number.POSITIVE_INFINITY];
    expect(numbers.map((number) => formatNumber(number, language))).toEqual(
      numbers.map((number) => format.format(number)),
    );
  });
});
