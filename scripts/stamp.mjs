import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const inputs = [
  'src',
  'vite',
  'public',
  'scripts',
  'e2e/harness',
  'index.html',
  'package-lock.json',
  'vite.config.ts',
  'vite.cli.config.ts',
  'tsconfig.base.json',
  'tsconfig.engine.json',
  'tsconfig.library.json',
];
const stamp = 'dist/.built';

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

/** What the build depends on, as one digest. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesOf)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (/^(VITE|TOOLCRIB)_/.test(name) && !/^VITE_APP_(VERSION|COMMIT_SHA|BUILD_DATE|ENV)$/.test(name))
      hash.update(`${name}=${value}\0`);
  }
  return hash.digest('hex');
}

export function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

export function markBuilt() {
  writeFileSync(stamp, fingerprint());
}
