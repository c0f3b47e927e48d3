import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from './command.ts';
import { testStreams } from './fixture.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toolcrib-recognise-'));
  await writeFile(join(folder, 'dot.png'), Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAE=', 'base64'));
  await writeFile(join(folder, 'long.json'), `[${'{"a":1},'.repeat(10_000)}{}]`);
  await writeFile(join(folder, 'id.txt'), '550e8400-e29b-41d4-a716-446655440000\n');
});
afterAll(() => rm(folder, { recursive: true }));

async function run(args: readonly string[], input?: string) {
  const streams = testStreams(input);
  const code = await runCommand(args, streams, folder);
  return { code, out: streams.stdout.text, err: streams.stderr.text };
}
const json = (text: string): unknown => JSON.parse(text);

describe('recognise', () => {
  const uuid = '550e8400-e29b-41d4-a716-446655440000';
  const found = [{ op: 'uuid-generator/parse', input: { uuid }, score: 97, reason: 'UUID, version 4' }];

  it('prints requests as JSON, and as a table', async () => {
    const { code, out } = await run(['recognise', '--json-output'], uuid);
    expect([code, json(out)]).toEqual([0, found]);
    expect(json((await run(['recognise', join(folder, 'id.txt'), '--json-output'])).out)).toEqual(found);
    expect(await run(['recognise', '-'], uuid)).toMatchObject({ out: '97  uuid-generator/parse  UUID, version 4\n' });
  });

  it('puts the path, or -, in the place of what is long or no text', async () => {
    const png = join(folder, 'dot.png');
    expect(json((await run(['recognise', png, '--json-output'])).out)).toMatchObject([
      { op: 'base64-file-converter/encode-file', input: { file: png } },
      { op: 'hash-text/hash-file', input: { file: png } },
      { op: 'mime-types/from-extension', input: { name: 'dot.png' } },
    ]);
    const long = join(folder, 'long.json');
    expect(json((await run(['recognise', long, '--json-output'])).out)).toMatchObject([
      { op: 'json-prettify/format', input: { text: long } },
      { op: 'json-minify/minify', input: { text: long } },
      {},
      {},
      { op: 'json-diff/diff', input: { left: long }, needs: ['right'] },
    ]);
    const [first] = json((await run(['recognise', '--json-output'], `["${'a'.repeat(70_000)}"]`)).out) as unknown[];
    expect(first).toMatchObject({ input: { text: '-' } });
  });

  it('puts the path into the field that holds the text, or that opens a file', async () => {
    const bundle = join(folder, 'bundle.pem');
    await writeFile(
      bundle,
      `-----BEGIN CERTIFICATE-----\n${`${'A'.repeat(64)}\n`.repeat(1100)}-----END CERTIFICATE-----\n`,
    );
    expect(json((await run(['recognise', bundle, '--json-output'])).out)).toMatchObject([
      { op: 'x509-parser/inspect', input: { file: bundle } },
    ]);
    const schema = join(folder, 'schema.json');
    const head = '{"$schema":"https://json-schema.org/draft/2020-12/schema","enum":[';
    await writeFile(schema, `${head}${'"a",'.repeat(20_000)}"b"]}`);
    const [first] = json((await run(['recognise', schema, '--json-output'])).out) as { input: unknown }[];
    expect(first).toMatchObject({ op: 'json-schema-validator/validate', needs: ['data'] });
    expect(first?.input).toEqual({ schema });
    const log = join(folder, 'app.log');
    const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln';
    await writeFile(log, `GET / ${token}\n${'GET / 200\n'.repeat(10_000)}`);
    const found = json((await run(['recognise', log, '--json-output'])).out) as { op: string; input: unknown }[];
    expect(found.find(({ op }) => op === 'jwt-parser/decode')?.input).toEqual({ token });
  });

  it('answers one array a line for a list', async () => {
    const { code, out } = await run(['recognise', '--lines'], `${uuid}\nhello world\n"a: 1\\nb: 2"\n`);
    const [one, two, three] = out.trimEnd().split('\n').map(json);
    expect([code, one, two]).toEqual([0, found, []]);
    expect(three).toContainEqual(
      expect.objectContaining({ op: 'yaml-to-json-converter/convert', input: { text: 'a: 1\nb: 2' } }),
    );
  });

  it('prints nothing for an empty list', async () => {
    expect(await run(['recognise', '--lines'], '')).toEqual({ code: 0, out: '', err: '' });
    expect(await run(['recognise', '--lines'], '\r\n\n')).toMatchObject({ out: '[]\n[]\n' });
    expect(await run(['recognise', '--lines', join(folder, 'none')])).toMatchObject({ code: 1, out: '' });
  });

  it('refuses the options that only operations have', async () => {
    const { code, err } = await run(['recognise', '--time-limit', '5'], uuid);
    expect([code, err]).toEqual([1, 'Unknown option “--time-limit”. Allowed options: --lines --json-output.\n']);
  });

  it('says that there is nothing', async () => {
    expect(await run(['recognise'], 'hello world')).toEqual({ code: 1, out: '', err: 'Nothing recognized.\n' });
    const { code, out } = await run(['recognise', '--json-output'], 'hello world');
    expect([code, json(out)]).toMatchObject([1, { code: 'not-recognised' }]);
    expect((await run(['recognise', join(folder, 'none')])).err).toMatch(/cannot be read \(no such file\)/);
    expect((await run(['recognise', '--help'])).out).toContain('Usage: toolcrib recognise');
  });
});

describe('ask', () => {
  it('prints the answer, and the request with it', async () => {
    expect(await run(['ask', '20 c in f'])).toEqual({ code: 0, out: '68 °F\n', err: '' });
    expect(await run(['ask', 'upper', 'hello'])).toMatchObject({ out: 'HELLO\n' });
    expect(json((await run(['ask', '--json-output', '255 to hex'])).out)).toEqual({
      op: 'base-converter/convert',
      input: { text: '255', to: 16 },
      answer: 'ff',
    });
    expect(await run(['ask', '--', '-40 f in c'])).toMatchObject({ out: '-40 °C\n' });
  });

  it('lists examples where there is none', async () => {
    const { code, out } = await run(['ask', 'hello world', '--json-output']);
    expect([code, json(out)]).toMatchObject([1, { code: 'no-answer', details: { examples: { length: 3 } } }]);
    expect((await run(['ask', 'hello'])).err).toBe('No answer. Try, for example: sha256 abc, 20 c in f, 255 to hex.\n');
    expect((await run(['ask'])).err).toMatch(/^Enter a line to answer\./);
    expect((await run(['ask', '-40 f in c'])).err).toMatch(/-40 f in c/);
    expect((await run(['ask', '--help'])).out).toContain('Usage: toolcrib ask');
  });
});
