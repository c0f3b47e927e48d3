import { expect, it } from 'vitest';
import { repeated } from './repeated.mjs';

it.each([
  [[true], true, 1],
  [[false, true], true, 2],
  [[false, false, true], true, 3],
  [[false, false, false, true], false, 3],
])('tries %j', (outcomes, succeeds, tries) => {
  let count = 0;
  expect(repeated(() => outcomes[count++] ?? false, 0)).toBe(succeeds);
  expect(count).toBe(tries);
});
