import { expect, it } from 'vitest';
import { translator } from '#core/text.ts';
import { text } from '../text.ts';
import french from '../text.fr.ts';
import { noticesOf } from './notices.ts';

const t = translator(text.en, 'en');

it('says which characters are drawn as others, and which are left out', () => {
  const replaced = [
    { character: 'é', drawn: 'e' },
    { character: '\u2003', drawn: 'x' },
  ];
  expect(noticesOf(t, replaced, ['😀'])).toEqual([
    'Not in this font: é (drawn as e), U+2003 (drawn as x).',
    '😀 is not in this font and was left out.',
  ]);
  expect(noticesOf(t, [], ['1', '\0'])).toEqual(['1 U+0000 are not in this font and were left out.']);
  expect(noticesOf(t, [], [])).toEqual([]);
});

it('says so in French', () => {
  expect(noticesOf(translator(french, 'fr'), [{ character: 'é', drawn: 'e' }], [])).toEqual([
    'Pas dans cette police\u00a0: é (dessiné comme e).',
  ]);
});
