import { countIn, member, type Ask, type Line } from '#core/ask.ts';

const op = 'token-generator/generate';

const countAfter = (line: Line, word: string, most: number): number | undefined =>
  line.words.length === 2 ? countIn(line.after(word), 1, most) : undefined;

export const ask: Ask = {
  words: ['token', 'password', 'pin', 'passphrase'],
  patterns: [
    (line) => {
      const length = countAfter(line, 'token', 4096);
      return length === undefined ? undefined : { op, input: { length } };
    },
    (line) => {
      const length = countAfter(line, 'password', 4096);
      return length === undefined ? undefined : { op, input: { length, symbols: true } };
    },
    (line) => {
      const length = countAfter(line, 'pin', 64);
      return length === undefined ? undefined : { op, input: { length, uppercase: false, lowercase: false } };
    },
    (line) => {
      const words = countAfter(line, 'passphrase', 64);
      return words === undefined ? undefined : { op: 'token-generator/passphrase', input: { words } };
    },
  ],
  answer: (value) => (member(value, 'tokens') as readonly string[]).join('\n'),
};
