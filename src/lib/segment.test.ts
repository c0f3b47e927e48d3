import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../scripts/property-runs.ts';
import { countGraphemes, isSimple, segments, type Granularity } from './segment.ts';

const direct = (text: string, granularity: Granularity, locale: string) =>
  [...new Intl.Segmenter(locale, { granularity }).segment(text)].map(({ index, segment, isWordLike = false }) => ({
    index,
    segment,
    isWordLike,
  }));

const pieces = [
  'The quick brown fox, e.g. Mr. Smith’s, can’t jump 3.14 m. ',
  'नमस्ते दुनिया। क्षत्रिय ',
  'ภาษาไทยเป็นภาษาที่มีระดับเสียง',
  '你好世界。再见！今天天气很好，我们去公园散步吧。',
  'こんにちは、世界。日本語のテキスト。',
  '👨‍👩‍👧‍👦🏳️‍🌈🇫🇷🇩🇪👋🏽1️⃣',
  'e\u0301a\u0308\u0323 ',
  'Línea uno\r\nLínea dos\rtrois\n',
  '각가나다 \u1100\u1161\u11a8',
  '\ud83d \udc4d ',
  '\u0600١٢ \u200b\u00ad\u2028',
];
const mixed = fc.array(fc.constantFrom(...pieces), { minLength: 60, maxLength: 160 }).map((all) => all.join(''));

describe('segment', () => {
  it.each(['grapheme', 'word', 'sentence'] as const)('cuts into the same %ss as one call on the whole text', (kind) => {
    fc.assert(
      fc.property(mixed, fc.constantFrom('en', 'fr', 'th', 'zh', 'ja'), (text, locale) => {
        expect([...segments(text, kind, locale)]).toEqual(direct(text, kind, locale));
      }),
      { seed: 29, numRuns: propertyRuns(0.06) },
    );
  });

  it('doubles the window for a segment that is longer', () => {
    const long = `a${'\u0301'.repeat(5000)}`;
    expect([...segments(`${long}b`, 'grapheme')].map(({ segment }) => segment.length)).toEqual([5001, 1]);
    const sentence = `${'word '.repeat(2000)}end. Next.`;
    expect([...segments(sentence, 'sentence')]).toHaveLength(2);
  });

  it('does not end a sentence before a small letter that stands far behind the dot', () => {
    // UAX 29, SB8: between the dot and the letter may be any number of digits, signs and blanks.
    for (let before = 1960; before <= 2056; before += 6) {
      for (const gap of ['① ② ③ ', '(12) – ', ', '.repeat(40), '1'.repeat(3000)]) {
        const text = `${'x'.repeat(before)} U.S.A. ${gap}and so on. One more. ${'Two. '.repeat(50)}`;
        expect([...segments(text, 'sentence', 'en')], `${before} ${gap.length}`).toEqual(
          direct(text, 'sentence', 'en'),
        );
      }
    }
  });

  it('cuts sentences full of abbreviations and figures as one call does', () => {
    const parts = [
      'U.S.A. ',
      '7'.repeat(300),
      'No. ',
      '① ',
      '3 ',
      '3.5 ',
      '« ',
      '» ',
      '(',
      ') ',
      '– ',
      '… ',
      'etc. ',
      'a ',
      'B ',
      '? ',
      '!" ',
      '\n',
      '。',
      '\u0301',
    ];
    const text = fc.array(fc.constantFrom(...parts), { minLength: 500, maxLength: 1000 }).map((all) => all.join(''));
    fc.assert(
      fc.property(text, fc.constantFrom('en', 'el', 'fr'), (source, locale) => {
        expect([...segments(source, 'sentence', locale)]).toEqual(direct(source, 'sentence', locale));
      }),
      { seed: 31, numRuns: 40 },
    );
  });

  it('counts graphemes as it cuts them', () => {
    const count = (text: string) => {
      const all = direct(text, 'grapheme', 'en');
      return { all: all.length, blank: all.filter(({ segment }) => /^\p{White_Space}+$/u.test(segment)).length };
    };
    fc.assert(
      fc.property(mixed, (text) => {
        expect(countGraphemes(text)).toEqual(count(text));
      }),
      { seed: 30, numRuns: propertyRuns(0.06) },
    );
    const joined = `${'a'.repeat(2047)}e\u0301 ${'b'.repeat(2046)} \u0301`;
    expect(countGraphemes(joined)).toEqual(count(joined));
    for (const text of ['', ' ', '\r\n', 'é \t', '👩🏽‍🚀']) expect(countGraphemes(text)).toEqual(count(text));
  });

  it('knows which characters stand alone', () => {
    const wrong: string[] = [];
    for (let code = 0; code < 0x10000; code += code < 0x3100 ? 1 : 61) {
      const twice = String.fromCharCode(code, code);
      if (countGraphemes(twice).all !== direct(twice, 'grapheme', 'en').length) wrong.push(code.toString(16));
    }
    expect(wrong).toEqual([]);
  });
});

describe('simple characters', () => {
  const all = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code)).filter(isSimple);
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

  it('never join each other', () => {
    const orders = [all, all.toReversed(), all.flatMap((one) => [one, one])].map((one) => one.join(''));
    for (const text of orders) {
      // Short pieces that overlap by one character: long ones take seconds in older engines.
      for (let start = 0; start < text.length; start += 99) {
        const piece = text.slice(start, start + 100);
        expect(isSimple(piece)).toBe(true);
        expect(Array.from(segmenter.segment(piece)).length, piece).toBe(piece.length);
      }
    }
  });

  it.each(['secret', 'sécret', 'μυστικό', 'тайна', 'գաղտնիք', '密码', 'パスワード', 'ひみつ', '비밀번호', ''])(
    'are those of “%s”',
    (text) => {
      expect(isSimple(text)).toBe(true);
    },
  );

  it.each(['\r\n', 'e\u0301', 'и\u0306', 'か\u3099', '\u1100\u1161', '가\u11a8', '👍', '🇫🇷', '\u2028', 'नमस्ते'])(
    'are not those of %j',
    (text) => {
      expect(isSimple(text)).toBe(false);
    },
  );
});
