import { describe, expect, it, vi } from 'vitest';
import { mismatch } from '#core/example.ts';
import type { Draft } from '#core/field.ts';
import { execute } from '#core/operation.ts';
import { analyse, analyseList, prepare, type Analysis } from './engine.ts';
import { bruteForceOf } from './engine/brute-force.ts';
import { examples } from './examples.ts';
import { text } from './text.ts';
import { durationParts } from './view/duration.ts';
import { ratingOf } from './view/rating.ts';
import { sampleAnalysis, samplePassword } from './view/sample.ts';

async function analysed(input: Draft<(typeof analyse)['input']>): Promise<Analysis> {
  const result = await execute(analyse, input);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

describe('password-strength-analyser', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      expect(mismatch(example, await execute(analyse, example.input as never))).toBeUndefined();
    });
  }
});

describe('analyse', () => {
  it('finds what the page shows of its sample', async () => {
    expect(await analysed({ password: samplePassword })).toEqual(sampleAnalysis);
  });

  it.each(['password', ''])('lists what it found of %j in a fixed order', async (password) => {
    const analysis = await analysed({ password });
    expect(Object.keys(analysis)).toEqual([
      'length',
      'analysedLength',
      'charsetSize',
      'bruteForceBits',
      'score',
      'guessesLog10',
      'guessBits',
      'crackSeconds',
      'warning',
      'suggestions',
      'patterns',
    ]);
    expect(Object.keys(analysis.crackSeconds)).toEqual([
      'onlineThrottled',
      'online',
      'offlineSlow',
      'offlineFast',
      'custom',
    ]);
  });

  it('does not believe in substitutions', async () => {
    const { score, guessBits, guessesLog10 } = await analysed({ password: 'Tr0ub4dour&3' });
    expect(score).toBeLessThanOrEqual(3);
    expect(guessBits).toBeLessThan(45);
    expect(guessBits).toBeCloseTo(guessesLog10 / Math.log10(2), 2);
  });

  it.each(['P@ssw0rd', 'qwertyuiop', 'azertyuiop', 'marseille', 'motdepasse', '14071789', 'aaaaaaaaaaaa'])(
    'finds %s weak',
    async (password) => {
      expect((await analysed({ password })).score).toBeLessThanOrEqual(1);
    },
  );

  it('divides the guesses by the rates', async () => {
    const { crackSeconds, guessesLog10 } = await analysed({ password: 'password', guessesPerSecond: 3 });
    const guesses = Math.round(10 ** guessesLog10);
    expect(crackSeconds.online).toBeLessThan(10);
    expect(crackSeconds.custom).toBeCloseTo((crackSeconds.online * 10) / 3, 10);
    expect(crackSeconds.onlineThrottled).toBeCloseTo(guesses * 36, 8);
    expect(crackSeconds.offlineSlow).toBeCloseTo(guesses / 1e4, 12);
    expect(crackSeconds.offlineFast).toBeCloseTo(guesses / 1e10, 18);
  });

  it('tells a time that is longer than any number as the largest', async () => {
    const { crackSeconds } = await analysed({ password: 'correct horse battery staple', guessesPerSecond: 5e-324 });
    expect(crackSeconds.custom).toBe(Number.MAX_VALUE);
  });

  it('has no time of its own for an empty password', async () => {
    const { crackSeconds } = await analysed({ password: '', guessesPerSecond: 5 });
    expect(crackSeconds).toEqual({ onlineThrottled: 0, online: 0, offlineSlow: 0, offlineFast: 0, custom: null });
  });

  it('tries the words about you first', async () => {
    const password = 'zorglubix';
    const plain = await analysed({ password });
    const known = await analysed({ password, userInputs: ['Zorglubix'] });
    expect(known.guessesLog10).toBeLessThan(plain.guessesLog10);
    expect(known).toMatchObject({ warning: 'userInputs', patterns: [{ pattern: 'dictionary', token: password }] });
    expect((await analysed({ password })).guessesLog10).toBe(plain.guessesLog10);
  });

  it('looks at 64 code points of a long password and counts all of them', async () => {
    const result = await analysed({ password: '😀'.repeat(10_000) });
    expect(result).toMatchObject({ length: 10_000, analysedLength: 64, charsetSize: 128, bruteForceBits: 70_000 });
    expect(result.patterns.map(({ token }) => token).join('')).toBe('😀'.repeat(64));
  });

  it('estimates once what it analyzes of a password', async () => {
    const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
    const check = vi.spyOn(ZxcvbnFactory.prototype, 'check');
    const password = 'correct horse battery staple, '.repeat(3);
    const short = await analysed({ password });
    const long = await analysed({ password: `${password}!`, guessesPerSecond: 3 });
    const before = check.mock.calls.length;
    await analysed({ password, userInputs: ['horse'] });
    const after = check.mock.calls.length;
    check.mockRestore();
    expect([before, after]).toEqual([1, 2]);
    expect(long).toMatchObject({ length: short.length + 1, patterns: short.patterns, guessBits: short.guessBits });
  });

  it('gives the keys that have words in both languages', async () => {
    const keys = new Set<string>();
    for (const password of [
      'password',
      'qwerty',
      'abcabcabc',
      'abcdef',
      '1999',
      '12/03/1987',
      'marie',
      'drowssap',
      'P4ssw0rd',
      'HELLO',
      'Hello',
    ])
      for (const { warning, suggestions } of [await analysed({ password })]) {
        if (warning !== null) keys.add(`warning.${warning}`);
        for (const suggestion of suggestions) keys.add(`suggestion.${suggestion}`);
      }
    expect(keys.size).toBeGreaterThan(8);
    for (const key of keys) expect(text.en).toHaveProperty([key]);
  });

  it.each([0, -1, Number.NaN])('refuses %d guesses a second', async (guessesPerSecond) => {
    const result = await execute(analyse, { password: 'a', guessesPerSecond });
    expect(result).toMatchObject({ error: { code: 'invalid-input', details: { field: 'guessesPerSecond' } } });
  });
});

it('analyses a list, line by line', async () => {
  const result = await execute(analyseList, { passwords: 'password\r\n\ncorrect horse battery staple\n' });
  expect(result).toMatchObject({
    value: [
      { line: 1, analysis: { score: 0 } },
      { line: 3, analysis: { score: 4 } },
    ],
  });
  expect(await execute(prepare, {})).toEqual({ ok: true, value: true });
});

it('says when the dictionaries cannot be loaded, and tries again', async () => {
  vi.resetModules();
  vi.doMock('@zxcvbn-ts/language-fr', () => {
    throw new Error('offline');
  });
  const [{ execute: run }, fresh] = await Promise.all([import('#core/operation.ts'), import('./engine.ts')]);
  expect(await run(fresh.prepare, {})).toMatchObject({ ok: false, error: { code: 'dictionaries-unavailable' } });
  vi.doUnmock('@zxcvbn-ts/language-fr');
  expect(await run(fresh.prepare, {})).toEqual({ ok: true, value: true });
});

it.each([
  ['', 0, 0],
  ['abc', 26, 14.1],
  ['aB3', 62, 17.86],
  ['a b', 59, 17.65],
  ['é', 128, 7],
  ['aé', 154, 14.53],
  ['\t', 33, 5.04],
])('brute force of %j: %i characters, %d bits', (password, charsetSize, bruteForceBits) => {
  expect(bruteForceOf(password)).toMatchObject({ charsetSize, bruteForceBits });
});

it.each([
  [0, 'instant'],
  [0.0009, 'instant'],
  [0.25, [['millisecond', 250]]],
  [1, [['second', 1]]],
  [
    61,
    [
      ['minute', 1],
      ['second', 1],
    ],
  ],
  [
    90_000,
    [
      ['day', 1],
      ['hour', 1],
    ],
  ],
  [
    86_400 * 365.25 * 342,
    [
      ['century', 3],
      ['year', 42],
    ],
  ],
  [86_400 * 365.25 * 1_234_500, [['year', 1_200_000]]],
  [3.2e16, 'cap'],
  [Infinity, 'cap'],
])('%d seconds', (seconds, expected) => {
  const parts = durationParts(seconds);
  expect(typeof parts === 'string' ? parts : parts.map(({ unit, count }) => [unit, count])).toEqual(expected);
});

it.each([
  [0, 0],
  [3599, 0],
  [3600, 1],
  [30 * 86_400, 1],
  [31 * 86_400, 2],
  [364 * 86_400, 2],
  [366 * 86_400, 3],
  [99 * 366 * 86_400, 3],
  [101 * 366 * 86_400, 4],
  [Infinity, 4],
])('%d seconds are rated %d of 4', (seconds, rating) => {
  expect(ratingOf(seconds)).toBe(rating);
});
