import './globals.ts';
import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { loadOperation } from '../../src/run/load-operations.ts';
import { prepare as prepared, runInPage, runRemote } from '../../src/run/run-in-page.ts';
import { longest, slowness, work } from '../fixed-work.ts';
import type { Call } from './calls.ts';
import { expand } from './made.ts';
import type { End, Report } from './thread.ts';

/*
 * A thread that stands for a page: it runs operations where a screen would run them, and does nothing else, so that its
 * processor time is what they cost the page.
 */

/** Milliseconds. After `limit` a run is canceled, as its button does, and has to settle within `answer`. */
const limit = 300;
const answer = 1700;
/** An operation that was canceled so often is known to run away: it gets a third of the time from then on. */
const often = 3;
/** One that was canceled so often takes long for whatever it is given (scrypt): a tenth. */
const always = 10;
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

let factor = slowness(work(cpuTime));

/**
 * Every step of `Intl.Segmenter` copies what is left before V8 12.4 (Node 20), in no browser that is supported: what
 * these tools take longer here says nothing.
 */
const segmenting = new Set([
  'list-converter',
  'string-obfuscator',
  'text-diff',
  'text-statistics',
  'text-to-nato-alphabet',
]);
const [major = 0, minor = 0] = process.versions.v8.split('.').map(Number);
const copies = major < 12 || (major === 12 && minor < 4);
/** Handing over a result of 125,000 objects takes Node 58 to 68 ms, whatever made it; the computing is done in the worker. */
const handsOver = new Set(['json-diff/changes', 'email-normalizer/analyze']);
const allowed = ({ id }: Call): number => {
  const isSlower = handsOver.has(id) || segmenting.has(id.replace(/\/.*/, ''));
  return (copies && isSlower ? 2 : 1) * longest;
};

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
  /** Processor time of the page, milliseconds of the machine where the limit was set. */
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
    late = setTimeout(() => resolve({ end: 'late', fault }), limit + answer);
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
  const cost = (cpuTime() - before) / factor;
  clearTimeout(timer);
  clearTimeout(late);
  return { ...found, cost };
}

/**
 * The first run of code is slower than all others, and other work on the machine stretches the clock: of what took too
 * long, the best of three attempts decides.
 */
async function judge(call: Call): Promise<Attempt> {
  for (let again = 0; ; again++) {
    const found = await attempt(call, prepare(call));
    if (found.end !== 'late' && found.cost <= allowed(call)) return found;
    const fault = found.fault ?? `${Math.round(found.cost)} ms of the page's processor time`;
    // Processor time, too, goes further when the machine has less to do.
    factor = slowness(work(cpuTime));
    if (again === 2) return { ...found, fault };
  }
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
      const isFirst = first?.id !== call.id;
      if (!first || isFirst) first = call;
      if (!warm || isFirst) await warmUp(call.id, isFirst || isQuick ? prepare(first) : refused);
      const started = performance.now();
      const found = await judge(call);
      warm = found.end !== 'cancelled';
      if (isFirst) isQuick = warm;
      if (!warm) cancelled.set(call.id, (cancelled.get(call.id) ?? 0) + 1);
      report({ type: 'ended', index, time: performance.now() - started, ...found });
    }
  })();
});
