import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { isPortableName } from '../src/cli/site-path.ts';
import { needs, skipWithout } from './compared-programs.ts';

/** Windows takes 260 characters in all, the folder of the checkout included. */
const longest = 160;

/** What is wrong with the names of files on some system. */
function faultsOf(paths: readonly string[]): string[] {
  const known = new Map<string, string>();
  return paths.flatMap((path) => {
    const parts = path.split('/');
    const faults = parts.every(isPortableName) ? [] : [`${path}: Windows refuses such a name`];
    if (path.length > longest) faults.push(`${path}: longer than ${longest} characters`);
    // A file, and every folder above it.
    for (const end of parts.keys()) {
      const part = parts.slice(0, end + 1).join('/');
      const other = known.get(part.normalize().toLowerCase()) ?? part;
      if (other !== part) faults.push(`${part}: the same as ${other} where case does not count`);
      known.set(other.normalize().toLowerCase(), other);
    }
    return faults;
  });
}

it('every file has a name that every system takes', () => {
  needs('git');
  const { status, stdout } = spawnSync('git', ['ls-files', '-z'], { encoding: 'utf8' });
  if (status !== 0) skipWithout('a checkout of git');
  const paths = stdout.split('\0').slice(0, -1);
  expect(paths).toContain('package.json');
  expect(faultsOf(paths)).toEqual([]);
});

it.each([
  [['src/aux.ts'], 1],
  [['src/con/a.ts'], 1],
  [['a:b'], 1],
  [['a.'], 1],
  [['docs/what?.md'], 1],
  [['back\\slash'], 1],
  [[`${'a/'.repeat(90)}b`], 1],
  [['Readme.md', 'README.md'], 1],
  [['src/A/b.ts', 'src/a/c.ts'], 1],
  [['é', 'e\u0301'], 1],
  [['src/a.ts', 'src/b.ts', 'src/a/b.ts'], 0],
])('of %j it finds what is wrong', (paths, count) => {
  expect(faultsOf(paths)).toHaveLength(count);
});
