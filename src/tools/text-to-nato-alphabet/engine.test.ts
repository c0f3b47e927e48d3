import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import type { Draft } from '#core/field.ts';
import { describeError } from '#core/error-message.ts';
import { execute } from '#core/operation.ts';
import { fromNato, spell, toNato } from './engine.ts';
import { symbolLanguages, symbolNames } from './engine/alphabets.ts';
import { examples } from './examples.ts';
import french from './text.fr.ts';
import { text } from './text.ts';

const seed = 1956;
const operations = { 'to-nato': toNato, spell, 'from-nato': fromNato };

async function write(input: Draft<(typeof toNato)['input']>): Promise<string> {
  const result = await execute(toNato, input);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

async function read(text: string) {
  const result = await execute(fromNato, { text });
  return result.ok ? result.value : result.error;
}

describe('text-to-nato-alphabet', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const operation = operations[example.op as keyof typeof operations];
      expect(mismatch(example, await execute(operation as typeof toNato, example.input as never))).toBeUndefined();
    });
  }

  it.each([
    [{ text: 'éÇø' }, 'Echo Charlie Oscar'],
    [{ text: 'e\u0301' }, 'Echo'],
    [{ text: 'ßŒþŁ' }, 'Sierra Sierra Oscar Echo Tango Hotel Lima'],
    [{ text: 'ﬁＡ' }, 'Foxtrot India Alfa'],
    [{ text: 'ÆßẞÞ', letterCase: 'match' }, 'ALFA ECHO sierra sierra SIERRA SIERRA TANGO HOTEL'],
    [{ text: 'Äẞß', alphabet: 'german', letterCase: 'match' }, 'UMLAUT AACHEN ESZETT eszett'],
    [{ text: 'u\u0308é', alphabet: 'german' }, 'Umlaut Unna Essen'],
    [{ text: 'a\r\nb\rc\td' }, 'Alfa (new line) Bravo (new line) Charlie (tab) Delta'],
    [{ text: 'a-1', symbols: 'keep', digits: 'keep' }, 'Alfa - 1'],
    [{ text: 'a-b 1', symbols: 'drop' }, 'Alfa Bravo One'],
    [{ text: '09', alphabet: 'german', digits: 'radio' }, 'Null Neun'],
    [{ text: 'Ж日👨‍👩‍👧🇫🇷™١' }, 'Ж 日 👨‍👩‍👧 🇫🇷 ™ ١'],
    [{ text: 'ab', separator: '\n' }, 'Alfa\nBravo'],
    [{ text: 'é !\t', alphabet: 'french', symbolLanguage: 'fr' }, 'Eugène (espace) (point d’exclamation) (tabulation)'],
    [{ text: '-', alphabet: 'french' }, '(dash)'],
  ] as const)('spells %j as %j', async (input, expected) => {
    expect(await write(input)).toBe(expected);
  });

  it.each([
    ['Alfa,bravo;CHARLIE\n4', 'ABC4'],
    ['xray X-RAY juliet juliett whisky whiskey', 'XXJJWW'],
    ['wun too tree fower fife ait nine', '1234589'],
    ['(Left  Parenthesis)(new line)', '(\n'],
    ["(point d’exclamation) (Point D'Interrogation) (ASTÉRISQUE)", '!?*'],
    [' ', ''],
  ])('reads %j as %j', async (text, expected) => {
    expect(await read(text)).toBe(expected);
  });

  it.each([
    ['alfa  (foo)', { word: '(foo)', position: 7, index: 2 }],
    ['12', { word: '12' }],
    ['(space', { word: '(space' }],
    ['anatole', { word: 'anatole' }],
    ['toString', { word: 'toString' }],
  ])('refuses %j', async (text, details) => {
    expect(await read(text)).toMatchObject({ code: 'unknown-word', details });
  });

  it('suggests the name of a symbol in place of the symbol itself', () => {
    const details = { word: '-', position: 1, index: 1 };
    expect(describeError([text.en], 'en', 'unknown-word', details)).toContain('a symbol name such as (dash)');
    expect(describeError([french], 'fr', 'unknown-word', details)).toContain('un nom de symbole comme (tiret)');
  });

  it('reads back what it writes of ASCII', async () => {
    const printable = fc.string({ unit: fc.mapToConstant({ num: 95, build: (v) => String.fromCharCode(v + 32) }) });
    await fc.assert(
      fc.asyncProperty(
        printable,
        fc.constantFrom('words', 'radio'),
        fc.constantFrom(...symbolLanguages),
        async (text, digits, symbolLanguage) => {
          expect(await read(await write({ text, digits, symbolLanguage }))).toBe(text.toUpperCase());
        },
      ),
      { seed },
    );
  });

  it.each(symbolLanguages)('has a name of its own for every symbol: %s', async (symbolLanguage) => {
    const ascii = Array.from({ length: 127 - 32 }, (_, index) => String.fromCharCode(index + 32));
    const symbols = ['\t', '\n', ...ascii.filter((char) => !/[a-z0-9]/i.test(char))];
    const names = symbolNames[symbolLanguage];
    expect([...names.keys()].toSorted()).toEqual(symbols.toSorted());
    expect(new Set(names.values()).size).toBe(symbols.length);
    const text = symbols.join('');
    expect(await read(await write({ text, symbolLanguage }))).toBe(text);
  });

  it.each([
    [{}, true],
    [{ digits: 'keep', symbols: 'drop' }, true],
    [{ symbols: 'keep' }, false],
    [{ symbolLanguage: 'fr' }, true],
    [{ alphabet: 'german' }, false],
    [{ letterCase: 'match' }, false],
  ] as const)('with %j has a way back: %j', (options, hasWay) => {
    const spelling = { alphabet: 'icao', letterCase: 'ignore', digits: 'words', symbols: 'names' } as const;
    const defaults = { ...spelling, text: '', symbolLanguage: 'en', separator: ' ' } as const;
    const request = toNato.inverse?.input({ ...defaults, ...options });
    expect(request !== undefined).toBe(hasWay);
  });

  it('gives an entry for every grapheme, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        const result = await execute(spell, { text });
        if (!result.ok) throw new Error(result.error.code);
        const graphemes = [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);
        expect([...new Set(result.value.map(({ char }) => char))]).toEqual([...new Set(graphemes)]);
      }),
      { seed },
    );
  });
});
