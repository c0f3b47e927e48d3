import type { Ask } from '#core/ask.ts';

export const ask: Ask = {
  words: ['escape', 'unescape'],
  patterns: [
    (line) => {
      const text = line.after('escape html') ?? line.after('html escape');
      return text === undefined ? undefined : { op: 'html-entities/encode', input: { text } };
    },
    (line) => {
      const text = line.after('unescape html') ?? line.after('html unescape');
      return text === undefined ? undefined : { op: 'html-entities/decode', input: { text } };
    },
  ],
  answer: (value) => String(value),
};
