import { choice, secret } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation, ToolError } from '#core/operation.ts';
import { decodeHex, encodeHex } from '#lib/bytes.ts';
import { encodeUtf8 } from '#lib/charset.ts';
import { pbkdf2 } from '#lib/pbkdf2.ts';
import { randomBytes } from '#lib/random.ts';
import { joinWords, languages, wordList, type WordLanguage } from './engine/languages.ts';
import { entropyFromRolls, rollKinds } from './engine/rolls.ts';
import { bytesFor, wordCounts, wordsOf } from './engine/word-count.ts';

const loadCode = once(() => import('./engine/code.ts'));

const language = choice(languages, 'english');
const anyLanguage = choice(['auto', ...languages], 'auto');
const words = choice(wordCounts, 12);

async function encode(entropy: Uint8Array, name: WordLanguage): Promise<string> {
  const [list, { indexesOf }] = await Promise.all([wordList(name), loadCode()]);
  return joinWords(
    indexesOf(entropy).map((index) => list.words[index] ?? ''),
    name,
  );
}

/** A new phrase from 16 to 32 random bytes. */
export const generate = operation('bip39-generator/generate', {
  random: true,
  input: { words, language },
  run: async ({ words: count, language: name }) => {
    const entropy = randomBytes(bytesFor(count));
    return { entropy: encodeHex(entropy), mnemonic: await encode(entropy, name) };
  },
});

/** Errors: `invalid-hex` { position, character }, `invalid-entropy-length` { bytes }. */
export const entropyToMnemonic = operation('bip39-generator/entropy-to-mnemonic', {
  input: { entropy: secret(), language },
  result: 'text',
  inverse: {
    op: 'bip39-generator/mnemonic-to-entropy',
    input: ({ language: name }) => ({ language: name }),
    pick: '/entropy',
  },
  run: ({ entropy, language: name }) => {
    const bytes = decodeHex(entropy);
    if (!wordCounts.some((count) => bytesFor(count) === bytes.length))
      throw new ToolError('invalid-entropy-length', { bytes: bytes.length });
    return encode(bytes, name);
  },
});

/**
 * The entropy of a phrase; `auto` finds the language out.
 * Errors, in this order: `invalid-word-count` { words }, `unknown-word` { index, word, suggestions }, `invalid-checksum`,
 * `ambiguous-language` { languages }.
 */
export const mnemonicToEntropy = operation('bip39-generator/mnemonic-to-entropy', {
  input: { mnemonic: secret(), language: anyLanguage },
  run: async ({ mnemonic, language: name }) => {
    const given = wordsOf(mnemonic);
    const { decodeMnemonic } = await loadCode();
    const decoded = await decodeMnemonic(given, name);
    return { entropy: encodeHex(decoded.entropy), language: decoded.language, words: given.length };
  },
});

/** BIP-39, "From mnemonic to seed": any phrase will do, right or not. Error: `invalid-word-count` when it is empty. */
export const mnemonicToSeed = operation('bip39-generator/mnemonic-to-seed', {
  result: 'text',
  thread: 'worker',
  input: { mnemonic: secret(), passphrase: secret('') },
  run: async ({ mnemonic, passphrase }, context) => {
    const phrase = mnemonic.normalize('NFKD').split(/\s+/).filter(Boolean).join(' ');
    if (phrase === '') throw new ToolError('invalid-word-count', { words: 0 });
    const salt = encodeUtf8(`mnemonic${passphrase.normalize('NFKD')}`);
    const seed = await pbkdf2(encodeUtf8(phrase), { hash: 'sha512', salt, iterations: 2048, length: 64 }, context);
    return encodeHex(seed);
  },
});

/** The words that may follow 11, 14, 17, 20 or 23 words. Errors: `invalid-word-count`, `unknown-word`. */
export const lastWords = operation('bip39-generator/last-words', {
  input: { mnemonic: secret(), language: anyLanguage },
  run: async ({ mnemonic, language: name }) => (await loadCode()).lastWordsFor(wordsOf(mnemonic), name),
});

/** Entropy of dice (1–6) or coins (0 and 1, or letters). Errors: `invalid-roll`, `not-enough-rolls` { bits, needed }. */
export const rollsToEntropy = operation('bip39-generator/rolls-to-entropy', {
  input: { rolls: secret(), kind: choice(rollKinds, 'dice'), words },
  result: 'text',
  run: ({ rolls, kind, words: count }) => encodeHex(entropyFromRolls(rolls, kind, bytesFor(count))),
});
