import type { BrowserContext, Page } from '@playwright/test';
import type { Reply, Request } from '../src/run/protocol.ts';

/** Milliseconds. */
const limits = {
  /** Timers that wait longer are not part of an answer: clocks, toasts, what ends an idle worker. */
  longestTimer: 300,
  /** Timers that nobody has to wait for: the pauses in typing after which an answer is computed. */
  longestPause: 200,
};
/** A run may take longer than anybody wants to look at it: then the page shows that it runs. Milliseconds. */
export const patience = 1500;

/** A file of this machine that has not come by then never will, milliseconds. */
const longestLoad = 3000;

/** What the observed page offers to the tests. */
export interface Observed {
  readonly still: (patience: number) => Promise<void>;
}

/** How many files of a context are being loaded, and who waits for them. */
interface Loads {
  readonly running: Set<unknown>;
  readonly waiting: Set<() => void>;
}

const loadsOf = new WeakMap<BrowserContext, Loads>();

/**
 * Keeps count of what the pages of a context have begun and not ended: short timers, operations in workers, and the
 * browser's own work on files, keys and pictures. Call it before a page is opened.
 */
export async function observeWork(context: BrowserContext): Promise<void> {
  const loads: Loads = { running: new Set(), waiting: new Set() };
  loadsOf.set(context, loads);
  context.on('request', (request) => {
    // What a service worker keeps for later is nothing that a page waits for.
    if (request.serviceWorker() === null) loads.running.add(request);
  });
  const end = (request: unknown): void => {
    loads.running.delete(request);
    if (loads.running.size > 0) return;
    for (const go of loads.waiting) go();
    loads.waiting.clear();
  };
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  await context.addInitScript(countWork, limits);
}

/** Runs in the page, before its scripts. */
function countWork({ longestTimer, longestPause }: typeof limits): void {
  const running = new Set<unknown>();
  const waiting = new Set<() => void>();
  const end = (work: unknown): void => {
    if (!running.delete(work) || running.size > 0) return;
    for (const go of waiting) go();
    waiting.clear();
  };

  const { setTimeout: wait, clearTimeout: forget } = globalThis;
  const pauses = new Map<unknown, () => void>();
  const counted = (work: unknown, delay = 0, ...values: unknown[]): unknown => {
    if (typeof work !== 'function' || delay > longestTimer) return wait(work as () => void, delay, ...values);
    const run = (): void => {
      // Forgotten meanwhile.
      if (!running.has(timer)) return;
      pauses.delete(timer);
      try {
        work(...values);
      } finally {
        end(timer);
      }
    };
    const timer = wait(run, delay);
    running.add(timer);
    if (delay > 0 && delay <= longestPause) pauses.set(timer, run);
    return timer;
  };
  const endPauses = (): void => {
    for (const [timer, run] of pauses) {
      forget(timer as number);
      wait(run);
    }
    pauses.clear();
  };
  Object.assign(globalThis, {
    setTimeout: counted,
    clearTimeout: (timer: number | undefined) => {
      forget(timer);
      pauses.delete(timer);
      end(timer);
    },
  });

  globalThis.Worker = class extends Worker {
    readonly #runs = new Map<number, object>();
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
        if (data.type !== 'progress') end(this.#runs.get(data.run));
      });
      this.addEventListener('error', () => this.#endAll());
    }
    #endAll(): void {
      for (const run of this.#runs.values()) end(run);
    }
    override postMessage(message: Request): void {
      super.postMessage(message);
      if (message.type !== 'run') return;
      const run = {};
      this.#runs.set(message.run, run);
      running.add(run);
    }
    override terminate(): void {
      super.terminate();
      this.#endAll();
    }
  };

  /** Counts the calls of methods that answer with a promise. */
  const count = (target: object, names: readonly string[]): void => {
    for (const name of names) {
      const method = Reflect.get(target, name) as ((...values: unknown[]) => Promise<unknown>) | undefined;
      if (!method) continue;
      Object.defineProperty(target, name, {
        configurable: true,
        writable: true,
        value: function (this: unknown, ...values: unknown[]) {
          const work = {};
          running.add(work);
          const answer = method.apply(this, values);
          const done = (): void => end(work);
          answer.then(done, done);
          return answer;
        },
      });
    }
  };
  count(globalThis, ['createImageBitmap']);
  count(Blob.prototype, ['text', 'arrayBuffer', 'bytes']);
  count(ReadableStreamDefaultReader.prototype, ['read']);
  count(HTMLImageElement.prototype, ['decode']);
  if ('SubtleCrypto' in globalThis)
    count(
      SubtleCrypto.prototype,
      Object.getOwnPropertyNames(SubtleCrypto.prototype).filter((name) => name !== 'constructor'),
    );

  const quiet = (): Promise<void> =>
    running.size === 0 ? Promise.resolve() : new Promise((resolve) => waiting.add(resolve));
  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
  const idle = (): Promise<unknown> => new Promise((resolve) => requestIdleCallback(resolve));
  Object.assign(globalThis, {
    still: async (patience: number): Promise<void> => {
      const late = performance.now() + patience;
      const limit = new Promise((resolve) => wait(resolve, patience));
      // What has been typed is written now instead of in a moment, so that nobody has to wait for it.
      dispatchEvent(new Event('pagehide'));
      do {
        endPauses();
        await Promise.race([quiet(), limit]);
        // What is drawn once per frame, then whatever React has put off. A page that the focus has left may draw none.
        await Promise.race([frame().then(idle), limit]);
      } while (running.size > 0 && performance.now() < late);
    },
  });
}

/** Waits for the loads to end. How the load of a worker ended that was stopped meanwhile, no browser tells. */
async function endOf({ running, waiting }: Loads): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([
    new Promise<void>((resolve) => waiting.add(resolve)),
    new Promise<void>((resolve) => (timer = setTimeout(resolve, longestLoad))),
  ]);
  clearTimeout(timer);
  running.clear();
}

/** Waits until nothing that the page has begun is left to do: no run, no pause in typing, no part that is loaded late. */
export async function still(page: Page): Promise<void> {
  const loads = loadsOf.get(page.context());
  if (!loads) throw new Error('nobody has counted what this page has begun');
  for (;;) {
    await page.evaluate((patience) => (globalThis as unknown as Observed).still(patience), patience);
    if (loads.running.size === 0) return;
    await endOf(loads);
  }
}
