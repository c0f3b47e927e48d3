import { expect, test } from 'vitest';
import type { Row } from '../engine/compare.ts';
import { scaleOf } from './mean-bar.tsx';

const row = (mean: number | null, marginOfError: number | null): Row => ({ mean, marginOfError }) as Row;

test('ends where the longest margin does, unless that is more than its mean', () => {
  expect(scaleOf([row(8, 1), row(10, 2)])).toEqual({ low: 0, high: 12 });
  expect(scaleOf([row(7.5, 31.8), row(10, 25.4)])).toEqual({ low: 0, high: 10 });
  expect(scaleOf([row(-5, 1), row(2, 30)])).toEqual({ low: -6, high: 2 });
  expect(scaleOf([row(-5, 30)])).toEqual({ low: -5, high: 0 });
  expect(scaleOf([row(0, null), row(null, null)])).toEqual({ low: 0, high: 1 });
});
