import { describe, expect, it, vi } from 'vitest';
import { text } from '#core/field.ts';
import { operation } from '#core/operation.ts';
import { runStoppable } from './thread.ts';

/** An operation of somebody else, which no thread of ours can find: it runs here and has to heed its signal. */
const wait = operation('elsewhere/wait', {
  input: { text: text() },
  result: 'text',
  run: ({ text }, { signal }) =>
    new Promise<string>((resolve, reject) => {
      if (text !== '') resolve(text);
      signal.addEventListener('abort', () => reject(new Error('aborted')));
    }),
});

describe('without a thread', () => {
  it('an operation is told when it is to end, and the answer says why', async () => {
    const controller = new AbortController();
    const run = runStoppable(wait, { text: '' }, { signal: controller.signal, timeLimit: 60_000 });
    controller.abort();
    expect(await run).toMatchObject({ ok: false, error: { code: 'cancelled' } });
    expect(await runStoppable(wait, { text: '' }, { timeLimit: 20 })).toMatchObject({
      ok: false,
      error: { code: 'too-slow', details: { limit: 20 } },
    });
  });

  it('a signal or a limit that does not come changes nothing', async () => {
    const { signal } = new AbortController();
    expect(await runStoppable(wait, { text: 'a' }, { signal, timeLimit: 60_000 })).toEqual({ ok: true, value: 'a' });
  });

  it('nothing runs when it was cancelled before, and a wrong input is refused all the same', async () => {
    const run = vi.fn(() => 1);
    const own = operation('elsewhere/count', { input: { text: text() }, run });
    const signal = AbortSignal.abort();
    expect(await runStoppable(own, { text: 'a' }, { signal })).toMatchObject({ error: { code: 'cancelled' } });
    expect(await runStoppable(own, { text: 1 } as never, { signal })).toMatchObject({
      error: { code: 'invalid-input' },
    });
    expect(run).not.toHaveBeenCalled();
  });

  it('the limit that an operation declares counts', async () => {
    const own = operation('elsewhere/limited', {
      input: wait.input,
      result: 'text',
      timeLimit: () => 20,
      run: wait.run,
    });
    expect(await runStoppable(own, { text: '' })).toMatchObject({ error: { code: 'too-slow' } });
  });
});
