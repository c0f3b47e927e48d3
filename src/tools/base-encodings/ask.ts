import type { Ask } from '#core/ask.ts';

/** As they are typed; `base64` is another tool's word. */
const formats = [
  'base16',
  'base32',
  'base32hex',
  'base36',
  'base45',
  'base58',
  'base58check',
  'base62',
  'base85',
] as const;
const more = ['ascii85', 'z85', 'base91', 'zbase32'] as const;
const all = [...formats, ...more];

/** `base58 TEXT`, `unbase58 TEXT`, `base58 decode TEXT`, `punycode TEXT`. */
export const ask: Ask = {
  words: [...all, ...all.map((format) => `un${format}`), 'punycode', 'unpunycode'],
  patterns: [
    (line) => {
      const [first = '', second] = line.words;
      const format = all.find((name) => first === name || first === `un${name}`);
      if (format === undefined) return undefined;
      const isDecoding = first !== format || second === 'decode';
      const text = line.of(second === 'decode' || second === 'encode' ? `${first} ${second}` : first);
      if (text === undefined) return undefined;
      return { op: `base-encodings/${isDecoding ? 'decode' : 'encode'}`, input: { text, format } };
    },
    (line) => {
      const domain = line.after('punycode');
      if (domain !== undefined) return { op: 'base-encodings/idn-to-ascii', input: { domain } };
      const name = line.after('unpunycode');
      return name === undefined ? undefined : { op: 'base-encodings/idn-to-unicode', input: { domain: name } };
    },
  ],
  answer: (value) => (typeof value !== 'string' || value.includes('\n') ? undefined : value),
};
