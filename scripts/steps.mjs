import { spawnSync } from 'node:child_process';

const bin = (name) => `node_modules/.bin/${name}`;

/** What `npm run check` is made of, in the order of CI. */
export const checks = [
  { name: 'format', command: [bin('oxfmt'), '--check', '.'] },
  { name: 'lint', command: [bin('oxlint'), '--type-aware'] },
  { name: 'types', command: [bin('tsc'), '-p', 'tsconfig.json'] },
  { name: 'types of the engines', command: [bin('tsc'), '-p', 'tsconfig.engine.json'] },
  { name: 'types of tests and command line', command: [bin('tsc'), '-p', 'tsconfig.node.json'] },
  { name: 'unused code', command: [bin('knip')] },
];
export const results = '.cache/results';
export const unit = {
  name: 'unit tests',
  command: [bin('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}/unit.json`],
};
export const build = { name: 'build', command: [process.execPath, 'scripts/build.mjs'] };
export const sizes = { name: 'sizes', command: [process.execPath, 'scripts/sizes.mjs'] };
export const browser = { name: 'browser tests', command: [bin('playwright'), 'test'] };

/** Runs the steps one after the other; the first that fails ends the process with its status. */
export function runSteps(steps, env = {}) {
  for (const { name, command } of steps) {
    const started = Date.now();
    const [program, ...args] = command;
    const { status, error } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    if (error) throw error;
    if (status !== 0) {
      console.error(`✗ ${name} failed`);
      process.exit(status ?? 1);
    }
    console.log(`✓ ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  }
}
