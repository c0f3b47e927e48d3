import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { browserPaths, installCommand } from './browsers.mjs';
import { npmCommand, programOf } from './programs.mjs';
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
  const [npm, ...args] = [...npmCommand(), 'ci', '--no-audit', '--no-fund', '--ignore-scripts'];
  const run = () => spawnSync(npm, args, { stdio: 'inherit', env }).status === 0;
  if (!repeated(run)) {
    console.error('The packages could not be installed: npm ci failed three times. Its messages are above.');
    process.exit(1);
  }
}

/** The browser that Playwright downloads for itself, where it has done so. */
function downloadedBrowser() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** The path of a Chromium, Chrome or Edge that is on this machine: `CHROMIUM_PATH`, what is installed, what was downloaded. */
export const findBrowser = () =>
  [process.env.CHROMIUM_PATH, ...browserPaths(process)].find((path) => path && existsSync(path)) ?? downloadedBrowser();

/** Debian's Chromium, where it may be installed. */
function installPackage() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Chromium…');
  if (!apt('update')) console.error('apt-get update failed three times: its messages are above.');
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const installed = install(name) ? findBrowser() : undefined;
    if (installed) return installed;
  }
  return undefined;
}

/** The browser of Playwright, unless the environment forbids to download one. */
function downloadBrowser() {
  if (process.env.PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD) return undefined;
  console.log('Downloading Chromium…');
  const [node, playwright] = programOf('@playwright/test', 'playwright');
  const { status } = spawnSync(node, [playwright, 'install', 'chromium'], { stdio: 'inherit' });
  return status === 0 ? downloadedBrowser() : undefined;
}

const nginx = ['/usr/sbin/nginx', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'];

/** Where Debian's nginx or its module for Brotli is missing and may be installed it is; without it the tests of the container skip. */
export function ensureNginx() {
  if (nginx.every((path) => existsSync(path)) || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing nginx…');
  if (!apt('update') || !install('nginx-light', 'libnginx-mod-http-brotli-static')) {
    console.warn('nginx could not be installed: what the container serves is not tested.');
  }
}

/** The path of a browser for the tests; one is installed or downloaded where there is none. Ends the process without one. */
export function ensureBrowser() {
  const path = findBrowser() ?? installPackage() ?? downloadBrowser();
  if (path) return path;
  const command = installCommand(process.platform, existsSync);
  console.error(`The browser tests need Chromium, Chrome or Edge: run ${command}, or set CHROMIUM_PATH to one.`);
  return process.exit(1);
}
