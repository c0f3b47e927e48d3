import { describe, expect, it } from 'vitest';
import { fill } from '#core/text.ts';
import { isPseudo, pseudoMessage, pseudoWords } from './pseudo.ts';

describe('the pseudo-locale', () => {
  it('accents a message and keeps its placeholders', () => {
    expect(pseudoMessage('Copy {name}')).toBe('⟦Çöpý {name}⟧');
    expect(fill(pseudoMessage({ one: '{count} file', other: '{count} files' }), 'en', { count: 2 })).toBe('⟦2 fîļéš⟧');
  });

  it('is off unless it is asked for', () => {
    const words = { en: { a: 'A' }, fr: { a: 'B' } };
    expect(isPseudo).toBe(false);
    expect(pseudoWords(words)).toBe(words);
  });
});
