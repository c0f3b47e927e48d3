import type { Ask, Line } from '#core/ask.ts';

const after = (line: Line, verb: string): string | undefined =>
  line.after(`${verb} html`) ?? line.after(`html ${verb}`);

export const ask: Ask = {
  words: ['escape', 'unescape'],
  patterns: [
    (line) => {
      const text = after(line, 'escape') ?? after(line, 'encode');
      return text === undefined ? undefined : { op: 'html-entities/encode', input: { text } };
    },
    (line) => {
      const text = after(line, 'unescape') ?? after(line, 'decode');
      return text === undefined ? undefined : { op: 'html-entities/decode', input: { text } };
    },
  ],
  answer: (value) => String(value),
};
