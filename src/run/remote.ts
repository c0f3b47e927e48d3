import type { Context, Result } from '#core/operation.ts';
import type { Reply, Request } from './protocol.ts';
import { cancelled, tooSlow } from './time-limit.ts';

/** The part of `Worker` that the bridge needs, in the page and in Node. */
export interface WorkerLike {
  postMessage(message: Request): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Reply>) => void) | null;
  onerror: ((event: { readonly message: string }) => void) | null;
  /** In Node: `ref` keeps the process alive for this worker, `unref` lets it end. */
  ref?(): void;
  unref?(): void;
}

/** A canceled run that has not ended after this long is terminated, milliseconds. */
export const graceTime = 150;
/** A worker without work ends after this long, milliseconds. */
export const idleTime = 10_000;

export interface RemoteContext extends Context {
  /** Milliseconds from when the engine is loaded; then the worker is terminated. */
  readonly timeLimit?: number | undefined;
}

export type RunRemote = (id: string, input: unknown, context: RemoteContext) => Promise<Result<unknown>>;

/** Lets a process of Node end although the timer waits; in a page a timer is a number. */
function unref(timer: ReturnType<typeof setTimeout>): void {
  (timer as unknown as { unref?(): void }).unref?.();
}

/**
 * The bridge to the workers: one run at a time in each, a free one is used again.
 * Aborting the signal asks the run to end and, `graceTime` later, terminates its worker, the only way to stop a runaway
 * regular expression; a time limit terminates it at once.
 */
export function createRemote(spawn: () => WorkerLike): RunRemote {
  const idle: { worker: WorkerLike; timer: ReturnType<typeof setTimeout> }[] = [];
  let runs = 0;

  const lease = (): WorkerLike => {
    const free = idle.pop();
    if (!free) return spawn();
    clearTimeout(free.timer);
    free.worker.ref?.();
    return free.worker;
  };
  const release = (worker: WorkerLike): void => {
    const end = (): void => {
      clearTimeout(entry.timer);
      worker.terminate();
      idle.splice(idle.indexOf(entry), 1);
    };
    const entry = { worker, timer: setTimeout(end, idleTime) };
    worker.onerror = end;
    worker.unref?.();
    unref(entry.timer);
    idle.push(entry);
  };

  return (id, input, { signal, progress, timeLimit }) => {
    if (signal.aborted) return Promise.resolve(cancelled);
    const worker = lease();
    const run = ++runs;
    return new Promise((resolve, reject) => {
      let grace: ReturnType<typeof setTimeout> | undefined;
      let clock: ReturnType<typeof setTimeout> | undefined;
      const settle = (finish: () => void, reusable: boolean): void => {
        clearTimeout(grace);
        clearTimeout(clock);
        signal.removeEventListener('abort', abort);
        worker.onmessage = null;
        worker.onerror = null;
        if (reusable) release(worker);
        else worker.terminate();
        finish();
      };
      const start = (): void => {
        if (timeLimit === undefined) return;
        clock = setTimeout(() => settle(() => resolve(tooSlow(timeLimit)), false), timeLimit);
      };
      const abort = (): void => {
        clearTimeout(clock);
        worker.postMessage({ type: 'cancel', run });
        grace = setTimeout(() => settle(() => resolve(cancelled), false), graceTime);
      };
      worker.onmessage = ({ data }) => {
        if (data.run !== run) return;
        if (data.type === 'progress') progress(data.done, data.total);
        else if (data.type === 'started') start();
        else if (data.type === 'result') settle(() => resolve(data.result), true);
        else settle(() => reject(Object.assign(new Error(data.message), { stack: data.stack })), false);
      };
      worker.onerror = (event) => {
        // What cannot be loaded has no message.
        const message = event.message || `error loading the worker for ${id}`;
        settle(() => reject(event instanceof Error ? event : new Error(message)), false);
      };
      signal.addEventListener('abort', abort);
      try {
        worker.postMessage({ type: 'run', run, id, input });
      } catch (error) {
        settle(() => reject(error as Error), true);
      }
    });
  };
}
