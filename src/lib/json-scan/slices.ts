import type { Context } from '#core/operation.ts';

/** About 50 ms of reading. */
const sliceSize = 4_000_000;

/**
 * Calls `step` with growing byte offsets until it answers. Between two calls it tells the progress and lets messages
 * in, so that the run can be canceled.
 */
export async function inSlices<T>(
  total: number,
  { signal, progress }: Context,
  step: (until: number) => T | undefined,
): Promise<T> {
  for (let until = sliceSize; ; until += sliceSize) {
    const result = step(until);
    if (result !== undefined) return result;
    progress(Math.min(until, total), total);
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  }
}
