import { expect, it } from 'vitest';
import { loadEntries } from '../engine/entries.ts';
import { searchEntries } from '../engine/search.ts';
import { undefinedCode } from './sections.ts';

it.each([
  ['299', 299],
  [' 520 ', 520],
  ['404', undefined],
  ['200', undefined],
  ['600', undefined],
  ['no such name', undefined],
])('of %j the standards do not define %s', async (query, code) => {
  expect(undefinedCode(query, searchEntries(await loadEntries(), query, 'en'))).toBe(code);
});
