import { defineConfig } from 'vitest/config';
import { configuration } from './vite/configuration.ts';
import { icons } from './vite/icons.ts';
import { thread } from './vite/thread.ts';
import { tools } from './vite/tools.ts';

/** What takes modules of its own, and a thread for each file. */
const isolated = [
  // Pages hold what people type, choose and have open in their modules, and the tests put other browsers under them.
  'src/{shell,ui}/**/*.test.{ts,tsx}',
  // It lets the library fail, which others have loaded.
  'src/tools/encryption/engine/age/age.test.ts',
  // It puts made-up tools in the place of the real ones.
  'src/cli/command.test.ts',
  // It loads dictionaries anew, and lets that fail.
  'src/tools/password-strength-analyser/engine.test.ts',
];

const ownProcess = [
  // It changes the time zone, which a process has and a thread has not.
  'src/shell/prerender-answers.test.ts',
  // Its stack is that of the command line; a thread of Vitest has four times as much.
  'src/lib/asn1/element.test.ts',
  'src/tools/curl-converter/engine/many.test.ts',
];

/** How many times longer properties take than usual: see scripts/property-runs.ts. */
const times = Number(process.env['FC_RUNS'] ?? 200) / 200;

/*
 * Run all of them but the proofs before the build: `vitest run --project '!proofs'`.
 */
export default defineConfig({
  plugins: [tools(), thread(), icons(), configuration()],
  test: {
    // Nothing takes as long, on any machine, unless it never ends.
    testTimeout: 300_000 * Math.max(1, times),
    hookTimeout: 300_000,
    environment: 'node',
    pool: 'threads',
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,scripts,deploy,vite}/**/*.test.ts'],
          exclude: [...isolated, ...ownProcess],
          setupFiles: ['scripts/property-runs.ts'],
          // Engines are pure: what one file loads the next may use.
          isolate: false,
          // What a test puts in the place of a variable or a global is gone before the next.
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-isolated',
          include: isolated,
          exclude: ownProcess,
          setupFiles: ['scripts/property-runs.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'unit-process', include: ownProcess, pool: 'forks' },
      },
      // What needs the build, and no browser. The views that it draws are React's for production, as they are shipped.
      {
        extends: true,
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: { name: 'proofs', include: ['e2e/**/*.test.ts'], env: { NODE_ENV: 'production' } },
      },
    ],
  },
});
