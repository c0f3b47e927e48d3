import { member, type Ask } from '#core/ask.ts';

const counted = (value: unknown, one: string): string => `${String(value)} ${value === 1 ? one : `${one}s`}`;

export const ask: Ask = {
  words: ['count'],
  patterns: [
    (line) => {
      const text = line.after('count');
      return text === undefined ? undefined : { op: 'text-statistics/analyze', input: { text } };
    },
  ],
  answer: (value) => `${counted(member(value, 'words'), 'word')}, ${counted(member(value, 'characters'), 'character')}`,
};
