import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runCommand } from './command.ts';
import { testStreams } from './fixture.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toolcrib-secrets-'));
  await writeFile(join(folder, 'key'), 'key\r\n');
  await writeFile(join(folder, 'twice'), 'key\n\n');
});
beforeEach(() => {
  vi.stubEnv('TOOLCRIB_TEST_SECRET', 'key');
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function run(args: readonly string[], input?: string) {
  const streams = testStreams(input);
  const code = await runCommand(['hmac-generator', 'hmac', ...args], streams, folder);
  return { code, out: streams.stdout.text, err: streams.stderr.text };
}
const warning = expect.stringMatching(/^Warning: [^\n]*“key”[^\n]*\n$/) as string;

describe('a secret among the arguments', () => {
  it.each([
    ['env:TOOLCRIB_TEST_SECRET', 'key'],
    ['file:KEY', 'key'],
    ['file:TWICE', 'key\n'],
    ['text:env:x', 'env:x'],
    ['text:', ''],
  ])('%s is read', async (given, key) => {
    const path = given.replace('KEY', join(folder, 'key')).replace('TWICE', join(folder, 'twice'));
    const whole = await run(['--json', JSON.stringify({ text: 'x', key })]);
    expect(await run(['--text', 'x', '--key', path])).toEqual({ ...whole, err: '' });
  });

  it('is itself otherwise, with a warning', async () => {
    const { code, out } = await run(['--text', 'x', '--key', 'env:TOOLCRIB_TEST_SECRET']);
    expect(await run(['--text', 'x', '--key', 'key'])).toEqual({ code, out, err: warning });
    expect(await run(['--text', 'x', '--key', 'key', '--quiet'])).toEqual({ code, out, err: '' });
  });

  it('that is missing is asked for by its option', async () => {
    expect(await run(['--text', 'x'])).toEqual({
      code: 1,
      out: '',
      err: 'The secret “key” is missing. Set it with --key=env:NAME, file:PATH or - (prompt).\n',
    });
  });

  it('is not offered an option that shows it where its file is missing', async () => {
    const streams = testStreams();
    expect(await runCommand(['bcrypt', 'hash', '/does/not/exist'], streams, folder)).toBe(1);
    expect(streams.stderr.text).toMatch(/“\/does\/not\/exist” cannot be read \(no such file\)\.$/m);
  });

  it('is never looked up in JSON', async () => {
    const given = 'env:TOOLCRIB_TEST_SECRET';
    const literal = await run(['--text', 'x', '--key', `text:${given}`]);
    expect(await run(['--json', JSON.stringify({ text: 'x', key: given })])).toEqual(literal);
  });

  it.each([
    ['env:TOOLCRIB_NO_SUCH', 'missing-variable', { name: 'TOOLCRIB_NO_SUCH', field: 'key' }],
    ['file:/no/such/file', 'unreadable-file', { path: '/no/such/file' }],
  ])('%s is refused', async (given, code, details) => {
    const result = await run(['--text', 'x', '--key', given, '--json-output']);
    expect([result.code, JSON.parse(result.out)]).toMatchObject([1, { code, details }]);
    expect((await run(['--text', 'x', '--key', given])).err).toMatch(/^The file|^The environment variable/);
  });

  it('comes from the standard input, unless that is the source', async () => {
    const { out } = await run(['--text', 'x', '--key', 'env:TOOLCRIB_TEST_SECRET']);
    expect(await run(['--text', 'x', '--key', '-'], 'key\n')).toEqual({ code: 0, out, err: '' });
    const twice = await run(['--key', '-', '--json-output'], 'x');
    expect(JSON.parse(twice.out)).toMatchObject({ code: 'given-twice', details: { field: 'key' } });
  });

  it('is asked for on a terminal, without echo', async () => {
    const { out } = await run(['--text', 'x', '--key', 'env:TOOLCRIB_TEST_SECRET']);
    const modes: boolean[] = [];
    const terminal = () =>
      Object.assign(new PassThrough(), { isTTY: true, setRawMode: (isRaw: boolean) => modes.push(isRaw) });
    const ask = async (typed: string) => {
      const streams = { ...testStreams(), stdin: terminal() };
      streams.stdin.write(typed);
      const code = await runCommand(['hmac-generator', 'hmac', '--text', 'x', '--key', '-'], streams, folder);
      return { code, out: streams.stdout.text, err: streams.stderr.text };
    };
    expect(await ask('kexx\u007F\u007Fy\r')).toEqual({ code: 0, out, err: 'key: \n' });
    expect(modes).toEqual([true, false]);
    expect((await ask('ke\u0003')).code).toBe(1);
  });
});
