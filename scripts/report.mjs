import { existsSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { reasonOf, skippedLines } from './skipped.mjs';

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** The tests of a run of Vitest: seconds, outcome, and where they stand. */
function vitestTests(file) {
  return (readJson(file)?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const path = relative(process.cwd(), name).replaceAll(sep, '/');
    // A file that cannot be loaded, or whose hooks fail, has no failed test to count.
    const isBroken = status === 'failed' && assertionResults.every((test) => test.status !== 'failed');
    const broken = { fullName: 'the file or one of its hooks fails', status, duration: 0 };
    const tests = isBroken ? [...assertionResults, broken] : assertionResults;
    return tests.map(({ fullName, meta, status: outcome, duration = 0 }) => ({
      path,
      title: fullName,
      seconds: duration / 1000,
      outcome: outcome === 'passed' || outcome === 'failed' ? outcome : 'skipped',
      reason: reasonOf({ fullName, meta }),
    }));
  });
}

const outcomes = { expected: 'passed', unexpected: 'failed', flaky: 'passed', skipped: 'skipped' };

// oxlint-disable-next-line no-control-regex -- that is what they begin with
const colors = /\u001B\[[\d;]*m/g;
const linesOf = (message = 'no message') => message.replaceAll(colors, '').split('\n').filter(Boolean);

/** The tests of a run of Playwright; the first error of those that failed at their first try. */
export function browserTests(file) {
  const found = [];
  const visit = ({ specs = [], suites = [] }, titles) => {
    for (const { title, file: path, tests } of specs) {
      for (const { status, results, annotations } of tests) {
        const milliseconds = results.reduce((sum, { duration }) => sum + duration, 0);
        const name = [...titles, title].join(' › ');
        const pages = results.flatMap(({ attachments }) => attachments.filter((one) => one.name === 'error-context'));
        found.push({
          path,
          title: name,
          seconds: milliseconds / 1000,
          outcome: outcomes[status],
          reason: `(${annotations.find(({ type }) => type === 'skip')?.description ?? 'without a reason'})`,
          tries: results.length,
          firstError:
            status === 'flaky' || status === 'unexpected'
              ? linesOf(results[0]?.errors[0]?.message).slice(0, 10)
              : undefined,
          stateAtFailure: (results[0]?.annotations ?? [])
            .filter(({ type }) => type === 'when it failed')
            .map(({ description }) => description),
          longTasks: annotations.filter(({ type }) => type === 'long task').map(({ description }) => description),
          page: pages[0]?.path,
        });
      }
    }
    for (const suite of suites) visit(suite, suite.title === suite.file ? titles : [...titles, suite.title]);
  };
  const report = readJson(file);
  for (const suite of report?.suites ?? []) visit(suite, []);
  // What failed outside of a test, in a file that cannot be loaded for example.
  for (const { message = '' } of report?.errors ?? []) {
    found.push({ path: 'playwright', title: linesOf(message)[0], seconds: 0, outcome: 'failed' });
  }
  return found;
}

function kindOf(runner, path) {
  if (path.startsWith('e2e/')) return `${runner}: ${path.replace(/^e2e\/|\.(?:e2e|test)\.ts$/g, '')}`;
  if (path.startsWith('src/tools/')) return `${runner}: the tools' own`;
  return `${runner}: ${path
    .split('/')
    .slice(0, 2)
    .join('/')
    .replace(/\.test\.tsx?$/, '')}`;
}

function table(title, rows) {
  console.log(`\n${title}`);
  for (const row of rows) console.log(row.join('  '));
}

const figure = (value) => value.toFixed(1).padStart(7);

/** Prints what took how long, and in the last line how many tests passed and failed; gives the number of failures. */
export function report(results, steps) {
  const tests = [
    ...vitestTests(`${results}/unit.json`).map((test) => ({ ...test, runner: 'unit' })),
    ...vitestTests(`${results}/proofs.json`).map((test) => ({ ...test, runner: 'proof' })),
    ...browserTests(`${results}/browser.json`).map((test) => ({ ...test, runner: 'browser' })),
  ];
  const kinds = new Map();
  for (const { runner, path, seconds } of tests) {
    const kind = kindOf(runner, path);
    const { count = 0, sum = 0 } = kinds.get(kind) ?? {};
    kinds.set(kind, { count: count + 1, sum: sum + seconds });
  }
  const rows = [...kinds].toSorted(([, a], [, b]) => b.sum - a.sum);
  table(
    'Tests by kind: seconds over all workers, number, kind',
    rows.map(([kind, { count, sum }]) => [figure(sum), String(count).padStart(5), kind]),
  );
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, 30);
  table(
    'The 30 slowest tests: seconds, place, name',
    slowest.map(({ seconds, path, title }) => [figure(seconds), path, title]),
  );
  table(
    'Steps: seconds on the clock',
    steps.map(({ name, seconds, passed }) => [figure(seconds), name + (passed ? '' : ' (failed)')]),
  );

  const count = (wanted, runner) =>
    tests.filter((test) => test.outcome === wanted && (!runner || test.runner === runner)).length;
  console.log('');
  for (const runner of ['unit', 'proof', 'browser']) {
    const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map((outcome) => count(outcome, runner));
    if (passed + failed + skipped > 0) {
      console.log(`${runner}: ${passed} passed, ${failed} failed, ${skipped} skipped`);
    }
  }
  const long = tests.flatMap(({ path, title, longTasks = [] }) =>
    longTasks.map((what) => `${what}: ${path}: ${title}`),
  );
  if (long.length > 0)
    table(
      'Tasks of a page over 50 ms',
      long.map((line) => [line]),
    );
  const skipped = skippedLines(tests);
  if (skipped.length > 0)
    table(
      'Skipped',
      skipped.map((line) => [line]),
    );
  const repeated = tests.filter(({ outcome, firstError }) => outcome === 'passed' && firstError !== undefined);
  if (repeated.length > 0) console.log('\nPassed, but not at the first try');
  for (const { path, title, tries, firstError, stateAtFailure } of repeated) {
    console.log(`↻ ${path}: ${title} (try ${tries})`);
    for (const line of [...firstError, ...stateAtFailure]) console.log(`    ${line.slice(0, 300)}`);
  }
  const failures = tests.filter(({ outcome }) => outcome === 'failed');
  for (const { title, page } of failures) {
    if (page) console.log(`\nThe page as it was when this failed: ${title}\n${read(page)?.slice(0, 16_000)}`);
  }
  for (const { path, title, stateAtFailure = [] } of failures) {
    console.log(`✗ ${path}: ${title}`);
    for (const line of stateAtFailure) console.log(`    ${line}`);
  }
  const failed = count('failed');
  const later = repeated.length > 0 ? `, ${repeated.length} of the passed needed more than one try` : '';
  console.log(`${count('passed')} passed, ${failed} failed${later}`);
  return failed;
}
