import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blob, list, secret, text } from '#core/field.ts';
import { runCommand } from './command.ts';
import { testStreams } from './fixture.ts';
import { readOptions } from './options.ts';
import { readPipeOptions } from './pipe-options.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toolcrib-windows-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function run(args: readonly string[], input?: Parameters<typeof testStreams>[0]) {
  const streams = testStreams(input);
  const code = await runCommand(args, streams, folder);
  return { code, out: streams.stdout.text, err: streams.stderr.text };
}

const encode = ['base64-string-converter', 'encode'];
const base64 = (content: string | Uint8Array): string => Buffer.from(content).toString('base64');

describe('what a console and an editor of Windows write', () => {
  it('is text with its CR LF and its byte order mark', async () => {
    for (const content of ['a\r\nb\r\n', '\uFEFFa\r\n', '\r\n', 'é€😀\r\n'])
      expect(await run(encode, content)).toEqual({ code: 0, out: base64(content), err: '' });
  });

  it('is UTF-8, also where a chunk ends within a character', async () => {
    const bytes = Buffer.from('é€😀');
    const pieces = Array.from(bytes, (byte) => Uint8Array.of(byte));
    expect(await run(encode, pieces)).toEqual({ code: 0, out: base64(bytes), err: '' });
  });

  it('is JSON with a byte order mark before and CR LF within', async () => {
    const { code, out } = await run(['json-minify', 'minify'], '\uFEFF{\r\n"a": 1\r\n}\r\n');
    expect([code, out]).toEqual([0, '{"a":1}']);
  });

  it('is a request per line, which may end with CR LF', async () => {
    const request = '{"op":"base64-string-converter/encode","input":{"text":"é"}}';
    const answer = '{"ok":true,"value":"w6k="}\n';
    expect(await run(['jsonl'], `\uFEFF${request}\r\n${request}\r\n`)).toMatchObject({
      code: 0,
      out: answer.repeat(2),
    });
  });

  it('goes through a pipe line by line, and keeps its CR LF', async () => {
    const pipe = ['pipe', 'base64-string-converter/encode', '--items', 'lines'];
    expect(await run(pipe, 'a\r\nb\r\n')).toMatchObject({ code: 0, out: 'YQ==\r\nYg==\r\n' });
  });

  it('is a pipe in a file', async () => {
    const path = join(folder, 'encode.pipe.json');
    await writeFile(path, '\uFEFF{"version": 1,\r\n"steps": [{"op": "base64-string-converter/encode"}]}\r\n');
    expect(await run(['pipe', path], 'a')).toMatchObject({ code: 0, out: 'YQ==' });
  });

  it('is a secret without what the editor added', async () => {
    const hmac = ['hmac-generator', 'hmac', '--text', 'x', '--key'];
    const plain = await run([...hmac, 'text:kéy']);
    const path = join(folder, 'key.txt');
    await writeFile(path, '\uFEFFkéy\r\n');
    expect(await run([...hmac, `file:${path}`])).toEqual(plain);
    expect(await run([...hmac, '-'], '\uFEFFkéy\r\n')).toEqual(plain);
  });

  it.each([
    ['Windows-1252', Uint8Array.of(0x63, 0x61, 0x66, 0xe9), 'The standard input is not UTF-8 text.'],
    ['code page 850', Uint8Array.of(0x63, 0x61, 0x66, 0x82), 'The standard input is not UTF-8 text.'],
    ['UTF-16, as PowerShell 5 redirects', Buffer.from('\uFEFFa\r\n', 'utf16le'), 'The standard input is UTF-16 text.'],
    ['UTF-16, the other way round', Buffer.from('\uFEFFa', 'utf16le').swap16(), 'The standard input is UTF-16 text.'],
  ])('is refused in %s, with what to do', async (_, bytes, sentence) => {
    const { code, out, err } = await run(encode, new Uint8Array(bytes));
    expect([code, out, err.startsWith(sentence), err.includes('an operation that reads bytes')]).toEqual([
      1,
      '',
      true,
      true,
    ]);
    // The bytes themselves are welcome where bytes are read.
    expect(await run(['hash-text', 'hash-file'], new Uint8Array(bytes))).toMatchObject({ code: 0 });
  });
});

describe('the path of a file on Windows', () => {
  const path = String.raw`C:\Users\Zoë B\a,b.txt`;
  const fields = { file: blob(), files: list(blob(), {}, []), key: secret(), text: text('') };

  it('is a path, not a scheme, an option or a list', () => {
    expect(readOptions(fields, [path]).source).toBe(path);
    expect(readOptions(fields, ['--file', path]).draft).toEqual({ file: path });
    expect(readOptions(fields, [`--file=${path}`]).draft).toEqual({ file: path });
    expect(readOptions(fields, ['--files', path, '--files', 'D:/x']).draft).toEqual({ files: [path, 'D:/x'] });
    expect(readOptions(fields, [String.raw`\\host\share\x`]).source).toBe(String.raw`\\host\share\x`);
  });

  it('is a path in a pipe too', () => {
    const pipe = String.raw`C:\pipes\x.pipe.json`;
    expect(readPipeOptions([pipe, path, '--items=files', '--out', String.raw`D:\out`])).toMatchObject({
      pipe,
      paths: [path],
      out: String.raw`D:\out`,
    });
  });

  it('may follow file: in a secret', async () => {
    const args = ['hmac-generator', 'hmac', '--text', 'x', '--json-output', '--key', `file:${path}`];
    const { code, out } = await run(args);
    expect([code, JSON.parse(out)]).toMatchObject([1, { code: 'unreadable-file', details: { path } }]);
  });

  it('is told where it cannot be read', async () => {
    const { code, err } = await run(['hash-text', 'hash-file', path]);
    expect([code, err]).toEqual([1, `The file “${path}” cannot be read (no such file).\n`]);
  });
});
