import { execute } from '#core/operation.ts';
import { loadOperation } from './engines.ts';
import type { Reply, Request } from './protocol.ts';

const progressInterval = 100;
const runs = new Map<number, AbortController>();

function reply(message: Reply, transfer: Transferable[] = []): void {
  globalThis.postMessage(message, { transfer });
}

/** The byte arrays of a result: moved to the page instead of copied. */
function transferables(value: unknown, found = new Set<Transferable>()): Set<Transferable> {
  if (value instanceof Uint8Array) {
    if (value.buffer instanceof ArrayBuffer) found.add(value.buffer);
  } else if (Array.isArray(value)) {
    if (typeof value[0] === 'object') for (const item of value) transferables(item, found);
  } else if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype) {
    for (const item of Object.values(value)) transferables(item, found);
  }
  return found;
}

async function start({ run, id, input }: Request & { type: 'run' }): Promise<void> {
  const controller = new AbortController();
  runs.set(run, controller);
  let reported = 0;
  const progress = (done: number, total: number): void => {
    const now = performance.now();
    if (now - reported < progressInterval && done < total) return;
    reported = now;
    reply({ type: 'progress', run, done, total });
  };
  try {
    const operation = await loadOperation(id);
    if (!operation) throw new Error(`unknown operation ${id}`);
    const result = await execute(operation, input as object, { signal: controller.signal, progress });
    reply({ type: 'result', run, result }, result.ok ? [...transferables(result.value)] : []);
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    reply({ type: 'crash', run, message, stack });
  } finally {
    runs.delete(run);
  }
}

globalThis.addEventListener('message', (event: MessageEvent<Request>) => {
  const request = event.data;
  if (request.type === 'cancel') runs.get(request.run)?.abort();
  else void start(request);
});
