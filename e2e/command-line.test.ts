import { spawn, type StdioOptions } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { openAsBlob } from 'node:fs';
import { cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '#core/operation.ts';
import type * as Library from '#run/package.ts';
import { needs } from '../scripts/compared-programs.ts';
import { toJson } from '../src/run/value-json.ts';

let folder: string;
let program: string;

beforeAll(async () => {
  // Far from node_modules: what is not in the bundle is missed.
  folder = await mkdtemp(join(tmpdir(), 'toolcrib-command-'));
  await cp('dist/cli', folder, { recursive: true });
  program = join(folder, 'toolcrib.js');
});
afterAll(() => rm(folder, { recursive: true }));

function shell(script: string): Promise<{ code: number | null; out: string; err: string }> {
  needs('sh');
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe'];
  const child = spawn('sh', ['-c', script], { stdio, cwd: folder, env: { ...process.env, toolcrib: program } });
  const read = async (stream: AsyncIterable<Buffer> | null): Promise<string> => {
    const chunks: Buffer[] = [];
    for await (const chunk of stream ?? []) chunks.push(chunk);
    return Buffer.concat(chunks).toString();
  };
  return new Promise((resolve, reject) => {
    const texts = Promise.all([read(child.stdout), read(child.stderr)]);
    child.once('error', reject).once('close', (code) => {
      void texts.then(([out, err]) => resolve({ code, out, err }));
    });
  });
}

describe('the built command line', () => {
  it('hashes what is piped in', async () => {
    const { code, out, err } = await shell(`printf 'abc' | "$toolcrib" hash-text hash --algorithms sha256`);
    expect([code, err]).toEqual([0, '']);
    // FIPS 180-2, appendix B.1
    expect(JSON.parse(out)).toEqual({ sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad' });
  });

  it('answers requests line by line', async () => {
    const request = `{"op":"base64-string-converter/encode","input":{"text":"é"}}`;
    expect(await shell(`printf '%s\\nnope\\n%s' '${request}' '${request}' | "$toolcrib" jsonl`)).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /^\{"ok":true,"value":"w6k="\}\n\{"ok":false,"error":\{"code":"invalid-json",.*\}\}\n\{"ok":true,"value":"w6k="\}\n$/,
      ),
    });
  });

  it("says the tool's own sentence for an error", async () => {
    const { code, err } = await shell(`printf 'Zm9v!' | "$toolcrib" base64-string-converter decode`);
    expect(code).toBe(1);
    expect(err).toContain('!');
    expect(err).not.toContain('invalid-base64');
  });

  it('takes a file without a warning', async () => {
    const { code, out, err } = await shell(`printf 'abc' > abc.txt; "$toolcrib" hash-text hash-file abc.txt`);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('ends quietly when its reader does', async () => {
    const request = `{"op":"token-generator/generate","input":{"length":4096}}`;
    const { out, err } = await shell(`yes '${request}' | head -n 2000 | "$toolcrib" jsonl | head -c 8`);
    expect([out, err]).toEqual(['{"ok":tr', '']);
  });

  it('exits with 2 for an unknown tool', async () => {
    expect(await shell(`"$toolcrib" has-text hash`)).toMatchObject({
      code: 2,
      err: expect.stringContaining('hash-text'),
    });
  });

  // The cost makes it a work of minutes; key pairs of 16384 bits are made by the platform, which goes on in its pool.
  it.each([
    ['bcrypt hash --password a --cost 20 --quiet', 'bcrypt'],
    ['rsa-key-pair-generator generate --type rsa --bits 16384', 'the platform'],
  ])('stops %s at its time limit and ends (%s)', async (command) => {
    const { code, out, err } = await shell(`"$toolcrib" ${command} --time-limit 200`);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^Stopped at .* 200 milliseconds\..*\n$/);
  });

  it('goes on with the next line when one is too slow', async () => {
    const requests = [20, 4].map((cost) => `{"op":"bcrypt/hash","input":{"password":"a","cost":${cost}}}`);
    const { code, out } = await shell(`printf '%s\\n' '${requests.join("' '")}' | "$toolcrib" jsonl --time-limit 300`);
    const answers = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    expect([code, answers]).toEqual([
      0,
      [
        { ok: false, error: expect.objectContaining({ code: 'too-slow', details: { limit: 300 } }) },
        { ok: true, value: expect.objectContaining({ truncated: false }) },
      ],
    ]);
  });

  it('reads the same file and the same standard input under a time limit', async () => {
    const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    for (const source of ['abc.txt', '- < abc.txt', '< abc.txt']) {
      const { code, out } = await shell(
        `printf 'abc' > abc.txt; "$toolcrib" hash-text hash-file --time-limit 60000 ${source}`,
      );
      expect([code, out.includes(sha256)]).toEqual([0, true]);
    }
  });

  it('starts without loading any tool', async () => {
    expect((await stat(program)).mode & 0o111).toBe(0o111);
    const start = await readFile(program, 'utf8');
    expect(start.startsWith('#!/usr/bin/env node\n')).toBe(true);
    const reached = new Map<string, string>();
    const reach = async (file: string): Promise<void> => {
      if (reached.has(file)) return;
      const source = await readFile(file, 'utf8');
      reached.set(file, source);
      for (const [, name = ''] of source.matchAll(/^(?:import|export)\b[^;]*?["']([^"']+)["'];$/gm)) {
        if (name.startsWith('.')) await reach(join(dirname(file), name));
        else expect(name).toMatch(/^node:/);
      }
    };
    await reach(program);
    expect([...reached.keys()].filter((file) => file.includes(`${sep}tools${sep}`))).toEqual([]);
    const sources = [...reached.values()].join('');
    // Without the tables of what each tool has to import, which grow with the tools.
    const own = sources.replaceAll(/^.*\bimport\(.*$/gm, '');
    expect(own.length).toBeLessThan(70_000);
    const engines = Object.keys(import.meta.glob('../src/tools/*/engine.ts'));
    const lazy = new Set([...sources.matchAll(/\bimport\("\.\.?\/tools\/([^"]+)\.js"\)/g)].map(([, name]) => name));
    expect(lazy.size).toBe(engines.length);
  });
});

describe('the built library', () => {
  let library: typeof Library;
  beforeAll(async () => {
    library = (await import(pathToFileURL(join(folder, 'library.js')).href)) as typeof Library;
  });
  const operationOf = async (id: string): Promise<Operation> => {
    const found = await library.loadOperation(id);
    if (!found) throw new Error(id);
    return found;
  };
  /** How many threads a run starts. */
  async function threadsOf(run: () => Promise<unknown>): Promise<number> {
    let count = 0;
    const counted = (): void => void count++;
    subscribe('worker_threads', counted);
    await run();
    unsubscribe('worker_threads', counted);
    return count;
  }

  it('ends what is cancelled, and says so as the page does', async () => {
    const bcrypt = await operationOf('bcrypt/hash');
    const controller = new AbortController();
    const told: number[] = [];
    const run = library.execute(
      bcrypt,
      { password: 'a', cost: 20 },
      {
        signal: controller.signal,
        language: 'fr',
        progress: (done) => {
          told.push(done);
          controller.abort();
        },
      },
    );
    expect(await run).toEqual({ ok: false, error: { code: 'cancelled', message: 'Annulé.', details: {} } });
    expect(told.length).toBeGreaterThan(0);
  });

  it('ends what is too slow', async () => {
    const result = await library.execute(
      await operationOf('bcrypt/hash'),
      { password: 'a', cost: 20 },
      { timeLimit: 100 },
    );
    expect(result).toEqual({
      ok: false,
      error: { code: 'too-slow', message: expect.stringContaining('100 milliseconds'), details: { limit: 100 } },
    });
  });

  it('needs a thread only for what may have to be stopped', async () => {
    const hash = await operationOf('hash-text/hash');
    const input = { text: 'abc', algorithms: ['sha256'] };
    const { signal } = new AbortController();
    const answers: unknown[] = [];
    const run = async (options?: Library.ExecuteOptions): Promise<unknown> =>
      answers.push(await library.execute(hash, input, options));
    expect(await threadsOf(() => run())).toBe(0);
    expect(await threadsOf(() => run({ progress: () => undefined, language: 'fr' }))).toBe(0);
    expect(await threadsOf(() => run({ signal: AbortSignal.abort() }))).toBe(0);
    // One thread, which the second run uses again.
    const limited = await threadsOf(async () => {
      await run({ timeLimit: 60_000 });
      await run({ signal });
    });
    expect(limited).toBeLessThanOrEqual(1);
    const [first, second, third, ...rest] = answers;
    expect(first).toMatchObject({ ok: true, value: { sha256: expect.stringMatching(/^ba7816bf/) } });
    expect([second, ...rest]).toEqual([first, first, first]);
    expect(third).toMatchObject({ ok: false, error: { code: 'cancelled' } });
  });

  it('takes files into the thread and out of it, those on the disk too', async () => {
    const path = join(folder, 'disk.txt');
    await writeFile(path, 'abc');
    const hash = await operationOf('hash-text/hash-file');
    for (const file of [new Blob(['abc']), await openAsBlob(path), new File([await openAsBlob(path)], 'disk.txt')]) {
      const bounded = await library.execute(hash, { file }, { timeLimit: 60_000 });
      expect(bounded).toEqual(await library.execute(hash, { file }));
      expect(bounded.ok).toBe(true);
    }
    const decode = await operationOf('base64-file-converter/decode');
    const input = { text: 'data:image/png;base64,iVBORw0KGgo=' };
    const [here, there] = [
      await library.execute(decode, input),
      await library.execute(decode, input, { timeLimit: 60_000 }),
    ];
    expect(there).toEqual(here);
    expect(JSON.stringify(await toJson(there))).toBe(JSON.stringify(await toJson(here)));
  });

  it('lets the process end while a thread waits for work', async () => {
    const program = `import { execute, loadOperation } from './library.js';
      const hash = await loadOperation('hash-text/hash');
      const { ok } = await execute(hash, { text: 'abc' }, { timeLimit: 60_000 });
      console.log(ok);
      // An idle thread waits for 10 s. This alone keeps no process.
      setTimeout(() => console.log('held'), 5000).unref();`;
    await writeFile(join(folder, 'use.mjs'), program);
    expect(await shell('node use.mjs')).toMatchObject({ code: 0, out: 'true\n' });
  });
});
