import { Worker } from 'node:worker_threads';
import type { Call } from './calls.ts';

/** How a call ended: with a result, an error, by Cancel, left out since others were canceled, or as none may. */
export type End = 'answered' | 'refused' | 'cancelled' | 'skipped' | 'crashed' | 'late' | 'lost';

interface Ended {
  readonly end: End;
  /** Milliseconds of the clock. */
  readonly time: number;
  /** Processor time of the page, milliseconds. */
  readonly cost: number;
  readonly fault?: string;
}

/** What the thread of a page tells. */
export type Report =
  | { readonly type: 'begun'; readonly index: number }
  | (Ended & { readonly type: 'ended'; readonly index: number });

export interface Outcome extends Ended {
  readonly call: Call;
}

/** A page that says nothing for so long is not coming back, milliseconds. */
const silence = 180_000;

/** Without what this process was started with. */
const start = (program: string): Worker => new Worker(program, { execArgv: [] });

/** A thread that stands for a page; another one takes its place when an operation never lets go of it. */
export class PageThread {
  readonly #program: string;
  #thread: Worker;

  constructor(program: string) {
    this.#program = program;
    this.#thread = start(program);
  }

  async run(calls: readonly Call[]): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    while (outcomes.length < calls.length) {
      outcomes.push(...(await this.#runUntilLost(calls.slice(outcomes.length))));
    }
    return outcomes;
  }

  /** Runs the calls up to the first that the thread does not come back from. */
  #runUntilLost(calls: readonly Call[]): Promise<Outcome[]> {
    const thread = this.#thread;
    const outcomes: Outcome[] = [];
    return new Promise((resolve) => {
      let timer: NodeJS.Timeout | undefined;
      const leave = (): void => {
        clearTimeout(timer);
        thread.off('message', hear).off('error', fail);
        resolve(outcomes);
      };
      const lose = (fault: string): void => {
        outcomes.push({ call: calls[outcomes.length] as Call, end: 'lost', time: silence, cost: silence, fault });
        void thread.terminate();
        this.#thread = start(this.#program);
        leave();
      };
      const watch = (): void => {
        clearTimeout(timer);
        timer = setTimeout(() => lose(`holds the page for ${silence / 1000} s`), silence);
      };
      const hear = (report: Report): void => {
        watch();
        if (report.type === 'begun') return;
        const { type: _, index, ...ended } = report;
        outcomes.push({ call: calls[index] as Call, ...ended });
        if (outcomes.length === calls.length) leave();
      };
      const fail = (error: unknown): void => lose(`ends the page: ${String(error).slice(0, 300)}`);
      thread.on('message', hear).on('error', fail);
      watch();
      thread.postMessage(calls);
    });
  }

  async end(): Promise<void> {
    await this.#thread.terminate();
  }
}
