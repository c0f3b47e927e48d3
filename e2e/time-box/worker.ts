import { parentPort } from 'node:worker_threads';

const port = parentPort;
if (!port) throw new Error('a thread only');

// What `src/run/worker.ts` finds in a browser.
Object.assign(globalThis, {
  postMessage: (message: unknown, { transfer }: { readonly transfer: ArrayBuffer[] }) =>
    port.postMessage(message, transfer),
  addEventListener: (_: 'message', listen: (event: { readonly data: unknown }) => void) =>
    port.on('message', (data: unknown) => listen({ data })),
});

/*
 * The platform's own long computations cannot be ended in Node, only waited for. Here they never end and cost nothing;
 * what the page does then is the same, and the browser's time-box has a real one.
 */
const { subtle } = globalThis.crypto;
const isLong = (algorithm: object | string): boolean =>
  typeof algorithm === 'object' &&
  (('iterations' in algorithm && Number(algorithm.iterations) > 1e6) ||
    ('modulusLength' in algorithm && Number(algorithm.modulusLength) > 2048));
const never = new Promise<never>(() => undefined);
const deriveBits = subtle.deriveBits.bind(subtle);
const generateKey = subtle.generateKey.bind(subtle) as (...call: [object, boolean, string[]]) => Promise<unknown>;
Object.assign(subtle, {
  deriveBits: (...call: Parameters<typeof deriveBits>) => (isLong(call[0]) ? never : deriveBits(...call)),
  generateKey: (...call: Parameters<typeof generateKey>) => (isLong(call[0]) ? never : generateKey(...call)),
});

await import('../../src/run/worker.ts');
