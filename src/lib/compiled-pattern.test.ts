import { describe, expect, it } from 'vitest';
import { compiledPattern, isTooDeep, reasonOf } from './compiled-pattern.ts';

describe('compiledPattern', () => {
  it('starts at the beginning of the next text', () => {
    expect(compiledPattern('', 'g').lastIndex).toBe(0);
    expect(compiledPattern('[^]', 'y').exec('ab')?.[0]).toBe('a');
  });

  it('refuses what is not a pattern, and what the engine finds too large', () => {
    expect(() => compiledPattern('(', 'u')).toThrow(SyntaxError);
    for (const flags of ['', 'g', 'u', 'iu', 'v', 'y']) {
      expect(() => compiledPattern('9'.repeat(100_000), flags)).toThrow(SyntaxError);
      expect(() => compiledPattern('[ab]'.repeat(50_000), flags)).toThrow(SyntaxError);
    }
  });
});

describe('reasonOf', () => {
  const reasonFor = (pattern: string): string => {
    try {
      compiledPattern(pattern, '');
    } catch (error) {
      if (error instanceof SyntaxError) return reasonOf(error);
    }
    return 'none';
  };

  it('leaves out the pattern', () => {
    expect(reasonFor('(')).toBe('Unterminated group');
    expect(reasonFor('[9]: '.repeat(50_000))).toBe('Regular expression too large');
    expect(reasonFor('a')).toBe('none');
    expect(reasonOf(new SyntaxError('unterminated parenthetical'))).toBe('unterminated parenthetical');
  });
});

describe('isTooDeep', () => {
  it('counts groups and classes that are open at a time', () => {
    expect(isTooDeep('('.repeat(1000))).toBe(false);
    expect(isTooDeep('('.repeat(600) + '['.repeat(401))).toBe(true);
    expect(isTooDeep('()'.repeat(2000))).toBe(false);
    expect(isTooDeep(String.raw`\(`.repeat(2000))).toBe(false);
  });
});
