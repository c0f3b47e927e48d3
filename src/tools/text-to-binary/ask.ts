import { canonical, type Ask } from '#core/ask.ts';

export const ask: Ask = {
  words: ['hex', 'unhex'],
  patterns: [
    (line) => {
      const text = line.after('hex');
      // “hex color” is a search.
      if (text === undefined || canonical(text) === 'color') return undefined;
      return { op: 'text-to-binary/encode', input: { text, base: 16 } };
    },
    (line) => {
      const text = line.after('unhex');
      return text === undefined ? undefined : { op: 'text-to-binary/decode', input: { text, base: 16 } };
    },
  ],
  answer: (value) => (String(value).includes('\n') ? undefined : String(value)),
};
