import { expect, it } from 'vitest';
import { open } from './open.ts';

it('reads a literal on the side of literals', () => {
  const literal = String.raw`"a\nb"`;
  expect(open({ text: literal, target: 'json' }, 'string-escaper/unescape')).toEqual({
    literal,
    target: 'json',
    source: 'literal',
  });
  expect(open({ text: 'a' }, 'string-escaper/escape')).toEqual({ text: 'a', source: 'text' });
});
