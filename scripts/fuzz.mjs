// `npm run fuzz`: random inputs for every operation. Ends with 1 when one of them is not answered as it should be.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { notice } from './fuzz/bounds.mjs';
import { buildCases, folder } from './fuzz/build.mjs';
import { loadCases } from './fuzz/cases.mjs';
import { printReport, requestOf } from './fuzz/report.mjs';
import { createRunner } from './fuzz/runner.mjs';

const usage = `Usage: npm run fuzz -- [--minutes 5] [--seed 1] [--only tool] [--limit 4000] [--case tool/operation:number]

Runs every operation with plausible and hostile inputs, made from its fields and from the public examples, and reports
what must not happen: an exception, an answer that is not like JSON, an error without its sentence, a change to the
input or to what all code shares, more processor time than the limit.
  --minutes  how long to run
  --seed     the same seed makes the same inputs
  --only     only operations whose id contains this
  --limit    milliseconds of processor time for one run, or for each step of a run that reports its progress
  --case     runs one case, and prints its input as a request for \`toolcrib jsonl\`
`;

function readOptions() {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '5' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string', default: '' },
      // The slowest by contract, dictionaries of 1.1 MB and then zxcvbn on 64 code points, takes 2.7 s.
      limit: { type: 'string', default: '4000' },
      case: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const { help, seed, only } = values;
  return { help, seed, only, case: values.case, minutes: Number(values.minutes), limit: Number(values.limit) };
}

/** Whoever has had few runs, and after that little processor time, comes next. */
function next(counts) {
  const few = 25;
  let chosen;
  for (const entry of counts) {
    const [, { runs, time }] = entry;
    const rank = runs < few ? runs : few + time;
    if (!chosen || rank < chosen.rank) chosen = { rank, entry };
  }
  return chosen.entry;
}

async function runAll({ minutes, seed, only, limit, counts }) {
  const runner = createRunner({ limit, seed, only, folder: resolve(folder) });
  const faults = [];
  const end = performance.now() + minutes * 60_000;
  while (performance.now() < end) {
    const [id, count] = next(counts);
    const number = count.runs++;
    const answer = await runner.run(id, number);
    // A run of less than a tick is not free.
    count.time += answer.time + 1;
    count.slowest = Math.max(count.slowest, answer.time);
    for (const fault of answer.faults) faults.push({ ...fault, id, number });
  }
  await runner.stop();
  return faults;
}

const options = readOptions();
if (options.help) {
  console.log(usage);
  process.exit();
}
if (!(options.minutes > 0 && options.limit > 0)) {
  console.error('--minutes and --limit take positive numbers.');
  process.exit(2);
}
await buildCases();
const cases = await loadCases(resolve(folder), options.only);
if (options.case) {
  const [id, number] = options.case.split(':');
  console.log(await requestOf(cases, { id, number: Number(number), seed: options.seed }));
  const runner = createRunner({ ...options, folder: resolve(folder) });
  const { faults, time } = await runner.run(id, Number(number));
  console.error(`${time} ms`, faults);
  await runner.stop();
  process.exit(faults.length > 0 ? 1 : 0);
}
const counts = new Map([...cases.operations.keys()].map((id) => [id, { runs: 0, time: 0, slowest: 0 }]));
if (counts.size === 0) throw new Error(`no operation has ${options.only} in its id`);
const faults = await runAll({ ...options, counts });
await printReport({ cases, counts, faults, options });
console.log(notice);
process.exit(faults.length > 0 ? 1 : 0);
