import { execute, type Context, type Result } from '#core/operation.ts';
import { loadOperation } from '#run/load-operations.ts';
import type { RemoteContext } from '#run/remote.ts';
import { prepare, runInPage, runRemote } from '#run/run-in-page.ts';

/*
 * An entry of its own: runs any operation by its id in the built page, without a screen. The application never loads
 * it; the proofs of e2e/ and the measurements of scripts/bench.mjs do.
 */

const idle: Context = { signal: new AbortController().signal, progress: () => undefined };

async function operationOf(id: string) {
  const operation = await loadOperation(id);
  if (!operation) throw new Error(`unknown operation ${id}`);
  return operation;
}

/** Runs on the page's own thread, whatever the size of the input. */
export async function runOnPage(id: string, input: object, context: Partial<Context> = {}): Promise<Result<unknown>> {
  return execute(await operationOf(id), input, context);
}

/** Runs in a worker, whatever the size of the input. */
export function runInWorker(id: string, input: object, context: Partial<RemoteContext> = {}): Promise<Result<unknown>> {
  return runRemote(id, input, { ...idle, ...context });
}

/** Runs where a screen would run it. */
export async function runAsScreen(id: string, input: object, context: Partial<Context> = {}): Promise<Result<unknown>> {
  return runInPage(prepare(await operationOf(id), input), { ...idle, ...context });
}
