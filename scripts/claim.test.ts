import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'claim-'));
const path = join(folder, 'running');
afterAll(() => rmSync(folder, { recursive: true }));

/** What another process gets that claims the same folder, and whose process number the file holds then. */
function claimed(): unknown {
  const script = `
    import { readFileSync } from 'node:fs';
    const { claim } = await import(${JSON.stringify(pathToFileURL('scripts/claim.mjs').href)});
    const path = ${JSON.stringify(path)};
    const holder = claim(path);
    console.log(JSON.stringify({ holder, own: readFileSync(path, 'utf8') === String(process.pid) }));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return JSON.parse(stdout);
}

test('a folder is free, and free again after the run', () => {
  expect(claimed()).toEqual({ own: true });
  expect(existsSync(path)).toBe(false);
});

test('a second run learns who holds the folder, and leaves the claim alone', () => {
  writeFileSync(path, String(process.pid));
  expect(claimed()).toEqual({ holder: process.pid, own: false });
  expect(readFileSync(path, 'utf8')).toBe(String(process.pid));
});

test.each([
  ['of a process that has ended', String(spawnSync(process.execPath, ['-e', '']).pid)],
  ['that is not a number', ''],
])('a claim %s is void', (_, text) => {
  writeFileSync(path, text);
  expect(claimed()).toEqual({ own: true });
});
