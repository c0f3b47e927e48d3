import { expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { scan } from '../engine.ts';
import { chipLabel } from './chip-label.ts';

const tags = (text: string): string =>
  Array.from(text, (sign) => String.fromCodePoint(0xe0000 + sign.charCodeAt(0))).join('');

it.each<readonly [string, readonly string[]]>([
  ['a\u200Bb\u00A0c', ['ZWSP', 'NBSP']],
  ['a\u3000b', ['U+3000']],
  ['a\u0000b\u001Fc\u007Fd\u0085', ['NUL', 'US', 'DEL', 'NEL']],
  ['\uFEFFa', ['BOM']],
  ['a\uD800b', ['U+D800']],
  [`a${tags('go')}`, ['TAG go']],
  [`a${tags('a'.repeat(30))}`, [`TAG ${'a'.repeat(24)}…`]],
  ['a\u{E0001}', ['TAG']],
  ['a\uFE00', ['U+FE00']],
  ['a\uFE00\uFE01\uFE02', ['VS × 3']],
  ['p\u0430y', ['Latin + Cyrillic', 'U+0430']],
  ['e\u0301', ['≠ NFC']],
])('%j has the chips %j', async (text, labels) => {
  const result = await execute(scan, { text });
  if (!result.ok) throw new Error(result.error.code);
  expect(result.value.findings.map(chipLabel)).toEqual(labels);
});
