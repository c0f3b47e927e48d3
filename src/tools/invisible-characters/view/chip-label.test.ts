import { expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { loadProperties } from '#lib/unicode/properties.ts';
import { scan } from '../engine.ts';
import { chipLabel } from './chip-label.ts';
import { scriptName } from './script-name.ts';

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
  expect(result.value.findings.map((finding) => chipLabel(finding, 'en'))).toEqual(labels);
});

it('names scripts in the language of the page', async () => {
  const result = await execute(scan, { text: 'p\u0430y' });
  if (!result.ok) throw new Error(result.error.code);
  expect(result.value.findings.map((finding) => chipLabel(finding, 'fr'))[0]).toBe('latin + cyrillique');
});

it.each([
  ['Greek', 'fr', 'grec'],
  ['Greek', 'en', 'Greek'],
  ['Arabic', 'fr', 'arabe'],
  ['Tai Viet', 'fr', 'taï viêt'],
  // Without a name in French, and with the first letters of another code
  ['Old Sogdian', 'fr', 'Old Sogdian'],
  ['Gurung Khema', 'fr', 'Gurung Khema'],
] as const)('%s is in %s: %s', (name, language, shown) => {
  expect(scriptName(name, language)).toBe(shown);
});

it('names every Unicode script', async () => {
  const { script } = await loadProperties();
  for (const name of script.values) expect(scriptName(name, 'fr')).not.toBe('');
});
