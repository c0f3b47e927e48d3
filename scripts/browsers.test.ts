import { expect, it } from 'vitest';
import { browserPaths, installCommand } from './browsers.mjs';

it('on Linux the headless shell comes first, and packages of others after Chromium', () => {
  const paths = browserPaths({ platform: 'linux', env: {} });
  expect(paths.slice(0, 2)).toEqual(['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']);
  expect(paths).toContain('/usr/bin/google-chrome');
  expect(paths).toContain('/usr/bin/microsoft-edge');
});

it('on macOS it is the program within the application, for everybody and for the user', () => {
  expect(browserPaths({ platform: 'darwin', env: { HOME: '/Users/a' } })).toEqual([
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Users/a/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Users/a/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    '/Users/a/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ]);
  expect(browserPaths({ platform: 'darwin', env: {} })).toHaveLength(3);
});

it('on Windows the folders come from the environment, whatever the case of its names', () => {
  const env = {
    ProgramFiles: String.raw`C:\Program Files`,
    'ProgramFiles(x86)': String.raw`C:\Program Files (x86)`,
    LocalAppData: String.raw`C:\Users\a\AppData\Local`,
  };
  const paths = browserPaths({ platform: 'win32', env });
  expect(paths).toHaveLength(9);
  expect(paths[0]).toBe(String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`);
  expect(paths).toContain(String.raw`C:\Users\a\AppData\Local\Chromium\Application\chrome.exe`);
  expect(paths).toContain(String.raw`C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe`);
  expect(browserPaths({ platform: 'win32', env: {} })).toEqual([]);
});

it.each([
  ['darwin', '', 'brew install --cask google-chrome'],
  ['win32', '', 'winget install Google.Chrome'],
  ['linux', '/usr/bin/apt-get', 'sudo apt-get install chromium'],
  ['linux', '/usr/bin/dnf', 'sudo dnf install chromium'],
  ['linux', '/usr/bin/pacman', 'sudo pacman -S chromium'],
  ['linux', '/usr/bin/zypper', 'sudo zypper install chromium'],
  ['linux', '/sbin/apk', 'sudo apk add chromium'],
  ['linux', '', 'npx playwright install --with-deps chromium'],
] as const)('on %s with %j the command is %s', (platform, program, command) => {
  expect(installCommand(platform, (path) => path === program)).toBe(command);
});
