import { executeChecked, type Context, type Operation, type Result } from '#core/operation.ts';
import { check, type Checked, type Draft, type Fields, type Input } from '#core/field.ts';
import { createRemote, type WorkerLike } from './remote.ts';
import { timeLimitOf } from './time-limit.ts';
import { trustedScriptUrl } from './trusted-types.ts';
import workerUrl from './worker.ts?worker&url';

/** Inputs larger than this never run on the page's own thread; UTF-16 units or bytes. */
export const pageLimit = 32_768;

export const runRemote = createRemote(
  () => new Worker(trustedScriptUrl(workerUrl), { type: 'module' }) as unknown as WorkerLike,
);

/** The size of an input: text in UTF-16 units, other data in bytes; a file counts as unlimited. */
export function sizeOf(value: unknown): number {
  let size = 0;
  const pending = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (next instanceof Blob) return Infinity;
    if (typeof next === 'string') size += next.length;
    else if (next instanceof Uint8Array) size += next.byteLength;
    else size += 8;
    if (typeof next !== 'object' || next === null || next instanceof Uint8Array) continue;
    for (const item of Object.values(next)) pending.push(item);
  }
  return size;
}

/** An operation with its input, checked once for everything that the page needs to know. */
export interface Prepared<F extends Fields, R> {
  readonly operation: Operation<F, R>;
  readonly draft: Draft<F>;
  readonly checked: Checked<Input<F>>;
  /** Whether an operation may run on the page's own thread. */
  readonly isLight: boolean;
}

/** Checks an input and weighs it. What is refused is light: it may be more than a message can carry. */
export function prepare<F extends Fields, R>(operation: Operation<F, R>, draft: Draft<F>): Prepared<F, R> {
  const { input, thread, timeLimit, weight } = operation;
  const checked = check(input, draft);
  const isFree = thread === 'any' && timeLimit === undefined;
  const isLight = !checked.ok || (isFree && (weight?.(checked.value) ?? 0) + sizeOf(draft) <= pageLimit);
  return { operation, draft, checked, isLight };
}

/** Runs an operation where it may run: light work here, everything else in a worker, which checks the input itself. */
export function runInPage<F extends Fields, R>(
  { operation, draft, checked, isLight }: Prepared<F, R>,
  context: Context,
): Promise<Result<R>> {
  if (isLight || !checked.ok) return executeChecked(operation, checked, context);
  const timeLimit = timeLimitOf(operation, checked.value);
  return runRemote(operation.id, draft, { ...context, timeLimit }) as Promise<Result<R>>;
}
