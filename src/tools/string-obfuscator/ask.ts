import type { Ask } from '#core/ask.ts';

export const ask: Ask = {
  words: ['obfuscate'],
  patterns: [
    (line) => {
      const text = line.after('obfuscate');
      return text === undefined ? undefined : { op: 'string-obfuscator/obfuscate', input: { text } };
    },
  ],
  answer: (value) => String(value),
};
