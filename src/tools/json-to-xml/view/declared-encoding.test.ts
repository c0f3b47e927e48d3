import { expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { foreignEncoding } from '#lib/xml/encoding.ts';
import { convert } from '../engine.ts';

it.each([
  ['ISO-8859-1', 'é', 'ISO-8859-1'],
  ['ISO-8859-1', 'e', undefined],
  ['UTF-16', 'e', 'UTF-16'],
  ['utf-8', 'é', undefined],
])('knows whether XML in UTF-8 declares something else: %s, %s', async (encoding, a, expected) => {
  const json = { _declaration: { _attributes: { version: '1.0', encoding } }, a };
  const result = await execute(convert, { text: JSON.stringify(json), convention: 'compact' });
  if (!result.ok) throw new Error(result.error.code);
  expect(foreignEncoding(result.value)).toBe(expected);
});

it('finds no encoding where none is declared', () => {
  expect(foreignEncoding('<?xml version="1.0"?>\n<a b=\'encoding="x"\'>é</a>')).toBeUndefined();
});
