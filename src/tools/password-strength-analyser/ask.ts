import { member, type Ask } from '#core/ask.ts';

export const ask: Ask = {
  words: ['strength'],
  patterns: [
    (line) => {
      const password = line.after('strength');
      return password === undefined ? undefined : { op: 'password-strength-analyser/analyse', input: { password } };
    },
  ],
  answer: (value) => `${String(member(value, 'score'))}/4, ${String(member(value, 'guessBits'))} bits`,
};
