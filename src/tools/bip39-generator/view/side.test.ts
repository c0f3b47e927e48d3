import { expect, it } from 'vitest';
import { sideOf } from './side.ts';

it('takes a phrase that was not drawn here for one that was typed', () => {
  expect(sideOf('fresh', '', '')).toBe('fresh');
  expect(sideOf('fresh', 'zoo zoo', 'zoo zoo')).toBe('fresh');
  expect(sideOf('fresh', 'zoo zoo', 'letter advice')).toBe('mnemonic');
  expect(sideOf('fresh', '', 'letter advice')).toBe('mnemonic');
  expect(sideOf('fresh', 'zoo zoo', '')).toBe('entropy');
  expect(sideOf('entropy', 'zoo zoo', 'zoo zoo')).toBe('entropy');
});
