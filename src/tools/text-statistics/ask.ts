import { member, type Ask } from '#core/ask.ts';

const counted = (value: unknown, one: string): string => `${String(value)} ${value === 1 ? one : `${one}s`}`;

const things =
  /^(?:(?:the|les?|des|of)\s+)?(?:words?|characters?|letters?|lines?|mots?|caract[eè]res?|lettres?|lignes?)(?:\s+(?:online|en ligne))?$/i;

export const ask: Ask = {
  words: ['count'],
  patterns: [
    (line) => {
      const text = line.after('count');
      // “count words” asks for the tool, and not about a word.
      if (text === undefined || things.test(text)) return undefined;
      return { op: 'text-statistics/analyze', input: { text } };
    },
  ],
  answer: (value) => `${counted(member(value, 'words'), 'word')}, ${counted(member(value, 'characters'), 'character')}`,
};
