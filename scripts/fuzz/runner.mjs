import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/** Milliseconds between two looks at a run that takes long. */
const interval = 100;

/** Processor time of a thread of this process in milliseconds; undefined where there is no /proc. */
function timeOf(thread) {
  try {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'latin1')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(stat[11]) + Number(stat[12])) * 10;
  } catch {
    return undefined;
  }
}

/**
 * A thread that runs cases. One that computes for longer than `limit` milliseconds of processor time is terminated, and
 * the next case gets a new one. An operation that tells how far it is has that time for each step: whoever waits sees
 * that it goes on, and can cancel it. One that waits for something, or whose thread gets no processor, is terminated
 * after `patience` milliseconds.
 */
export function createRunner({ limit, patience = 30 * limit, ...workerData }) {
  let worker;
  /** The number of the thread for the system. */
  let thread;
  /** Hears of what the thread says about the case that runs. */
  let current;

  const start = async () => {
    const started = new Worker(new URL('thread.mjs', import.meta.url), {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: 1500 },
    });
    const [ready] = await once(started, 'message');
    thread = ready.thread;
    worker = started
      .on('message', (message) => current?.(message))
      .on('error', ({ code, name, message }) => current?.({ type: 'ended', what: `${code ?? name}: ${message}` }))
      .on('exit', (code) => current?.({ type: 'ended', what: `exit code ${code}` }));
  };
  const stop = async () => {
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  };

  /** Watches a run that has started. */
  const watch = (onSlow) => {
    let began = timeOf(thread);
    let beganAt = performance.now();
    // Counted in looks: while the whole process gets no processor, no time passes.
    let waited = 0;
    const timer = setInterval(() => {
      waited += interval;
      const now = timeOf(thread);
      // The processor clock of a virtual machine jumps; a thread never computes for longer than the time that passed.
      const passed = performance.now() - beganAt;
      const processor = began === undefined || now === undefined ? waited : Math.min(now - began, passed);
      if (processor >= limit) onSlow(`more than ${limit} ms of processor time`, processor);
      else if (waited >= patience) onSlow(`no answer after ${waited} ms`, processor);
    }, interval);
    return {
      goOn: () => {
        began = timeOf(thread);
        beganAt = performance.now();
      },
      end: () => clearInterval(timer),
    };
  };

  /** Answers `{ faults, time }` of a case, `time` in milliseconds of processor time. */
  const run = async (id, number) => {
    if (!worker) await start();
    let watched;
    const answer = await new Promise((resolve) => {
      const fail = (kind, what, time) => resolve({ faults: [{ kind, what, place: '' }], time, isOver: true });
      current = (message) => {
        if (message.type === 'started') watched = watch((what, time) => fail('too slow', what, time));
        else if (message.type === 'progress') watched.goOn();
        else if (message.type === 'ended') fail('thread ended', message.what, 0);
        else resolve(message);
      };
      worker.postMessage({ id, number });
    });
    watched?.end();
    current = undefined;
    if (answer.isOver) await stop();
    return answer;
  };

  return { run, stop };
}
