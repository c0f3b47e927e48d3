import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { blob, flag, integer, secret, text, type Fields } from './field.ts';
import { execute, isOperation, operation, ToolError, type Result } from './operation.ts';

const repeat = operation('demo/repeat', {
  input: { text: text(), times: integer({ min: 0, max: 3 }, 2) },
  result: 'text',
  run: ({ text, times }) => text.repeat(times),
});
const failing = (error: unknown) =>
  operation('demo/fail', {
    input: {},
    run: () => {
      throw error;
    },
  });

describe('operation', () => {
  it('runs anywhere unless it asks for the worker', () => {
    expect(repeat.thread).toBe('any');
    expect(operation('demo/heavy', { input: {}, thread: 'worker', run: () => 1 }).thread).toBe('worker');
  });

  it('may tell how much work an input is', () => {
    const heavy = operation('demo/heavy', {
      input: { times: integer({}, 3) },
      weight: ({ times }) => 10 * times,
      run: () => 1,
    });
    expect([repeat.weight, heavy.weight?.({ times: 5 })]).toEqual([undefined, 50]);
  });

  it('takes a value into the first text, secret or file that is needed, or into the one it names', () => {
    const sourceOf = (input: Fields, source?: string) =>
      operation('demo/run', { input, run: () => 1, ...(source === undefined ? {} : { source }) }).source;
    expect(repeat.source).toBe('text');
    expect(sourceOf({ count: integer(), mode: text('0644'), expression: text() })).toBe('expression');
    expect(sourceOf({ file: blob(), name: text() })).toBe('file');
    expect(sourceOf({ password: secret(), hash: text() })).toBe('password');
    expect(sourceOf({ password: secret(), hash: text() }, 'hash')).toBe('hash');
    expect(sourceOf({ count: integer(), seed: text('') })).toBeUndefined();
  });

  it('tells what kind of value it gives', () => {
    expect(operation('demo/json', { input: {}, run: () => 1 }).result).toBe('json');
    expect(repeat.result).toBe('text');
    const refused = [
      // @ts-expect-error a text is not JSON
      () => operation('demo/text', { input: {}, run: () => 'a' }),
      // @ts-expect-error a number is not text
      () => operation('demo/number', { input: {}, result: 'text', run: () => 1 }),
      // @ts-expect-error bytes are not a file
      () => operation('demo/bytes', { input: {}, result: 'file', run: () => Promise.resolve(new Uint8Array()) }),
    ];
    expect(refused).toHaveLength(3);
  });

  it('is told from the other exports of an engine', () => {
    expect([repeat, () => 1, null, {}, { id: 'x/y' }, 'run'].map(isOperation)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('types the draft and the value', () => {
    expectTypeOf(execute(repeat, { text: 'a' })).toEqualTypeOf<Promise<Result<string>>>();
    const refused = [
      // @ts-expect-error a needed field is missing
      () => execute(repeat, {}),
      // @ts-expect-error an unknown field
      () => execute(repeat, { text: '', upper: true }),
      // @ts-expect-error a wrong type
      () => execute(repeat, { text: 1 }),
    ];
    expect(refused).toHaveLength(3);
  });
});

describe('execute', () => {
  it('fills in defaults and runs', async () => {
    expect(await execute(repeat, { text: 'ab' })).toEqual({ ok: true, value: 'abab' });
  });

  it('awaits an asynchronous run', async () => {
    const later = operation('demo/later', { input: { on: flag(true) }, run: ({ on }) => Promise.resolve(on) });
    expect(await execute(later, {})).toEqual({ ok: true, value: true });
  });

  it('answers a wrong input with the facts, and never runs', async () => {
    const run = vi.fn(() => 1);
    const result = await execute(operation('demo/never', { input: { text: text() }, run }), { text: 1 } as never);
    expect(result).toEqual({
      ok: false,
      error: {
        code: 'invalid-input',
        message: 'invalid-input',
        details: { field: 'text', problem: 'wrong-type', expected: 'text' },
      },
    });
    expect(run).not.toHaveBeenCalled();
  });

  it('turns a ToolError into a value', async () => {
    const result = await execute(failing(new ToolError('bad', { position: 7 })), {});
    expect(result).toEqual({ ok: false, error: { code: 'bad', message: 'bad', details: { position: 7 } } });
  });

  it('rethrows a bug', async () => {
    await expect(execute(failing(new TypeError('bug')), {})).rejects.toThrow('bug');
  });

  it('answers unreadable-file when a file can no longer be read', async () => {
    for (const name of ['NotReadableError', 'NotFoundError'])
      expect(await execute(failing(new DOMException('gone', name)), {})).toMatchObject({
        ok: false,
        error: { code: 'unreadable-file', details: { name } },
      });
    await expect(execute(failing(new DOMException('bug', 'DataError')), {})).rejects.toThrow('bug');
  });

  it('answers cancelled when the run was aborted', async () => {
    const controller = new AbortController();
    const waiting = operation('demo/wait', {
      input: {},
      run: (_, { signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    });
    const running = execute(waiting, {}, { signal: controller.signal });
    controller.abort();
    expect(await running).toMatchObject({ ok: false, error: { code: 'cancelled' } });
  });

  it('hands over progress and a signal even when the caller gives none', async () => {
    const progress = vi.fn();
    const counting = operation('demo/count', {
      input: {},
      run: (_, context) => {
        context.progress(1, 2);
        return context.signal.aborted;
      },
    });
    expect(await execute(counting, {})).toEqual({ ok: true, value: false });
    await execute(counting, {}, { progress });
    expect(progress).toHaveBeenCalledExactlyOnceWith(1, 2);
  });
});
