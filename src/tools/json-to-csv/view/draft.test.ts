import { expect, it } from 'vitest';
import { initial, withText } from './draft.ts';

it('forgets with Sample and Clear what was chosen in the document before', () => {
  expect(withText(initial.text)).toEqual({ text: initial.text, columns: [], rowsAt: '' });
  expect(withText('')).toEqual({ text: '', columns: [], rowsAt: '' });
  expect(withText('[1]')).toEqual({ text: '[1]' });
});
