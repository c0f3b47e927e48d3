import { expect, it } from 'vitest';
import { shownValue } from './shown-value.ts';

it.each([
  [undefined, '–'],
  ['ES256', 'ES256'],
  [{ a: 1 }, '{"a":1}'],
  [`${'x'.repeat(59)}😀`, `${'x'.repeat(59)}…`],
])('writes %j as %s', (value, shown) => expect(shownValue(value)).toBe(shown));
