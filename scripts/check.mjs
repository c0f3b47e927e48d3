// `npm run check`: everything that CI runs, in the same order. `npm test` is the same after installing what is missing.
import { mkdirSync, rmSync } from 'node:fs';
import { claimFolder } from './claim.mjs';
import { ensureBrowser, ensureNginx } from './install.mjs';
import { report } from './report.mjs';
import { browser, build, checks, proofs, results, runTracks, sizes, unit } from './steps.mjs';

claimFolder();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
ensureNginx();
const env = { CHROMIUM_PATH: ensureBrowser(), TEST_RESULTS: results };

const started = Date.now();
const steps = [
  // The checks and the unit tests need nothing that is built.
  ...(await runTracks(
    [
      [build, sizes],
      [...checks, unit],
    ],
    env,
  )),
  ...(await runTracks([[proofs]], env)),
  ...(await runTracks([[browser]], env)),
];
const minutes = (Date.now() - started) / 60_000;
const failed = report(results, [...steps, { name: 'in all', seconds: minutes * 60, passed: true }]);
if (failed > 0 || steps.some(({ passed }) => !passed)) process.exit(1);
