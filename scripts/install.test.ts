import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const program = `import(${JSON.stringify(resolve('scripts/install.mjs'))}).then(({ ensureInstalled }) => ensureInstalled())`;

it('installs what is missing without running its scripts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'toolcrib-install-'));
  const npm = join(folder, 'bin/npm');
  mkdirSync(join(folder, 'bin'));
  writeFileSync(npm, '#!/bin/sh\nprintf "%s\\n" "$@" >said\n');
  chmodSync(npm, 0o755);
  writeFileSync(join(folder, 'package-lock.json'), '{"packages":{"node_modules/a":{"version":"1.0.0"}}}');
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env['PATH']}` };
  const { status } = spawnSync(process.execPath, ['-e', program], { cwd: folder, env });
  const said = readFileSync(join(folder, 'said'), 'utf8').trim().split('\n');
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
