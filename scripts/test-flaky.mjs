// `npm run test:flaky -- e2e/update.e2e.ts`: repeats browser tests on a busy computer, and says how often each failed.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureBrowser, ensureInstalled } from './install.mjs';
import { programOf } from './programs.mjs';
import { browserTests } from './report.mjs';

const usage = `Usage: npm run test:flaky -- [file…] [--grep name] [--times 20] [--idle]

Repeats the browser tests of the files, all of them unless files are named, one try each, while a busy loop holds every
core. Prints how often each test failed, with its first error. Exits with code 1 if a test failed.
  file     a file or folder, or one test by its line number: e2e/update.e2e.ts:50
  --grep   only tests whose name matches this pattern
  --times  how often each test runs
  --idle   without the busy loops
`;

function stop(message) {
  console.error(message);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        grep: { type: 'string' },
        times: { type: 'string', default: '20' },
        idle: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return stop(`${error.message}\n\n${usage}`);
  }
}

/** Keeps every core busy until it is stopped. A loop ends by itself when this process is gone. */
function keepBusy() {
  const loop = `const parent = process.ppid; while (process.ppid === parent) for (let n = 0; n < 1e8; n++);`;
  const loops = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', loop], { stdio: 'ignore' }),
  );
  return () => {
    for (const child of loops) child.kill('SIGKILL');
  };
}

/** How often each test ran, how often it failed, and its first error. */
function countFailures(tests) {
  const counts = new Map();
  for (const { path, title, outcome, firstError } of tests) {
    if (outcome === 'skipped') continue;
    const name = `${path}: ${title}`;
    const { runs = 0, failures = 0, error } = counts.get(name) ?? {};
    const failed = outcome === 'failed' ? 1 : 0;
    counts.set(name, {
      runs: runs + 1,
      failures: failures + failed,
      error: error ?? (failed ? firstError : undefined),
    });
  }
  return counts;
}

const { values, positionals } = readArguments();
if (values.help) {
  console.log(usage);
  process.exit();
}
if (!/^[1-9]\d{0,3}$/.test(values.times)) stop(`--times takes a number from 1 to 9999, not ${values.times}`);

ensureInstalled();
const CHROMIUM_PATH = ensureBrowser();
ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), 'toolcrib-flaky-'));
const options = ['--retries=0', `--repeat-each=${values.times}`, ...(values.grep ? ['--grep', values.grep] : [])];
const [program, ...args] = [...programOf('@playwright/test', 'playwright'), 'test', ...options, ...positionals];
const release = values.idle ? () => undefined : keepBusy();
const { status } = spawnSync(program, args, {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH, TEST_RESULTS: folder },
});
release();
const counts = countFailures(browserTests(join(folder, 'browser.json')));
rmSync(folder, { recursive: true, force: true });

const failing = [...counts]
  .filter(([, { failures }]) => failures > 0)
  .toSorted(([, a], [, b]) => b.failures - a.failures);
for (const [name, { runs, failures, error = [] }] of failing) {
  console.log(`\n✗ ${failures} of ${runs}: ${name}`);
  for (const line of error) console.log(`    ${line.slice(0, 200)}`);
}
console.log(
  counts.size === 0
    ? 'No test ran.'
    : `\n${counts.size} tests, ${values.times} times each: ${failing.length} of them failed at least once`,
);
process.exit(failing.length > 0 || counts.size === 0 ? 1 : (status ?? 1));
