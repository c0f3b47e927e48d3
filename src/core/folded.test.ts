import { expect, it } from 'vitest';
import { folded } from './folded.ts';

it.each([
  ['Été ÇA', 'ete ca'],
  ['Œuvre Æ Straße', 'oeuvre ae strasse'],
  ['ﬁn ①', 'fin 1'],
])('folds %s', (text, expected) => {
  expect(folded(text)).toBe(expected);
});
