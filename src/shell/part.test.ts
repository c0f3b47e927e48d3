import { expect, it } from 'vitest';
import { createRemote, type WorkerLike } from '#run/remote.ts';
import { isChunkFailure } from './part.tsx';

it('takes a worker that cannot be loaded for a part of the site that is missing', async () => {
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    postMessage: () => worker.onerror?.({ message: '' }),
    terminate: () => undefined,
  };
  const run = createRemote(() => worker);
  const context = { signal: new AbortController().signal, progress: () => undefined };
  const error = await run('demo/run', {}, context).catch((reason: unknown) => reason);
  expect(isChunkFailure(error as Error)).toBe(true);
  expect(isChunkFailure(new Error('x is not a function'))).toBe(false);
});
