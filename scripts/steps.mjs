import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { programOf } from './programs.mjs';

const node = (script) => [process.execPath, script];

/** Where the test runners write what they found, for `report.mjs`. */
export const results = '.cache/results';

/** A run of Vitest over some of its projects, with its results under a name. */
const vitest = (name, projects) =>
  [...programOf('vitest'), 'run', '--project', projects].concat([
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}/${name}.json`,
  ]);

const typesOf = (what, project) => ({
  name: `types${what}`,
  command: [...programOf('typescript', 'tsc'), '-p', project],
});

export const format = { name: 'format', command: [...programOf('oxfmt'), '--check', '.'] };
export const lint = { name: 'lint', command: [...programOf('oxlint'), '--type-aware'] };
export const types = [
  typesOf('', 'tsconfig.json'),
  typesOf(' of the engines', 'tsconfig.engine.json'),
  typesOf(' of tests and command line', 'tsconfig.node.json'),
];
/** What `npm run check` is made of. */
export const checks = [format, lint, ...types, { name: 'unused code', command: programOf('knip') }];
export const build = { name: 'build', command: node('scripts/build.mjs') };
export const sizes = { name: 'sizes', command: node('scripts/sizes.mjs') };
/** Steps that write results of tests; one that fails does not keep the others from running. */
export const unit = { name: 'unit tests', command: vitest('unit', '!proofs'), results: `${results}/unit.json` };
export const proofs = { name: 'proofs', command: vitest('proofs', 'proofs'), results: `${results}/proofs.json` };
export const browser = {
  name: 'browser tests',
  command: [...programOf('@playwright/test', 'playwright'), 'test'],
  results: `${results}/browser.json`,
};

/** The same step for some files withArguments, or with further options. */
export const withArguments = (step, ...args) => ({ ...step, command: [...step.command, ...args] });

const seconds = (started) => Math.round((Date.now() - started) / 100) / 10;

/** Runs a step; its output is kept back when other steps run beside it. */
function runStep({ command: [program, ...args] }, env, alone) {
  return new Promise((resolve, reject) => {
    const output = [];
    const stdio = alone ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    const child = spawn(program, args, { stdio, env: { ...process.env, ...env } });
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, output: Buffer.concat(output) }));
  });
}

/**
 * Runs tracks beside each other, the steps of a track one after the other. A check or a build that fails ends the
 * process; tests that fail are counted in the end. Gives the name, the seconds and the outcome of every step.
 */
export async function runTracks(tracks, env = {}) {
  const ran = [];
  await Promise.all(
    tracks.map(async (track) => {
      for (const step of track) {
        const started = Date.now();
        const { status, output } = await runStep(step, env, tracks.length === 1);
        const passed = status === 0;
        ran.push({ name: step.name, seconds: seconds(started), passed });
        if (!passed) process.stdout.write(output);
        const line = `${step.name} (${seconds(started)} s)`;
        if (passed) console.log(`✓ ${line}`);
        else console.error(`✗ ${line} failed`);
        if (!passed && !(step.results && existsSync(step.results))) process.exit(1);
      }
    }),
  );
  return ran;
}
