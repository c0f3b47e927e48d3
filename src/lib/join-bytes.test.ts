import { expect, it } from 'vitest';
import { joinBytes } from './join-bytes.ts';

it('joins parts in their order', () => {
  expect(joinBytes([])).toEqual(new Uint8Array());
  expect(joinBytes([Uint8Array.of(1, 2), new Uint8Array(), Uint8Array.of(3)])).toEqual(Uint8Array.of(1, 2, 3));
});

it('copies, even a single part', () => {
  const part = Uint8Array.of(1, 2, 3, 4).subarray(1, 3);
  const joined = joinBytes([part]);
  part.fill(0);
  expect(joined).toEqual(Uint8Array.of(2, 3));
  expect(joined.buffer.byteLength).toBe(2);
});

it('takes more parts than a call takes arguments', () => {
  const count = 1_000_000;
  const joined = joinBytes(Array<Uint8Array>(count).fill(Uint8Array.of(7)));
  expect(joined.length).toBe(count);
  expect(joined.at(-1)).toBe(7);
});
