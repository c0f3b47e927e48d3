import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

const address = pathToFileURL(resolve('scripts/install.mjs')).href;
const program = `import(${JSON.stringify(address)}).then(({ ensureInstalled }) => ensureInstalled())`;

it('installs what is missing without running its scripts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'toolcrib-install-'));
  // On Windows Node runs npm's file, elsewhere it is found by its name.
  const [npm, file] = [join(folder, 'bin/npm'), join(folder, 'npm-cli.js')];
  mkdirSync(join(folder, 'bin'));
  const script = `require('node:fs').writeFileSync('said', process.argv.slice(2).join('\\n'));\n`;
  for (const path of [npm, file]) writeFileSync(path, `#!/usr/bin/env node\n${script}`);
  chmodSync(npm, 0o755);
  writeFileSync(join(folder, 'package-lock.json'), '{"packages":{"node_modules/a":{"version":"1.0.0"}}}');
  const path = `${join(folder, 'bin')}${delimiter}${process.env['PATH']}`;
  const env = { ...process.env, PATH: path, npm_execpath: file };
  const { status } = spawnSync(process.execPath, ['-e', program], { cwd: folder, env });
  const said = readFileSync(join(folder, 'said'), 'utf8').split('\n');
  rmSync(folder, { recursive: true });
  expect(status).toBe(0);
  expect(said).toEqual(['ci', '--no-audit', '--no-fund', '--ignore-scripts']);
});

/** A machine with some files and a user, on which every program succeeds and is noted; what `ensureBrowser` says there. */
function browserOn({ files, user, env = {} }: { files: string[]; user: number; env?: Record<string, string> }) {
  const program = `
    const fs = require('node:fs');
    const files = new Set(${JSON.stringify(files)});
    fs.existsSync = (path) => files.has(path) || (files.has('downloaded') && path.includes('ms-playwright'));
    const installed = { 'chromium-headless-shell': '/usr/bin/chromium-headless-shell', chromium: 'downloaded' };
    require('node:child_process').spawnSync = (_, args) => {
      console.log(args.slice(-2).join(' '));
      if (args.includes('install')) files.add(installed[args.at(-1)]);
      return { status: 0 };
    };
    process.getuid = () => ${user};
    require('node:module').syncBuiltinESMExports();
    import(${JSON.stringify(address)}).then(({ ensureBrowser }) => console.log(ensureBrowser()));`;
  const { CHROMIUM_PATH: _, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: __, ...rest } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', program], {
    env: { ...rest, PLAYWRIGHT_BROWSERS_PATH: '0/ms-playwright', ...env },
    encoding: 'utf8',
  });
  return { status, said: stdout.trim().split('\n'), stderr };
}

describe.runIf(process.platform === 'linux')('a browser on Linux (skipped where the system is another one)', () => {
  const aptGet = '/usr/bin/apt-get';
  const chrome = '/usr/bin/google-chrome';

  it('is the one that is named, else one that is installed', () => {
    expect(browserOn({ files: [chrome, '/b'], user: 0, env: { CHROMIUM_PATH: '/b' } }).said).toEqual(['/b']);
    expect(browserOn({ files: [chrome, aptGet], user: 0 }).said).toEqual([chrome]);
    expect(browserOn({ files: ['downloaded', aptGet], user: 0 }).said).toEqual([expect.stringContaining('chrom')]);
  });

  it('is Debian’s package where it may be installed, and never downloaded then', () => {
    const { status, said } = browserOn({ files: [aptGet], user: 0 });
    expect([status, said.slice(1)]).toEqual([
      0,
      ['-qq update', '--no-install-recommends chromium-headless-shell', '/usr/bin/chromium-headless-shell'],
    ]);
  });

  it('is downloaded otherwise, unless that is forbidden', () => {
    const { status, said } = browserOn({ files: [aptGet], user: 1000 });
    expect([status, said[1], said.length]).toEqual([0, 'install chromium', 3]);
    const env = { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
    const none = browserOn({ files: [aptGet], user: 1000, env });
    expect([none.status, none.said]).toEqual([1, ['']]);
    expect(none.stderr).toBe(
      'The browser tests need Chromium, Chrome or Edge: run sudo apt-get install chromium, or set CHROMIUM_PATH to one.\n',
    );
  });
});

it('no package needs a script of its own to be installed', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly hasInstallScript?: boolean; readonly optional?: boolean }>>;
  };
  const scripted = Object.entries(packages).filter(([, about]) => about.hasInstallScript && !about.optional);
  expect(scripted).toEqual([]);
});
