import { posix, win32 } from 'node:path';

// The same engine without the window around it comes first: it takes two thirds of the processor time.
const onLinux = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/usr/bin/microsoft-edge-stable',
];
const onMac = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const onWindows = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
];

/**
 * Where Chromium, Chrome and Edge are installed on a system, the preferred place first: for everybody, then for the user.
 *
 * @example
 * browserPaths({ platform: 'darwin', env: { HOME: '/Users/a' } })[0];
 * // '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
 */
export function browserPaths({ platform, env }) {
  if (platform === 'darwin') {
    const folders = ['/Applications', env.HOME && posix.join(env.HOME, 'Applications')].filter(Boolean);
    return onMac.flatMap((name) =>
      folders.map((folder) => posix.join(folder, `${name}.app`, 'Contents', 'MacOS', name)),
    );
  }
  if (platform === 'win32') {
    // Windows writes the names in any case, and so does an environment that was copied: a plain object has one case.
    const variables = new Map(Object.entries(env).map(([name, value]) => [name.toUpperCase(), value]));
    const folders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => variables.get(name) || []);
    return onWindows.flatMap((names) => folders.map((folder) => win32.join(folder, ...names)));
  }
  return onLinux;
}

const packageManagers = [
  ['/usr/bin/apt-get', 'sudo apt-get install chromium'],
  ['/usr/bin/dnf', 'sudo dnf install chromium'],
  ['/usr/bin/pacman', 'sudo pacman -S chromium'],
  ['/usr/bin/zypper', 'sudo zypper install chromium'],
  ['/sbin/apk', 'sudo apk add chromium'],
];

/** The command that installs a browser on a system. `exists` tells whether there is a file. */
export function installCommand(platform, exists) {
  if (platform === 'darwin') return 'brew install --cask google-chrome';
  if (platform === 'win32') return 'winget install Google.Chrome';
  return packageManagers.find(([program]) => exists(program))?.[1] ?? 'npx playwright install --with-deps chromium';
}
