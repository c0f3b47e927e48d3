import { spawnSync } from 'node:child_process';
import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { needs } from '../../../scripts/compared-programs.ts';
import { runOperation } from '#run/pipe/run-pipe.ts';
import { operationTools } from '../mcp.ts';
import { fileAccess } from './file-access.ts';
import { createMcpServer } from './server.ts';
import { generalTools } from './tools.ts';

let folder: string;
const at = (...names: string[]): string => join(folder, ...names);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toolcrib-mcp-'));
  await mkdir(at('open', 'inner'), { recursive: true });
  await writeFile(at('open', 'a.txt'), 'abc');
  await writeFile(at('open', '..b'), 'abc');
  await writeFile(at('outside.txt'), 'abc');
  await symlink(at('outside.txt'), at('open', 'link'));
  await symlink(folder, at('open', 'up'));
  await symlink(at('open', 'a.txt'), at('open', 'inner', 'good'));
});
afterAll(() => rm(folder, { recursive: true }));

async function connect(only?: string, readable?: string) {
  const bugs: unknown[] = [];
  const { server } = createMcpServer({
    tools: [...generalTools, ...(await operationTools(only))],
    open: await fileAccess(readable),
    // There are threads only in the build: e2e/mcp.test.ts.
    run: () => runOperation({}),
    onBug: (error) => bugs.push(error),
  });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: 'test', version: '1' });
  await Promise.all([server.connect(ours), client.connect(theirs)]);
  const call = async (name: string, given?: Record<string, unknown>) => {
    const { content, isError = false } = await client.callTool({ name, ...(given && { arguments: given }) });
    expect(bugs).toEqual([]);
    return { texts: (content as { text: string }[]).map(({ text }) => text), isError };
  };
  return { client, call };
}

describe('the four tools', () => {
  it('are all there is by default, with schemas and as read-only', async () => {
    const { client } = await connect();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search_operations',
      'describe_operation',
      'run_operation',
      'run_pipe',
    ]);
    expect(tools[0]).toMatchObject({
      inputSchema: { type: 'object', required: ['query'], properties: { limit: { type: 'integer', default: 10 } } },
      annotations: { readOnlyHint: true },
    });
    // A field without a type is written as a text by some clients.
    for (const { inputSchema } of tools)
      for (const property of Object.values(inputSchema.properties ?? {})) expect(property).toHaveProperty('type');
  });

  it.each([
    ['decode base64', 'base64-string-converter/decode'],
    ['sha256', 'hash-text/hash'],
    ['SHA 256', 'hash-text/hash'],
    ['base 64 decode', 'base64-string-converter/decode'],
    ['json to yaml', 'json-to-yaml-converter/convert'],
    ['convert json to yaml', 'json-to-yaml-converter/convert'],
    ['what is the hash of a text', 'hash-text/hash'],
    ['how do I decode the payload of a JWT', 'jwt-parser/decode'],
  ])('find %s', async (query, op) => {
    const { call } = await connect();
    const { texts } = await call('search_operations', { query, limit: 5 });
    const found = JSON.parse(texts[0] ?? '') as { op: string; name: string; sentence: string }[];
    expect(found.length).toBeLessThanOrEqual(5);
    expect(found[0]?.op).toBe(op);
    expect(found[0]?.sentence).toMatch(/\.$/);
  });

  it('describe an operation with its schema and two examples', async () => {
    const { call } = await connect();
    const { texts } = await call('describe_operation', { op: 'base64-string-converter/encode' });
    expect(JSON.parse(texts[0] ?? '')).toMatchObject({
      op: 'base64-string-converter/encode',
      name: 'Encode Base64',
      source: 'text',
      result: 'text',
      inverse: 'base64-string-converter/decode',
      schema: { type: 'object', required: ['text'] },
      examples: [
        { input: { text: '' }, value: '' },
        { input: { text: 'f' }, value: 'Zg==' },
      ],
    });
  });

  it('run an operation', async () => {
    const { call } = await connect();
    const op = 'base64-string-converter/encode';
    expect(await call('run_operation', { op, input: { text: 'é' } })).toEqual({ texts: ['w6k='], isError: false });
    const { texts } = await call('run_operation', { op: 'roman-numeral-converter/explain', input: { number: 4 } });
    expect(JSON.parse(texts[0] ?? '')).toEqual(expect.any(Array));
  });

  it.each([
    ['run_operation', { op: 'base64-string-converter/decode', input: { text: '!' } }, /^Not Base64/],
    ['run_operation', { op: 'base64-string-converter/decode', input: {} }, /“text” is missing/],
    ['run_operation', { op: 'base64-string/decode' }, /Closest matches: base64-string-converter\/decode/],
    ['run_operation', {}, /“op” is missing/],
    ['describe_operation', { op: 'hash-text/hsh' }, /hash-text\/hash/],
    ['describe_operation', { op: 'hash-text_hash' }, /Closest matches: hash-text\/hash,/],
    ['search_operations', { query: 'x', limit: 0 }, /“limit” must be at least 1/],
    ['run_pipe', { pipe: { version: 1, steps: [] }, value: '' }, /at least one step/],
    ['run_pipe', { pipe: 'a/b | c/d', value: '' }, /^Step 1: There is no operation “a\/b”/],
    ['run_pipe', { pipe: 'base64-string-converter/decode', value: '!' }, /^Step 1: Not Base64/],
    [
      'run_pipe',
      { pipe: 'hash-text/hash | base64-string-converter/encode --charset' },
      /^Step 2: The option --charset/,
    ],
    ['run_pipe', { pipe: 'base64-string-converter/encode', value: { base64: '!!!' } }, /are not Base64/],
    ['run_operation', { op: 'hash-text/hash-file', input: { file: { base64: 'YWJj?' } } }, /are not Base64/],
    [
      'run_operation',
      { op: 'hmac-generator/hmac', input: { text: 'x' } },
      /^The secret “key” is missing\. Add it to the input\.$/,
    ],
    [
      'run_pipe',
      { pipe: 'slugify-string/slugify | hmac-generator/hmac', value: 'x' },
      /^Step 2: The secret “key” is missing\. Add it to the input\.$/,
    ],
    ['run_pipe', { pipe: 'base64-string-converter/encode file' }, /^Step 1: This operation takes no file/],
    ['no_tool', {}, /no_tool/],
  ])('%s with %j says what is wrong', async (name, given, message) => {
    const { call } = await connect();
    expect(await call(name, given)).toEqual({ texts: [expect.stringMatching(message) as string], isError: true });
  });

  it('run a pipe, as an object, as its text, and as it is typed', async () => {
    const { call } = await connect();
    const pipe = {
      version: 1,
      steps: [{ op: 'base64-string-converter/decode' }, { op: 'json-minify/minify', input: {} }],
    };
    const typed = 'base64-string-converter/decode | json-minify/minify';
    for (const one of [pipe, JSON.stringify(pipe), typed]) {
      expect((await call('run_pipe', { pipe: one, value: 'eyAiYSI6MSB9' })).texts).toEqual(['{"a":1}']);
    }
    const bytes = { pipe: 'base64-string-converter/encode', value: { base64: 'w6k=' } };
    expect((await call('run_pipe', bytes)).texts).toEqual(['w6k=']);
    const items = { ...pipe, steps: [pipe.steps[0]], items: 'lines', onError: 'keep' };
    const { texts } = await call('run_pipe', { pipe: items, value: 'YQ==\n!\n' });
    expect([texts[0], JSON.parse(texts[1] ?? '')]).toMatchObject(['a\n!\n', { ok: 1, failed: 1 }]);
  });

  it('look up no secret', async () => {
    const { call } = await connect();
    const literal = await call('run_operation', { op: 'hmac-generator/hmac', input: { text: 'x', key: 'env:HOME' } });
    const typed = await call('run_pipe', { pipe: 'hmac-generator/hmac --key text:env:HOME', value: 'x' });
    expect(literal.isError).toBe(false);
    expect(typed.texts).not.toEqual(literal.texts);
  });

  it('cut what is very long, and say so', async () => {
    const { call } = await connect();
    const text = '1'.repeat(200_001);
    const [whole = ''] = (
      await call('run_pipe', { pipe: 'text-to-nato-alphabet/to-nato --digits keep --separator=""', value: text })
    ).texts;
    expect([whole.slice(0, 200_000) === text.slice(1), whole.slice(200_000)]).toEqual([
      true,
      '\n[Cut: the first 200000 of 200001 characters.]',
    ]);
  });
});

describe('--only', () => {
  it('adds operations as tools of their own', async () => {
    const { client, call } = await connect('hash-text,json-m*');
    const { tools } = await client.listTools();
    const names = tools.slice(4).map(({ name }) => name);
    expect(names).toContain('hash-text_hash');
    expect(names).toContain('json-minify_minify');
    expect(names.every((name) => /^(hash-text|json-m[a-z]*)_/.test(name))).toBe(true);
    const hash = tools.find(({ name }) => name === 'hash-text_hash');
    expect(hash?.inputSchema).toMatchObject({ properties: { text: { type: 'string' } }, required: ['text'] });
    expect((await call('hash-text_hash', { text: '', algorithms: ['crc32'] })).texts[0]).toContain('00000000');
  });

  it('refuses what names no tool', async () => {
    await expect(operationTools('hash-txt')).rejects.toMatchObject({ code: 'unknown-tool' });
  });
});

describe('files', () => {
  const hash = (file: unknown) => ({ op: 'hash-text/hash-file', input: { file, algorithms: ['crc32'] } });

  it.each([
    ['outside.txt', { code: 'not-a-folder' }],
    ['nothing', { code: 'unreadable-file' }],
  ])('need a folder: %s is none', async (name, error) => {
    await expect(fileAccess(at(name))).rejects.toMatchObject({ ...error, details: { path: at(name) } });
  });

  it('are not opened unless a folder is named; bytes need none', async () => {
    const { call } = await connect();
    expect((await call('run_operation', hash({ base64: 'YWJj' }))).texts[0]).toContain('352441c2');
    expect(await call('run_operation', hash(at('open', 'a.txt')))).toMatchObject({ isError: true });
    const pipe = { version: 1, steps: [{ op: 'hash-text/hash-file' }], items: 'files' };
    expect((await call('run_pipe', { pipe, value: [at('open', 'a.txt')] })).texts[0]).not.toContain('352441c2');
  });

  it('are opened for the options of a step', async () => {
    const { call } = await connect(undefined, at('open'));
    const { privateKey } = generateKeyPairSync('ed25519');
    const value = privateKey.export({ type: 'pkcs8', format: 'pem' });
    const signed = async (file: unknown) =>
      call('run_pipe', {
        pipe: { version: 1, steps: [{ op: 'rsa-key-pair-generator/sign', input: { file } }] },
        value,
      });
    const expected = { texts: [sign(null, Buffer.from('abc'), privateKey).toString('base64')], isError: false };
    expect(await signed('a.txt')).toEqual(expected);
    expect(await signed({ base64: 'YWJj' })).toEqual(expected);
    expect(await signed('../outside.txt')).toMatchObject({ isError: true });
  });

  it.each([['a.txt'], ['inner/good'], ['inner/../a.txt'], ['..b'], ['ABSOLUTE']])('under it, %s is', async (name) => {
    const { call } = await connect(undefined, at('open'));
    const path = name === 'ABSOLUTE' ? at('open', 'a.txt') : name;
    expect((await call('run_operation', hash(path))).texts[0]).toContain('352441c2');
  });

  it.each([['../outside.txt'], ['link'], ['up/outside.txt'], ['/etc/hostname'], ['.'], ['../nothing'], ['up']])(
    'outside of it, %s is not',
    async (name) => {
      const { call } = await connect(undefined, at('open'));
      expect(await call('run_operation', hash(name))).toEqual({
        texts: [expect.stringContaining('files under') as string],
        isError: true,
      });
    },
  );

  it('that are not regular files are refused, since reading one may never end', async () => {
    needs('mkfifo');
    spawnSync('mkfifo', [at('open', 'fifo')]);
    const { call } = await connect(undefined, at('open'));
    expect((await call('run_operation', hash('fifo'))).texts[0]).toContain('it is not a regular file');
  });

  it('that are not there are told', async () => {
    const { call } = await connect(undefined, at('open'));
    expect((await call('run_operation', hash('nothing'))).texts[0]).toContain('no such file');
  });
});
