import { choice, flag, integer, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation, ToolError } from '#core/operation.ts';
import { encodeBase32 } from '#lib/base32.ts';
import { encodeBase64 } from '#lib/base64.ts';
import { encodeHex } from '#lib/bytes.ts';
import { randomBytes, randomSource, type RandomSource } from '#lib/random.ts';
import { alphabetsOf } from './engine/alphabet.ts';
import { lengthBound } from './engine/pattern-length.ts';

const loadPattern = once(() => import('./engine/pattern.ts'));

/**
 * Tokens of independent, uniform symbols. `length` counts code points, without the prefix; `entropyBits` is
 * length × log2(alphabetSize), to two decimals.
 * Errors: `empty-alphabet`, `length-too-short` { length, classes }.
 */
export const generate = operation('token-generator/generate', {
  random: true,
  input: {
    length: integer({ min: 1, max: 4096 }, 64),
    count: integer({ min: 1, max: 1000 }, 1),
    uppercase: flag(true),
    lowercase: flag(true),
    digits: flag(true),
    symbols: flag(false),
    customAlphabet: text(''),
    exclude: text(''),
    excludeSimilar: flag(false),
    requireEach: flag(false),
    prefix: text(''),
  },
  weight: ({ length, count }) => length * count,
  run: ({ length, count, requireEach, prefix, ...choice }) => {
    const alphabets = alphabetsOf(choice);
    if (alphabets.length === 0) throw new ToolError('empty-alphabet');
    const isRequired = requireEach && choice.customAlphabet === '';
    if (isRequired && length < alphabets.length) {
      throw new ToolError('length-too-short', { length, classes: alphabets.length });
    }
    const draw = tokenDraw(alphabets, length, isRequired);
    const tokens = Array.from({ length: count }, () => prefix + draw());
    const alphabetSize = alphabets.flat().length;
    return { tokens, alphabetSize, entropyBits: Math.round(length * Math.log2(alphabetSize) * 100) / 100 };
  },
});

/** A whole token is drawn again until each class occurs: rejection keeps it uniform over the allowed tokens. */
function tokenDraw(alphabets: readonly (readonly string[])[], length: number, isRequired: boolean): () => string {
  const source = randomSource();
  const symbols = alphabets.flat();
  const classBits = alphabets.flatMap((alphabet, index) => alphabet.map(() => 1 << index));
  const wanted = isRequired ? (1 << alphabets.length) - 1 : 0;
  const token = Array.from({ length }, () => '');
  return () => {
    let found: number;
    do {
      found = 0;
      for (let place = 0; place < length; place++) {
        const drawn = source.below(symbols.length);
        token[place] = symbols[drawn] as string;
        found |= classBits[drawn] as number;
      }
    } while ((found & wanted) !== wanted);
    return token.join('');
  };
}

const byteWriters = {
  hex: encodeHex,
  base64: (bytes: Uint8Array) => encodeBase64(bytes),
  base64url: (bytes: Uint8Array) => encodeBase64(bytes, { urlSafe: true }),
  base32: (bytes: Uint8Array) => encodeBase32(bytes),
} as const;

/** Random bytes; base64url and base32 (RFC 4648) without padding. The prefix stands before them as it is. */
export const bytes = operation('token-generator/bytes', {
  random: true,
  input: {
    byteLength: integer({ min: 1, max: 1024 }, 32),
    encoding: choice(['hex', 'base64', 'base64url', 'base32'], 'base64url'),
    count: integer({ min: 1, max: 1000 }, 1),
    prefix: text(''),
  },
  weight: ({ byteLength, count }) => byteLength * count,
  run: ({ byteLength, encoding, count, prefix }) => {
    const drawn = randomBytes(byteLength * count);
    const write = byteWriters[encoding];
    const tokens = Array.from(
      { length: count },
      (_, index) => prefix + write(drawn.subarray(index * byteLength, (index + 1) * byteLength)),
    );
    return { tokens, entropyBits: 8 * byteLength };
  },
});

const wordLists = {
  english: () => import('@scure/bip39/wordlists/english.js'),
  french: () => import('@scure/bip39/wordlists/french.js'),
} as const;

/** What a word costs to draw and write, in characters of a token. */
const wordCost = 8;

/** Words drawn from a BIP39 list, 11 bits each. Not a wallet's mnemonic: there is no checksum word. */
export const passphrase = operation('token-generator/passphrase', {
  random: true,
  input: {
    words: integer({ min: 1, max: 64 }, 8),
    language: choice(['english', 'french'], 'english'),
    separator: text('-'),
    capitalise: flag(false),
    count: integer({ min: 1, max: 1000 }, 1),
  },
  weight: ({ words, count }) => wordCost * words * count,
  run: async ({ words, language, separator, capitalise, count }) => {
    const { wordlist } = await wordLists[language]();
    const source = randomSource();
    const draw = (): string => wordFrom(wordlist, source, capitalise);
    const tokens = Array.from({ length: count }, () => Array.from({ length: words }, draw).join(separator));
    return { tokens, entropyBits: words * Math.log2(wordlist.length) };
  },
});

/** NFC, as keyboards type it; BIP39 stores its French list decomposed. */
function wordFrom(wordlist: readonly string[], source: RandomSource, capitalise: boolean): string {
  const word = (wordlist[source.below(wordlist.length)] as string).normalize('NFC');
  return capitalise ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/**
 * Tokens of a given shape, such as license keys: `A` and `a` are letters, `9` is a digit, `X` and `x` are letters or
 * digits, `H` and `h` hexadecimal digits, `C` is Crockford's Base32, `*` any of A–Z, a–z and 0–9, `[…]` one of a set,
 * `{n}` repeats what is before it, and a backslash protects the next character. Everything else is itself.
 * `entropyBits` is Σ log2 of the choices, to two decimals.
 * Errors: `invalid-pattern` { position, reason } with the position in code points from 1, `too-long` { length, max }.
 *
 * @example
 * ```ts
 * await execute(pattern, { pattern: 'AA-99' }); // { tokens: ['QK-07'], entropyBits: 16.04 }
 * ```
 */
export const pattern = operation('token-generator/pattern', {
  random: true,
  input: {
    pattern: text(undefined, { min: 1, max: 200 }),
    count: integer({ min: 1, max: 1000 }, 1),
  },
  weight: ({ pattern: shape, count }) => lengthBound(shape) * count,
  run: async ({ pattern: shape, count }) => {
    const { drawToken, entropyOf, parsePattern } = await loadPattern();
    const elements = parsePattern(shape);
    const source = randomSource();
    const tokens = Array.from({ length: count }, () => drawToken(elements, source));
    return { tokens, entropyBits: entropyOf(elements) };
  },
});
