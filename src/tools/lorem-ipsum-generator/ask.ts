import { countIn, type Ask } from '#core/ask.ts';

export const ask: Ask = {
  words: ['lorem'],
  patterns: [
    (line) => {
      const op = 'lorem-ipsum-generator/generate';
      if (line.is('lorem')) return { op, input: {} };
      const count = line.words.length === 2 ? countIn(line.after('lorem'), 1, 100) : undefined;
      return count === undefined ? undefined : { op, input: { count } };
    },
  ],
  answer: (value) => String(value),
};
