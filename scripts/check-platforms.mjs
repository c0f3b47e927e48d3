// `npm run check:platforms`: installs for every system that is supported, and looks for the binary of each native package.
// Asks the npm registry, so it is not part of `npm test`; run it when a version in package.json changes.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npmCommand } from './programs.mjs';

const systems = [
  { os: 'darwin', cpu: 'arm64' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'win32', cpu: 'x64' },
  { os: 'win32', cpu: 'arm64' },
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'linux', cpu: 'x64', libc: 'musl' },
];

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

/** Whether a locked package is for a system; one without `os`, `cpu` or `libc` is for all. */
const isFor = (locked, system) =>
  ['os', 'cpu', 'libc'].every((kind) => !locked[kind] || !system[kind] || locked[kind].includes(system[kind]));

/** Where a package finds another one, as Node looks for it: beside itself, then in every folder above. */
function placeOf(from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (place in packages || folder === '') return place;
  }
}

/** The packages that come with a binary for each system, with the places of these; what only macOS needs is none. */
const natives = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) => {
  const binaries = Object.keys(optionalDependencies)
    .map((name) => placeOf(path, name))
    .filter((place) => packages[place]?.os);
  return new Set(binaries.flatMap((place) => packages[place].os)).size > 1 ? [{ path, binaries }] : [];
});

/** What is missing after an install for a system. */
function missingOn(system) {
  const folder = mkdtempSync(join(tmpdir(), 'toolcrib-platform-'));
  try {
    for (const file of ['package.json', 'package-lock.json']) copyFileSync(file, join(folder, file));
    const target = Object.entries(system).map(([kind, value]) => `--${kind}=${value}`);
    const [npm, ...args] = [...npmCommand(), 'ci', '--ignore-scripts', '--no-audit', '--no-fund', ...target];
    const { status, stderr } = spawnSync(npm, args, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) return [`npm ci failed: ${stderr.trim().split('\n').at(-1)}`];
    return natives
      .filter(({ path }) => existsSync(join(folder, path)))
      .flatMap(({ path, binaries }) => {
        const fitting = binaries.filter((place) => isFor(packages[place], system));
        return fitting.some((place) => existsSync(join(folder, place))) ? [] : [`no binary of ${path}`];
      });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

console.log(`${natives.length} packages with a binary for each system`);
let failed = false;
for (const system of systems) {
  const missing = missingOn(system);
  failed ||= missing.length > 0;
  console.log(`${missing.length === 0 ? '✓' : '✗'} ${Object.values(system).join(' ')}`);
  for (const line of missing) console.log(`    ${line}`);
}
if (failed) process.exit(1);
