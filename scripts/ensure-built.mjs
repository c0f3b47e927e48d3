import { spawnSync } from 'node:child_process';
import { isBuilt } from './stamp.mjs';

/** Builds when dist/ is not of these sources. Prints to standard error: npm reads what its scripts put out. */
export function ensureBuilt() {
  if (isBuilt()) return;
  console.error('Building…');
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}
