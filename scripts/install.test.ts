import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const program = `import(${JSON.stringify(pathToFileURL(resolve('scripts/install.mjs')).href)}).then(({ ensureInstalled }) => ensureInstalled())`;

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

it('no package needs a script of its own to be installed', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly hasInstallScript?: boolean; readonly optional?: boolean }>>;
  };
  const scripted = Object.entries(packages).filter(([, about]) => about.hasInstallScript && !about.optional);
  expect(scripted).toEqual([]);
});
