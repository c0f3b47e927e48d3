import { expect, it } from 'vitest';
import { once } from './once.ts';

it('loads once, for those too who ask while it loads', async () => {
  let loads = 0;
  const load = once(async () => ++loads);
  expect(await Promise.all([load(), load()])).toEqual([1, 1]);
  expect(await load()).toBe(1);
});

it('tries again what failed', async () => {
  let loads = 0;
  const load = once(async () => {
    if (++loads === 1) throw new Error('no network');
    return loads;
  });
  await expect(load()).rejects.toThrow('no network');
  expect(await load()).toBe(2);
});
