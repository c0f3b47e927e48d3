import './globals.ts';
import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { loadOperation } from '../../src/run/load-operations.ts';
import { prepare as prepared, runInPage, runRemote } from '../../src/run/run-in-page.ts';
import type { Call } from './calls.ts';
import { expand } from './made.ts';
import type { End, Report } from './thread.ts';

/*
 * A thread that stands for a page: it runs operations where a screen would run them, and does nothing else, so that its
 * processor time is what they cost the page.
 */

/** Milliseconds. After `limit` a run is canceled, as its button does. */
const limit = 300;
/** A run that has not settled by then, although it was canceled, never will; milliseconds. */
const longest = 120_000;
/** An operation that was canceled so often is known to run away: it gets a third of the time from then on. */
const often = 3;
/** One that was canceled this often is slow on every input (scrypt): it gets a tenth of the time, and every fourth input. */
const always = 10;
const fourth = 4;
const cancelled = new Map<string, number>();
const limitOf = (id: string): number => {
  const times = cancelled.get(id) ?? 0;
  return limit / (times < often ? 1 : times < always ? 3 : 10);
};

/** Processor time of this thread, milliseconds. */
const cpuTime =
  process.platform === 'linux'
    ? (): number => Number(readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ', 1)[0]) / 1e6
    : (): number => performance.now();

const port = parentPort;
if (!port) throw new Error('a thread only');
const report = (message: Report): void => port.postMessage(message);

const prepare = ({ input, files }: Call): object =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => {
      const whole = expand(value);
      return [name, files.includes(name) && !(whole instanceof Blob) ? new Blob(['a']) : whole];
    }),
  );

interface Attempt {
  readonly end: End;
  readonly fault?: string;
  /** Processor time of the page, milliseconds. */
  readonly cost: number;
}

async function attempt({ id }: Call, made: object): Promise<Attempt> {
  const operation = await loadOperation(id);
  if (!operation) throw new Error(`unknown operation ${id}`);
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), limitOf(id));
  let late: NodeJS.Timeout | undefined;
  const overdue = new Promise<Omit<Attempt, 'cost'>>((resolve) => {
    const fault = 'neither an answer nor cancelled';
    late = setTimeout(() => resolve({ end: 'late', fault }), longest);
  });
  const before = cpuTime();
  const settled = runInPage(prepared(operation, made), { signal: controller.signal, progress: () => undefined }).then(
    (result): Omit<Attempt, 'cost'> => ({
      end: result.ok ? 'answered' : result.error.code === 'cancelled' ? 'cancelled' : 'refused',
    }),
    (error: unknown): Omit<Attempt, 'cost'> => ({
      end: 'crashed',
      fault: `crashed: ${String(error).slice(0, 300)}`,
    }),
  );
  const found = await Promise.race([settled, overdue]);
  const cost = cpuTime() - before;
  clearTimeout(timer);
  clearTimeout(late);
  return { ...found, cost };
}

/** Loads engine and data in a worker, being new: not what the next call is about. */
const warmUp = (id: string, input: object): Promise<unknown> =>
  runRemote(id, input, { signal: new AbortController().signal, progress: () => undefined });
/** Nothing is computed for it. */
const refused = { 'no field': true };

port.on('message', (calls: readonly Call[]) => {
  void (async () => {
    let first: Call | undefined;
    /** The operation answers its first input, an ordinary one, within the limit. */
    let isQuick = true;
    let warm = false;
    for (const [index, call] of calls.entries()) {
      report({ type: 'begun', index });
      if ((cancelled.get(call.id) ?? 0) >= always && index % fourth !== 0) {
        report({ type: 'ended', index, time: 0, cost: 0, end: 'skipped' });
        continue;
      }
      const isFirst = first?.id !== call.id;
      if (!first || isFirst) first = call;
      if (!warm || isFirst) await warmUp(call.id, isFirst || isQuick ? prepare(first) : refused);
      const started = performance.now();
      const found = await attempt(call, prepare(call));
      warm = found.end !== 'cancelled';
      if (isFirst) isQuick = warm;
      if (!warm) cancelled.set(call.id, (cancelled.get(call.id) ?? 0) + 1);
      report({ type: 'ended', index, time: performance.now() - started, ...found });
    }
  })();
});
