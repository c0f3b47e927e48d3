// `npm run test:quick`: what a change is likely to break, soon. What it leaves out it says at the end.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { claimFolder } from './claim.mjs';
import { ensureBrowser, ensureInstalled } from './install.mjs';
import { report } from './report.mjs';
import { isBuilt } from './stamp.mjs';

/** More tools at once take longer. */
const most = 5;

function git(...args) {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

/** The files that differ from the last commit, or from where this branch left the main one. */
function changedFiles() {
  const main = ['origin/HEAD', 'origin/main', 'main'].find((name) => git('rev-parse', '--verify', '--quiet', name));
  const base = (main && git('merge-base', 'HEAD', main)) || 'HEAD';
  return `${git('diff', '--name-only', base)}\n${git('ls-files', '--others', '--exclude-standard')}`.split('\n');
}

function toolsOf(files) {
  const names = files.flatMap((file) => /^src\/tools\/([^/]+)\//.exec(file)?.[1] ?? []);
  return [...new Set(names)].filter((name) => existsSync(`src/tools/${name}/engine.test.ts`));
}

ensureInstalled();
// It asks for the installed programs.
const { browser, build, format, lint, withArguments, results, runTracks, sizes, types, unit } =
  await import('./steps.mjs');
const started = Date.now();
const files = changedFiles();
const changed = toolsOf(files);
const tested = changed.slice(0, most);
const own = tested.map((tool) => `src/tools/${tool}/`);
/** What all tools share, tested as a whole when any of it has changed. */
const shared = ['src/core', 'src/lib', 'src/run', 'src/cli', 'src/shell', 'src/ui', 'scripts'];
const isShared = files.some((file) => shared.some((folder) => file.startsWith(`${folder}/`)));
const common = ['src/tools/index.test.ts', ...(isShared ? shared : [])];
const linted = files.filter((file) => /\.(?:mjs|js|tsx?)$/.test(file) && existsSync(file));
/** What is known of the types from the last time is not looked at again. */
const known = (step, index) => withArguments(step, '--incremental', '--tsBuildInfoFile', `.cache/types/${index}.json`);
const checks = [format, ...(linted.length > 0 ? [withArguments(lint, ...linted)] : []), ...types.map(known)];
const inBrowser = [...(isShared ? ['e2e/shell.e2e.ts'] : []), ...own];

claimFolder();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const env = { CHROMIUM_PATH: ensureBrowser(), TEST_RESULTS: results };
const steps = await runTracks(
  [
    [...(isBuilt() ? [] : [build]), sizes, ...(inBrowser.length > 0 ? [withArguments(browser, ...inBrowser)] : [])],
    [...checks, withArguments(unit, ...common, ...own)],
  ],
  env,
);

const tools = readdirSync('src/tools', { withFileTypes: true }).filter((item) => item.isDirectory()).length;
const rest = changed.slice(most);
const failed = report(results, steps);
console.log(`
This run checked the format, the types, the sizes, and the changed files with the linter. It ran the rules and public
examples of all ${tools} tools, and every test of the changed tools (${tested.join(', ') || 'none changed'})${isShared ? '; the unit tests of what tools share, and the shell in the browser' : ''}.
Left out: the own tests of the other ${tools - tested.length} tools${rest.length > 0 ? `, although ${rest.join(', ')} changed` : ''}, ${isShared ? '' : 'what tools share (it has not changed), '}unused code, and the proofs of e2e/ over all pages. npm test runs them.
${((Date.now() - started) / 1000).toFixed(0)} s`);
if (failed > 0 || steps.some(({ passed }) => !passed)) process.exit(1);
