import { expect, it, vi } from 'vitest';
import { together } from './together.ts';

it('is slow while one run is, and cancels all', () => {
  const quick = { slow: false, cancel: vi.fn() };
  const slow = { slow: true, cancel: vi.fn() };
  expect(together(quick, quick).slow).toBe(false);
  const both = together(quick, slow);
  expect(both.slow).toBe(true);
  both.cancel();
  expect(quick.cancel).toHaveBeenCalledOnce();
  expect(slow.cancel).toHaveBeenCalledOnce();
});
