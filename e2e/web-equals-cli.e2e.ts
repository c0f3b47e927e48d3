import { readdirSync } from 'node:fs';
import { mismatch } from '../src/core/example.ts';
import type { Result } from '../src/core/operation.ts';
import { byIdPath, openById, type ById } from './harness/open.ts';
import { expect, test, toolIds } from './fixtures.ts';
import { publicExamples, randomCalls, readAnswer, repeats, runJsonl } from './public-examples.ts';

type Place = 'runOnPage' | 'runInWorker';

test('web = cli: the worker that is tested is the one that is shipped', () => {
  // Its name holds the digest of its content.
  const workers = readdirSync('.cache/by-id/assets').filter((name) => name.startsWith('worker-'));
  expect(workers).toHaveLength(1);
  expect(readdirSync('dist/site/assets')).toContain(workers[0]);
});

test('web = cli: the page, the worker and jsonl answer every public example alike', async ({ page }) => {
  test.slow();
  const told = await publicExamples();
  const calls = told.map(({ call }) => call);
  expect(calls.length).toBeGreaterThan(toolIds.length);

  await openById(page);
  const runAll = async (place: Place, some = calls): Promise<Result<unknown>[]> => {
    const lines = await page.evaluate(
      async ({ path, place, calls }) => {
        const { [place]: run } = (await import(path)) as ById;
        const { toJson } = globalThis as unknown as { readonly toJson: (value: unknown) => Promise<string> };
        const blobOf = ({ base64, type = '' }: { base64: string; type?: string }): Blob =>
          new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], { type });
        const lines: string[] = [];
        for (const { id, input, files } of calls) {
          const opened = files.flatMap((name) => {
            const value = (input as Record<string, unknown>)[name];
            return value === undefined ? [] : [[name, blobOf(value as { base64: string })] as const];
          });
          lines.push(await toJson(await run(id, { ...input, ...Object.fromEntries(opened) })));
        }
        return lines;
      },
      { path: byIdPath, place, calls: some },
    );
    return lines.map(readAnswer);
  };

  // As the command line writes values: bytes and files in base64.
  await page.evaluate(() => {
    const base64Of = async (blob: Blob): Promise<string> => {
      let binary = '';
      for (const byte of new Uint8Array(await blob.arrayBuffer())) binary += String.fromCharCode(byte);
      return btoa(binary);
    };
    const plain = async (value: unknown): Promise<unknown> => {
      if (value instanceof Uint8Array) return { base64: await base64Of(new Blob([value as Uint8Array<ArrayBuffer>])) };
      if (value instanceof Blob) {
        return { base64: await base64Of(value), ...(value.type === '' ? {} : { type: value.type }) };
      }
      if (Array.isArray(value)) return Promise.all(value.map(plain));
      if (typeof value !== 'object' || value === null) return value;
      const entries = await Promise.all(Object.entries(value).map(async ([name, item]) => [name, await plain(item)]));
      return Object.fromEntries(entries) as unknown;
    };
    Object.assign(globalThis, { toJson: async (value: unknown) => JSON.stringify(await plain(value)) });
  });

  const onPage = await runAll('runOnPage');
  const inWorker = await runAll('runInWorker');
  const byLine = runJsonl(calls);

  const loose = told.flatMap(({ example, call }) => ('partial' in example ? [call] : []));
  const again: Result<unknown>[][] = [];
  for (let run = 0; run < repeats; run++) again.push(await runAll('runOnPage', loose));
  const random = randomCalls(loose, again);

  for (const [index, { example, call }] of told.entries()) {
    const answers = { page: onPage[index], worker: inWorker[index], jsonl: byLine[index] };
    for (const [place, answer] of Object.entries(answers)) {
      const where = `${call.id} ${JSON.stringify(call.input)} ${place}`;
      // Nothing random in it: every place has to give these very bytes.
      if (!random.has(call)) expect(JSON.stringify(answer), where).toBe(JSON.stringify(onPage[index]));
      expect(answer && mismatch(example, answer), where).toBeUndefined();
    }
  }
});
