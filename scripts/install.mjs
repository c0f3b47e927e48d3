import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { repeated } from './repeated.mjs';

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** Do the installed packages have the versions of the lock file? npm notes what it installed in node_modules. */
function isInstalled() {
  const wanted = read('package-lock.json')?.packages;
  const found = read('node_modules/.package-lock.json')?.packages;
  if (!wanted || !found) return false;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || found[path]?.version === version,
  );
}

const apt = (...args) => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return repeated(() => spawnSync('apt-get', ['-qq', ...args], { stdio: 'inherit', env }).status === 0);
};
const install = (...packages) => apt('install', '-y', '--no-install-recommends', ...packages);

/** Installs the packages when they are missing or of other versions; nothing is downloaded but packages. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing the packages…');
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  const run = () =>
    spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
      stdio: 'inherit',
      env,
      shell: process.platform === 'win32',
    }).status === 0;
  if (!repeated(run)) {
    console.error('The packages could not be installed: npm ci failed three times. Its messages are above.');
    process.exit(1);
  }
}

// The same engine without the window around it comes first: it takes two thirds of the processor time.
const browsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The path of a Chromium that is on this machine. */
export const findBrowser = () => [process.env.CHROMIUM_PATH, ...browsers].find((path) => path && existsSync(path));

const nginx = '/usr/sbin/nginx';

/** Where Debian's nginx is missing and may be installed it is; without it the tests of the container skip. */
export function ensureNginx() {
  if (existsSync(nginx) || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing nginx…');
  if (!apt('update') || !install('nginx-light', 'libnginx-mod-http-brotli-static')) {
    console.warn('nginx could not be installed: what the container serves is not tested.');
  }
}

/** The path of a Chromium, installed from Debian's packages when there is none and that is allowed. */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  const hasApt = existsSync('/usr/bin/apt-get');
  if (isRoot && hasApt) {
    console.log('Installing Chromium…');
    if (!apt('update')) console.error('apt-get update failed three times: its messages are above.');
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const installed = install(name) ? findBrowser() : undefined;
      if (installed) return installed;
    }
  }
  console.error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to one.',
  );
  return process.exit(1);
}
