// `npm run look -- json-diff`: pictures of a tool's page in every state that a reviewer should see, in one folder.
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureBrowser } from './install.mjs';

const usage = `Usage: npm run look -- [tool…] [--out .cache/look]

Takes pictures of the pages of the built site, all of them unless tools are named, at 1366 × 768 and 390 × 844: with the
sample, with 16 kB of it, with a fault, in French and in the dark theme. index.html in the folder shows them side by
side.
`;

const sizes = { wide: { width: 1366, height: 768 }, phone: { width: 390, height: 844 } };
const states = ['sample', 'long', 'fault', 'french', 'dark'];
/** What most readers refuse, and none may break. */
const fault = '{"a": [1, 2,, "%zz\n<b>\u0000&';
const longLength = 16_384;

/** Serves the built site on a free port; answers its address and how to stop it. */
function serve() {
  const server = spawn(process.execPath, ['dist/cli/toolcrib.js', 'serve', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.stdout.once('data', (line) =>
      resolve({ url: String(line).match(/http:\S+/)?.[0], stop: () => server.kill() }),
    );
  });
}

/** The field that the page is about: the one with the focus when it opens, else the first multiline field, else the first other one. */
async function mainInput(page) {
  const lines = 'textarea:not([readonly]), [contenteditable=true]';
  const line =
    ['text', 'search', 'url', 'tel', 'email', 'password'].map((type) => `input[type=${type}]`).join(', ') +
    ', input:not([type])';
  const main = page.locator('main');
  const candidates = [
    main.locator(':focus').and(page.locator(`${lines}, ${line}`)),
    main.locator('[data-main]').locator(`${lines}, ${line}`),
    main.locator(lines),
    main.locator(line),
  ];
  for (const candidate of candidates) {
    const shown = candidate.filter({ visible: true }).first();
    if ((await shown.count()) > 0 && (await shown.isEditable())) return shown;
  }
  return undefined;
}

async function fill(page, text) {
  const input = await mainInput(page);
  // Chromium types many short lines into a text area in quadratic time.
  const isDone = await input?.evaluate((field, typed) => {
    if (!(field instanceof HTMLTextAreaElement)) return false;
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, typed);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    return true;
  }, text);
  if (isDone === false) await input?.fill(text);
}

/** The sample, repeated line by line or word by word. */
async function fillLong(page) {
  const input = await mainInput(page);
  if (!input) return;
  const sample = await input.evaluate((field) => field.value ?? field.textContent);
  const isOneLine = await input.evaluate((field) => field instanceof HTMLInputElement);
  const piece = `${sample || 'one two three'}${isOneLine ? ' ' : '\n'}`;
  await fill(page, piece.repeat(Math.ceil(longLength / piece.length)));
}

/** How long an answer may take that is computed in a worker, which nothing in the page shows; milliseconds. */
const answerTime = 1500;

/** Waits for what is computed and drawn late. */
async function quiet(page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve))));
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().flatMap((animation) => (animation instanceof CSSTransition ? [animation.finished] : [])),
    ),
  );
}

async function show(page, url, state) {
  await page.emulateMedia({ colorScheme: state === 'dark' ? 'dark' : 'light' });
  await page.goto(url);
  await page.locator('html[data-ready]').waitFor();
  await quiet(page);
  if (state !== 'long' && state !== 'fault') return;
  if (state === 'long') await fillLong(page);
  else await fill(page, fault);
  await page.waitForTimeout(answerTime);
  await quiet(page);
}

async function drawAll(browser, base, tools, out) {
  for (const [size, viewport] of Object.entries(sizes)) {
    for (const state of states) {
      const locale = state === 'french' ? 'fr-FR' : 'en-US';
      for (const tool of tools) {
        // A context each: nothing is left of the page before.
        const context = await browser.newContext({
          viewport,
          locale,
          hasTouch: size === 'phone',
          isMobile: size === 'phone',
        });
        const page = await context.newPage();
        await show(page, `${base}${tool}`, state);
        await page.screenshot({ path: join(out, `${tool}-${state}-${size}.png`) });
        await context.close();
      }
    }
  }
}

function sheet(tools) {
  const picture = (tool, state, size) =>
    `<figure><img src="${tool}-${state}-${size}.png" loading="lazy"><figcaption>${state}, ${size}</figcaption></figure>`;
  const row = (tool) =>
    `<h2>${tool}</h2><div>${Object.keys(sizes)
      .flatMap((size) => states.map((state) => picture(tool, state, size)))
      .join('')}</div>`;
  return `<!doctype html><meta charset="utf-8"><title>Toolcrib</title>
<style>body{font:14px sans-serif}div{display:flex;gap:8px;overflow-x:auto}figure{margin:0}img{height:480px;border:1px solid #888}</style>
${tools.map(row).join('\n')}\n`;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: '.cache/look' }, help: { type: 'boolean', default: false } },
});
if (values.help) {
  console.log(usage);
  process.exit();
}
const known = readdirSync('src/tools', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const unknown = positionals.filter((name) => !known.includes(name));
if (unknown.length > 0) throw new Error(`no tool is called ${unknown.join(', ')}`);
const tools = positionals.length > 0 ? positionals : known;
ensureBuilt();
mkdirSync(values.out, { recursive: true });
const server = await serve();
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
await drawAll(browser, server.url, tools, values.out);
await browser.close();
server.stop();
writeFileSync(join(values.out, 'index.html'), sheet(tools));
console.log(`${tools.length * states.length * Object.keys(sizes).length} pictures in ${values.out}`);
