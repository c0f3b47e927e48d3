import { expect, test } from 'vitest';
import { withPlace } from './with-place.ts';

test('says where the first zero character is, and leaves other errors alone', () => {
  const error = { code: 'not-text', message: '', details: {} };
  expect(withPlace(error, 'a;b\n1;\0\0')?.details).toEqual({ line: 2, column: 3, offset: 6 });
  const other = { ...error, code: 'malformed-row', details: { line: 2 } };
  expect(withPlace(other, '\0')).toBe(other);
  expect(withPlace(undefined, '\0')).toBeUndefined();
});
