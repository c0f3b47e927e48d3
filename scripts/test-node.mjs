// `npm run test:node`: unit tests, build and command line under each supported line of Node; no part of `npm test`.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { npmCommand, programOf } from './programs.mjs';
import { repeated } from './repeated.mjs';

/** The oldest version of the oldest line, and the newest of each line. */
const supported = ['20.19', '22', '24'];
const usage = `Usage: npm run test:node -- [version…]

Runs the unit tests, the build and the tests of the command line with Node ${supported.join(', ')}, or with the versions named.
Each version is installed from the npm registry into .cache/node-<version>.
`;

const system = process.platform === 'win32' ? 'win' : process.platform;

/** The program of a version of Node, installed when it is missing. */
function nodeOf(version) {
  const folder = resolve('.cache', `node-${version}`);
  const name = `node-${system}-${process.arch}`;
  const program = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const options = ['--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', '--no-save'];
  const [npm, ...args] = [...npmCommand(), 'install', ...options, `${name}@${version}`];
  const install = () => spawnSync(npm, args, { stdio: 'inherit' }).status === 0;
  if (!existsSync(program) && !repeated(install)) {
    console.error(`Node ${version} could not be installed: npm install failed three times. Its messages are above.`);
    process.exit(1);
  }
  return program;
}

/** What is run: its name, a script, and its arguments. */
const steps = () => [
  ['unit tests', programOf('vitest')[1], 'run', '--project', '!proofs', '--reporter=dot'],
  ['build', 'scripts/build.mjs'],
  ['command line', programOf('vitest')[1], 'run', '--project', 'proofs', '--reporter=dot', 'e2e/command-line.test.ts'],
];

const wanted = process.argv.slice(2);
if (wanted.some((version) => !/^\d+(?:\.\d+){0,2}$/.test(version))) {
  console.log(usage);
  process.exit(wanted.includes('--help') ? 0 : 2);
}
ensureInstalled();
const outcomes = [];
for (const version of wanted.length > 0 ? wanted : supported) {
  const node = nodeOf(version);
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
  const exact = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim();
  for (const [name, ...command] of steps()) {
    console.log(`\nNode ${exact}: ${name}`);
    const passed = spawnSync(node, command, { stdio: 'inherit', env }).status === 0;
    outcomes.push({ exact, name, passed });
  }
}
console.log('');
for (const { exact, name, passed } of outcomes) console.log(`${passed ? '✓' : '✗'} Node ${exact}: ${name}`);
if (outcomes.some(({ passed }) => !passed)) process.exit(1);
