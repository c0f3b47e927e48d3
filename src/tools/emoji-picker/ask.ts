import { member, type Ask, type Pattern } from '#core/ask.ts';
import type { Details } from '#core/operation.ts';

const searching =
  (languages: Details): Pattern =>
  (line) => {
    const query = line.after('emoji');
    return query === undefined ? undefined : { op: 'emoji-picker/search', input: { query, limit: 1, ...languages } };
  };

export const ask: Ask = {
  words: ['emoji'],
  // The language of the reader, then any.
  patterns: [{}, { locale: 'fr' }, { locale: 'en' }].map(searching),
  answer: (value) => {
    const emoji = member((value as readonly unknown[])[0], 'emoji');
    return typeof emoji === 'string' ? emoji : undefined;
  },
};
