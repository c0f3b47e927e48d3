import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashFile } from '../scripts/bench/engines.mjs';
import { byIdPath, openById, type ById } from './harness/open.ts';
import { expect, open, test, toolIds, visit } from './fixtures.ts';
import { noteLongTasks } from './main-thread.ts';

/** Megabytes that memory may grow by while a file of 1 GiB is read. */
const growthLimit = 100;
/** `head -c 1073741824 /dev/zero | sha256sum` */
const digestOfZeros = '49bc20df15e412a64472421e13fe86ff1c5165e18b2afccf160d4dc19fe68a14';

test.skip(!toolIds.includes('hash-text') || process.platform !== 'linux', 'reads the memory of a process in /proc');

test('big-file: hashing 1 GiB takes little memory and tells how far it is', async ({ page, browser }) => {
  const folder = mkdtempSync(join(tmpdir(), 'toolcrib-big-'));
  const file = join(folder, 'one-gigabyte.bin');
  try {
    writeFileSync(file, '');
    // Sparse: it takes no room on the disk.
    truncateSync(file, 2 ** 30);
    await openById(page);
    const session = await browser.newBrowserCDPSession();
    const call = { id: 'hash-text/hash-file', field: 'file', input: { algorithms: ['sha256'] } };
    const { result, reports, growth } = await hashFile(page, session, file, call);
    expect(result).toMatchObject({ ok: true, value: { digests: { sha256: digestOfZeros } } });
    expect(growth).toBeLessThan(growthLimit);
    expect(reports.length).toBeGreaterThan(3);
    expect(reports.at(-1)).toEqual([2 ** 30, 2 ** 30]);
    expect(reports.map(([done]) => done)).toEqual(reports.map(([done]) => done).toSorted((a, b) => a - b));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('big-file: 50 MB of JSON are formatted in the worker', async ({ page }) => {
  await openById(page);
  const row = '{"id":12345,"name":"Ada","tags":["a","b"],"value":1.5},';
  await page.evaluate(async (row) => {
    Object.assign(globalThis, { file: new File(['[', row.repeat(Math.ceil(50e6 / row.length)), '0]'], 'large.json') });
  }, row);
  let outcome = { ok: false, size: 0 };
  await noteLongTasks(page, 'while 50 MB of JSON are formatted', async () => {
    outcome = await page.evaluate(async (path) => {
      const { runInWorker } = (await import(path)) as ById;
      const { file } = globalThis as unknown as { readonly file: File };
      const result = await runInWorker('json-prettify/format-file', { file });
      const { bytes } = (result.ok ? result.value : {}) as { readonly bytes?: Uint8Array };
      return { ok: result.ok, size: bytes?.byteLength ?? 0 };
    }, byIdPath);
  });
  expect(outcome.ok).toBe(true);
  expect(outcome.size).toBeGreaterThan(50e6);
});

/** More than any browser keeps for a site. */
const unkeptLength = 12_000_000;

for (const tool of ['json-to-csv', 'json-to-yaml-converter'])
  test(`big-file: leaving /${tool} with 12 MB neither writes nor copies them`, async ({ page }) => {
    await page.addInitScript(() => {
      const copies: number[] = [];
      Object.assign(globalThis, { copies });
      const { stringify } = JSON;
      const { setItem } = Storage.prototype;
      const { postMessage } = Worker.prototype;
      JSON.stringify = ((...input: [unknown]) => {
        const text = stringify(...input);
        copies.push(String(text).length);
        return text;
      }) as typeof stringify;
      Storage.prototype.setItem = function (this: Storage, key: string, text: string) {
        copies.push(text.length);
        setItem.call(this, key, text);
      };
      Worker.prototype.postMessage = function (this: Worker, message: { readonly input?: { readonly text?: string } }) {
        copies.push(message.input?.text?.length ?? 0);
        postMessage.call(this, message);
      };
    });
    const copied = (): Promise<number> =>
      page.evaluate(() => Math.max(0, ...(globalThis as unknown as { copies: number[] }).copies.splice(0)));
    await open(page, `/${tool}`);
    await page.evaluate((length) => {
      const row = '{"id":12345,"name":"Ada \\"L\\"","tags":["a","b"],"value":1.5},';
      const files = new DataTransfer();
      files.items.add(new File(['[', row.repeat(Math.ceil(length / row.length)), '{}]'], 'large.json'));
      const input = document.querySelector<HTMLInputElement>('main input[type=file]');
      if (!input) throw new Error('no field for a file');
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }, unkeptLength);
    await expect(page.getByText('large.json')).toBeVisible();
    // The worker takes it once.
    await expect.poll(copied).toBeGreaterThan(unkeptLength);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await visit(page, '/about');
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    expect(await copied()).toBeLessThan(100_000);
    // It is there for as long as the page is.
    await visit(page, `/${tool}`);
    await expect(page.getByText('your text')).toBeVisible();
  });
