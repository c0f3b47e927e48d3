import { expect, it } from 'vitest';
import { namesIn, shownNames } from './draft.ts';

it.each(['item', 'item,', 'item, ', 'item , entry', 'item entry'])('leaves %j as it is typed', (typed) => {
  expect(shownNames(namesIn(typed), typed)).toBe(typed);
});

it.each([
  [['item', 'entry'], 'item,', 'item, entry'],
  [[], 'item', ''],
])('shows %j that were chosen otherwise', (names, typed, shown) => {
  expect(shownNames(names, typed)).toBe(shown);
});
