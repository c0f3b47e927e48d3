import { execute, type Context, type Operation, type Result } from '#core/operation.ts';
import { check, type Draft, type Fields } from '#core/field.ts';
import { createRemote, type WorkerLike } from './remote.ts';
import { trustedScriptUrl } from './trusted-types.ts';
import workerUrl from './worker.ts?worker&url';

/** Inputs larger than this never run on the page's own thread; UTF-16 units or bytes. */
export const pageLimit = 32_768;

export const runRemote = createRemote(
  () => new Worker(trustedScriptUrl(workerUrl), { type: 'module' }) as unknown as WorkerLike,
);

/** How large an input is: text in UTF-16 units, bytes as they are; a file counts as unlimited. */
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

/** Whether an operation may run on the page's own thread. What it refuses may be more than a message can carry. */
export function isLight<F extends Fields, R>(target: Operation<F, R>, draft: Draft<F>): boolean {
  const checked = check(target.input, draft);
  if (!checked.ok) return true;
  const weight = target.weight?.(checked.value) ?? 0;
  return target.thread === 'any' && weight + sizeOf(draft) <= pageLimit;
}

/** Runs an operation where it may run: light work here, everything else in a worker. */
export function run<F extends Fields, R>(
  target: Operation<F, R>,
  draft: Draft<F>,
  context: Context,
): Promise<Result<R>> {
  if (isLight(target, draft)) return execute(target, draft, context);
  return runRemote(target.id, draft, context) as Promise<Result<R>>;
}
