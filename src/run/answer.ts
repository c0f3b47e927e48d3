import { execute } from '#core/operation.ts';
import { loadOperation } from './load-operations.ts';
import type { Reply, Request } from './protocol.ts';

const progressInterval = 100;

/** The bytes of a result: moved instead of copied. */
function transferables(value: unknown, found = new Set<Transferable>()): Set<Transferable> {
  if (value instanceof ArrayBuffer) {
    found.add(value);
  } else if (value instanceof Uint8Array) {
    if (value.buffer instanceof ArrayBuffer) found.add(value.buffer);
  } else if (value instanceof Map) {
    for (const item of value.values()) transferables(item, found);
  } else if (Array.isArray(value)) {
    if (typeof value[0] === 'object') for (const item of value) transferables(item, found);
  } else if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype) {
    for (const item of Object.values(value)) transferables(item, found);
  }
  return found;
}

/** The channel between a worker and the code that started it. */
export interface Line {
  readonly send: (message: Reply, transfer: Transferable[]) => void;
  /**
   * Functions for inputs and values that cannot cross threads unchanged: one restores them, the other takes them apart.
   */
  readonly unpack?: (input: unknown) => Promise<unknown>;
  readonly pack?: (value: unknown) => Promise<unknown>;
}

const asItIs = async (value: unknown): Promise<unknown> => value;

/** The worker's half of the bridge: it runs requested operations and ends canceled ones. */
export function answerRequests({ send, unpack = asItIs, pack = asItIs }: Line): (request: Request) => void {
  const runs = new Map<number, AbortController>();

  const start = async ({ run, id, input }: Request & { type: 'run' }): Promise<void> => {
    const controller = new AbortController();
    runs.set(run, controller);
    let reported = 0;
    const progress = (done: number, total: number): void => {
      const now = performance.now();
      if (now - reported < progressInterval && done < total) return;
      reported = now;
      send({ type: 'progress', run, done, total }, []);
    };
    try {
      const [operation, draft] = await Promise.all([loadOperation(id), unpack(input)]);
      if (!operation) throw new Error(`unknown operation ${id}`);
      send({ type: 'started', run }, []);
      const result = await execute(operation, draft as object, { signal: controller.signal, progress });
      if (!result.ok) return send({ type: 'result', run, result }, []);
      const value = await pack(result.value);
      send({ type: 'result', run, result: { ok: true, value } }, [...transferables(value)]);
    } catch (error) {
      const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
      send({ type: 'crash', run, message, stack }, []);
    } finally {
      runs.delete(run);
    }
  };

  return (request) => {
    if (request.type === 'cancel') runs.get(request.run)?.abort();
    else void start(request);
  };
}
