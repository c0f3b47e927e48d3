import { describe, expect, it } from 'vitest';
import { fill } from '#core/text.ts';
import { isPseudo, pseudoMessage, pseudoTable } from './pseudo.ts';

describe('the pseudo-locale', () => {
  it('accents a message and keeps its placeholders', () => {
    expect(pseudoMessage('Copy {name}')).toBe('⟦Çöpý {name}⟧');
    expect(fill(pseudoMessage({ one: '{count} file', other: '{count} files' }), 'en', { count: 2 })).toBe('⟦2 fîļéš⟧');
  });

  it('is off unless it is asked for', () => {
    const words = { a: 'A' };
    expect(isPseudo).toBe(false);
    expect(pseudoTable(words)).toBe(words);
  });
});
