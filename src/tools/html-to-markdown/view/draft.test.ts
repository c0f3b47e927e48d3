import { expect, it } from 'vitest';
import { withBase } from './draft.ts';

it.each(['https://me:secret@example.com/', 'http://:secret@example.com'])('keeps %s secret', (base) => {
  expect(withBase(base)).toEqual({ baseUrl: '', secretBaseUrl: base });
});

it.each(['https://me@example.com/a:b@c', 'example', ''])('keeps %j as it is', (base) => {
  expect(withBase(base)).toEqual({ baseUrl: base, secretBaseUrl: '' });
});
