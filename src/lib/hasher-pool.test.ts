import { expect, test } from 'vitest';
import { HasherPool, type Hasher } from './hasher-pool.ts';

/** Counts the hashers that were made; each adds up its bytes. */
function observed() {
  const made: string[] = [];
  const pool = new HasherPool<string, Hasher>(async (name) => {
    made.push(name);
    let sum = 0;
    return {
      init: () => (sum = 0),
      update: (piece) => (sum += piece.reduce((all, byte) => all + byte, 0)),
      digest: () => new Uint8Array([sum]),
    };
  });
  const sum = (name: string, ...bytes: number[]): Promise<number | undefined> =>
    pool.lend([name], async ([hasher]) => {
      hasher?.update(new Uint8Array(bytes));
      return hasher?.digest('binary')[0];
    });
  return { made, pool, sum };
}

test('uses a hasher again, from its start', async () => {
  const { made, sum } = observed();
  await expect(sum('a', 1, 2)).resolves.toBe(3);
  await expect(sum('a', 4)).resolves.toBe(4);
  await expect(sum('b', 5)).resolves.toBe(5);
  expect(made).toEqual(['a', 'b']);
});

test('lends a hasher to one use at a time', async () => {
  const { made, pool } = observed();
  await pool.lend(['a', 'a'], async ([first, second]) => {
    expect(first).not.toBe(second);
    await pool.lend(['a'], async ([third]) => {
      expect([first, second]).not.toContain(third);
    });
  });
  expect(made).toEqual(['a', 'a', 'a']);
});

test('takes back the hashers of a use that failed', async () => {
  const { made, pool, sum } = observed();
  const failing = pool.lend(['a'], async ([hasher]) => {
    hasher?.update(new Uint8Array([7]));
    throw new Error('stopped');
  });
  await expect(failing).rejects.toThrow('stopped');
  await expect(sum('a', 1)).resolves.toBe(1);
  expect(made).toEqual(['a']);
});
