import { member, type Ask } from '#core/ask.ts';

export const ask: Ask = {
  words: ['emoji'],
  patterns: [
    (line) => {
      const query = line.after('emoji');
      return query === undefined ? undefined : { op: 'emoji-picker/search', input: { query, limit: 1 } };
    },
    (line) => {
      const query = line.after('emoji');
      const input = { query, limit: 1, locale: 'fr' };
      return query === undefined ? undefined : { op: 'emoji-picker/search', input };
    },
  ],
  answer: (value) => {
    const emoji = member((value as readonly unknown[])[0], 'emoji');
    return typeof emoji === 'string' ? emoji : undefined;
  },
};
