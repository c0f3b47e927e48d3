// `npm run bench`: figures of the built site. `npm run bench -- --help` says how to measure a part of it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureById, serveById } from '../e2e/harness/build.mjs';
import { fileHash, largeTexts } from './bench/engines.mjs';
import { operations } from './bench/inputs.mjs';
import { coldLoad, pasteAndType, warmNavigation } from './bench/pages.mjs';
import { print } from './bench/print.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureBrowser } from './install.mjs';
import { freePort } from './ports.mjs';

const results = '.cache/results';
const usage = `Usage: npm run bench -- [tool…] [--only part,part] [--runs 3] [--json]

Measures the built site on this computer, which should have nothing else to do. If no tools are named, it measures all
of them, which takes half an hour.
  tool    only the home page and these tools: npm run bench -- json-prettify
  --only  some of: cold (pages on a slow phone), warm (from home to each tool), editor (1 MB pasted), file (1 GiB hashed),
          large (texts of 1, 5, 20, 50 MB)
  --runs  how often each is measured; the median counts
  --json  prints the figures as JSON; they are always written to ${results}/bench.json
`;
const allParts = ['cold', 'warm', 'editor', 'file', 'large'];
const allTools = readdirSync('src/tools').filter((name) => existsSync(`src/tools/${name}/view.tsx`));

function stop(message) {
  console.error(message);
  process.exit(2);
}

function readOptions() {
  const string = { type: 'string' };
  const boolean = { type: 'boolean' };
  const options = { only: string, runs: { ...string, default: '3' }, json: boolean, help: boolean };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const parts = values.only?.split(',') ?? allParts;
  const runs = Number(values.runs);
  const unknown = [
    ...positionals.filter((name) => !allTools.includes(name)),
    ...parts.filter((part) => !allParts.includes(part)),
  ];
  if (unknown.length > 0) stop(`There is no tool or part called ${unknown.join(', ')}.\n\n${usage}`);
  if (!Number.isInteger(runs) || runs < 1) stop(`--runs takes a whole number, not ${String(values.runs)}.`);
  return { ...values, parts, runs, tools: positionals.length > 0 ? positionals : allTools };
}

/** The middle one: a single slow run counts for nothing. */
function median(values) {
  const sorted = values.filter((value) => value !== undefined && value !== null).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

const note = (text) => process.stderr.write(`${text}\n`);

/** The medians of what `measure` answers so often; undefined when it failed twice, which stops nothing else. */
async function repeat(runs, measure) {
  const rows = [];
  const failures = [];
  while (rows.length < runs && failures.length < 2) {
    await measure().then(
      (row) => rows.push(row),
      (error) => failures.push(error),
    );
  }
  for (const error of failures) note(`  ${error.message.split('\n')[0]}`);
  if (rows.length === 0) return undefined;
  return Object.fromEntries(Object.keys(rows[0]).map((name) => [name, median(rows.map((row) => row[name]))]));
}

async function hashBigFile(browser, base) {
  const folder = mkdtempSync(join(tmpdir(), 'toolcrib-bench-'));
  try {
    const file = join(folder, 'one-gibibyte.bin');
    writeFileSync(file, '');
    // Without blocks on the disk: what is read are zeros.
    truncateSync(file, 2 ** 30);
    return await fileHash(browser, base, serveById, file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measureAll(browser, base, { parts, tools, runs }) {
  const found = {};
  /** Kept after every part: a run that is interrupted was not in vain. */
  const keep = () => writeFileSync(`${results}/bench.json`, JSON.stringify(found, null, 2));
  if (parts.includes('cold')) {
    found.cold = {};
    const paths = ['/', ...tools.map((id) => `/${id}`)];
    for (const [index, path] of paths.entries()) {
      note(`cold page ${index + 1} of ${paths.length}: ${path}`);
      found.cold[path] = (await repeat(runs, () => coldLoad(browser, base, path))) ?? { failed: 'failed' };
      keep();
    }
  }
  if (parts.includes('warm')) {
    note('from home to the tools');
    found.warm = await repeat(runs, () => warmNavigation(browser, base, tools));
    keep();
  }
  if (parts.includes('editor') && tools.includes('json-prettify')) {
    note('1 MB in the editor');
    found.editor = await repeat(runs, () => pasteAndType(browser, `${base}/json-prettify`));
    keep();
  }
  if (parts.includes('file') && tools.includes('hash-text')) {
    note('a file of 1 GiB');
    await ensureById();
    found.file = await repeat(runs, () => hashBigFile(browser, base));
    keep();
  }
  if (parts.includes('large')) {
    await ensureById();
    found.large = {};
    for (const operation of operations.filter(({ id }) => tools.includes(id.slice(0, id.indexOf('/'))))) {
      note(`large texts: ${operation.id}`);
      Object.assign(found.large, await largeTexts(browser, base, serveById, [operation], runs));
      keep();
    }
  }
  return found;
}

const options = readOptions();
if (options.help) {
  console.log(usage);
  process.exit();
}
ensureBuilt();
mkdirSync(results, { recursive: true });
const port = String(await freePort());
const server = spawn(process.execPath, ['dist/cli/toolcrib.js', 'serve'], {
  env: { ...process.env, PORT: port },
  stdio: ['ignore', 'pipe', 'inherit'],
});
server.once('exit', (code) => code && process.exit(code));
await once(server.stdout, 'data');
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
try {
  const found = await measureAll(browser, `http://localhost:${port}`, options);
  if (options.json) console.log(JSON.stringify(found, null, 2));
  else print(found);
} finally {
  await browser.close();
  server.kill();
}
