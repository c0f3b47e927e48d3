import { member, type Ask } from '#core/ask.ts';

const names: Readonly<Record<string, string>> = { blake2b: 'blake2b-512', blake2s: 'blake2s-256' };
const words =
  'md4 md5 sha1 sha224 sha256 sha384 sha512 sha512-256 sha3-224 sha3-256 sha3-384 sha3-512 keccak-224 keccak-256 keccak-384 keccak-512 ripemd160 blake2b blake2s blake2b-256 blake2b-512 blake2s-256 blake3 sm3 whirlpool crc32 crc32c adler32 xxh32 xxh64 xxh3-64 xxh3-128'.split(
    ' ',
  );
const written = new Map(
  words.flatMap((word) => [[word, word] as const, [word.replace(/^(sha)(?=[125])/, '$1-'), word] as const]),
);

export const ask: Ask = {
  words: [...written.keys()],
  patterns: [
    (line) => {
      const [word = ''] = line.words;
      const algorithm = written.get(word);
      const name = line.words[2] === 'of' && /^(?:hash|sum|checksum|digest)$/.test(line.words[1] ?? '');
      const text = algorithm === undefined ? undefined : line.of(name ? `${word} ${line.words[1]}` : word);
      if (algorithm === undefined || text === undefined) return undefined;
      return { op: 'hash-text/hash', input: { text, algorithms: [names[algorithm] ?? algorithm] } };
    },
  ],
  answer: (value) => {
    const candidates = member(value, 'candidates');
    if (Array.isArray(candidates)) return candidates.join(', ');
    const [digest] = Object.values(value as object) as readonly unknown[];
    return typeof digest === 'string' ? digest : undefined;
  },
};
