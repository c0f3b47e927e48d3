import { expect, it } from 'vitest';
import { partsOf } from './coverage.ts';

it('draws what is covered, the gap, and what was saved later', () => {
  expect(partsOf([0, 100, 150, 50], 260)).toEqual([
    { kind: 'covered', from: 0, to: 100 },
    { kind: 'open', from: 100, to: 150 },
    { kind: 'covered', from: 150, to: 200 },
    { kind: 'after', from: 200, to: 260 },
  ]);
  expect(partsOf([10, 20], 30)).toEqual([
    { kind: 'open', from: 0, to: 10 },
    { kind: 'covered', from: 10, to: 30 },
  ]);
});

it.each([[[]], [[0, 100, 50, 10]], [[0, 100, 150, 200]], [[0, -1]]])('draws nothing of %j', (range) => {
  expect(partsOf(range, 260)).toEqual([]);
});
