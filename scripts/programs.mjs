import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = join(dirname(fileURLToPath(import.meta.url)), '..', 'node_modules');

/**
 * The command that runs a program of an installed package: Node and the program's own file. What npm puts into
 * `node_modules/.bin` is a shell script on one system and something else on the next.
 *
 * @example
 * programOf('typescript', 'tsc'); // ['/usr/bin/node', '/…/node_modules/typescript/bin/tsc']
 */
export function programOf(packageName, name = packageName) {
  const folder = join(packages, packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = typeof bin === 'string' ? bin : bin?.[name];
  if (!file) throw new Error(`the package ${packageName} has no program ${name}`);
  return [process.execPath, join(folder, file)];
}
