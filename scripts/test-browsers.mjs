// `npm run test:browsers`: every page in the oldest browsers that are supported, and in some that no longer are; no part of
// `npm test`. What it fetches from the npm registry stays in .cache.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './install.mjs';
import { npmCommand, programOf } from './programs.mjs';
import { repeated } from './repeated.mjs';

const [npm, ...npmArgs] = npmCommand();
const source = '@sparticuz/chromium';
/** The versions of that package have the numbers of the Chromium in them (Linux on x64, without a window). */
const chromiums = [
  { name: 'Chromium 126', version: '126.0.0', side: 'supported' },
  // Half a year older than the line, and it works.
  { name: 'Chromium 119', version: '119.0.2', side: 'supported' },
  { name: 'Chromium 112', version: '112.0.2', side: 'below' },
  { name: 'Chromium 109', version: '109.0.6', side: 'below' },
];
const usage = `Usage: npm run test:browsers -- [options of Vitest]

Opens every page, and does one thing in each tool, in ${chromiums.map(({ name }) => name).join(', ')} (from the npm registry), and in
Chromium, Firefox ESR and WebKitGTK where Debian's packages are installed. \`-- -t 'Firefox /about'\` runs one page.
`;

/** The program of a Chromium, fetched and unpacked when it is missing. */
function chromiumOf({ name, version }) {
  const folder = resolve('.cache', `chromium-${version}`);
  const program = join(folder, 'chromium');
  if (existsSync(program)) return program;
  console.log(`Fetching ${name}…`);
  const options = ['--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', '--no-save', '--omit=peer'];
  const install = () =>
    spawnSync(npm, [...npmArgs, 'install', ...options, `${source}@${version}`], { stdio: 'inherit' }).status === 0;
  if (!repeated(install)) {
    console.error(`${name} could not be installed: npm install failed three times. Its messages are above.`);
    process.exit(1);
  }
  const packed = readFileSync(join(folder, 'node_modules', source, 'bin', 'chromium.br'));
  writeFileSync(`${program}.part`, brotliDecompressSync(packed));
  chmodSync(`${program}.part`, 0o755);
  renameSync(`${program}.part`, program);
  return program;
}

const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(usage);
  process.exit(0);
}
ensureInstalled();
ensureBuilt();
const isLinux = process.platform === 'linux' && process.arch === 'x64';
if (!isLinux) console.log('The older Chromiums are skipped: they are built for Linux on x64.');
const older = isLinux ? chromiums.map((one) => ({ ...one, program: chromiumOf(one) })) : [];
const report = resolve('.cache', 'browsers.json');
const [program, ...vitest] = programOf('vitest');
const { status } = spawnSync(
  program,
  [
    ...vitest,
    'run',
    '--config',
    'e2e/engines/vitest.config.ts',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ],
  { stdio: 'inherit', env: { ...process.env, OLDER_CHROMIUMS: JSON.stringify(older) } },
);

/** Pages that passed, failed and were skipped, by browser. */
const counts = new Map();
for (const { assertionResults } of JSON.parse(readFileSync(report, 'utf8')).testResults) {
  for (const { ancestorTitles, status: outcome } of assertionResults) {
    const name = ancestorTitles[0] ?? '';
    if (name === '' || (args.length > 0 && outcome !== 'passed' && outcome !== 'failed')) continue;
    const of = counts.get(name) ?? { passed: 0, failed: 0, skipped: 0 };
    of[outcome === 'passed' || outcome === 'failed' ? outcome : 'skipped'] += 1;
    counts.set(name, of);
  }
}
console.log('');
for (const [name, { passed, failed, skipped }] of counts) {
  const rest = skipped > 0 ? `, ${skipped} skipped` : '';
  console.log(
    `${failed > 0 ? '✗' : passed > 0 ? '✓' : '-'} ${name.padEnd(14)} ${passed} passed, ${failed} failed${rest}`,
  );
}
process.exit(status ?? 1);
