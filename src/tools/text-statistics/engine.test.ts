import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute, type Operation } from '#core/operation.ts';
import { analyze, frequencies, invisibles, limits } from './engine.ts';
import { analyzeText } from './engine/analysis.ts';
import { countCheaply } from './engine/cheap.ts';
import { examples } from './examples.ts';

const operations: Readonly<Record<string, Operation>> = { analyze, frequencies } as never;
const quiet = { progress: () => undefined };
const statistics = (text: string, locale = 'en') => analyzeText({ text, locale, wordsPerMinute: 238 }, quiet);

async function valueOf(operation: unknown, input: object): Promise<unknown> {
  const result = await execute(operation as Operation, input);
  return result.ok ? result.value : result.error;
}

describe('text-statistics', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const operation = operations[example.op] as Operation;
      expect(mismatch(example, await execute(operation, example.input))).toBeUndefined();
    });
  }

  it.each([
    ["don't", { words: 1 }],
    ['state-of-the-art', { words: 4 }],
    ['3.14', { words: 1, digits: 3 }],
    ['👍 👍🏽', { words: 0, characters: 3, sentences: 0 }],
    [' \t\n', { characters: 3, charactersNoSpaces: 0, whitespace: 3, lines: 2, nonEmptyLines: 0, paragraphs: 0 }],
    ['\ud800', { bytesUtf8: 3, codePoints: 1, bytesUtf16: 2 }],
    ['a\n\nb\nc\n \nd', { paragraphs: 3, nonEmptyLines: 4, lines: 6 }],
    ['One. Two! Three? …', { sentences: 3 }],
    ['one\ntwo', { sentences: 2 }],
    ['Été ÉTÉ e\u0301te\u0301', { words: 3, uniqueWords: 1, uppercase: 4 }],
    ['ab\u200bc\u00ad\ufeff\u200d', { invisible: 3 }],
    ['long\ncafe\u0301 👨‍👩‍👧\r\nx', { longestLine: 6 }],
    ['€$+ «x»', { symbols: 3, punctuation: 2 }],
  ])('analyzes %j', (text, expected) => {
    expect(statistics(text)).toMatchObject(expected);
  });

  it('takes the time that reading and speaking take', async () => {
    const text = 'word '.repeat(1000);
    expect(await valueOf(analyze, { text, wordsPerMinute: 250 })).toMatchObject({
      readingSeconds: 240,
      speakingSeconds: 400,
    });
    expect(statistics(text).readingSeconds).toBe(Math.ceil((1000 / 238) * 60));
    expect(statistics('word '.repeat(155)).speakingSeconds).toBe(62);
    expect(await valueOf(analyze, { text, wordsPerMinute: 49 })).toMatchObject({ code: 'invalid-input' });
  });

  it('treats an unknown locale as English', () => {
    expect(statistics('Hello, world!', 'no such locale!')).toEqual(statistics('Hello, world!'));
  });

  it('agrees with what JavaScript counts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const found = statistics(text);
        expect(found.codePoints).toBe([...text].length);
        expect(found.bytesUtf8).toBe(new TextEncoder().encode(text).length);
        expect(found.characters).toBe([...new Intl.Segmenter('en').segment(text)].length);
        expect(found).toMatchObject(countCheaply(text));
        expect(found.charactersNoSpaces).toBeLessThanOrEqual(found.characters);
      }),
      { seed: 29 },
    );
  });

  it('counts words and sentences as they are in the whole text', () => {
    const pieces = [
      '\n',
      '\r',
      '\r\n',
      ' ',
      '\t',
      '\u2028',
      '\u0301',
      '\u200d',
      'a',
      'B. ',
      '3',
      "'",
      '_',
      '…',
      '。',
      '你好',
    ];
    const text = fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((all) => all.join(''));
    const of = (whole: string, granularity: 'word' | 'sentence') => [
      ...new Intl.Segmenter('en', { granularity }).segment(whole),
    ];
    fc.assert(
      fc.property(text, (whole) => {
        expect(statistics(whole)).toMatchObject({
          words: of(whole, 'word').filter(({ isWordLike }) => isWordLike).length,
          sentences: of(whole, 'sentence').filter(({ segment }) => /[\p{L}\p{N}]/u.test(segment)).length,
        });
      }),
      { seed: 38 },
    );
  });

  it.each(['\n', '\r\n', '\r', '\n \t'])('cuts no run of blank lines: %j', async (blank) => {
    const text = `One.${blank.repeat(100_000)}Two.`;
    const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
    expect(statistics(text)).toMatchObject({ words: 2, sentences: 2, lines: 100_001, nonEmptyLines: 2 });
    expect(await valueOf(frequencies, { text })).toHaveLength(2);
    await valueOf(limits, { text });
    const cut = segment.mock.calls.reduce((sum, [part]) => sum + part.length, 0);
    segment.mockRestore();
    expect(cut).toBeLessThan(100);
  });

  it('counts 200,000 characters of mixed scripts', () => {
    const found = statistics('Le cœur de l’été, 你好 👋🏽 world. नमस्ते\n'.repeat(5300));
    expect(found).toMatchObject({ lines: 5301, sentences: 10600, uniqueWords: 7 });
  });

  it('tells its progress', async () => {
    const told: number[] = [];
    const progress = (done: number): number => told.push(done);
    await execute(analyze, { text: 'word '.repeat(20_000) }, { progress });
    expect(told.length).toBeGreaterThan(2);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
  });

  it.each([
    [{ text: '' }, []],
    [
      { text: 'b a B A c', top: 2 },
      [
        { word: 'a', count: 2 },
        { word: 'b', count: 2 },
      ],
    ],
    [
      { text: 'b a B A', caseSensitive: true, top: 2 },
      [
        { word: 'A', count: 1 },
        { word: 'B', count: 1 },
      ],
    ],
    [{ text: '你好 ab abc 😀', minLength: 3 }, [{ word: 'abc', count: 1 }]],
    [{ text: 'a', minLength: 0 }, [{ word: 'a', count: 1 }]],
    [{ text: 'e\u0301 é', minLength: 1 }, [{ word: 'é', count: 2 }]],
    [{ text: '𝒳𝒴 x', minLength: 2 }, [{ word: '𝒳𝒴', count: 1 }]],
  ])('counts the words of %j', async (input, expected) => {
    expect(await valueOf(frequencies, input)).toEqual(expected);
  });

  it('finds what nobody sees', async () => {
    expect(await valueOf(invisibles, { text: 'a\u200b\r\n\u00adb\n\n\ufeff', locale: 'fr' })).toEqual([
      { index: 1, line: 1, column: 2, codePoint: 'U+200B', name: 'espace sans chasse' },
      { index: 4, line: 2, column: 1, codePoint: 'U+00AD', name: 'trait d’union conditionnel' },
      expect.objectContaining({ line: 4, column: 1, codePoint: 'U+FEFF' }),
    ]);
    const all = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).join('');
    expect(await valueOf(invisibles, { text: all })).toHaveLength(statistics(all).invisible);
    expect(await valueOf(invisibles, { text: '\u200b'.repeat(9), limit: 4 })).toHaveLength(4);
  });

  it.each([
    ['', [0, 0, 0, 0]],
    ['Hello', [5, 5, 5, 5]],
    ['{€}', [6, 4, 3, 5]],
    ['ç 👨‍👩‍👧', [10, 4, 3, 21]],
    ['see https://example.org/a/long/path ok', [38, 30, 38, 38]],
    ['你好', [2, 4, 2, 6]],
    ['a\r\nb\rc\n\u0301©', [9, 10, 8, 11]],
  ])('measures %j against the limits', async (text, expected) => {
    const found = (await valueOf(limits, { text })) as { used: number }[];
    expect(found.map(({ used }) => used)).toEqual(expected);
  });
});
