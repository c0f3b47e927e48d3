import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Context, Result } from '#core/operation.ts';
import type { Reply, Request } from './protocol.ts';
import { createRemote, graceTime, idleTime, type RunRemote, type WorkerLike } from './remote.ts';

class FakeWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  readonly received: Request[] = [];
  readonly terminate = vi.fn<() => void>();

  postMessage(message: Request): void {
    this.received.push(structuredClone(message));
  }
  get run(): number {
    return this.received.at(-1)?.run ?? 0;
  }
  reply(message: Reply): void {
    this.onmessage?.({ data: message } as MessageEvent<Reply>);
  }
  answer(value: unknown, run = this.run): void {
    this.reply({ type: 'result', run, result: { ok: true, value } });
  }
  break(message: string): void {
    this.onerror?.({ message } as ErrorEvent);
  }
}

let workers: FakeWorker[];
let remote: RunRemote;
const first = (): FakeWorker => workers[0] as FakeWorker;
const second = (): FakeWorker => workers[1] as FakeWorker;

/** Starts a run and keeps what came of it. */
function start(input: unknown = {}, progress: Context['progress'] = () => undefined, timeLimit?: number) {
  const controller = new AbortController();
  const outcome: { result?: Result<unknown>; error?: Error } = {};
  const settled = remote('demo/run', input, { signal: controller.signal, progress, timeLimit }).then(
    (result) => (outcome.result = result),
    (error: Error) => (outcome.error = error),
  );
  return { outcome, settled, abort: () => controller.abort() };
}

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  remote = createRemote(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
});
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

const cancelled = { ok: false, error: { code: 'cancelled' } };
const endIdle = () => vi.advanceTimersByTime(idleTime);

describe('a run', () => {
  it('sends only the id and the input, and answers the result', async () => {
    const run = start({ text: 'a' });
    expect(first().received).toEqual([{ type: 'run', run: 1, id: 'demo/run', input: { text: 'a' } }]);
    first().answer('A');
    await run.settled;
    expect(run.outcome.result).toEqual({ ok: true, value: 'A' });
    endIdle();
  });

  it('passes progress on, its own only', () => {
    const progress = vi.fn();
    start({}, progress);
    first().reply({ type: 'progress', run: 1, done: 1, total: 4 });
    first().reply({ type: 'progress', run: 99, done: 2, total: 4 });
    expect(progress).toHaveBeenCalledExactlyOnceWith(1, 4);
    first().answer(1);
    endIdle();
  });

  it('ignores the answer to another run', async () => {
    const run = start();
    first().answer('stale', 99);
    first().answer('own');
    await run.settled;
    expect(run.outcome.result).toMatchObject({ value: 'own' });
    endIdle();
  });

  it('uses a free worker again, and another one while the first is busy', async () => {
    const one = start();
    first().answer(1);
    await one.settled;
    start();
    start();
    expect(workers).toHaveLength(2);
    expect(first().run).toBe(2);
    first().answer(2);
    second().answer(3);
    endIdle();
  });

  it('rejects an input that cannot be sent and keeps the worker', async () => {
    const run = start({ text: () => 1 });
    await run.settled;
    expect(run.outcome.error?.name).toBe('DataCloneError');
    const next = start();
    expect(workers).toHaveLength(1);
    first().answer(1);
    await next.settled;
    endIdle();
  });
});

describe('cancelling', () => {
  it('starts nothing when it was cancelled before', async () => {
    const controller = new AbortController();
    controller.abort();
    const result = await remote('demo/run', {}, { signal: controller.signal, progress: () => undefined });
    expect(result).toMatchObject(cancelled);
    expect(workers).toHaveLength(0);
  });

  it('asks first, and keeps a worker that obeys within the grace time', async () => {
    const run = start();
    run.abort();
    expect(first().received.at(-1)).toEqual({ type: 'cancel', run: 1 });
    vi.advanceTimersByTime(graceTime - 1);
    first().reply({
      type: 'result',
      run: 1,
      result: { ok: false, error: { code: 'cancelled', message: '', details: {} } },
    });
    await run.settled;
    expect(run.outcome.result).toMatchObject(cancelled);
    vi.advanceTimersByTime(graceTime);
    expect(first().terminate).not.toHaveBeenCalled();
    endIdle();
  });

  it('terminates a worker that does not end within 150 ms', async () => {
    const run = start();
    run.abort();
    vi.advanceTimersByTime(149);
    expect(first().terminate).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    await run.settled;
    expect(first().terminate).toHaveBeenCalledOnce();
    expect(run.outcome.result).toMatchObject(cancelled);
  });

  it('lets a newer run supersede the older one at once, in a fresh worker', async () => {
    const older = start('old');
    older.abort();
    const newer = start('new');
    expect(workers).toHaveLength(2);
    second().answer('new');
    await newer.settled;
    vi.advanceTimersByTime(graceTime);
    await older.settled;
    expect(older.outcome.result).toMatchObject(cancelled);
    expect(newer.outcome.result).toMatchObject({ value: 'new' });
    expect(second().terminate).not.toHaveBeenCalled();
    endIdle();
  });

  it('never hands out a terminated worker, even when its answer was already on the way', async () => {
    const run = start();
    const late = first().onmessage;
    run.abort();
    vi.advanceTimersByTime(graceTime);
    await run.settled;
    expect([first().onmessage, first().onerror]).toEqual([null, null]);
    expect(late).not.toBeNull();
    first().answer('late', 1);
    start();
    expect(workers).toHaveLength(2);
    second().answer(1);
    endIdle();
  });

  it('does nothing when the run has already ended', async () => {
    const run = start();
    first().answer(1);
    await run.settled;
    run.abort();
    expect(first().received).toHaveLength(1);
    endIdle();
  });
});

describe('a time limit', () => {
  const limited = () => start({}, undefined, 500);
  const started = (worker = first()) => worker.reply({ type: 'started', run: worker.run });

  it('terminates the worker and answers too-slow', async () => {
    const run = limited();
    started();
    vi.advanceTimersByTime(499);
    expect(first().terminate).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    await run.settled;
    expect(first().terminate).toHaveBeenCalledOnce();
    expect(run.outcome.result).toEqual({
      ok: false,
      error: { code: 'too-slow', message: 'too-slow', details: { limit: 500 } },
    });
    start();
    expect(workers).toHaveLength(2);
    second().answer(1);
    endIdle();
  });

  it('counts from when the engine is loaded', async () => {
    const run = limited();
    vi.advanceTimersByTime(10_000);
    started();
    vi.advanceTimersByTime(499);
    first().answer('in time');
    await run.settled;
    expect(run.outcome.result).toMatchObject({ value: 'in time' });
    endIdle();
  });

  it('gives way to a cancellation', async () => {
    const run = limited();
    started();
    vi.advanceTimersByTime(450);
    run.abort();
    vi.advanceTimersByTime(graceTime);
    await run.settled;
    expect(run.outcome.result).toMatchObject(cancelled);
  });

  it('holds for its own run only', async () => {
    const run = limited();
    started();
    first().answer(1);
    await run.settled;
    const next = start();
    started();
    vi.advanceTimersByTime(1000);
    expect(first().terminate).not.toHaveBeenCalled();
    first().answer(2);
    await next.settled;
    endIdle();
  });
});

describe('an idle worker', () => {
  it('ends after 10 s', async () => {
    const run = start();
    first().answer(1);
    await run.settled;
    vi.advanceTimersByTime(9999);
    expect(first().terminate).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(first().terminate).toHaveBeenCalledOnce();
    start();
    expect(workers).toHaveLength(2);
    second().answer(1);
    endIdle();
  });

  it('does not end while it works again', async () => {
    const run = start();
    first().answer(1);
    await run.settled;
    vi.advanceTimersByTime(idleTime - 1);
    start();
    vi.advanceTimersByTime(idleTime);
    expect(first().terminate).not.toHaveBeenCalled();
    first().answer(2);
    endIdle();
  });

  it('is not used again when it broke meanwhile', async () => {
    const run = start();
    first().answer(1);
    await run.settled;
    first().break('out of memory');
    expect(first().terminate).toHaveBeenCalledOnce();
    start();
    expect(workers).toHaveLength(2);
    second().answer(1);
    endIdle();
  });
});

describe('in Node', () => {
  it('an idle worker lets the process end, a busy one does not', async () => {
    const counts = { ref: 0, unref: 0 };
    const run = start();
    Object.assign(first(), { ref: () => counts.ref++, unref: () => counts.unref++ });
    first().answer(1);
    await run.settled;
    expect(counts).toEqual({ ref: 0, unref: 1 });
    start();
    expect(counts).toEqual({ ref: 1, unref: 1 });
    first().answer(2);
    endIdle();
  });
});

describe('a crash', () => {
  it('rejects with the stack of the worker, and the worker ends: a failed import would fail there for ever', async () => {
    const run = start();
    first().reply({ type: 'crash', run: 1, message: 'a bug', stack: 'at engine.ts:1' });
    await run.settled;
    expect(run.outcome.error).toMatchObject({ message: 'a bug', stack: 'at engine.ts:1' });
    expect(first().terminate).toHaveBeenCalledOnce();
  });

  it('rejects when the worker cannot start', async () => {
    const run = start();
    first().break('');
    await run.settled;
    expect(run.outcome.error?.message).toBe('error loading the worker for demo/run');
    expect(first().terminate).toHaveBeenCalledOnce();
  });
});
