import { readFileSync } from 'node:fs';

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

/** Operations whose speed with large texts is felt, and what they are given. */
const operations = [
  { id: 'json-prettify/format', field: 'text', kind: 'json' },
  { id: 'json-prettify/validate', field: 'text', kind: 'json' },
  { id: 'base64-string-converter/encode', field: 'text', kind: 'prose' },
  { id: 'base64-string-converter/decode', field: 'text', kind: 'base64' },
  { id: 'hash-text/hash', field: 'text', kind: 'prose', input: { algorithms: ['sha256'] } },
  { id: 'hmac-generator/hmac', field: 'text', kind: 'prose', input: { key: 'k' } },
];
const sizes = [1, 5, 20, 50];

/** Megabytes per second for each operation and size; null where it refuses so much. */
export async function throughput(browser, base, serveById, runs) {
  const rows = [];
  for (const operation of operations) {
    const row = { operation: operation.id };
    for (const size of sizes) {
      const context = await browser.newContext();
      await serveById(context);
      const page = await context.newPage();
      await page.goto(`${base}/healthz`);
      row[`${size} MB`] = await page.evaluate(
        async ({ path, id, field, kind, input, size, runs }) => {
          const { runInWorker } = await import(path);
          const unit = {
            json: '{"id":12345,"name":"Ada","tags":["a","b"],"value":1.5},',
            prose: 'The quick brown fox é. ',
            base64: 'Zm9vYmFy',
          }[kind];
          const body = unit.repeat(Math.ceil((size * 1e6) / unit.length));
          const text = kind === 'json' ? `[${body}0]` : body;
          const times = [];
          for (let run = 0; run < runs; run++) {
            const start = performance.now();
            const result = await runInWorker(id, { ...input, [field]: text }).catch(() => ({ ok: false }));
            if (!result.ok) return null;
            times.push(performance.now() - start);
          }
          return text.length / 1e6 / (times.sort((a, b) => a - b)[Math.floor(runs / 2)] / 1000);
        },
        { path, ...operation, size, runs },
      );
      await context.close();
    }
    rows.push(row);
  }
  return rows;
}
