import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runCommand } from './command.ts';
import { testStreams } from './fixture.ts';

vi.mock('#run/load-operations.ts', async () => {
  const { blob, integer, list, text } = await import('#core/field.ts');
  const { operation, ToolError } = await import('#core/operation.ts');
  const operations = [
    operation('demo/echo', {
      input: { text: text() },
      inverse: { op: 'demo/echo', input: () => ({}) },
      result: 'text',
      run: ({ text }) => text,
    }),
    operation('demo/sum', { input: { numbers: list(integer()) }, run: ({ numbers }) => ({ count: numbers.length }) }),
    operation('demo/pick', { input: { name: text('none') }, result: 'text', run: ({ name }) => name }),
    operation('demo/size', { input: { file: blob() }, run: ({ file }) => file.size }),
    operation('demo/bytes', { input: {}, result: 'bytes', run: () => new Uint8Array([0, 255]) }),
    operation('demo/image', { input: {}, result: 'file', run: () => new Blob(['é'], { type: 'image/png' }) }),
    operation('demo/refuse', {
      input: {},
      run: () => {
        throw new ToolError('empty-input', { position: 7 });
      },
    }),
    operation('demo/read', {
      input: {},
      run: () => {
        throw new ToolError('invalid-hex', { line: 2, column: 5, character: 'x', position: 9 });
      },
    }),
    operation('demo/break', {
      input: {},
      run: () => {
        throw new TypeError('a bug');
      },
    }),
  ];
  return {
    loadOperations: (tool: string) => Promise.resolve(tool === 'demo' ? operations : []),
    loadOperation: (id: string) => Promise.resolve(operations.find((known) => known.id === id)),
  };
});
vi.mock('#run/operation-words.ts', async () => {
  const { describeOperation } = await import('#core/operation-description.ts');
  const words = {
    operations: Object.fromEntries(
      ['echo', 'sum', 'pick', 'size', 'bytes', 'image', 'refuse', 'read', 'break'].map((name) => [
        name,
        { name: `The ${name}`, sentence: `Does ${name}.` },
      ]),
    ),
    fields: { text: 'Text', numbers: { label: 'Numbers', hint: 'Whole ones.' }, name: 'Name', file: 'File' },
  };
  return {
    loadOperationWords: () =>
      Promise.resolve((operation: Parameters<typeof describeOperation>[0]) =>
        describeOperation(operation, words, { language: 'en', operations: words, screen: {} }),
      ),
  };
});
vi.mock('virtual:tools/rows', () => ({
  default: [
    { id: 'demo', category: 'text', redirectFrom: ['/old-demo'] },
    { id: 'hash-text', category: 'crypto' },
  ],
}));
vi.mock('virtual:tools/en', () => ({
  default: {
    demo: { name: 'Demo', description: 'Shows how.', keywords: ['example'] },
    'hash-text': { name: 'Hash text', description: 'Hashes.', keywords: [] },
  },
}));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toolcrib-cli-'));
  await writeFile(join(folder, 'text.txt'), '\uFEFFé\r\n');
  await writeFile(join(folder, 'latin1.txt'), Buffer.from([0xe9]));
});
afterAll(() => rm(folder, { recursive: true }));

async function run(args: readonly string[], streams = testStreams()) {
  const code = await runCommand(args, streams, folder);
  return { code, out: streams.stdout.text, err: streams.stderr.text };
}

describe('an operation', () => {
  it('reads its text from the standard input, exactly', async () => {
    expect(await run(['demo', 'echo'], testStreams('\uFEFF a\r\n\n'))).toEqual({
      code: 0,
      out: '\uFEFF a\r\n\n',
      err: '',
    });
    expect(await run(['demo', 'echo', '-'], testStreams(''))).toMatchObject({ code: 0, out: '' });
  });

  it('reads it from a file, exactly', async () => {
    expect(await run(['demo', 'echo', join(folder, 'text.txt')])).toMatchObject({ code: 0, out: '\uFEFFé\r\n' });
  });

  it('leaves the standard input alone when the text is given, or need not be', async () => {
    const waiting = testStreams('waiting');
    for (const args of [['echo', '--text', 'x'], ['pick'], ['sum', '--numbers', '1'], ['bytes']]) {
      expect(await run(['demo', ...args], waiting)).toMatchObject({ code: 0 });
    }
    expect(waiting.stdin.readableDidRead).toBe(false);
    expect(await run(['demo', 'pick', '-'], testStreams('wanted'))).toMatchObject({ out: 'wanted' });
  });

  it('does not wait for a terminal', async () => {
    expect(await run(['demo', 'echo'])).toEqual({
      code: 1,
      out: '',
      err: 'The field “text” is missing. Expected: text.\n',
    });
  });

  it('takes a file as a path or from the standard input', async () => {
    expect(await run(['demo', 'size', join(folder, 'text.txt')])).toMatchObject({ out: '7\n' });
    expect(await run(['demo', 'size', '--file', join(folder, 'text.txt')])).toMatchObject({ out: '7\n' });
    expect(await run(['demo', 'size'], testStreams(new Uint8Array(5)))).toMatchObject({ out: '5\n' });
    expect(await run(['demo', 'size', '--json', '{"file":{"base64":"AAAA"}}'])).toMatchObject({ out: '3\n' });
  });

  it('prints anything else than text as JSON', async () => {
    expect(await run(['demo', 'sum', '--numbers', '1,2'])).toMatchObject({ out: '{\n  "count": 2\n}\n' });
  });

  it('ends a text with a newline on a terminal only', async () => {
    const terminal = testStreams();
    terminal.stdout.isTTY = true;
    expect(await run(['demo', 'echo', '--text', 'x'], terminal)).toMatchObject({ out: 'x\n' });
  });

  it('prints bytes and files raw', async () => {
    const bytes = testStreams();
    await run(['demo', 'bytes'], bytes);
    expect([...bytes.stdout.bytes]).toEqual([0, 255]);
    expect(await run(['demo', 'image'])).toMatchObject({ out: 'é' });
  });

  it('prints everything as JSON with --json-output', async () => {
    const printed = async (...args: string[]) => JSON.parse((await run([...args, '--json-output'])).out) as unknown;
    expect(await printed('demo', 'echo', '--text', 'x')).toBe('x');
    expect(await printed('demo', 'bytes')).toEqual({ base64: 'AP8=' });
    expect(await printed('demo', 'image')).toEqual({ base64: 'w6k=', type: 'image/png' });
  });
});

describe('errors', () => {
  it('are a sentence and exit code 1', async () => {
    expect(await run(['demo', 'refuse'])).toEqual({
      code: 1,
      out: '',
      err: 'Nothing to read yet: type or paste something.\n',
    });
  });

  it('say where, in front of the sentence', async () => {
    const { err } = await run(['demo', 'read']);
    expect(err).toBe('Line 2, column 5: Not hexadecimal: “x” at character 9. Use the digits 0–9 and a–f.\n');
  });

  it('are an object with --json-output', async () => {
    const { code, out, err } = await run(['demo', 'refuse', '--json-output']);
    expect([code, err]).toEqual([1, '']);
    expect(JSON.parse(out)).toMatchObject({ code: 'empty-input', details: { position: 7 } });
    expect(JSON.parse((await run(['demo', 'echo', '--nope', '--json-output'])).out)).toMatchObject({
      code: 'invalid-input',
      details: { field: '--nope' },
    });
    expect(JSON.parse((await run(['demo', '--json-output'])).out)).toMatchObject({ code: 'missing-operation' });
  });

  it.each<[string[], number, RegExp]>([
    [['dmo', 'echo'], 2, /no tool “dmo”.*: demo, hash-text\./],
    [['old-demo', 'echo'], 2, /no tool “old-demo”.*: demo\./],
    [['demo', 'ehco'], 2, /no operation “ehco”.*: echo,/],
    [['demo'], 2, /Name an operation of demo: echo, sum/],
    [['demo', '--nope'], 2, /Name an operation of demo: echo, sum/],
    [['--verbose'], 2, /“--verbose”/],
    [
      ['demo', 'echo', '/does/not/exist'],
      1,
      /“\/does\/not\/exist” cannot be read \(no such file\)\. To pass the text itself, use --text\.$/m,
    ],
    [['demo', 'size', '/does/not/exist'], 1, /cannot be read \(no such file\)\.$/m],
    [['demo', 'echo', '/'], 1, /cannot be read \(it is a directory\)/],
    [['demo', 'size', '/'], 1, /cannot be read \(it is a directory\)/],
    [['demo', 'sum', 'x.txt'], 1, /“x.txt” is not needed/],
    [['demo', 'echo', 'x.txt', '--text', 'x'], 1, /“text” is set twice/],
    [['serve', '--port', 'x'], 1, /not “x”/],
    [['serve', '--nope'], 1, /Unknown option “--nope”\. Allowed options: --port --host --base --config\./],
    [['serve', 'x'], 1, /“x” is not needed/],
    [['jsonl', '--nope'], 1, /Unknown option “--nope”\. Allowed options: --time-limit --json-output\./],
    [['jsonl', '--json', '{}'], 1, /Unknown option “--json”/],
    [['mcp', '--schema'], 1, /Unknown option “--schema”\. Allowed options: --only --read-only-files\./],
    [['serve', '--config', '/does/not/exist'], 1, /“\/does\/not\/exist” cannot be read \(no such file\)/],
    [['serve', '--config', '/'], 1, /“\/” cannot be read \(it is a directory\)/],
    [['completion', 'bash', 'extra'], 1, /“extra” is not needed/],
    [['serve', '--port', '0'], 1, /no built site/],
  ])('%j', async (args, code, sentence) => {
    const result = await run(args);
    expect(result.code).toBe(code);
    expect(result.err).toMatch(sentence);
    expect(result.err.split('\n')).toHaveLength(2);
  });

  it('say that a text is not UTF-8 instead of changing it', async () => {
    expect(await run(['demo', 'echo', join(folder, 'latin1.txt')])).toMatchObject({ code: 1 });
    const { err } = await run(['demo', 'echo'], testStreams(new Uint8Array([0xff])));
    expect(err).toMatch(/^The standard input is not UTF-8 text/);
  });

  it('say that a text is too large, not that it is not UTF-8', async () => {
    const decode = vi.spyOn(TextDecoder.prototype, 'decode').mockImplementation(() => {
      throw Object.assign(new Error(), { code: 'ERR_STRING_TOO_LONG' });
    });
    const { code, err } = await run(['demo', 'echo'], testStreams('a'));
    decode.mockRestore();
    expect([code, err]).toEqual([1, expect.stringMatching(/^The standard input is too large to be read as text\./)]);
  });

  it('of the program are a stack and exit code 70', async () => {
    const { code, out, err } = await run(['demo', 'break']);
    expect([code, out]).toEqual([70, '']);
    expect(err).toMatch(/^TypeError: a bug\n +at /);
  });
});

describe('help', () => {
  it('is printed for nothing, --help and every level', async () => {
    const { code, out } = await run([]);
    expect([code, (await run(['--help'])).out, (await run(['help'])).out]).toEqual([0, out, out]);
    expect(out).toContain('toolcrib <tool> <operation>');
    expect((await run(['demo', '--help'])).out).toMatch(
      /^Demo\nShows how\.\n[^]*\n {2}echo +The echo\n +Does echo\.\n +toolcrib demo echo \[file\|-\]/,
    );
    expect((await run(['demo', 'sum', '--help'])).out).toMatch(
      /^The sum\nDoes sum\.\n\nUsage: toolcrib demo sum --numbers <list>\n[^]*--numbers {2}Numbers\n +Whole ones\.\n +list of integer; required/,
    );
    expect((await run(['jsonl', '--help'])).out).toContain('Usage: toolcrib jsonl');
    for (const args of [['demo'], ['demo', 'sum'], ['jsonl']]) {
      expect(await run(['help', ...args])).toEqual(await run([...args, '--help']));
    }
    expect((await run(['recognize', '--help'])).out).toMatch(/^Usage: toolcrib recognise/);
    expect((await run(['help', 'dmo'])).code).toBe(2);
    expect((await run(['serve', '--help'])).out).toContain('Usage: toolcrib serve');
  });

  it('has the JSON Schema of an input', async () => {
    const { out } = await run(['demo', 'sum', '--schema']);
    expect(JSON.parse(out)).toMatchObject({
      title: 'The sum',
      description: 'Does sum.',
      properties: { numbers: { type: 'array', title: 'Numbers', description: 'Numbers. Whole ones.' } },
      required: ['numbers'],
    });
  });

  it('lists the tools', async () => {
    expect((await run(['list'])).out).toBe('demo       Demo\nhash-text  Hash text\n');
    expect(JSON.parse((await run(['list', '--json-output'])).out)).toMatchObject([
      { id: 'demo', name: 'Demo', category: 'text' },
      { id: 'hash-text' },
    ]);
  });

  it('refuses what a list does not take', async () => {
    expect(await run(['list', '--operation'])).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('--operation'),
    });
    expect(await run(['list', 'hash-text'])).toMatchObject({ code: 1, out: '' });
    for (const option of ['--time-limit=5', '--schema', '--json={"x":true}', '--quiet']) {
      const sentence = `Unknown option “${option.split('=')[0]}”. Allowed options: --operations --json-output.\n`;
      expect(await run(['list', option])).toEqual({ code: 1, out: '', err: sentence });
    }
    expect((await run(['list', '--help'])).out).toMatch(/^Usage: toolcrib list /);
  });

  it('lists the operations', async () => {
    const { out } = await run(['list', '--operations']);
    expect(out).toMatch(/^demo\/echo {4}The echo {4}text → text\n/);
    expect(out).toMatch(/^demo\/pick {4}The pick {4}→ text$/m);
    const rows = JSON.parse((await run(['list', '--operations', '--json-output'])).out) as { op: string }[];
    expect(rows).toHaveLength(9);
    const row = (op: string) => rows.find((known) => known.op === op);
    expect(row('demo/echo')).toEqual({
      op: 'demo/echo',
      name: 'The echo',
      sentence: 'Does echo.',
      fields: [{ name: 'text', label: 'Text' }],
      source: 'text',
      result: 'text',
      inverse: 'demo/echo',
    });
    expect(row('demo/pick')).toMatchObject({ source: null, inverse: null });
    expect(row('demo/sum')).toMatchObject({
      fields: [{ name: 'numbers', label: 'Numbers', hint: 'Whole ones.' }],
      result: 'json',
    });
    expect(row('demo/size')).toMatchObject({ source: 'file' });
    expect([row('demo/bytes'), row('demo/image')]).toMatchObject([{ result: 'bytes' }, { result: 'file' }]);
  });

  it('knows the version', async () => {
    expect((await run(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\S*\n$/);
  });
});

describe('jsonl', () => {
  async function answers(input: Parameters<typeof testStreams>[0]) {
    const { code, out, err } = await run(['jsonl'], testStreams(input));
    expect(out === '' || out.endsWith('\n')).toBe(true);
    const lines = out.split('\n').slice(0, -1);
    return { code, err, lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
  }
  const echo = (text: string) => JSON.stringify({ op: 'demo/echo', input: { text } });

  it('answers one line for each, in order, and ends with the input', async () => {
    expect(await answers(`${echo('1')}\n${echo('2')}\r\n${echo('3')}`)).toEqual({
      code: 0,
      err: '',
      lines: ['1', '2', '3'].map((value) => ({ ok: true, value })),
    });
    expect((await answers('')).lines).toEqual([]);
  });

  it('reads a file', async () => {
    const path = join(folder, 'requests.jsonl');
    await writeFile(path, `${echo('1')}\n${echo('2')}\n`);
    const streams = testStreams('not read');
    expect(await runCommand(['jsonl', path], streams, folder)).toBe(0);
    expect(streams.stdout.text).toBe('{"ok":true,"value":"1"}\n{"ok":true,"value":"2"}\n');
    expect(await run(['jsonl', join(folder, 'none')])).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('no such file'),
    });
  });

  it('is never stopped by a wrong line', async () => {
    const wrong = [
      ['nope', 'invalid-json'],
      ['', 'invalid-json'],
      ['[]', 'invalid-input'],
      ['{"input":{}}', 'invalid-input'],
      ['{"op":"demo/echo","inputs":{}}', 'invalid-input'],
      ['{"op":"demo/echo"}', 'invalid-input'],
      ['{"op":"demo/echo","input":{"text":1}}', 'invalid-input'],
      ['{"op":"demo/echo","input":null}', 'invalid-input'],
      ['{"op":"demo/ehco"}', 'unknown-operation'],
      ['{"op":"demo"}', 'unknown-operation'],
      ['{"op":"__proto__/x"}', 'unknown-operation'],
      ['{"op":"demo/refuse"}', 'empty-input'],
      ['{"op":"demo/size","input":{"file":"/does/not/exist"}}', 'unreadable-file'],
    ];
    const { code, lines } = await answers(`${wrong.map(([line]) => line).join('\n')}\n${echo('end')}\n`);
    expect(code).toBe(0);
    expect(lines.slice(0, -1).map(({ error }) => (error as { code: string }).code)).toEqual(
      wrong.map(([, expected]) => expected),
    );
    expect(lines.at(-1)).toEqual({ ok: true, value: 'end' });
    expect(lines[0]).toMatchObject({ ok: false, error: { message: expect.any(String), details: expect.any(Object) } });
    expect(lines[8]).toMatchObject({ error: { details: { nearest: expect.arrayContaining(['demo/echo']) } } });
  });

  it('answers a bug, goes on, and tells at the end', async () => {
    const { code, err, lines } = await answers(`{"op":"demo/break"}\n${echo('on')}\n`);
    expect(code).toBe(70);
    expect(err).toMatch(/^TypeError: a bug\n +at /);
    expect(lines).toMatchObject([
      { ok: false, error: { code: 'internal-error' } },
      { ok: true, value: 'on' },
    ]);
  });

  it('takes requests in pieces of any size, with U+2028 and split characters', async () => {
    const bytes = Buffer.from(`${echo('é\u2028😀')}\n${echo('b')}\n`);
    const pieces = Array.from(bytes, (byte) => new Uint8Array([byte]));
    expect((await answers(pieces)).lines).toEqual([
      { ok: true, value: 'é\u2028😀' },
      { ok: true, value: 'b' },
    ]);
  });

  it('refuses bytes that are not UTF-8 and overlooks a BOM', async () => {
    const { lines } = await answers(Buffer.concat([Buffer.from([0xff, 0x0a]), Buffer.from(`\uFEFF${echo('a')}`)]));
    expect(lines).toMatchObject([{ error: { code: 'invalid-json' } }, { ok: true, value: 'a' }]);
  });

  it('reads files by path or Base64 and writes bytes as Base64', async () => {
    const requests = [
      { op: 'demo/size', input: { file: join(folder, 'text.txt') } },
      { op: 'demo/size', input: { file: { base64: 'AAAA' } } },
      { op: 'demo/size', input: { file: { base64: '_-8' } } },
      { op: 'demo/bytes' },
      { op: 'demo/image' },
    ];
    expect((await answers(requests.map((request) => JSON.stringify(request)).join('\n'))).lines).toEqual([
      { ok: true, value: 7 },
      { ok: true, value: 3 },
      { ok: true, value: 2 },
      { ok: true, value: { base64: 'AP8=' } },
      { ok: true, value: { base64: 'w6k=', type: 'image/png' } },
    ]);
    const wrong = JSON.stringify({ op: 'demo/size', input: { file: { base64: '!!!' } } });
    expect((await answers(wrong)).lines).toMatchObject([{ ok: false, error: { code: 'not-base64' } }]);
  });
});
