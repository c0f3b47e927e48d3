// `npm run bench`: figures of the built site on a slow phone, medians of three runs. `--all`: every tool. `--json`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureById, serveById } from './by-id.mjs';
import { fileHash, throughput } from './bench/engines.mjs';
import { coldLoad, pasteAndType, warmNavigation } from './bench/pages.mjs';
import { ensureBrowser } from './install.mjs';
import { isBuilt } from './stamp.mjs';

const runs = 3;
const asJson = process.argv.includes('--json');
const port = process.env.BENCH_PORT ?? '8794';
const tools = readdirSync('src/tools').filter((name) => existsSync(`src/tools/${name}/view.tsx`));
const measured = process.argv.includes('--all') ? tools : ['json-prettify'].filter((name) => tools.includes(name));
const note = (text) => process.stderr.write(`${text}\n`);

/** The middle one of three: one slow run counts for nothing. */
function median(values) {
  const sorted = values.filter((value) => value !== undefined && value !== null).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

function medians(rows) {
  return Object.fromEntries(Object.keys(rows[0]).map((name) => [name, median(rows.map((row) => row[name]))]));
}

async function repeat(measure) {
  const rows = [];
  for (let run = 0; run < runs; run++) rows.push(await measure());
  return medians(rows);
}

async function measureAll(browser, base) {
  const results = { cold: {}, warm: {}, editor: undefined, file: undefined, engines: [] };
  for (const path of ['/', ...measured.map((id) => `/${id}`)]) {
    note(`cold load of ${path}`);
    results.cold[path] = await repeat(() => coldLoad(browser, base, path));
  }
  note('warm navigation');
  const warm = [];
  for (let run = 0; run < runs; run++) warm.push(await warmNavigation(browser, base, tools));
  results.warm = medians(warm);
  if (tools.includes('json-prettify')) {
    note('1 MB in the editor');
    results.editor = await repeat(() => pasteAndType(browser, `${base}/json-prettify`));
  }
  await ensureById();
  const folder = mkdtempSync(join(tmpdir(), 'toolcrib-bench-'));
  try {
    const file = join(folder, 'one-gigabyte.bin');
    writeFileSync(file, '');
    // Without blocks on the disk: what is read are zeros.
    truncateSync(file, 2 ** 30);
    note('a file of 1 GiB');
    results.file = await repeat(() => fileHash(browser, base, serveById, file));
  } finally {
    rmSync(folder, { recursive: true });
  }
  note('engines');
  results.engines = await throughput(browser, base, serveById, runs);
  return results;
}

const column = (value, width) => String(value ?? '').padStart(width);
const mark = (ok) => (ok ? '' : ' ✗');

function print({ cold, warm, editor, file, engines }) {
  console.log('Cold page: 1.6 Mbit/s, 150 ms, processor 4 times slower, empty cache, no service worker.');
  console.log('Goals: first paint 0.6 s; usable 1.3 s (home), 1.5 s (tools); blocked 0 ms; home 115 KiB.\n');
  const heads = ['KiB', 'requests', 'paint ms', 'typing ms', 'usable ms', 'blocked ms'];
  console.log('page'.padEnd(32) + heads.map((head) => column(head, 12)).join(''));
  for (const [path, row] of Object.entries(cold)) {
    const usable = path === '/' ? 1300 : 1500;
    const cells = [
      `${(row.bytes / 1024).toFixed(1)}${mark(path !== '/' || row.bytes <= 115 * 1024)}`,
      row.requests,
      `${Math.round(row.paint)}${mark(row.paint <= 600)}`,
      Math.round(row.typing),
      `${Math.round(row.usable)}${mark(row.usable <= usable)}`,
      `${Math.round(row.blocked)}${mark(row.blocked === 0)}`,
    ];
    console.log(path.padEnd(32) + cells.map((cell) => column(cell, 12)).join(''));
  }
  console.log('\nFrom home to a tool, everything cached, full speed (ms):');
  for (const [tool, time] of Object.entries(warm)) console.log(`${tool.padEnd(32)}${column(Math.round(time), 12)}`);
  if (editor) {
    const { paste, type } = editor;
    console.log(
      `\n1 MB into json-prettify, longest task (ms, goal 50): paste ${Math.round(paste)}, next character ${Math.round(type)}`,
    );
  }
  if (file) {
    console.log(
      `SHA-256 of a file of 1 GiB: ${Math.round(file.speed)} MB/s, memory +${file.growth.toFixed(1)} MB (goal 100), ${file.reports} reports of progress`,
    );
  }
  console.log('\nEngines in a worker, text (MB/s):');
  for (const { operation, ...speeds } of engines) {
    const cells = Object.entries(speeds).map(([size, speed]) =>
      column(speed === null ? '-' : `${size}: ${speed.toFixed(1)}`, 14),
    );
    console.log(operation.padEnd(48) + cells.join(''));
  }
}

if (!isBuilt()) note('dist/ is older than the sources: npm run build');
const server = spawn(process.execPath, ['dist/cli/toolcrib.js', 'serve'], {
  env: { ...process.env, PORT: port },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await once(server.stdout, 'data');
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
try {
  const results = await measureAll(browser, `http://localhost:${port}`);
  if (asJson) console.log(JSON.stringify(results, null, 2));
  else print(results);
} finally {
  await browser.close();
  server.kill();
}
