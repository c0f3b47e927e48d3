import type { Ask } from '#core/ask.ts';

export const ask: Ask = {
  words: ['urlencode', 'urldecode'],
  patterns: [
    (line) => {
      const text = line.of('urlencode') ?? line.after('url encode') ?? line.after('encode url');
      return text === undefined ? undefined : { op: 'url-encoder/encode', input: { text } };
    },
    (line) => {
      const text = line.of('urldecode') ?? line.after('url decode') ?? line.after('decode url');
      return text === undefined ? undefined : { op: 'url-encoder/decode', input: { text } };
    },
  ],
  answer: (value) => String(value),
};
