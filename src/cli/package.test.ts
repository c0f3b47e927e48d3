import { spawn, type StdioOptions } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let folder: string;
let program: string;

beforeAll(async () => {
  // Far from node_modules: what is not in the bundle is missed.
  folder = await mkdtemp(join(tmpdir(), 'toolcrib-package-'));
  await build({ configFile: 'vite.cli.config.ts', logLevel: 'error', build: { outDir: folder } });
  program = join(folder, 'toolcrib.js');
});
afterAll(() => rm(folder, { recursive: true }));

function shell(script: string): Promise<{ code: number | null; out: string; err: string }> {
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
    expect([...reached.keys()].filter((file) => file.includes('/tools/'))).toEqual([]);
    const sources = [...reached.values()].join('');
    // An engine in one of the chunks would more than double it.
    expect(sources.length).toBeLessThan(60_000);
    const engines = Object.keys(import.meta.glob('../tools/*/engine.ts'));
    const lazy = new Set([...sources.matchAll(/\bimport\("\.\.?\/tools\/([^"]+)\.js"\)/g)].map(([, name]) => name));
    expect(lazy.size).toBe(engines.length);
  });
});
