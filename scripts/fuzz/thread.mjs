// Runs cases one after the other and says what is wrong with each; started by runner.mjs.
import { readFileSync, readlinkSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { loadCases } from './cases.mjs';
import { inputOf } from './inputs.mjs';
import { difference, sentenceFault, sharedState, unlikeJson } from './judge.mjs';

process.removeAllListeners('warning');

/** The number of this thread for the system: where there is /proc, its processor time can be read from outside. */
function systemThread() {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  } catch {
    return undefined;
  }
}

/** Processor time of this thread in milliseconds, by the system's ticks of 10 ms. */
function ownTime() {
  try {
    const fields = readFileSync('/proc/thread-self/stat', 'latin1')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return performance.now();
  }
}

const { seed, folder, only } = workerData;
const address = pathToFileURL(folder).href;
const cases = await loadCases(folder, only);
const { operations, execute } = cases;

/** What a run could have changed, as text; files and large inputs are left out. */
function textOf(input) {
  const text = JSON.stringify(input);
  return text.length > 50_000 ? '' : text;
}

/** Milliseconds between two messages that a run goes on. */
const interval = 100;

/** Tells the runner that the run has come further. */
function createProgress() {
  let told = performance.now();
  return () => {
    if (performance.now() - told < interval) return;
    told = performance.now();
    parentPort.postMessage({ type: 'progress' });
  };
}

async function judged(operation, input, language) {
  let result;
  try {
    result = await execute(operation, input, { language, progress: createProgress() });
  } catch (error) {
    const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    const line = stack.split('\n').find((entry) => entry.includes(address)) ?? '';
    const place = line.trim().replace(`${address}/`, '');
    return [{ kind: 'internal error', what: `${name}: ${message.slice(0, 200)}`, place }];
  }
  const faults = [];
  const add = (kind, what) => what !== undefined && faults.push({ kind, what });
  if (result.ok) add('not like JSON', unlikeJson(result.value));
  else {
    add('sentence', sentenceFault(result.error, input));
    add('not like JSON', unlikeJson(result.error.details, 'details'));
  }
  return faults.map((fault) => ({ ...fault, place: '' }));
}

let state = sharedState();

async function run({ id, number }) {
  const operation = operations.get(id);
  const input = inputOf({ seed, operation, number, cases });
  const before = textOf(input);
  parentPort.postMessage({ type: 'started' });
  const start = ownTime();
  const faults = await judged(operation, input, number % 2 === 0 ? 'en' : 'fr');
  const time = ownTime() - start;
  if (textOf(input) !== before) faults.push({ kind: 'changed its input', what: '', place: '' });
  const now = sharedState();
  const changed = difference(state, now);
  state = now;
  if (changed.length > 0) faults.push({ kind: 'changed what all share', what: changed.join(', '), place: '' });
  parentPort.postMessage({ type: 'done', faults, time });
}

parentPort.on('message', (message) => void run(message));
parentPort.postMessage({ type: 'ready', thread: systemThread() });
