// For the type of virtual:thread.
// oxlint-disable-next-line typescript/triple-slash-reference -- the modules virtual:tools/* have their types there
/// <reference path="../vite-env.d.ts" />
import { check, type Checked, type Draft, type Fields, type Input } from '#core/field.ts';
import { executeChecked, type Context, type Operation, type Result } from '#core/operation.ts';
import { pack, unpack, type Packed } from './crossing.ts';
import { loadOperation } from './load-operations.ts';
import type { Reply, Request } from './protocol.ts';
import { createRemote, type RunRemote, type WorkerLike } from './remote.ts';
import { cancelled, timeLimitOf, tooSlow } from './time-limit.ts';
import threadUrl from 'virtual:thread';

/** The part of `node:worker_threads` that is used here. */
interface Threads {
  readonly Worker: new (url: URL) => {
    postMessage(message: Request): void;
    terminate(): unknown;
    ref(): void;
    unref(): void;
    on(event: 'message', listener: (message: Reply) => void): void;
    on(event: 'error', listener: (error: Error) => void): void;
    on(event: 'exit', listener: (code: number) => void): void;
  };
}
interface Process {
  getBuiltinModule?(name: 'node:worker_threads'): Threads;
}

function createThread({ Worker }: Threads): WorkerLike {
  const thread = new Worker(threadUrl);
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => thread.postMessage(message),
    terminate: () => void thread.terminate(),
    ref: () => thread.ref(),
    unref: () => thread.unref(),
  };
  thread.on('message', (data) => worker.onmessage?.({ data } as MessageEvent<Reply>));
  thread.on('error', (error) => worker.onerror?.(error));
  thread.on('exit', (code) => worker.onerror?.({ message: `the thread ended with code ${code}` }));
  return worker;
}

let remote: RunRemote | undefined;

/** Runs in a thread; undefined where there are none. Asked for at run time: the package is for pages, too. */
function threadRunner(): RunRemote | undefined {
  const threads = (globalThis as { process?: Process }).process?.getBuiltinModule?.('node:worker_threads');
  if (!threads) return undefined;
  return (remote ??= createRemote(() => createThread(threads)));
}

/** Runs without a thread: a run that listens to its signal ends, any other continues. */
async function runHere<F extends Fields, R>(
  target: Operation<F, R>,
  checked: Checked<Input<F>>,
  { signal, progress }: Context,
  limit: number | undefined,
): Promise<Result<R>> {
  if (signal.aborted) return cancelled;
  const ended = limit === undefined ? signal : AbortSignal.any([signal, AbortSignal.timeout(limit)]);
  const result = await executeChecked(target, checked, { signal: ended, progress });
  const isLate = !result.ok && result.error.code === 'cancelled' && !signal.aborted && limit !== undefined;
  return isLate ? tooSlow(limit) : result;
}

export interface StoppableContext extends Partial<Context> {
  /** Milliseconds; the operation's own limit counts, too. */
  readonly timeLimit?: number | undefined;
}

/**
 * Runs an operation outside a page. What has to be stopped, by a signal or a time limit, runs in a thread of its own,
 * which is terminated then; everything else runs here and costs no thread.
 */
export function runStoppable<F extends Fields, R>(
  target: Operation<F, R>,
  draft: Draft<F>,
  context: StoppableContext = {},
): Promise<Result<R>> {
  const { signal, timeLimit, progress } = context;
  const checked = check(target.input, draft);
  const isUnlimited = !signal && timeLimit === undefined && !target.timeLimit;
  // What is refused is refused at once.
  if (isUnlimited || !checked.ok) return executeChecked(target, checked, progress ? { progress } : {});
  return runLimited(target, draft, checked.value, context);
}

/** Runs what may have to be stopped. */
async function runLimited<F extends Fields, R>(
  target: Operation<F, R>,
  draft: Draft<F>,
  input: Input<F>,
  { signal, timeLimit, progress = () => undefined }: StoppableContext,
): Promise<Result<R>> {
  const limit = timeLimitOf(target, input, timeLimit);
  const context = { signal: signal ?? new AbortController().signal, progress };
  const run = threadRunner();
  // Only what the package has itself can be found again in a thread.
  if (!run || (await loadOperation(target.id)) !== (target as unknown))
    return runHere(target, { ok: true, value: input }, context, limit);
  const result = await run(target.id, await pack(draft), { ...context, timeLimit: limit });
  return result.ok ? { ok: true, value: (await unpack(result.value as Packed)) as R } : (result as Result<R>);
}
