import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

function isRunning(id) {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // It runs, and belongs to somebody else.
    return error.code === 'EPERM';
  }
}

/**
 * Claims this folder for one run of the tests: two would delete each other's build and results. Returns the process that
 * holds it, if another one does; the claim of a process that has ended is void. It ends with this process.
 */
export function claim(path) {
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const holder = Number(readFileSync(path, 'utf8'));
    if (holder > 0 && isRunning(holder)) return holder;
    writeFileSync(path, String(process.pid));
  }
  process.once('exit', () => rmSync(path, { force: true }));
  return undefined;
}

const file = '.cache/running';

/** Ends the process with a sentence where another run of the tests uses this folder. */
export function claimFolder() {
  const holder = claim(file);
  if (holder === undefined) return;
  console.error(`Tests are already running in this folder (process ${holder}).
Wait for them, use another clone, or delete ${file} if that process is something else.`);
  process.exit(1);
}
