// `npm run sizes`: the budgets of docs/ARCHITECTURE.md against the built site, in bytes after gzip -9.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { appOf } from './prerender.mjs';

const site = 'dist/site';
const kB = 1000;
const budgets = {
  entry: 100 * kB,
  styles: 12 * kB,
  language: 12 * kB,
  tool: 15 * kB,
  row: 60,
  library: 10 * kB,
  recognisers: 20 * kB,
  asks: 10 * kB,
  requests: 12,
};

/** What is above its budget for now, and why: docs/decisions/107. */
const recorded = { entry: 102.9 * kB, requests: 14 };

const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));
const sizes = new Map();
/**
 * A file names others with the hash of their content, so a change anywhere moves its gzip size by some 20 bytes.
 * Hashes of the names alone keep a tool's figure the same until the tool changes.
 */
const withSteadyNames = (text) =>
  text.replaceAll(/([\w.-]+)-[\w-]{8}(\.(?:js|css))\b/g, (_, name, ending) => {
    return `${name}-${createHash('sha256').update(name).digest('base64url').slice(0, 8)}${ending}`;
  });
const sizeOf = (file) => {
  if (!sizes.has(file)) {
    const text = withSteadyNames(readFileSync(`${site}/${file}`, 'utf8'));
    sizes.set(file, gzipSync(text, { level: 9 }).length);
  }
  return sizes.get(file);
};
const total = (files) => [...files].reduce((sum, file) => sum + sizeOf(file), 0);

function reach(key, found = { scripts: new Set(), styles: new Set() }) {
  const chunk = manifest[key];
  if (!chunk || found.scripts.has(chunk.file)) return found;
  found.scripts.add(chunk.file);
  for (const style of chunk.css ?? []) found.styles.add(style);
  for (const next of chunk.imports ?? []) reach(next, found);
  return found;
}

const entry = reach(appOf(manifest));
const tools = readdirSync('src/tools', { withFileTypes: true })
  .filter((item) => item.isDirectory() && manifest[`src/tools/${item.name}/view.tsx`])
  .map((item) => item.name);

/** What a page above the budget may weigh (docs/decisions/020), and why: its folder says it in `size.json`. */
function ceilingsOf(tool) {
  const file = `src/tools/${tool}/size.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

const rows = [];
const add = (what, bytes, limit, ceiling = limit) => {
  rows.push({ what, bytes, limit, sign: bytes <= limit ? '✓' : bytes <= ceiling ? '!' : '✗' });
};
add('entry JavaScript with the shell', total(entry.scripts), budgets.entry, recorded.entry);
add('CSS of the first load', total(entry.styles), budgets.styles);
for (const language of ['en', 'fr']) {
  const chunk = manifest[`src/shell/messages/${language}.ts`];
  add(`language file ${language}`, sizeOf(chunk.file), budgets.language);
}
// Without what tools' pages share with them.
add('what recognises', sizeOf(manifest['src/run/recognisers.ts'].file), budgets.recognisers);
add('answers to one line', sizeOf(manifest['src/run/asks.ts'].file), budgets.asks);
const entryCode = [...entry.scripts].map((file) => readFileSync(`${site}/${file}`, 'utf8')).join('');
const whole = readdirSync('src/tools', { withFileTypes: true }).filter((item) => item.isDirectory()).length;
const table = entryCode.match(/\[(?:\{id:`[^[}]*(?:\[[^\]]*\])?\},?)+\]/)?.[0] ?? '';
if ((table.match(/\{id:/g) ?? []).length !== whole) throw new Error('the registry rows were not found in the entry');
const withoutTable = gzipSync(Buffer.from(entryCode.replace(table, '[]')), { level: 9 }).length;
const rowBytes = (gzipSync(Buffer.from(entryCode), { level: 9 }).length - withoutTable) / whole;
add('registry row, mean', Math.ceil(rowBytes), budgets.row);
for (const tool of tools) {
  const ceilings = ceilingsOf(tool);
  const own = reach(`src/tools/${tool}/view.tsx`);
  const scripts = [...own.scripts].filter((file) => !entry.scripts.has(file));
  const styles = [...own.styles].filter((file) => !entry.styles.has(file));
  add(`tool ${tool}`, total(scripts) + total(styles), budgets.tool, ceilings.bytes);
  const html = readFileSync(`${site}/${tool}/index.html`, 'utf8');
  // The style of the entry stands in the page, and its link is disabled.
  const asked = html.replace(/<link [^>]*disabled[^>]*>/g, '');
  const early = new Set(asked.match(/(?<=(?:src|href)=")\.\.\/assets\/[^"#]*/g));
  add('  requests of its cold page', 1 + early.size, budgets.requests, ceilings.requests ?? recorded.requests);
}

const width = Math.max(...rows.map(({ what }) => what.length));
for (const { what, bytes, limit, sign } of rows) {
  console.log(`${sign} ${what.padEnd(width)} ${String(bytes).padStart(8)} of ${String(limit).padStart(7)}`);
}
const count = (wanted) => rows.filter(({ sign }) => sign === wanted).length;
if (count('✗') > 0) {
  console.error(`${count('✗')} of ${rows.length} budgets are exceeded.`);
  process.exit(1);
}
console.log(`${count('✓')} of ${rows.length} budgets hold; ${count('!')} are exceeded within their recorded ceilings.`);
