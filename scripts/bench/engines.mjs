import { readFileSync } from 'node:fs';
import { kinds } from './inputs.mjs';

/** For `import()` in the page. */
const path = '/by-id/by-id.js';

/** The processes that pages run in; the browser starts a spare one when it likes. */
async function renderers(session) {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/** Memory of processes that no file backs, in MB: heaps, array buffers, WebAssembly. */
function memoryOf(ids) {
  const kilobytes = ids.map((id) => {
    try {
      return Number(readFileSync(`/proc/${id}/status`, 'utf8').match(/RssAnon:\s+(\d+)/)?.[1] ?? 0);
    } catch {
      return 0;
    }
  });
  return kilobytes.reduce((sum, size) => sum + size, 0) / 1024;
}

/** What stays: garbage between two collections makes peaks. */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Runs an operation on a file in a worker, from a file field of the page; how fast, and how much memory it took. */
export async function hashFile(page, session, file, { id, field, input }) {
  await page.evaluate(() => {
    const field = document.createElement('input');
    field.type = 'file';
    document.body.append(field);
  });
  await page.locator('input[type=file]').setInputFiles(file);
  // Starts worker and engine, so that only the file counts.
  await page.evaluate(
    async ({ path, id, field, input }) => {
      const { runInWorker } = await import(path);
      await runInWorker(id, { ...input, [field]: new File(['a'], 'a') });
    },
    { path, id, field, input },
  );
  const ids = await renderers(session);
  const before = memoryOf(ids);
  const samples = [];
  const watch = { on: true };
  const watched = (async () => {
    while (watch.on) {
      samples.push(memoryOf(ids));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  const figures = await page.evaluate(
    async ({ path, id, field, input }) => {
      const { runInWorker } = await import(path);
      const [file] = document.querySelector('input').files;
      const reports = [];
      const start = performance.now();
      const result = await runInWorker(
        id,
        { ...input, [field]: file },
        { progress: (done, total) => reports.push([done, total]) },
      );
      return { result, reports, size: file.size, time: performance.now() - start };
    },
    { path, id, field, input },
  );
  watch.on = false;
  await watched;
  return { ...figures, growth: median(samples) - before };
}

export async function fileHash(browser, base, serveById, file) {
  const context = await browser.newContext();
  await serveById(context);
  const page = await context.newPage();
  await page.goto(`${base}/healthz`);
  const session = await browser.newBrowserCDPSession();
  const call = { id: 'hash-text/hash-file', field: 'file', input: { algorithms: ['sha256'] } };
  const { size, time, growth, reports } = await hashFile(page, session, file, call);
  await context.close();
  return { speed: size / 1e6 / (time / 1000), growth, reports: reports.length };
}

/** Megabytes: millions of characters. */
export const textSizes = [1, 5, 20, 50];
/** Milliseconds; what takes longer is canceled, and larger texts are not tried. */
const patience = 30_000;

/** In the page: makes the text, runs the operation so often, answers the times or why there are none. */
async function timed({ path, id, fields = ['text'], text: { head, entry, tail }, input, size, runs, patience }) {
  const { runInWorker } = await import(path);
  const entries = [];
  for (let length = 0, index = 1; length < size * 1e6; index++) {
    const next = entry.replace('#', String(index));
    entries.push(next);
    length += next.length;
  }
  const text = head + entries.join('') + tail;
  const [first, ...others] = fields;
  // A second text differs from the first one in a single place, as a rule near the middle.
  const other = others.length > 0 ? text.replace(entries[entries.length >> 1], '') : '';
  const draft = { ...input, [first]: text, ...Object.fromEntries(others.map((name) => [name, other])) };
  const times = [];
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    const signal = AbortSignal.timeout(patience);
    const result = await runInWorker(id, draft, { signal }).catch((error) => ({
      ok: false,
      error: { code: error.name },
    }));
    if (signal.aborted) return { refused: `over ${patience / 1000} s` };
    if (!result.ok) return { refused: result.error.code };
    times.push(performance.now() - start);
  }
  return { times };
}

/** The middle time for each operation and size in milliseconds, or in a word why there is none. */
export async function largeTexts(browser, base, serveById, operations, runs) {
  const rows = {};
  for (const { id, kind, ...operation } of operations) {
    const row = {};
    for (const size of textSizes) {
      const context = await browser.newContext();
      await serveById(context);
      const page = await context.newPage();
      await page.goto(`${base}/healthz`);
      const call = { path, id, ...operation, text: kinds[kind], size, runs: size > 5 ? 1 : runs, patience };
      // A renderer out of memory takes the page with it.
      const { times, refused } = await page.evaluate(timed, call).catch(() => ({ refused: 'out of memory' }));
      await context.close();
      row[size] = times ? median(times) : refused;
      if (refused) break;
    }
    rows[id] = row;
  }
  return rows;
}
