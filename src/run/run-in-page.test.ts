import { describe, expect, it } from 'vitest';
import { integer, text } from '#core/field.ts';
import { operation } from '#core/operation.ts';
import { pageLimit, prepare, runInPage, sizeOf } from './run-in-page.ts';

describe('sizeOf', () => {
  it.each([
    ['', 0],
    ['é😀', 3],
    [new Uint8Array(7), 7],
    [new Blob(['x']), Infinity],
    [1, 8],
    [null, 8],
    [undefined, 8],
  ])('%#', (value, size) => {
    expect(sizeOf(value)).toBe(size);
  });

  it('adds up what is inside', () => {
    expect(sizeOf({ text: 'x'.repeat(pageLimit) })).toBeGreaterThan(pageLimit);
    expect(sizeOf({ rows: [{ name: 'abc' }] })).toBeLessThan(64);
    expect(sizeOf({ files: [new File(['x'], 'x')] })).toBe(Infinity);
    expect(sizeOf(Array.from({ length: 10_000 }, () => 1))).toBeGreaterThan(pageLimit);
  });

  it('is not limited by depth', () => {
    expect(sizeOf(JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)))).toBeGreaterThan(pageLimit);
  });
});

describe('prepare', () => {
  const input = { text: text(''), times: integer({ min: 1 }, 1) };
  const repeat = operation('demo/repeat', {
    input,
    weight: ({ text, times }) => text.length * times,
    result: 'text',
    run: ({ text, times }) => text.repeat(times),
  });

  it('weighs an input by its size and by what the operation makes of it', () => {
    expect(prepare(repeat, { text: 'ab' }).isLight).toBe(true);
    expect(prepare(repeat, { text: 'ab', times: pageLimit / 4 }).isLight).toBe(true);
    expect(prepare(repeat, { text: 'ab', times: pageLimit }).isLight).toBe(false);
    expect(prepare(repeat, { text: 'a'.repeat(pageLimit) }).isLight).toBe(false);
    expect(prepare(operation('demo/worker', { input, thread: 'worker', run: () => 1 }), {}).isLight).toBe(false);
  });

  it('sends to the worker what has a time limit', () => {
    expect(prepare(operation('demo/limited', { input, timeLimit: () => 1000, run: () => 1 }), {}).isLight).toBe(false);
  });

  it('answers on the page what is refused', () => {
    expect(prepare(repeat, { text: 'a'.repeat(pageLimit), times: 0 }).isLight).toBe(true);
  });
});

describe('runInPage', () => {
  it('takes the input as it was checked, once', async () => {
    let checks = 0;
    const own = text();
    const counted: typeof own = {
      ...own,
      read: (value, path) => {
        checks += 1;
        return own.read(value, path);
      },
    };
    const shout = operation('demo/shout', {
      input: { text: counted },
      result: 'text',
      run: ({ text }) => text.toUpperCase(),
    });
    const context = { signal: new AbortController().signal, progress: () => undefined };
    expect(await runInPage(prepare(shout, { text: 'a' }), context)).toEqual({ ok: true, value: 'A' });
    expect(checks).toBe(1);
    expect(await runInPage(prepare(shout, { text: 1 } as never), context)).toMatchObject({
      error: { code: 'invalid-input', details: { field: 'text' } },
    });
    expect(checks).toBe(2);
  });
});
