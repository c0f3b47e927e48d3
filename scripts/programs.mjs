import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, win32 } from 'node:path';
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

/**
 * The command that runs npm. On Windows `npm` is a script for its shell, which would take every argument with a space
 * apart; there Node runs npm's own file: the one that runs this script, or the one that was installed with Node.
 *
 * @example
 * npmCommand(); // ['npm'], on Windows ['C:\\…\\node.exe', 'C:\\…\\npm-cli.js']
 */
export function npmCommand({ platform, execPath, env } = process, exists = existsSync) {
  if (platform !== 'win32') return ['npm'];
  const beside = win32.join(win32.dirname(execPath), 'node_modules', 'npm', 'bin', 'npm-cli.js');
  const file = [env.npm_execpath, beside].find((path) => path?.endsWith('npm-cli.js') && exists(path));
  if (file === undefined) throw new Error('npm is not where Node was installed: start this script with npm run');
  return [execPath, file];
}
