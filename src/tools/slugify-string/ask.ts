import type { Ask } from '#core/ask.ts';

export const ask: Ask = {
  words: ['slug'],
  patterns: [
    (line) => {
      const text = line.after('slug');
      return text === undefined ? undefined : { op: 'slugify-string/slugify', input: { text } };
    },
  ],
  answer: (value) => String(value),
};
