import type { Ask } from '#core/ask.ts';

export const ask: Ask = {
  words: ['nato'],
  patterns: [
    (line) => {
      const text = line.after('nato');
      return text === undefined ? undefined : { op: 'text-to-nato-alphabet/to-nato', input: { text } };
    },
  ],
  answer: (value) => String(value),
};
