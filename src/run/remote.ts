import type { Context, Result } from '#core/operation.ts';
import type { Reply, Request } from './protocol.ts';

/** The part of `Worker` that the bridge needs. */
export interface WorkerLike {
  postMessage(message: Request): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Reply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** A cancelled run that has not ended after this long is terminated, milliseconds. */
export const graceTime = 150;
/** A worker without work ends after this long, milliseconds. */
export const idleTime = 10_000;

export type RunRemote = (id: string, input: unknown, context: Context) => Promise<Result<unknown>>;

const cancelled: Result<never> = { ok: false, error: { code: 'cancelled', message: 'cancelled', details: {} } };

/**
 * The bridge to the workers: one run at a time in each, a free one is used again.
 * Aborting the signal asks the run to end and, `graceTime` later, terminates its worker:
 * the only way to stop a runaway regular expression.
 */
export function createRemote(spawn: () => WorkerLike): RunRemote {
  const idle: { worker: WorkerLike; timer: ReturnType<typeof setTimeout> }[] = [];
  let runs = 0;

  const lease = (): WorkerLike => {
    const free = idle.pop();
    if (!free) return spawn();
    clearTimeout(free.timer);
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
    idle.push(entry);
  };

  return (id, input, { signal, progress }) => {
    if (signal.aborted) return Promise.resolve(cancelled);
    const worker = lease();
    const run = ++runs;
    return new Promise((resolve, reject) => {
      let grace: ReturnType<typeof setTimeout> | undefined;
      const settle = (finish: () => void, reusable: boolean): void => {
        clearTimeout(grace);
        signal.removeEventListener('abort', abort);
        worker.onmessage = null;
        worker.onerror = null;
        if (reusable) release(worker);
        else worker.terminate();
        finish();
      };
      const abort = (): void => {
        worker.postMessage({ type: 'cancel', run });
        grace = setTimeout(() => settle(() => resolve(cancelled), false), graceTime);
      };
      worker.onmessage = ({ data }) => {
        if (data.run !== run) return;
        if (data.type === 'progress') progress(data.done, data.total);
        else if (data.type === 'result') settle(() => resolve(data.result), true);
        else settle(() => reject(Object.assign(new Error(data.message), { stack: data.stack })), false);
      };
      worker.onerror = (event) => {
        settle(() => reject(new Error(event.message || `the worker for ${id} could not be started`)), false);
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
