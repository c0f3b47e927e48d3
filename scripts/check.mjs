// `npm run check`: everything that CI runs, in the same order. `npm test` is the same after installing what is missing.
import { mkdirSync, readFileSync } from 'node:fs';
import { ensureBrowser, ensureNginx } from './install.mjs';
import { browser, build, checks, results, runSteps, sizes, unit } from './steps.mjs';

mkdirSync(results, { recursive: true });
ensureNginx();
const env = { CHROMIUM_PATH: ensureBrowser(), TEST_RESULTS: results };

runSteps([...checks, unit, build, sizes, browser], env);

const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(`${results}/unit.json`, 'utf8'));
const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(`${results}/browser.json`, 'utf8')).stats;
console.log(`unit: ${numPassedTests} passed, ${numFailedTests} failed`);
console.log(
  `browser: ${expected + flaky} passed (${flaky} of them at the second try), ${unexpected} failed, ${skipped} skipped`,
);
console.log(`${numPassedTests + expected + flaky} passed, ${numFailedTests + unexpected} failed`);
