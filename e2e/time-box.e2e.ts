import { byIdPath, openById, type ById } from './harness/open.ts';
import { expect, open, test } from './fixtures.ts';
import { noteLongTasks } from './main-thread.ts';

/*
 * Every worst input of every operation is run in Node (time-box.test.ts). Here is what only a browser can show, by one
 * input of each kind: its worker is ended in the middle of whatever it does.
 * The report of `npm test` lists the long tasks of the page meanwhile.
 */

/** Milliseconds. After `limit` the run is canceled, as its button does. */
const limit = 300;
/** A run that has not ended by then, although it was canceled, never will; milliseconds. */
const longest = 60_000;

type Input = Readonly<Record<string, unknown>>;
interface Call {
  readonly what: string;
  readonly id: string;
  readonly input: Input;
  /** The field that takes a text of repeated parts, and whether it takes it as a file. */
  readonly long?: { readonly name: string; readonly part: string; readonly times: number; readonly file?: true };
  /** Unless it depends on the machine. */
  readonly ends?: 'cancelled';
}

const calls: readonly Call[] = [
  {
    what: 'a step that goes on for long',
    id: 'sql-prettify/suggest-dialects',
    input: {},
    long: { name: 'sql', part: '- ', times: 100_000 },
    ends: 'cancelled',
  },
  {
    what: 'many short steps: bcrypt of cost 31',
    id: 'bcrypt/verify',
    input: { password: 'a', maxCost: 31, hash: '$2b$31$abcdefghijklmnopqrstuuu2UqHQXDzhsVvLXtVvGVCdq3oKcJgrm' },
    ends: 'cancelled',
  },
  {
    what: 'what the platform computes: PBKDF2 with the most iterations',
    id: 'encryption/encrypt',
    input: { text: 'a', secret: 'b', algorithm: 'openssl-pbkdf2', iterations: 10_000_000 },
    ends: 'cancelled',
  },
  {
    what: 'one line of 10 MB',
    id: 'text-statistics/analyze',
    input: {},
    long: { name: 'text', part: 'a', times: 10_000_000 },
  },
  {
    what: 'a file of 10 MB',
    id: 'json-prettify/format-file',
    input: {},
    long: { name: 'file', part: '[1],', times: 2_500_000, file: true },
  },
  {
    what: 'as much as the page takes on itself',
    id: 'json-prettify/format',
    input: {},
    long: { name: 'text', part: '[', times: 30_000 },
  },
];

for (const { what, id, input, long, ends } of calls) {
  test(`time-box: ${what}`, async ({ page }) => {
    await openById(page);
    // What the input and the engine take to be there is not what the run takes; no operation has such a field.
    await page.evaluate(
      async ({ path, id, input, long }) => {
        const { runAsScreen } = (await import(path)) as ById;
        await runAsScreen(id, { 'no field': true });
        const text = long ? long.part.repeat(long.times) : '';
        // A repeated text is a tree of its parts until somebody looks into it.
        if (text.charCodeAt(text.length >> 1) < 0) throw new Error('never');
        const made = long ? { [long.name]: long.file ? new File([text], 'worst.txt') : text } : {};
        Object.assign(globalThis, { worst: { ...input, ...made } });
      },
      { path: byIdPath, id, input, long },
    );
    let end: string | undefined;
    await noteLongTasks(page, `while ${id} runs: ${what}`, async () => {
      end = await page.evaluate(
        async ({ path, id, limit, longest }) => {
          const { runAsScreen } = (await import(path)) as ById;
          const { worst } = globalThis as unknown as { readonly worst: object };
          const controller = new AbortController();
          setTimeout(() => controller.abort(), limit);
          const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), longest));
          const run = runAsScreen(id, worst, { signal: controller.signal });
          const ended = run.then((result) =>
            !result.ok && result.error.code === 'cancelled' ? 'cancelled' : 'answered',
          );
          return Promise.race([ended, late]);
        },
        { path: byIdPath, id, limit, longest },
      );
    });
    expect(ends ? [ends] : ['answered', 'cancelled']).toContain(end);
  });
}

test('time-box: a time limit ends the worker in the page', async ({ page }) => {
  await openById(page);
  const answers = await page.evaluate(async (path) => {
    const { runInWorker } = (await import(path)) as ById;
    const slow = await runInWorker('bcrypt/hash', { password: 'a', cost: 20 }, { timeLimit: 300 });
    const fast = await runInWorker('bcrypt/hash', { password: 'a', cost: 4 }, { timeLimit: 30_000 });
    return [slow, fast.ok];
  }, byIdPath);
  expect(answers).toEqual([
    { ok: false, error: { code: 'too-slow', message: 'too-slow', details: { limit: 300 } } },
    true,
  ]);
});

test('time-box: progress and Cancel of a screen', async ({ page }) => {
  await open(page, '/bcrypt');
  await page.getByRole('textbox', { name: 'Cost' }).fill('20');
  const hash = page.getByRole('region', { name: 'Hash', exact: true });
  const progress = hash.getByRole('progressbar', { name: 'Computing the hash' });
  await noteLongTasks(page, 'while a hash is computed and canceled', async () => {
    await page.getByLabel('Password', { exact: true }).fill('secret');
    await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(0);
    await hash.getByRole('button', { name: 'Cancel' }).click();
    await progress.waitFor({ state: 'detached' });
  });
});
