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
/** What all tools share: the part that has changed is tested as a whole. */
const shared = ['src/core', 'src/lib', 'src/run', 'src/cli', 'src/shell', 'src/ui', 'scripts'];
const parts = shared.filter((folder) => files.some((file) => file.startsWith(`${folder}/`)));
/** The browser shows what all pages share. */
const isShown = parts.some((folder) => !['src/cli', 'scripts'].includes(folder));
const common = ['src/tools/index.test.ts', ...parts.map((folder) => `${folder}/`)];
const linted = files.filter((file) => /\.(?:mjs|js|tsx?)$/.test(file) && existsSync(file));
/** What is known of the types from the last time is not looked at again. */
const known = (step, index) => withArguments(step, '--incremental', '--tsBuildInfoFile', `.cache/types/${index}.json`);
const checks = [format, ...(linted.length > 0 ? [withArguments(lint, ...linted)] : []), ...types.map(known)];
const inBrowser = [...(isShown ? ['e2e/shell.e2e.ts'] : []), ...own];

// No test here asks for compressed files, and they take as long as the rest of the build.
let built = isBuilt();
process.env.TOOLCRIB_UNCOMPRESSED = '1';
built ||= isBuilt();

claimFolder();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const env = { CHROMIUM_PATH: ensureBrowser(), TEST_RESULTS: results };
const steps = await runTracks(
  [
    [...(built ? [] : [build]), sizes, ...(inBrowser.length > 0 ? [withArguments(browser, ...inBrowser)] : [])],
    [...checks, withArguments(unit, ...common, ...own)],
  ],
  env,
);

const tools = readdirSync('src/tools', { withFileTypes: true }).filter((item) => item.isDirectory()).length;
const rest = changed.slice(most);
const untouched = shared.filter((folder) => !parts.includes(folder));
const failed = report(results, steps);
console.log(`
This run checked the format, the types, the sizes, and the changed files with the linter. It ran the rules and public
examples of all ${tools} tools, and every test of the changed tools (${tested.join(', ') || 'none changed'})${parts.length > 0 ? `; the unit tests of ${parts.join(', ')}` : ''}${isShown ? '; the shell in the browser' : ''}.
Left out: the tests of the other ${tools - tested.length} tools${rest.length > 0 ? `, although ${rest.join(', ')} changed` : ''}, ${untouched.length > 0 ? `the unit tests of ${untouched.join(', ')} (not changed), ` : ''}unused code, and the proofs of e2e/ over all pages. npm test runs them.
${((Date.now() - started) / 1000).toFixed(0)} s`);
if (failed > 0 || steps.some(({ passed }) => !passed)) process.exit(1);
