import { describe, expect, it } from 'vitest';
import { describePipeError } from './describe.ts';
import { parsePipe, readPipe, writePipe } from './format.ts';
import { aboutMissing } from './pick.ts';
import { runPipe } from './run-pipe.ts';
import { refuseSecrets } from './steps.ts';

const decode = { op: 'base64-string-converter/decode' };
const encode = { op: 'base64-string-converter/encode' };
const format = { op: 'json-prettify/format' };
const minify = { op: 'json-minify/minify' };

/** Header {"alg":"none"}, payload {"n": 12345678901234567890, "name": "é"}. */
const part = (text: string) => Buffer.from(text).toString('base64url');
const token = `${part('{"alg":"none"}')}.${part('{"n": 12345678901234567890, "name": "é"}')}.`;

const any = expect.any(String) as string;
const cycle: Record<string, unknown> = {};
cycle['self'] = cycle;

const pipe = (steps: readonly object[], more: object = {}) => ({ version: 1, steps, ...more });

describe('the format', () => {
  it('is read and written again', () => {
    const whole = {
      version: 1,
      name: 'JWT payload as YAML',
      steps: [
        { op: 'jwt-parser/decode', input: {}, pick: '/payloadText' },
        { op: 'json-to-yaml-converter/convert', input: { indent: 2 }, disabled: true },
      ],
      items: 'lines',
      onError: 'keep',
    };
    expect(writePipe(readPipe(whole))).toEqual(whole);
    expect(writePipe(parsePipe(`\uFEFF${JSON.stringify(pipe([decode]))}`))).toEqual(pipe([{ ...decode, input: {} }]));
  });

  it.each([
    [[], { problem: 'not-an-object' }],
    [{ steps: [decode] }, { problem: 'missing', field: 'version' }],
    [
      { version: 2, steps: [decode] },
      { problem: 'not-a-choice', field: 'version' },
    ],
    [pipe([]), { problem: 'too-few', field: 'steps' }],
    [{ version: 1 }, { problem: 'missing', field: 'steps' }],
    [pipe([decode], { items: 'words' }), { problem: 'not-a-choice', field: 'items' }],
    [pipe([decode], { onError: 'skip' }), { problem: 'not-a-choice', field: 'onError' }],
    [pipe([decode], { more: 1 }), { problem: 'unknown', field: 'more' }],
    [pipe([decode, {}]), { step: 2, problem: 'missing', field: 'op' }],
    [pipe([decode, 7 as unknown as object]), { step: 2, problem: 'wrong-type' }],
    [pipe([{ ...decode, input: [] }]), { step: 1, problem: 'wrong-type', field: 'input' }],
    [pipe([{ ...decode, pick: 'a' }]), { step: 1, problem: 'not-a-pointer', field: 'pick' }],
    [pipe([{ ...decode, disabled: 1 }]), { step: 1, problem: 'wrong-type', field: 'disabled' }],
    [pipe([{ ...decode, input: { text: 'eA==' } }]), { step: 1, problem: 'has-source', field: 'text' }],
  ])('refuses %j', async (value, details) => {
    const result = await runPipe(value, 'x');
    expect(result).toMatchObject({ ok: false, error: { code: 'invalid-pipe', details } });
    if (!result.ok) expect(result.error.message).not.toMatch(/[{}]|invalid-pipe/);
  });

  it('is not any text', () => {
    expect(() => parsePipe('{')).toThrow(expect.objectContaining({ code: 'invalid-pipe' }) as Error);
  });
});

describe('steps', () => {
  it.each([
    ['eyJhIjoxfQ==', [decode, format], '{\n  "a": 1\n}'],
    ['eyJhIjoxfQ==', [decode, { ...format, disabled: true }], '{"a":1}'],
    [token, [{ op: 'jwt-parser/decode', pick: '/payloadText' }, minify], '{"n":12345678901234567890,"name":"é"}'],
    [token, [{ op: 'jwt-parser/decode', pick: '/header/alg' }], 'none'],
    [
      `e30.${part('{"a/b":{"c~d":["x",{"":1}]}}')}.`,
      [{ op: 'jwt-parser/decode', pick: '/payload/a~1b/c~0d/1/' }, encode],
      'MQ==',
    ],
    [`e30.${part('{"~1":"y"}')}.`, [{ op: 'jwt-parser/decode', pick: '/payload/~01' }, encode], 'eQ=='],
    // Rounded by JavaScript: the text member is not.
    [token, [{ op: 'jwt-parser/decode', pick: '/payload/n' }, encode], `${part('12345678901234567000')}=`],
    [token, [{ op: 'jwt-parser/decode', pick: '/header' }, encode], Buffer.from('{"alg":"none"}').toString('base64')],
    [new TextEncoder().encode('é'), [encode], 'w6k='],
    [new Blob(['é']), [encode], 'w6k='],
    [{ a: [1] }, [minify], '{"a":[1]}'],
    ['abc', [{ op: 'hash-text/hash-file', input: { algorithms: ['crc32'] }, pick: '/digests/crc32' }], '352441c2'],
  ])('%j through %j', async (value, steps, expected) => {
    expect(await runPipe(pipe(steps), value)).toEqual({ ok: true, value: expected });
  });

  it('begin with a generator, which ignores the input', async () => {
    const result = await runPipe(
      pipe([{ op: 'token-generator/generate', input: { length: 7 }, pick: '/tokens/0' }, encode]),
      'ignored',
    );
    expect(result).toEqual({ ok: true, value: expect.stringMatching(/^[\w+/]{10}==$/) as string });
    const late = await runPipe(pipe([encode, { op: 'token-generator/generate' }]), 'x');
    expect(late).toMatchObject({
      error: { code: 'no-source-field', details: { step: 2, op: 'token-generator/generate' } },
    });
  });

  it.each([
    [[decode, { op: 'json-prettify/formt' }], 'x', 'unknown-operation', { step: 2, name: 'json-prettify/formt' }],
    [[{ op: 'jsn-prettify/format' }], 'x', 'unknown-operation', { nearest: ['json-prettify/format', any, any] }],
    [[decode, format], 'x!', 'step-failed', { step: 1, item: 1, error: { code: 'invalid-base64' } }],
    [[decode, format], 'eA==', 'step-failed', { step: 2, error: { code: 'invalid-json' } }],
    [[{ ...encode, input: { charset: 'latin1' } }], '€', 'step-failed', { step: 1 }],
    [[encode, { ...decode, input: { nothing: 1 } }], 'x', 'step-failed', { step: 2, error: { code: 'invalid-input' } }],
    [[encode], new Uint8Array([255]), 'not-text', { step: 1 }],
    [[{ op: 'jwt-parser/decode', pick: '/nothing' }], token, 'pick-missing', { step: 1, pointer: '/nothing' }],
    [[{ ...encode, pick: '/0' }], 'x', 'pick-missing', { step: 1, pointer: '/0' }],
  ])('%j of %j fail with %s', async (steps, value, code, details) => {
    for (const language of ['en', 'fr'] as const) {
      const result = await runPipe(pipe(steps), value, { language });
      expect(result).toMatchObject({ ok: false, error: { code, details } });
      if (!result.ok) expect(result.error.message).toMatch(language === 'en' ? /^Step \d: .{9}/ : /^Étape \d : .{9}/);
    }
  });

  const wide = JSON.stringify(Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`key${at}`, at])));
  it.each([
    [
      '{"a":1,"b":2,"c":3}',
      '/x',
      'There is no member “x”: the result has “a”, “b”, and “c”.',
      'Le membre « x » n’existe pas : le résultat a « a », « b » et « c ».',
    ],
    [
      '{"a":{"é":0}}',
      '/a/e',
      'There is no member “e” in “/a”, which has “é”.',
      'Le membre « e » n’existe pas dans « /a », qui a « é ».',
    ],
    [
      '{"a/b":[1]}',
      '/a~1b/1',
      'There is no item “1”: “/a~1b” is a list with one item, 0.',
      'L’élément « 1 » n’existe pas : « /a~1b » est une liste d’un seul élément, 0.',
    ],
    [
      '[1,2]',
      '/-',
      'There is no item “-”: the result is a list with 2 items, counted from 0.',
      'L’élément « - » n’existe pas : le résultat est une liste de 2 éléments, comptés à partir de 0.',
    ],
    [
      '{"a":"b"}',
      '/a/length',
      'There is no member “length”: “/a” has none.',
      'Le membre « length » n’existe pas : « /a » n’en a aucun.',
    ],
    [
      '[]',
      '/0',
      'There is no item “0”: the result is an empty list.',
      'L’élément « 0 » n’existe pas : le résultat est une liste vide.',
    ],
    [
      '{"matches":[]}',
      '/matches/0/value',
      'There is no item “0”: “/matches” is an empty list.',
      'L’élément « 0 » n’existe pas : « /matches » est une liste vide.',
    ],
    [
      '{}',
      '/a',
      'There is no member “a”: the result has none. Take the whole value.',
      'Le membre « a » n’existe pas : le résultat n’en a aucun. Prenez la valeur entière.',
    ],
    [
      wide,
      '/Key11',
      /“Key11”: the result has “key11”, (“key\d+”, ){7}and 4 others\.$/,
      /« Key11 » n’existe pas : le résultat a « key11 »(, « key\d+ »){7} et 4 autres\.$/,
    ],
  ])('say what %s has instead of %s', async (value, pick, english, french) => {
    const said = { code: 'pick-missing', message: '', details: aboutMissing(JSON.parse(value), pick) };
    for (const [language, sentence] of [
      ['en', english],
      ['fr', french],
    ] as const) {
      const { message } = await describePipeError({ ...said, message: said.code }, language);
      const plain = message.replaceAll('\u00a0', ' ');
      if (typeof sentence === 'string') expect(plain).toBe(sentence);
      else expect(plain).toMatch(sentence);
    }
  });

  it('say it of a result, and in a report', async () => {
    const steps = [{ op: 'jwt-parser/decode', pick: '/payloadtext' }];
    const sentence = /There is no member “payloadtext”: the result has .*“payloadText”, .*\.$/;
    const result = await runPipe(pipe(steps), token);
    expect(result).toMatchObject({ error: { message: expect.stringMatching(sentence) as string } });
    const lines = await runPipe(pipe(steps, { items: 'lines', onError: 'drop' }), token);
    expect(lines).toMatchObject({
      report: { faults: [{ error: { message: expect.stringMatching(sentence) as string } }] },
    });
  });

  it('name no member of bytes and files', () => {
    for (const value of [new Uint8Array(2), new Blob(['x'])])
      expect(aboutMissing(value, '/x')).toEqual({ pointer: '/x', reason: 'none', member: 'x', inside: '' });
  });

  it('take a buffer, and any view of one, as bytes', async () => {
    const { buffer } = Uint8Array.of(0x61, 0x62);
    for (const value of [buffer, new DataView(buffer), new Uint16Array(buffer), Buffer.from('ab')])
      expect(await runPipe(pipe([encode]), value)).toEqual({ ok: true, value: 'YWI=' });
    expect(await runPipe(pipe([encode], { items: 'files' }), [buffer])).toMatchObject({ value: ['YWI='] });
  });

  it.each([1n, { a: [1n] }, cycle, () => 1, Symbol('a'), undefined])(
    'refuse %o, which JSON cannot write',
    async (value) => {
      for (const items of ['whole', 'lines', 'json'] as const) {
        const given = items === 'json' ? [value] : value;
        const result = await runPipe(pipe([encode], { items }), given);
        expect(result).toMatchObject({ ok: false, error: { code: 'invalid-input', details: { field: 'value' } } });
        if (!result.ok) expect(result.error.message).toBe('The field “value” does not fit. Expected: JSON.');
      }
    },
  );

  it.each(['whole', 'lines', 'json'])(
    'are refused with an option that their operation lacks, with items %s',
    async (items) => {
      for (const [input, field] of [
        [{ urlsafe: true }, 'urlsafe'],
        [{ urlSafe: 'yes' }, 'urlSafe'],
      ] as const) {
        const steps = [format, { ...encode, input }];
        for (const onError of ['stop', 'keep', 'drop']) {
          const result = await runPipe(pipe(steps, { items, onError }), items === 'json' ? '[]' : '');
          expect(result).toMatchObject({
            error: { code: 'step-failed', details: { step: 2, error: { code: 'invalid-input', details: { field } } } },
          });
          if (!result.ok) expect(result.error.message).toMatch(/^Step 2: .*“urlS?s?afe”/);
        }
      }
    },
  );

  it('hold no secret when they are kept', async () => {
    const { steps } = readPipe(pipe([encode, { op: 'encryption/encrypt', input: { secret: 'x' } }]));
    await expect(refuseSecrets({ steps })).rejects.toMatchObject({
      code: 'secret-in-pipe',
      details: { step: 2, field: 'secret' },
    });
    await refuseSecrets(readPipe(pipe([{ op: 'encryption/encrypt', input: { algorithm: 'age' } }])));
  });
});

describe('items', () => {
  const lines = (value: string, steps: readonly object[], onError = 'stop') =>
    runPipe(pipe(steps, { items: 'lines', onError }), value);

  it.each([
    ['a\nb', 'YQ==\nYg=='],
    ['a\r\n\nb\n', 'YQ==\r\n\nYg==\n'],
    ['a\rb\u2028c\n', `${Buffer.from('a\rb\u2028c').toString('base64')}\n`],
    ['', ''],
    ['\n', '\n'],
  ])('are the lines of %j', async (value, expected) => {
    expect(await lines(value, [encode])).toMatchObject({ ok: true, value: expected });
  });

  it('write a line break in a result, and what is not text, as JSON', async () => {
    expect(await lines('YQpi\n', [decode])).toMatchObject({ value: '"a\\nb"\n' });
    expect(await lines(token, [{ op: 'jwt-parser/decode', pick: '/header' }])).toMatchObject({
      value: '{"alg":"none"}',
    });
  });

  it.each([
    ['keep', 'a\n!\nb\n'],
    ['drop', 'a\nb\n'],
  ])('that fail are treated by %s', async (onError, value) => {
    const fault = { item: 2, step: 1, error: { code: 'invalid-base64' } };
    expect(await lines('YQ==\n!\nYg==\n', [decode], onError)).toMatchObject({
      ok: true,
      value,
      report: { ok: 2, failed: 1, faults: [fault] },
    });
  });

  it('that fail end it with stop', async () => {
    const result = await lines('YQ==\n!\nYg==\n', [decode]);
    expect(result).toMatchObject({ error: { code: 'step-failed', details: { step: 1, item: 2 } } });
    if (!result.ok) expect(result.error.message).toMatch(/^Step 1, item 2: Not Base64/);
  });

  it('are told 100 faults of', async () => {
    const result = await lines('!\n'.repeat(150), [decode], 'drop');
    expect(result).toMatchObject({ value: '', report: { ok: 0, failed: 150 } });
    if (result.ok) expect(result.report?.faults).toHaveLength(100);
  });

  it.each([
    ['["YQ==", "Yg=="]', '[\n  "a",\n  "b"\n]\n'],
    ['"YQ=="\n\n"Yg=="\n', '"a"\n"b"\n'],
    ['[]', '[]\n'],
  ])('are what stands in the JSON %j', async (value, expected) => {
    expect(await runPipe(pipe([decode], { items: 'json' }), value)).toMatchObject({ ok: true, value: expected });
  });

  it.each([
    [
      '[12345678901234567890, {"n" : 1.0, "n": "a, \\"]\\\\" }]',
      ['12345678901234567890', '{"n":1.0,"n":"a, \\"]\\\\"}'],
    ],
    ['1e400\n[ 1.50 ]\n', ['1e400', '[1.50]']],
    ['{"a": 12345678901234567890}', ['{"a":12345678901234567890}']],
  ])('hand on the numbers and names of %j as they are written', async (value, texts) => {
    const result = await runPipe(pipe([encode], { items: 'json' }), value);
    const written = texts.map((text) => Buffer.from(text).toString('base64'));
    expect(result.ok && (String(result.value).match(/[\w+/=]+/g) ?? [])).toEqual(written);
  });

  it('that fail stay as they are written in an array', async () => {
    const kept = await runPipe(
      pipe([decode], { items: 'json', onError: 'keep' }),
      '["YQ==", 12345678901234567890 , 1.0]',
    );
    expect(kept).toMatchObject({ value: '[\n  "a",\n  12345678901234567890,\n  1.0\n]\n' });
    const off = await runPipe(pipe([{ ...decode, disabled: true }], { items: 'json' }), '[{"n": 1.0}]');
    expect(off).toMatchObject({ value: '[\n  {"n":1.0}\n]\n' });
  });

  it('are the elements of a given array', async () => {
    expect(await runPipe(pipe([encode], { items: 'json' }), [{ a: 1 }, 'x'])).toMatchObject({
      value: ['eyJhIjoxfQ==', 'eA=='],
    });
  });

  it('keep documents as they are written', async () => {
    const value = '"YQ=="\n{"a": 1.50}\n{oops\n';
    const kept = await runPipe(pipe([decode], { items: 'json', onError: 'keep' }), value);
    expect(kept).toMatchObject({
      value: '"a"\n{"a": 1.50}\n{oops\n',
      report: { ok: 1, failed: 2, faults: [{ item: 2 }, { item: 3, step: 1, error: { code: 'invalid-json' } }] },
    });
    expect(await runPipe(pipe([decode], { items: 'json' }), '{oops')).toMatchObject({
      error: { code: 'invalid-json', details: { step: 1, item: 1, line: 1, column: 2 } },
    });
  });

  it.each([
    ['"YQ=="\n{oops', 'Step 1, item 2: Line 1, column 2: Expected a key in quotes or }, found “oops”.'],
    [
      '["YQ==",\n  "a" "b"]',
      'Step 1, item 1: Line 2, column 7: Expected , or ] after element 2 of the array, found “"”.',
    ],
    ['[1,]', 'Step 1, item 1: Line 1, column 4: There is a comma before “]”. Remove it.'],
    [
      '[oops] started\n[2]',
      'Step 1, item 1: Line 1, column 2: Expected a value, found “oops”. Write one, or remove an extra comma.',
    ],
  ])('that are not JSON are placed in our words: %j', async (value, message) => {
    expect(await runPipe(pipe([{ ...encode, disabled: true }], { items: 'json' }), value)).toMatchObject({
      error: { code: 'invalid-json', message },
    });
    const french = await runPipe(pipe([encode], { items: 'json', onError: 'drop' }), value, { language: 'fr' });
    expect(french).toMatchObject({ report: { failed: 1 } });
    if (!french.ok || !french.report) return;
    expect(french.report.faults[0]?.error.message).toMatch(/^Ligne \d, colonne \d\s: [^{]{9,}\.$/);
  });

  it('are files', async () => {
    const files = [new Blob(['a']), new Blob([new Uint8Array([255])])];
    expect(await runPipe(pipe([encode], { items: 'files', onError: 'drop' }), files)).toMatchObject({
      value: ['YQ=='],
      report: { ok: 1, failed: 1, faults: [{ item: 2, step: 1, error: { code: 'not-text' } }] },
    });
  });
});
