import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashFile } from '../scripts/bench/engines.mjs';
import { byIdPath, openById, type ById } from './by-id.ts';
import { expect, test, toolIds } from './fixtures.ts';
import { longTasks } from './main-thread.ts';

/** Megabytes that memory may grow by while a file of 1 GiB is read. */
const growthLimit = 100;
/** `head -c 1073741824 /dev/zero | sha256sum` */
const digestOfZeros = '49bc20df15e412a64472421e13fe86ff1c5165e18b2afccf160d4dc19fe68a14';

test.skip(!toolIds.includes('hash-text') || process.platform !== 'linux', 'reads the memory of a process in /proc');

test('big-file: hashing 1 GiB takes little memory and tells how far it is', async ({ page, browser }) => {
  test.setTimeout(180_000);
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

test('big-file: the page answers while 50 MB of JSON are formatted', async ({ page }) => {
  test.setTimeout(180_000);
  await openById(page);
  const row = '{"id":12345,"name":"Ada","tags":["a","b"],"value":1.5},';
  await page.evaluate(async (row) => {
    Object.assign(globalThis, { file: new File(['[', row.repeat(Math.ceil(50e6 / row.length)), '0]'], 'large.json') });
  }, row);
  let outcome = { ok: false, size: 0 };
  const tasks = await longTasks(page, async () => {
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
  expect(tasks).toEqual([]);
});
