import type { Ask } from '#core/ask.ts';

export const ask: Ask = {
  words: ['hex', 'unhex'],
  patterns: [
    (line) => {
      const text = line.of('unhex') ?? line.of('hex decode') ?? line.of('decode hex');
      return text === undefined ? undefined : { op: 'text-to-binary/decode', input: { text, base: 16 } };
    },
    (line) => {
      if (line.words[1] === 'decode') return undefined;
      const text = line.of('hex encode') ?? line.of('encode hex') ?? line.of('hex');
      // “hex color” is a search, “hex to decimal ff” another question, and 0xff is hexadecimal already.
      if (
        text === undefined ||
        /^(?:(?:colou?r|couleur)s?(?:\s\S+)?|(?:to|in|en|vers)\s.*|[+-]?0x[\da-f]+)$/i.test(text)
      )
        return undefined;
      return { op: 'text-to-binary/encode', input: { text, base: 16 } };
    },
  ],
  answer: (value) => (String(value).includes('\n') ? undefined : String(value)),
};
