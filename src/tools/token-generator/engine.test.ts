import { wordlist as english } from '@scure/bip39/wordlists/english.js';
import { wordlist as french } from '@scure/bip39/wordlists/french.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mismatch } from '#core/example.ts';
import type { Draft } from '#core/field.ts';
import { execute } from '#core/operation.ts';
import { decodeBase32 } from '#lib/base32.ts';
import { decodeBase64 } from '#lib/base64.ts';
import { decodeHex } from '#lib/bytes.ts';
import { bytes, generate, passphrase, pattern } from './engine.ts';
import { strengthOf } from './engine/strength.ts';
import { examples } from './examples.ts';

const operations = { generate, bytes, passphrase, pattern };
// RFC 20: the printable ASCII characters that are neither letters, digits nor the space.
const punctuation = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).filter(
  (character) => !/[0-9A-Za-z]/.test(character),
);

afterEach(() => {
  vi.restoreAllMocks();
});

async function tokensOf(input: Draft<(typeof generate)['input']>): Promise<string[]> {
  const result = await execute(generate, input);
  if (!result.ok) throw new Error(result.error.code);
  return result.value.tokens;
}

function tally<T>(drawn: Iterable<T>): Map<T, number> {
  const counts = new Map<T, number>();
  for (const item of drawn) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** The first and second, the third and fourth … */
function pairsOf(drawn: readonly unknown[]): string[] {
  return Array.from(
    { length: drawn.length >> 1 },
    (_, pair) => `${String(drawn[2 * pair])} ${String(drawn[2 * pair + 1])}`,
  );
}

/**
 * Chi-square of the counts of `kinds` equally likely outcomes divided by the bound that is exceeded once in 10^9
 * (Wilson and Hilferty 1931; the normal quantile is 6.0). Below 1 when they are uniform.
 */
function unevenness(counts: Iterable<number>, kinds: number): number {
  const seen = [...counts];
  const expected = seen.reduce((sum, count) => sum + count, 0) / kinds;
  const missing = (kinds - seen.length) * expected;
  const chiSquare = seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, missing);
  const spread = 2 / (9 * (kinds - 1));
  return chiSquare / ((kinds - 1) * (1 - spread + 6 * Math.sqrt(spread)) ** 3);
}

describe('token-generator', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const operation = operations[example.op as keyof typeof operations] as typeof generate;
      expect(mismatch(example, await execute(operation, example.input as never))).toBeUndefined();
    });
  }
});

describe('generate', () => {
  it('draws every symbol of every class', async () => {
    const tokens = await tokensOf({ length: 4096, count: 5, symbols: true });
    const seen = new Set(tokens.join(''));
    expect([...seen].toSorted()).toEqual(
      [...punctuation, ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'].toSorted(),
    );
    expect(punctuation).toHaveLength(32);
  });

  it.each([
    [{}, 62],
    [{ symbols: true }, 94],
    [{ uppercase: false, lowercase: false }, 10],
    [{ customAlphabet: 'aab😀😀' }, 3],
    [{ excludeSimilar: true }, 62 - 6],
    [{ excludeSimilar: true, symbols: true }, 94 - 7],
    [{ exclude: 'abc', customAlphabet: 'abcd' }, 1],
    [{ digits: true, exclude: '0123456789' }, 52],
  ] as const)('%j has %i symbols', async (input, size) => {
    const result = await execute(generate, { ...input, length: 1000 });
    if (!result.ok) throw new Error(result.error.code);
    const { tokens, alphabetSize, entropyBits } = result.value;
    expect(alphabetSize).toBe(size);
    expect(entropyBits).toBeCloseTo(1000 * Math.log2(size), 2);
    expect(Array.from(tokens[0] ?? '')).toHaveLength(1000);
    expect(new Set(tokens[0]).size).toBeLessThanOrEqual(size);
  });

  it('never draws what is excluded', async () => {
    const text = (
      await tokensOf({ length: 4096, count: 4, symbols: true, exclude: 'xyz😀', excludeSimilar: true })
    ).join('');
    expect(text).not.toMatch(/[xyzO0oIl1|]/);
  });

  it('puts the prefix in front and does not count it', async () => {
    for (const token of await tokensOf({ prefix: 'sk_é_', length: 10, count: 20 })) {
      expect(token).toMatch(/^sk_é_[A-Za-z0-9]{10}$/);
    }
  });

  it('holds each class when asked', async () => {
    for (const token of await tokensOf({ length: 4, count: 500, symbols: true, requireEach: true })) {
      expect(token).toMatch(/(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9])(?=.*[^A-Za-z0-9])^.{4}$/);
    }
  });

  it('stays uniform over the allowed tokens when each class is required', async () => {
    const exclude = 'CDEFGHIJKLMNOPQRSTUVWXYZdefghijklmnopqrstuvwxyz';
    const draft = { length: 3, count: 1000, digits: false, exclude, requireEach: true };
    const tokens = [await tokensOf(draft), await tokensOf(draft), await tokensOf(draft), await tokensOf(draft)].flat();
    // Alphabet ABabc: 5³ tokens without 2³ and 3³ of one class.
    const counts = tally(tokens);
    expect(counts.size).toBe(125 - 8 - 27);
    expect(unevenness(counts.values(), 90)).toBeLessThan(1);
  });

  it.each([
    [{ length: 3, symbols: true, requireEach: true }, 'length-too-short', { length: 3, classes: 4 }],
    [{ exclude: 'a', customAlphabet: 'a' }, 'empty-alphabet', {}],
    [{ length: 0 }, 'invalid-input', { field: 'length', problem: 'too-small' }],
    [{ count: 1001 }, 'invalid-input', { field: 'count', problem: 'too-big' }],
  ] as const)('refuses %j', async (input, code, details) => {
    expect(await execute(generate, input)).toMatchObject({ ok: false, error: { code, details } });
  });

  it('counts only the classes that are left', async () => {
    const draft = { length: 2, requireEach: true, exclude: '0123456789' };
    for (const token of await tokensOf({ ...draft, count: 50 })) expect(token).toMatch(/^([A-Z][a-z]|[a-z][A-Z])$/);
    expect(await tokensOf({ length: 1, customAlphabet: 'aB1', requireEach: true })).toHaveLength(1);
  });
});

describe('randomness', () => {
  it.each([
    ['62 characters', {}, 62],
    ['94 characters', { symbols: true }, 94],
    ['an alphabet of 3', { customAlphabet: 'abc' }, 3],
    [
      'an alphabet of 1000',
      { customAlphabet: String.fromCharCode(...Array.from({ length: 1000 }, (_, i) => 0x4e00 + i)) },
      1000,
    ],
  ])('is even over %s', async (_, input, size) => {
    const text = (await tokensOf({ ...input, length: 4096, count: 50 })).join('');
    const counts = tally(text);
    expect(counts.size).toBe(size);
    expect(unevenness(counts.values(), size)).toBeLessThan(1);
  });

  it('is even over pairs of neighbours and over the places of a token', async () => {
    const tokens = await tokensOf({ length: 4096, count: 20, customAlphabet: '0123456789' });
    const pairs = pairsOf(Array.from(tokens.join('')));
    expect(unevenness(tally(pairs).values(), 100)).toBeLessThan(1);
    const short = await tokensOf({ length: 4, count: 1000, customAlphabet: '0123456789' });
    for (const place of [0, 3]) {
      expect(unevenness(tally(short.map((token) => token[place])).values(), 10)).toBeLessThan(1);
    }
  });

  it('never repeats a token', async () => {
    expect(new Set(await tokensOf({ count: 1000, length: 22 })).size).toBe(1000);
  });

  it('does not need Math.random', async () => {
    vi.spyOn(Math, 'random').mockImplementation(() => {
      throw new Error('Math.random was called');
    });
    expect((await execute(generate, { requireEach: true })).ok).toBe(true);
    expect((await execute(bytes, {})).ok).toBe(true);
    expect((await execute(passphrase, {})).ok).toBe(true);
  });

  it('asks for at most 65,536 bytes at a time, also for the largest request', async () => {
    const draw = vi.spyOn(crypto, 'getRandomValues');
    const tokens = await tokensOf({ length: 4096, count: 1000, symbols: true });
    await execute(bytes, { byteLength: 1024, count: 1000 });
    expect(tokens.every((token) => token.length === 4096)).toBe(true);
    const sizes = draw.mock.calls.map(([array]) => (array as Uint8Array).byteLength);
    expect(Math.max(...sizes)).toBe(65_536);
    expect(sizes.length).toBeLessThan(200);
  });
});

describe('bytes', () => {
  it.each([
    ['hex', /^[0-9a-f]{34}$/, decodeHex],
    ['base64', /^[A-Za-z0-9+/]{23}=$/, decodeBase64],
    ['base64url', /^[A-Za-z0-9_-]{23}$/, decodeBase64],
    ['base32', /^[A-Z2-7]{28}$/, decodeBase32],
  ] as const)('writes %s', async (encoding, pattern, decode) => {
    const result = await execute(bytes, { byteLength: 17, encoding, count: 40 });
    if (!result.ok) throw new Error(result.error.code);
    expect(result.value.entropyBits).toBe(136);
    expect(new Set(result.value.tokens).size).toBe(40);
    for (const token of result.value.tokens) {
      expect(token).toMatch(pattern);
      expect(decode(token)).toHaveLength(17);
    }
  });

  it('is even over the 256 values', async () => {
    const result = await execute(bytes, { byteLength: 1024, encoding: 'hex', count: 200 });
    if (!result.ok) throw new Error(result.error.code);
    const counts = tally(result.value.tokens.flatMap((token) => [...decodeHex(token)]));
    expect(unevenness(counts.values(), 256)).toBeLessThan(1);
  });
});

describe('passphrase', () => {
  async function phrases(input: Draft<(typeof passphrase)['input']>): Promise<string[]> {
    const result = await execute(passphrase, input);
    if (!result.ok) throw new Error(result.error.code);
    expect(result.value.entropyBits).toBe(11 * (input.words ?? 8));
    return result.value.tokens;
  }

  it.each([
    ['english', english],
    ['french', french],
  ] as const)('draws all 2048 %s words, evenly', async (language, wordlist) => {
    const words = (await phrases({ words: 64, language, separator: ' ', count: 1000 })).flatMap((line) =>
      line.split(' '),
    );
    const counts = tally(words);
    expect([...counts.keys()].toSorted()).toEqual(wordlist.map((word) => word.normalize('NFC')).toSorted());
    expect(unevenness(counts.values(), 2048)).toBeLessThan(1);
    const places = new Map([...wordlist].map((word, place) => [word.normalize('NFC'), place]));
    const bins = words.map((word) => (places.get(word) as number) >> 7);
    expect(unevenness(tally(pairsOf(bins)).values(), 256)).toBeLessThan(1);
  });

  it('separates and capitalises', async () => {
    const [line = ''] = await phrases({ words: 5, language: 'french', separator: ' · ', capitalise: true });
    expect(line.split(' · ')).toHaveLength(5);
    for (const word of line.split(' · ')) expect(word).toMatch(/^\p{Lu}\p{Ll}+$/u);
    expect((await phrases({ words: 2, separator: '' }))[0]).toMatch(/^[a-z]+$/);
  });
});

it.each([
  [0, 'weak'],
  [49.99, 'weak'],
  [50, 'fair'],
  [79.99, 'fair'],
  [80, 'strong'],
  [127.99, 'strong'],
  [128, 'excellent'],
])('%d bits are %s', (bits, word) => {
  expect(strengthOf(bits)).toBe(word);
});

describe('pattern', () => {
  const drawn = async (shape: string, count = 1): Promise<string[]> => {
    const result = await execute(pattern, { pattern: shape, count });
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    return result.value.tokens;
  };

  it.each([
    ['A', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
    ['a', 'abcdefghijklmnopqrstuvwxyz'],
    ['9', '0123456789'],
    ['X', '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
    ['x', '0123456789abcdefghijklmnopqrstuvwxyz'],
    ['H', '0123456789ABCDEF'],
    ['h', '0123456789abcdef'],
    // https://www.crockford.com/base32.html: no I, L, O, U.
    ['C', '0123456789ABCDEFGHJKMNPQRSTVWXYZ'],
    ['*', '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'],
    ['[a-f]', 'abcdef'],
    ['[xa-cb]', 'abcx'],
    ['[-a]', '-a'],
    ['[a-]', '-a'],
    ['[\\]\\-\\\\]', '-\\]'],
    ['[^{]', '^{'],
    ['[😀-😂é]', 'é😀😁😂'],
    ['[+--]', '+,-'],
  ])('%s draws evenly from %s', async (shape, alphabet) => {
    const counts = tally((await drawn(`${shape}{200}`, 200)).join(''));
    expect([...counts.keys()].toSorted().join('')).toBe(alphabet);
    expect(unevenness(counts.values(), [...alphabet].length)).toBeLessThan(1);
  });

  it.each([
    ['\\A\\a\\9\\*\\[\\{\\\\', 'Aa9*[{\\'],
    ['}]-_ é😀\r\n', '}]-_ é😀\r\n'],
    ['z{3}', 'zzz'],
    ['\\A{3}', 'AAA'],
    ['[q]{002}', 'qq'],
    [' ', ' '],
  ])('%j is %j and has no entropy', async (shape, token) => {
    expect(await execute(pattern, { pattern: shape })).toEqual({
      ok: true,
      value: { tokens: [token], entropyBits: 0 },
    });
  });

  it.each([
    ['[', 1, 'unclosed'],
    ['ab[', 3, 'unclosed'],
    ['😀[a\\]', 2, 'unclosed'],
    ['a{', 2, 'unclosed'],
    ['{', 1, 'unclosed'],
    ['A[]', 2, 'empty-set'],
    ['[z-a]', 1, 'empty-set'],
    ['{3}', 1, 'repeat'],
    ['a{}', 2, 'repeat'],
    ['a{0}', 2, 'repeat'],
    ['a{201}', 2, 'repeat'],
    ['a{-1}', 2, 'repeat'],
    ['a{1.5}', 2, 'repeat'],
    ['a{1,2}', 2, 'repeat'],
    ['a{٣}', 2, 'repeat'],
    ['a{2}{3}', 5, 'repeat'],
    ['a\\', 2, 'trailing-backslash'],
    ['[a\\', 3, 'trailing-backslash'],
  ])('%j has a fault at %i: %s', async (shape, position, reason) => {
    expect(await execute(pattern, { pattern: shape })).toMatchObject({
      error: { code: 'invalid-pattern', details: { position, reason } },
    });
  });

  it('has 1,000 characters at most, and a pattern of 200', async () => {
    expect((await drawn('*{200}'.repeat(5)))[0]).toHaveLength(1000);
    expect(await execute(pattern, { pattern: `${'*{200}'.repeat(5)}-` })).toMatchObject({
      error: { code: 'too-long', details: { length: 1001, max: 1000 } },
    });
    expect((await drawn('😀'.repeat(200)))[0]).toBe('😀'.repeat(200));
    expect(await execute(pattern, { pattern: 'a'.repeat(201) })).toMatchObject({
      error: { code: 'invalid-input', details: { field: 'pattern', problem: 'too-long' } },
    });
    expect(await execute(pattern, { pattern: '' })).toMatchObject({ error: { code: 'invalid-input' } });
  });

  it('adds up what every character could have been', async () => {
    const bits = async (shape: string): Promise<number | undefined> => {
      const result = await execute(pattern, { pattern: shape });
      return result.ok ? result.value.entropyBits : undefined;
    };
    expect(await bits('h{32}')).toBe(128);
    expect(await bits('[aab]')).toBe(1);
    expect(await bits('[A-Za-z0-9_-]{21}')).toBe(126);
    expect(await bits('[a-km-z2-9]{4}-[a-km-z2-9]{4}-[a-km-z2-9]{4}-[a-km-z2-9]{4}')).toBe(80.71);
    // Every scalar value: 0x110000 code points without the 2,048 surrogates.
    expect(await bits('[\0-\u{10ffff}]')).toBe(20.08);
  });

  it('draws no lone surrogate from a range across them', async () => {
    const tokens = await drawn('[\ud7ff-\ue000]{200}', 10);
    expect(tokens.every((token) => token.isWellFormed())).toBe(true);
    expect(new Set(tokens.join('')).size).toBe(2);
  });

  it('draws each token and each place independently', async () => {
    const tokens = await drawn('99', 1000);
    expect(unevenness(tally(tokens).values(), 100)).toBeLessThan(1);
    expect(new Set(await drawn('C{16}', 1000)).size).toBe(1000);
  });
});
