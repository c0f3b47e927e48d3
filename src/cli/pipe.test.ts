import { createHmac } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readyPipes } from '#run/pipe/ready/data.ts';
import { runCommand } from './command.ts';
import { testStreams } from './fixture.ts';
import { stepsIn } from './pipe-expression.ts';

let folder: string;
const at = (name: string): string => join(folder, name);
const kept = (name: string, steps: readonly object[], more: object = {}) =>
  writeFile(at(name), JSON.stringify({ version: 1, steps, ...more }));
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toolcrib-pipe-'));
  await kept('a.pipe.json', [{ op: 'base64-string-converter/decode' }], { items: 'lines' });
  await kept('secret.pipe.json', [{ op: 'hmac-generator/hmac', input: { key: 'k' } }]);
  await kept('hmac.pipe.json', [{ op: 'hmac-generator/hmac' }]);
  await writeFile(at('broken.pipe.json'), '{');
  await writeFile(at('a.txt'), 'YQ==\n');
  await writeFile(at('b.txt'), 'Yg==');
  await writeFile(at('raw.bin'), new Uint8Array([255]));
  await writeFile(at('key'), 'key\n');
});
afterAll(() => rm(folder, { recursive: true }));

async function run(args: readonly string[], input?: string | Uint8Array | readonly Uint8Array[]) {
  const streams = testStreams(input);
  const code = await runCommand(['pipe', ...args], streams, folder);
  return { code, out: streams.stdout.text, err: streams.stderr.text, bytes: streams.stdout.bytes };
}
const decode = 'base64-string-converter/decode';
// The content of b.txt: printf 'Yg==' | gzip -c | tail -c8 | head -c4, the bytes in reverse.
const crc32OfB = 'e859463e';
const encode = 'base64-string-converter/encode';

/** What an error says of an option of the first step: the same as for one in a file. */
const optionFault = (code: string, details: object): object => ({ step: 1, item: 1, error: { code, details } });

describe('a typed pipe', () => {
  it.each([
    [`a/b#/c --d 'e | f' | g/h`, [['a/b#/c', '--d', 'e | f'], ['g/h']]],
    [String.raw`a "x\"y\\z\n" 'q"' \| b\ c|d`, [['a', String.raw`x"y\z\n`, 'q"', '|', 'b c'], ['d']]],
    [`a --x='' ""`, [['a', '--x=', '']]],
    ['a||b', [['a'], [], ['b']]],
    ['', [[]]],
  ])('%s', (source, expected) => {
    expect(stepsIn(source)).toEqual(expected);
  });

  it('runs step by step', async () => {
    expect(await run([`${decode} | json-prettify/format --indent 4`], 'eyJhIjoxfQ==')).toEqual({
      code: 0,
      out: '{\n    "a": 1\n}',
      err: '',
      bytes: expect.anything() as Buffer,
    });
    expect(await run([decode, at('a.txt')])).toMatchObject({ code: 0, out: 'a' });
    expect(await run(["list-converter/convert --separator ' | ' --sort=desc"], 'a\nb')).toMatchObject({ out: 'b | a' });
    expect(await run(['roman-numeral-converter/from-roman'], 'XII')).toMatchObject({ out: '12\n' });
    expect(await run(['token-generator/generate --length 4 #/tokens/0'])).toMatchObject({ code: 1 });
    expect(await run(['token-generator/generate#/tokens/0 --length 4'])).toMatchObject({
      out: expect.stringMatching(/^\w{4}$/) as string,
    });
  });

  it.each([
    [`${decode} |`, 1, 'invalid-pipe', { step: 2, problem: 'empty-step' }],
    [`${decode} 'x`, 1, 'invalid-pipe', { step: 1, problem: 'open-quote' }],
    [`${decode}#x`, 1, 'invalid-pipe', { step: 1, problem: 'not-a-pointer' }],
    [`${decode} --text x`, 1, 'invalid-pipe', { step: 1, problem: 'has-source' }],
    [`${decode} | jsn-prettify/format`, 2, 'unknown-operation', { step: 2, name: 'jsn-prettify/format' }],
    // The name of the first is searched for in a tool that is loaded first.
    [`hash-text/hsh | x/y`, 2, 'unknown-operation', { step: 1, name: 'hash-text/hsh' }],
    [`${decode} --nothing`, 1, 'step-failed', optionFault('invalid-input', { field: '--nothing' })],
    [`${decode} --strict=maybe`, 1, 'step-failed', optionFault('invalid-input', { field: 'strict' })],
    [`${decode} --charset`, 1, 'step-failed', optionFault('missing-value', { option: '--charset' })],
    [`${decode} file`, 1, 'step-failed', optionFault('no-file-field', { path: 'file' })],
    [`${decode} --time-limit 5`, 1, 'step-failed', optionFault('invalid-input', { field: '--time-limit' })],
    [`${decode} --json-output`, 1, 'step-failed', optionFault('invalid-input', { field: '--json-output' })],
    [`${decode} --help`, 1, 'step-failed', optionFault('invalid-input', { field: '--help' })],
    [`${decode} | token-generator/generate`, 1, 'no-source-field', { step: 2, op: 'token-generator/generate' }],
    [decode, 1, 'step-failed', { step: 1, error: { code: 'invalid-base64' } }],
  ])('%s is refused', async (pipe, code, error, details) => {
    const result = await run([pipe, '--json-output'], '!');
    expect(result.code).toBe(code);
    expect(JSON.parse(result.out)).toMatchObject({ code: error, details });
    expect((await run([pipe], '!')).err).toMatch(/^[^{}]+\n$/);
  });

  it('has the error of a file for an option that is unknown', async () => {
    await kept('unknown.pipe.json', [{ op: decode, input: { nothing: true } }]);
    const [typed, filed] = [
      await run([`${decode} --nothing`, '--json-output'], 'x'),
      await run([at('unknown.pipe.json'), '--json-output'], 'x'),
    ];
    const placed = { code: 'step-failed', details: { step: 1, item: 1, error: { details: { problem: 'unknown' } } } };
    expect(JSON.parse(typed.out)).toMatchObject(placed);
    expect(JSON.parse(filed.out)).toMatchObject(placed);
  });

  it('takes an expression that is longer than any path', async () => {
    const key = 'k'.repeat(5000);
    const { code, out } = await run([`hmac-generator/hmac --key ${key}`, '--quiet'], 'x');
    expect([code, out]).toEqual([0, createHmac('sha256', key).update('x').digest('hex')]);
  });

  it('names no option for the value from the previous step', async () => {
    const { err } = await run([`${decode} --nothing`], 'x');
    expect(err).toBe('Step 1: Unknown option “--nothing”. Allowed options: --charset --strict.\n');
  });

  it('says that an operation has no options', async () => {
    const { err } = await run([`text-to-nato-alphabet/from-nato --nothing`], 'x');
    expect(err).toBe('Step 1: Unknown option “--nothing”: this operation has no options.\n');
  });

  it.each([
    [encode, '1.key=env:X', 'No step of this pipe has a secret to set with --secret.'],
    ['hmac-generator/hmac', '1.key', 'The field “--secret 1.key” does not fit. Expected: STEP.FIELD=env:NAME.'],
    ['hmac-generator/hmac', '2.key=env:X', 'Unknown field “--secret 2.key”. Allowed fields: 1.key.'],
  ])('of %s says what is wrong with --secret %s', async (pipe, secret, sentence) => {
    expect(await run([pipe, '--secret', secret], 'x')).toMatchObject({ code: 1, err: `${sentence}\n` });
  });

  it.each([
    ['--nothing', 'Unknown option “--nothing”'],
    ['--json-output', 'Unknown option “--json-output”'],
    ['--time-limit 5', 'Unknown option “--time-limit”'],
    ['--charset', 'The option --charset needs a value.'],
    ['file', 'This operation takes no file'],
  ])('names the step that %s stands in', async (option, sentence) => {
    const { code, err } = await run([`${encode} | ${decode} ${option}`], 'x');
    expect([code, err.startsWith(`Step 2: ${sentence}`)]).toEqual([1, true]);
  });

  it('names the members there are when one is picked that is not', async () => {
    const { code, err } = await run(['text-statistics/analyze#/word'], 'a');
    const sentence = 'Step 1: There is no member “word”: the result has';
    expect([code, err.slice(0, sentence.length)]).toEqual([1, sentence]);
  });

  it.each([
    [[], 'missing-pipe'],
    [['x', '--items', 'words'], 'invalid-input'],
    [['x', '--what'], 'invalid-input'],
    [['x', '--out'], 'missing-value'],
    [[decode, 'a', 'b'], 'too-many-files'],
    [[decode], 'invalid-input'],
    [['nothing.pipe.json'], 'unreadable-file'],
  ])('%j is refused', async (args, code) => {
    const result = await run(['--json-output', ...args]);
    expect([result.code, JSON.parse(result.out)]).toMatchObject([1, { code }]);
  });
});

describe('a file', () => {
  it('says what an item is', async () => {
    expect(await run([at('a.pipe.json')], 'YQ==\nYg==\n')).toMatchObject({ code: 0, out: 'a\nb\n' });
    expect(await run([at('a.pipe.json'), '--items', 'whole'], 'YQ==\n')).toMatchObject({ out: 'a' });
  });

  it('may have any name, and may take a file as it is', async () => {
    await kept('hash', [{ op: 'hash-text/hash-file', input: { algorithms: ['crc32'] }, pick: '/digests/crc32' }]);
    expect(await run([at('hash'), at('b.txt')])).toMatchObject({ code: 0, out: crc32OfB });
    expect(await run([at('hash')], 'Yg==')).toMatchObject({ code: 0, out: crc32OfB });
  });

  it('is refused when it is none, or holds a secret', async () => {
    expect((await run([at('broken.pipe.json')], '')).err).toContain('not JSON');
    const { code, out } = await run([at('secret.pipe.json'), '--json-output'], 'x');
    expect([code, JSON.parse(out)]).toMatchObject([1, { code: 'secret-in-pipe', details: { step: 1, field: 'key' } }]);
  });

  it('gets its secrets from a file, a variable or the standard input', async () => {
    const out = createHmac('sha256', 'key').update('x').digest('hex');
    const one = await run([at('hmac.pipe.json'), '--secret', `1.key=file:${at('key')}`], 'x');
    expect(one).toMatchObject({ code: 0, out, err: '' });
    vi.stubEnv('TOOLCRIB_TEST_KEY', 'key');
    expect((await run([at('hmac.pipe.json'), '--secret=1.key=env:TOOLCRIB_TEST_KEY'], 'x')).out).toBe(one.out);
    expect((await run([at('hmac.pipe.json'), at('raw.bin'), '--secret=1.key=-'], 'key\n')).code).toBe(1);
    const taken = await run([at('hmac.pipe.json'), '--secret=1.key=-', '--json-output'], 'x');
    expect(JSON.parse(taken.out)).toMatchObject({ code: 'given-twice', details: { field: '1.key' } });
    const wrong = await run([at('hmac.pipe.json'), '--secret=2.key=env:X', '--json-output'], 'x');
    expect(JSON.parse(wrong.out)).toMatchObject({ details: { field: '--secret 2.key', expected: '1.key' } });
  });

  it('says how to enter a secret that is missing, whatever happens to items', async () => {
    const way = 'Step 2: The secret “key” is missing. Set it with --secret 2.key=env:NAME, file:PATH or - (prompt).\n';
    const pipe = 'slugify-string/slugify | hmac-generator/hmac';
    expect(await run([pipe], 'x')).toMatchObject({ code: 1, out: '', err: way });
    for (const more of ['--on-error=keep', '--on-error=drop'])
      expect(await run([pipe, '--items=lines', more], 'x\n')).toMatchObject({ code: 1, out: '', err: way });
    expect(JSON.parse((await run([pipe, '--json-output'], 'x')).out)).toMatchObject({
      code: 'step-failed',
      details: { step: 2, item: 1, error: { code: 'invalid-input', details: { field: 'key', problem: 'missing' } } },
    });
  });

  it('says that the standard input is taken', async () => {
    const { err } = await run(['hmac-generator/hmac --key -'], 'x');
    expect(err).toBe(
      'The standard input is already in use, so “key” cannot be read from it. Use env:NAME or file:PATH.\n',
    );
  });

  it('warns of a secret among the arguments', async () => {
    expect((await run(['hmac-generator/hmac --key key#'], 'x')).err).toMatch(/^Warning: .*“key”.*\n$/);
    expect((await run(['hmac-generator/hmac --key key', '--quiet'], 'x')).err).toBe('');
  });
});

describe('a ready-made pipe', () => {
  it.each(readyPipes)('$en says which of its steps gets what it cannot read', async ({ steps }) => {
    for (const place of steps.keys()) {
      const left = steps.map((step, index) => ({ ...step, disabled: index < place }));
      await kept('ready.pipe.json', left);
      const { code, out, err } = await run([at('ready.pipe.json')], new Uint8Array([255]));
      expect({ code, out }).toEqual({ code: 1, out: '' });
      // Certificates are found in bytes as well.
      const cause = steps[place]?.op === 'x509-parser/inspect' ? 'No certificate' : 'The value is not text.';
      expect(err.startsWith(`Step ${place + 1}: ${cause}`)).toBe(true);
    }
  });
});

describe('items', () => {
  it('stay as they are with keep, bytes that are not text too', async () => {
    const input = Buffer.concat([Buffer.from('YQ==\r\n'), new Uint8Array([255, 10]), Buffer.from('!')]);
    const result = await run([decode, '--items', 'lines', '--on-error', 'keep', '--report'], input);
    expect(result.code).toBe(0);
    expect(result.bytes).toEqual(Buffer.concat([Buffer.from('a\r\n'), new Uint8Array([255, 10]), Buffer.from('!')]));
    expect(JSON.parse(result.err)).toMatchObject({
      ok: 1,
      failed: 2,
      faults: [
        { item: 2, step: 1, error: { code: 'not-text', message: expect.stringContaining('not text') as string } },
        { item: 3, step: 1, error: { code: 'invalid-base64' } },
      ],
    });
  });

  it.each(['whole', 'lines'])('pass through steps that are left out as they are, with items %s', async (items) => {
    await kept('off.pipe.json', [{ op: decode, disabled: true }], { items });
    const input = Buffer.concat([Buffer.from('a\rb\r'), new Uint8Array([255, 13, 10, 10]), Buffer.from('c\r')]);
    expect((await run([at('off.pipe.json')], input)).bytes).toEqual(input);
  });

  it('end with the first fault, and earlier lines are out', async () => {
    const result = await run([decode, '--items=lines'], 'YQ==\n!\nYg==\n');
    expect(result).toMatchObject({ code: 1, out: 'a\n', err: expect.stringMatching(/^Step 1, item 2: /) as string });
    expect((await run([decode, '--items=lines', '--on-error=drop'], 'YQ==\n!\nYg==')).out).toBe('a\nb');
  });

  it('are found across chunks', async () => {
    const text = Buffer.from('é\r\nü\n');
    expect(
      (
        await run(
          [encode, '--items=lines'],
          [...text].map((byte) => Uint8Array.of(byte)),
        )
      ).out,
    ).toBe('w6k=\r\nw7w=\n');
  });

  it('are files, written under their names or one after the other', async () => {
    expect((await run([decode, '--items', 'files', at('a.txt'), at('b.txt')])).out).toBe('ab');
    const out = at('out');
    const args = [decode, '--items=files', '--out', out, at('a.txt'), at('raw.bin'), at('b.txt'), '--on-error=drop'];
    expect(await run([...args, '--report'])).toMatchObject({ code: 0, out: '' });
    expect([await readFile(join(out, 'a.txt'), 'utf8'), await readFile(join(out, 'b.txt'), 'utf8')]).toEqual([
      'a',
      'b',
    ]);
    expect((await run([decode, '--items=files', '--out', out, at('a.txt'), at('a.txt')])).err).toContain('a.txt');
    const taken = await run([decode, '--items=files', '--out', at('b.txt'), at('a.txt')]);
    expect(taken).toMatchObject({
      code: 1,
      err: expect.stringMatching(/b\.txt” cannot be written \(a file has this name\)/) as string,
    });
    const whole = await run([decode, '--out', out, at('a.txt')]);
    expect(whole).toMatchObject({ code: 1, out: '', err: expect.stringContaining('--items files') as string });
    const missing = await run([decode, '--items=files', at('a.txt'), at('nothing')]);
    expect(missing).toMatchObject({ code: 1, out: 'a', err: expect.stringContaining('no such file') as string });
  });

  it('are lines of JSON with --json-output', async () => {
    const lines = [decode, '--items=lines', '--json-output'];
    expect((await run(lines, 'YQ==\r\nYgpj\nIg==')).out).toBe(
      String.raw`"a"` + '\r\n' + String.raw`"b\nc"` + '\n"\\""',
    );
    const kept = Buffer.concat([Buffer.from('!"\n'), new Uint8Array([255, 10])]);
    expect((await run([...lines, '--on-error=keep'], kept)).out).toBe('"!\\""\n{"base64":"/w=="}\n');
    expect((await run(['jwt-parser/decode#/header', ...lines.slice(1)], 'eyJhbGciOiJub25lIn0.e30.\n')).out).toBe(
      '{"alg":"none"}\n',
    );
  });

  it.each([
    ['lines', 'a\nb\n', 'IV\nIV\n'],
    ['json', '["a", 1]', '[\n  "IV",\n  "IV"\n]\n'],
    ['json', '"a"\n2\n', '"IV"\n"IV"\n'],
  ])('run a generator once each, with items %s', async (items, input, out) => {
    const generate = 'roman-numeral-converter/to-roman --number 4';
    expect((await run([generate, '--items', items], input)).out).toBe(out);
  });

  it('are elements of JSON', async () => {
    expect((await run([decode, '--items=json'], '"YQ=="\n"Yg=="')).out).toBe('"a"\n"b"\n');
    expect((await run([decode, '--items=json'], '["YQ=="]')).out).toBe('[\n  "a"\n]\n');
    expect((await run([decode, '--items=json', '--json-output'], '["YQ=="]')).out).toBe('[\n  "a"\n]\n');
  });

  it('are written before more is read', async () => {
    const streams = testStreams('');
    const late: number[] = [];
    async function* many(): AsyncGenerator<Buffer> {
      for (let chunk = 0; chunk < 20; chunk++) {
        late.push(chunk * 400 - streams.stdout.bytes.length);
        yield Buffer.from('YWJj\n'.repeat(100));
      }
    }
    const stdin = Readable.from(many(), { highWaterMark: 1 });
    await runCommand(['pipe', `${decode} | ${encode} | ${decode}`, '--items=lines'], { ...streams, stdin }, folder);
    expect(streams.stdout.text).toBe('abc\n'.repeat(2000));
    expect(Math.max(...late)).toBeLessThanOrEqual(800);
  });
});
