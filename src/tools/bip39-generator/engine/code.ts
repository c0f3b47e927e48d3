import { sha256 } from '@noble/hashes/sha2.js';
import { ToolError } from '#core/operation.ts';
import { startOf } from '#core/start-of.ts';
import { encodeBinary } from '#lib/bytes.ts';
import { wordListsFor, type WordLanguage, type WordList } from './languages.ts';
import { suggest } from './suggest.ts';
import { bytesFor, wordCounts } from './word-count.ts';

/** BIP-39, "Generating the mnemonic": entropy, then as many bits of its SHA-256 as it has groups of 32. */
export function indexesOf(entropy: Uint8Array): number[] {
  const checksum = encodeBinary(sha256(entropy)).slice(0, entropy.length / 4);
  const groups = (encodeBinary(entropy) + checksum).match(/.{11}/g) ?? [];
  return groups.map((bits) => Number.parseInt(bits, 2));
}

/** Undefined when the checksum is wrong. */
export function entropyOf(indexes: readonly number[]): Uint8Array | undefined {
  const bits = indexes.map((index) => index.toString(2).padStart(11, '0')).join('');
  const entropy = Uint8Array.from({ length: bytesFor(indexes.length) }, (_, at) =>
    Number.parseInt(bits.slice(at * 8, at * 8 + 8), 2),
  );
  return indexesOf(entropy).at(-1) === indexes.at(-1) ? entropy : undefined;
}

export interface Decoded {
  readonly entropy: Uint8Array;
  readonly language: WordLanguage;
}

const knownIn = (words: readonly string[], { indexOf }: WordList): number =>
  words.filter((word) => indexOf.has(word)).length;

/** The lists that have all the words. Error: `unknown-word` { index, number, word, suggestions, language }. */
export async function listsWith(words: readonly string[], language: 'auto' | WordLanguage): Promise<WordList[]> {
  const lists = await wordListsFor(language);
  const complete = lists.filter((list) => knownIn(words, list) === words.length);
  if (complete.length > 0) return complete;
  const best = lists.reduce((a, b) => (knownIn(words, b) > knownIn(words, a) ? b : a));
  const index = words.findIndex((word) => !best.indexOf.has(word));
  const given = words[index] ?? '';
  const word = given.length > 60 ? `${startOf(given, 60)}…` : given;
  const suggestions = suggest(word, best);
  throw new ToolError('unknown-word', {
    index,
    number: index + 1,
    word,
    suggestions,
    language: best.language,
    ...(suggestions.length === 0 && { reason: 'alone' }),
    likely: suggestions.join(', '),
  });
}

const indexesIn = (words: readonly string[], { indexOf }: WordList): number[] =>
  words.map((word) => indexOf.get(word) ?? 0);

/** Errors: `invalid-word-count` { words }, `unknown-word`, `invalid-checksum`, `ambiguous-language` { languages }. */
export async function decodeMnemonic(words: readonly string[], language: 'auto' | WordLanguage): Promise<Decoded> {
  if (!wordCounts.some((count) => count === words.length))
    throw new ToolError('invalid-word-count', { words: words.length });
  const lists = await listsWith(words, language);
  const valid = lists.flatMap((list) => {
    const entropy = entropyOf(indexesIn(words, list));
    return entropy ? [{ entropy, language: list.language }] : [];
  });
  const [first] = valid;
  if (!first) throw new ToolError('invalid-checksum', { languages: lists.map((list) => list.language) });
  if (valid.length > 1) {
    const languages = valid.map((each) => each.language);
    throw new ToolError('ambiguous-language', { languages, names: languages.join(', '), reason: languages.join('-') });
  }
  return first;
}

/** The words that, put last, make the checksum right, in the order of the list. */
export async function lastWordsFor(words: readonly string[], language: 'auto' | WordLanguage) {
  if (!wordCounts.some((count) => count === words.length + 1))
    throw new ToolError('invalid-word-count', { words: words.length, reason: 'last' });
  const [list] = await listsWith(words, language);
  if (!list) throw new ToolError('invalid-word-count', { words: words.length, reason: 'last' });
  const start = indexesIn(words, list);
  return {
    language: list.language,
    words: list.words.filter((_, index) => entropyOf([...start, index]) !== undefined),
  };
}
