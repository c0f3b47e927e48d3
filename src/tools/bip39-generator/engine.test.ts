import { pbkdf2Sync } from 'node:crypto';
import { entropyToMnemonic as theirs, validateMnemonic } from '@scure/bip39';
import { wordlist as english } from '@scure/bip39/wordlists/english.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute, type Operation } from '#core/operation.ts';
import { describeError } from '#core/error-message.ts';
import { encodeHex } from '#lib/bytes.ts';
import { propertyRuns } from '../../../scripts/property-runs.ts';
import { entropyToMnemonic, generate, lastWords, mnemonicToEntropy, mnemonicToSeed, rollsToEntropy } from './engine.ts';
import { wordCounts } from './engine/word-count.ts';
import { languages, wordList } from './engine/languages.ts';
import { examples } from './examples.ts';
import french from './text.fr.ts';
import { text } from './text.ts';

const tables = { en: text.en, fr: french };

const seed = 39;
const operations: Readonly<Record<string, unknown>> = {
  generate,
  'entropy-to-mnemonic': entropyToMnemonic,
  'mnemonic-to-entropy': mnemonicToEntropy,
  'mnemonic-to-seed': mnemonicToSeed,
};

async function phrase(entropy: string, language: (typeof languages)[number] = 'english'): Promise<string> {
  const result = await execute(entropyToMnemonic, { entropy, language });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

describe('bip39-generator', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input).slice(0, 100)}`, async () => {
      const operation = operations[example.op] as Operation;
      expect(mismatch(example, await execute(operation, example.input))).toBeUndefined();
    });
  }
});

const sizes = [16, 20, 24, 28, 32] as const;
const entropyBytes = fc
  .constantFrom(...sizes)
  .chain((length) => fc.uint8Array({ minLength: length, maxLength: length }));

describe('phrases', () => {
  it.each(languages)('%s: come back, and are NFKD', async (language) => {
    const { words } = await wordList(language);
    expect(new Set(words).size).toBe(2048);
    await fc.assert(
      fc.asyncProperty(entropyBytes, async (bytes) => {
        const entropy = encodeHex(bytes);
        const mnemonic = await phrase(entropy, language);
        expect(mnemonic).toBe(mnemonic.normalize('NFKD').replaceAll(' ', language === 'japanese' ? '\u3000' : ' '));
        const typed = `\n ${mnemonic.normalize('NFC').toUpperCase()}\t`;
        expect(await execute(mnemonicToEntropy, { mnemonic: typed, language })).toMatchObject({
          value: { entropy, language },
        });
      }),
      { seed, numRuns: propertyRuns(0.125) },
    );
  });

  it('agree with another library', async () => {
    await fc.assert(
      fc.asyncProperty(entropyBytes, async (bytes) => {
        expect(await phrase(encodeHex(bytes))).toBe(theirs(bytes, english));
      }),
      { seed, numRuns: propertyRuns(0.5) },
    );
    for (const words of wordCounts) {
      const made = await execute(generate, { words });
      if (!made.ok) throw new Error(made.error.code);
      expect(validateMnemonic(made.value.mnemonic, english)).toBe(true);
    }
  });

  it('find their language', async () => {
    for (const language of languages.filter((name) => !name.startsWith('chinese'))) {
      const mnemonic = await phrase('0123456789abcdef'.repeat(2), language);
      expect(await execute(mnemonicToEntropy, { mnemonic })).toMatchObject({ value: { language } });
    }
  });

  it('may be of two languages', async () => {
    const [simple, traditional] = await Promise.all([wordList('chinese-simplified'), wordList('chinese-traditional')]);
    const shared = simple.words.filter((word) => traditional.indexOf.get(word) === simple.indexOf.get(word));
    const [word = ''] = shared;
    const start = Array.from({ length: 11 }, () => word).join(' ');
    const last = await execute(lastWords, { mnemonic: start, language: 'chinese-simplified' });
    if (!last.ok) throw new Error(last.error.code);
    const end = last.value.words.find((each) => shared.includes(each)) ?? '';
    const result = await execute(mnemonicToEntropy, { mnemonic: `${start} ${end}` });
    expect(result).toMatchObject({
      error: { code: 'ambiguous-language', details: { languages: ['chinese-simplified', 'chinese-traditional'] } },
    });
    expect(
      await execute(mnemonicToEntropy, { mnemonic: `${start} ${end}`, language: 'chinese-traditional' }),
    ).toMatchObject({ ok: true });
  });

  it.each([
    ['abandn', ['abandon']],
    ['lettuce', ['letter']],
    ['zzzzzz', []],
  ])('suggest for %s', async (word, expected) => {
    const mnemonic = `${word} ${'abandon '.repeat(11)}`;
    const result = await execute(mnemonicToEntropy, { mnemonic });
    expect(result).toMatchObject({ error: { code: 'unknown-word', details: { index: 0, word, language: 'english' } } });
    if (result.ok) return;
    expect(result.error.details['suggestions']).toEqual(expect.arrayContaining(expected));
    expect(result.error.details['suggestions']).toHaveProperty(
      'length',
      expected.length === 0 ? 0 : expect.any(Number),
    );
    for (const language of ['en', 'fr'] as const)
      expect(describeError([tables[language]], language, 'unknown-word', result.error.details)).not.toMatch(/\{\w+\}/);
  });

  it.each([
    ['', 'invalid-word-count'],
    ['  \n', 'invalid-word-count'],
    ['abandon '.repeat(13), 'invalid-word-count'],
    [`${'abandon '.repeat(11)}ability`, 'invalid-checksum'],
  ])('%j is %s', async (mnemonic, code) => {
    expect(await execute(mnemonicToEntropy, { mnemonic })).toMatchObject({ error: { code } });
  });

  it.each([
    ['', 'invalid-entropy-length'],
    ['00'.repeat(17), 'invalid-entropy-length'],
    ['0'.repeat(31), 'invalid-hex'],
    ['xy', 'invalid-hex'],
  ])('entropy %j is %s', async (entropy, code) => {
    expect(await execute(entropyToMnemonic, { entropy })).toMatchObject({ error: { code } });
  });
});

describe('seeds', () => {
  it('agree with the platform, NFKD and spaces included', async () => {
    const passphrase = '㍍ガバヴァぱばぐゞちぢ十人十色';
    const mnemonic = await phrase('7f'.repeat(16), 'japanese');
    const password = mnemonic.replaceAll('\u3000', ' ');
    const expected = pbkdf2Sync(password, `mnemonic${passphrase.normalize('NFKD')}`, 2048, 64, 'sha512').toString(
      'hex',
    );
    expect(await execute(mnemonicToSeed, { mnemonic, passphrase })).toEqual({ ok: true, value: expected });
    // bip32JP/bip32JP.github.io, test_JP_BIP39.json: the first vector
    const zero = await execute(mnemonicToSeed, { mnemonic: await phrase('00'.repeat(16), 'japanese'), passphrase });
    expect(zero).toEqual({
      ok: true,
      value:
        'a262d6fb6122ecf45be09c50492b31f92e9beb7d9a845987a02cefda57a15f9c467a17872029a9e92299b5cbdf306e3a0ee620245cbd508959b6cb7ca637bd55',
    });
  });

  it('are made of any phrase but an empty one', async () => {
    expect(await execute(mnemonicToSeed, { mnemonic: 'no such phrase' })).toMatchObject({ ok: true });
    expect(await execute(mnemonicToSeed, { mnemonic: ' ' })).toMatchObject({ error: { code: 'invalid-word-count' } });
  });
});

describe('the last word', () => {
  it.each([
    [11, 128],
    [14, 64],
    [23, 8],
  ])('of %d words before it has %d choices', async (count, choices) => {
    const start = 'zoo '.repeat(count);
    const result = await execute(lastWords, { mnemonic: start });
    if (!result.ok) throw new Error(result.error.code);
    expect(result.value.words).toHaveLength(choices);
    for (const word of result.value.words.slice(0, 4)) expect(validateMnemonic(start + word, english)).toBe(true);
  });

  it('needs the others', async () => {
    expect(await execute(lastWords, { mnemonic: 'zoo' })).toMatchObject({ error: { code: 'invalid-word-count' } });
  });
});

describe('rolls', () => {
  it.each([
    [{ rolls: '1234 56'.repeat(13), kind: 'dice' }, /^1b/],
    [{ rolls: '01'.repeat(64), kind: 'coins' }, /^(55){16}$/],
    [{ rolls: 'HT, '.repeat(64), kind: 'coins' }, /^(aa){16}$/],
  ] as const)('%j', async (input, expected) => {
    const result = await execute(rollsToEntropy, input);
    expect(result).toMatchObject({ ok: true });
    if (result.ok) expect(result.value).toMatch(expected);
  });

  it('says what is missing or wrong', async () => {
    expect(await execute(rollsToEntropy, { rolls: '17' })).toMatchObject({
      error: { code: 'invalid-roll', details: { position: 2, character: '7' } },
    });
    expect(await execute(rollsToEntropy, { rolls: '15', words: 24 })).toMatchObject({
      error: { code: 'not-enough-rolls', details: { bits: 3, needed: 256 } },
    });
  });
});
