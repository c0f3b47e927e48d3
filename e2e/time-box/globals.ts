import { Worker as Thread } from 'node:worker_threads';
import type { WorkerLike } from '../../src/run/remote.ts';
import type { Reply, Request } from '../../src/run/protocol.ts';

/** What `src/run/run-in-page.ts` takes for the browser's worker: one more thread. */
class Worker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  readonly #thread: Thread;

  constructor(url: string) {
    // What a tab may hold, about; a thread that takes more ends with an error instead of ending the process.
    this.#thread = new Thread(new URL(url), { resourceLimits: { maxOldGenerationSizeMb: 2048 } });
    this.#thread.on('message', (data: Reply) => this.onmessage?.({ data } as MessageEvent<Reply>));
    this.#thread.on('error', (error) => this.onerror?.({ message: String(error) } as ErrorEvent));
  }
  postMessage(message: Request): void {
    this.#thread.postMessage(message);
  }
  terminate(): void {
    void this.#thread.terminate();
  }
}

Object.assign(globalThis, { Worker, location: new URL(import.meta.url) });
