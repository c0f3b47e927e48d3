import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute, isOperation, type Operation } from '#core/operation.ts';
import { describeError } from '#core/error-message.ts';
import { errorWords as frenchErrors } from '#core/error-words.fr.ts';
import { errorWords } from '#core/error-words.ts';
import { ByteWriter, outputLimit } from '#lib/json-scan/byte-writer.ts';
import { Scanner } from '#lib/json-scan/scanner.ts';
import * as engine from './engine.ts';
import { examples } from './examples.ts';
import french from './text.fr.ts';
import { text as words } from './text.ts';
import { TreeIndex } from './tree-index.ts';

const seed = 20261120;
const { format, formatFile, inspect, locate, repair, tree, unwrap, validate } = engine;
const operations = new Map<string, Operation>(
  Object.values<unknown>(engine)
    .filter(isOperation)
    .map((found) => [found.id.slice(found.id.indexOf('/') + 1), found]),
);

type FormatInput = Parameters<typeof execute<typeof format.input, string>>[1];

async function formatted(text: string, options: Omit<FormatInput, 'text'> = {}): Promise<string> {
  const result = await execute(format, { text, ...options });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

async function failure(text: string, options: Omit<FormatInput, 'text'> = {}): Promise<unknown> {
  const result = await execute(format, { text, ...options });
  if (result.ok) throw new Error(`accepted: ${result.value}`);
  return { code: result.error.code, ...result.error.details };
}

async function check(
  text: string,
  options: { dialect?: 'auto' | 'json' | 'jsonc' | 'json5'; documents?: 'single' | 'many' } = {},
) {
  const result = await execute(validate, { text, ...options });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

async function fault(text: string, dialect: 'auto' | 'json' | 'jsonc' | 'json5' = 'auto') {
  const result = await check(text, { dialect });
  if (result.valid) throw new Error(`accepted: ${text}`);
  const { reason, offset, path } = result.error;
  return [reason, offset, path];
}

describe('examples', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const op = operations.get(example.op) as Operation;
      expect(mismatch(example, await execute(op, example.input))).toBeUndefined();
    });
  }
});

const plainJson = fc.json({ maxDepth: 5 });

describe('format', () => {
  it('copies literals, key order, duplicate keys and __proto__', async () => {
    const text = String.raw`{"z":1E400,"__proto__":-0,"z":1.0,"10":17478252242305210114,"a":"\u00E9\/\ud800\"","":[1e-7,0.1E+2]}`;
    expect(await formatted(text, { indent: 1 })).toBe(String.raw`{
 "z": 1E400,
 "__proto__": -0,
 "z": 1.0,
 "10": 17478252242305210114,
 "a": "\u00E9\/\ud800\"",
 "": [
  1e-7,
  0.1E+2
 ]
}`);
  });

  it('equals JSON.stringify for plain documents', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.jsonValue({ maxDepth: 6, noUnicodeString: false }),
        fc.integer({ min: 1, max: 10 }),
        async (value, indent) => {
          expect(await formatted(JSON.stringify(value), { indent })).toBe(JSON.stringify(value, null, indent));
          expect(await formatted(JSON.stringify(value, null, '\t'), { indent: 'tab' })).toBe(
            JSON.stringify(value, null, '\t'),
          );
        },
      ),
      { seed },
    );
  });

  it('is idempotent in every style', async () => {
    const style = fc.record({
      indent: fc.constantFrom(1, 2, 'tab' as const),
      sortKeys: fc.constantFrom('none' as const, 'asc' as const, 'desc' as const),
      comments: fc.constantFrom('strip' as const, 'keep' as const),
      unicode: fc.constantFrom('keep' as const, 'unescape' as const, 'escape' as const),
      inlineWidth: fc.constantFrom(0, 10, 40),
    });
    const gap = fc.constantFrom('', '', '', ' ', '\n', '\r\n', ' // c \n', '/* d */', '/* e\n f */', '\n//g\n\t');
    await fc.assert(
      fc.asyncProperty(plainJson, fc.infiniteStream(gap), style, async (json, gaps, options) => {
        const tokens = json.match(/"(?:[^"\\]|\\.)*"|[[\]{},:]|[^"[\]{},:]+/g) as string[];
        const text = tokens.map((token) => gaps.next().value + token).join('') + gaps.next().value;
        const once = await formatted(text, options);
        expect(await formatted(once, options)).toBe(once);
        if (options.sortKeys === 'none') {
          const stripped = await formatted(once, { indent: 1 });
          expect(JSON.stringify(JSON.parse(stripped))).toBe(JSON.stringify(JSON.parse(json)));
        }
      }),
      { seed },
    );
  });

  it('keeps lone surrogates, NUL escapes, U+FEFF inside strings and U+2028', async () => {
    for (const inside of ['\ud800', '\udc00x', 'a\ufeff', '\u2028', '😀\udbff', '\\u0000', '\u007f', '\ufffd']) {
      expect(await formatted(`\ufeff["${inside}"]`, { indent: 1 })).toBe(`[\n "${inside}"\n]`);
    }
    expect(await formatted('["\ufffd\ud800\u00e9"]', { unicode: 'escape', inlineWidth: 99 })).toBe(
      '["\\ufffd\\ud800\\u00e9"]',
    );
    expect(await formatted("'\ud800a\0'")).toBe('"\\ud800a\\u0000"');
  });

  it('takes any root', async () => {
    for (const root of ['1', '"a"', 'null', 'true', '{}', '[]', '-0.0'])
      expect(await formatted(` ${root}\r\n`)).toBe(root);
  });

  it('rewrites the literals of JSON5', async () => {
    const numbers = {
      '+1': '1',
      '.5': '0.5',
      '5.': '5',
      '-.5e1': '-0.5e1',
      '5.e3': '5e3',
      '0x1F': '31',
      '-0xff': '-255',
      '+0X0': '0',
      '1.50': '1.50',
    };
    for (const [typed, plain] of Object.entries(numbers)) expect(await formatted(typed)).toBe(plain);
    expect(await formatted(`0x${'f'.repeat(40)}`)).toBe(String(BigInt(`0x${'f'.repeat(40)}`)));
    expect(
      await formatted(String.raw`'a"b\'\x41\v\0\
c\q\/\u00e9'`),
    ).toBe(String.raw`"a\"b'A\u000b\u0000cq/é"`);
    expect(await formatted('"tab\tbell\x07"')).toBe(String.raw`"tab\tbell\u0007"`);
    expect(await formatted(String.raw`{$_é\u0061b: 1, while:2, 'it\'s':3}`, { inlineWidth: 99 })).toBe(
      `{ "$_éab": 1, "while": 2, "it's": 3 }`,
    );
    expect(await formatted('\u00a0[\u2003Infinity\u2029]'.replace('Infinity', '1'), { inlineWidth: 5 })).toBe('[1]');
    expect(await failure('[1,-Infinity, NaN]')).toMatchObject({ code: 'not-representable', offset: 3, path: '/1' });
  });

  it('sorts by UTF-16 units of the decoded keys, duplicates in their order', async () => {
    const text = String.raw`{"\ufb33":1,"😀":2,"\u0061":3,"a":4,"B":[{"y":1,"x":{"b":1,"a":2}},{"q":0,"p":0}],"":5}`;
    const sorted = await formatted(text, { sortKeys: 'asc', inlineWidth: 30 });
    expect(sorted).toBe(String.raw`{
  "": 5,
  "B": [
    {
      "x": { "a": 2, "b": 1 },
      "y": 1
    },
    { "p": 0, "q": 0 }
  ],
  "\u0061": 3,
  "a": 4,
  "😀": 2,
  "\ufb33": 1
}`);
    const descending = await formatted(text, { sortKeys: 'desc', unicode: 'unescape' });
    expect(descending.match(/^ {2}"[^"]*"/gm)).toEqual(['  "\ufb33"', '  "😀"', '  "a"', '  "a"', '  "B"', '  ""']);
    expect(descending).toContain('"a": 3,\n  "a": 4,');
  });

  it('sorts like a model', async () => {
    const sort = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(sort);
      if (typeof value !== 'object' || value === null) return value;
      // A Map: objects would move keys such as "10" to the front.
      return new Map(
        Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, item]) => [key, sort(item)]),
      );
    };
    const print = (value: unknown): string => {
      if (Array.isArray(value)) return `[${value.map(print).join(', ')}]`;
      if (!(value instanceof Map)) return JSON.stringify(value);
      return value.size === 0
        ? '{}'
        : `{ ${[...value].map(([key, item]) => `${JSON.stringify(key)}: ${print(item)}`).join(', ')} }`;
    };
    await fc.assert(
      fc.asyncProperty(plainJson, fc.constantFrom(0, 12, 200), async (json, inlineWidth) => {
        const output = await formatted(json, { sortKeys: 'asc', inlineWidth });
        const line = print(sort(JSON.parse(json)));
        expect((await formatted(output, { inlineWidth: 200 })).replace(/\n */g, '')).toBe(
          (await formatted(line, { inlineWidth: 200 })).replace(/\n */g, ''),
        );
        if (inlineWidth === 200 && line.length <= 200) expect(output).toBe(line);
      }),
      { seed },
    );
  });

  it('measures one-line forms in UTF-16 units', async () => {
    expect(await formatted('["😀é",[]]', { inlineWidth: 11 })).toBe('["😀é", []]');
    expect(await formatted('["😀é",[]]', { inlineWidth: 10 })).toBe('[\n  "😀é",\n  []\n]');
    expect(await formatted('{"a":{"b":{}}}', { inlineWidth: 9 })).toBe('{\n  "a": {\n    "b": {}\n  }\n}');
    expect(await formatted('{"a":{"b":{}}}', { inlineWidth: 11 })).toBe('{\n  "a": { "b": {} }\n}');
  });

  it('changes Unicode escapes only as asked', async () => {
    const text = String.raw`{"k\u00e9":"\u0041\u00e9\\u0041\u0022\u005c\u0001\u200b\u2028\u2060\ufeff\ud83d\ude00\ud83d\u0000\udc00é\/"}`;
    expect(await formatted(text, { unicode: 'unescape', inlineWidth: 200 })).toBe(
      String.raw`{ "ké": "Aé\\u0041\u0022\u005c\u0001\u200b\u2028\u2060\ufeff😀\ud83d\u0000\udc00é\/" }`,
    );
    expect(await formatted('["é\u007f😀\\u00E9\\n~"]', { unicode: 'escape', inlineWidth: 200 })).toBe(
      String.raw`["\u00e9\u007f\ud83d\ude00\u00E9\n~"]`,
    );
    expect(await formatted("{é:'\\xe9'}", { unicode: 'escape', inlineWidth: 200 })).toBe(
      String.raw`{ "\u00e9": "\u00e9" }`,
    );
  });

  it('formats many documents', async () => {
    expect(await formatted('{"a":1}\n[]\r\n 2 "x"{}', { documents: 'many', inlineWidth: 10 })).toBe(
      '{ "a": 1 }\n[]\n2\n"x"\n{}',
    );
    expect(await formatted('1 // one\n// two\n2 // last', { documents: 'many', comments: 'keep' })).toBe(
      '1 // one\n// two\n2 // last',
    );
    expect(await failure('1\n]', { documents: 'many' })).toMatchObject({ reason: 'unexpected-token', offset: 2 });
    expect(await failure('1 2')).toMatchObject({ reason: 'trailing-content', offset: 2 });
  });

  it('keeps comments at their places', async () => {
    const keep = (text: string, more = {}) => formatted(text, { comments: 'keep', indent: 1, ...more });
    expect(
      await keep(
        '// top \n/* x */ [ // open\n1 // one\n, 2, /* a */ /* b */ // c\t\n/* d */ 3 /* e */ ] // end\n// after',
      ),
    ).toBe(
      `// top\n/* x */\n[ // open\n 1, // one\n 2, /* a */ /* b */ // c\n /* d */\n 3\n /* e */\n] // end\n// after`,
    );
    expect(await keep('[1 // x\n, // y\n2]')).toBe('[\n 1, // x\n // y\n 2\n]');
    expect(await keep('{/* in */}')).toBe('{\n /* in */\n}');
    expect(await keep('[// in\n]')).toBe('[ // in\n]');
    expect(await keep('{"a": /* v */ {"b" // k\n:1}}')).toBe('{\n /* v */\n "a": {\n  // k\n  "b": 1\n }\n}');
    expect(await keep('[1, /* two\r\nlines */ 2,]')).toBe('[\n 1, /* two\r\nlines */\n 2\n]');
    expect(await keep('{"x":[1,2],"y":[3,/* c */4],}', { inlineWidth: 50 })).toBe(
      '{\n "x": [1, 2],\n "y": [\n  3,\n  /* c */\n  4\n ]\n}',
    );
    expect(
      await keep('{\n// b above\n"b":1, // b beside\n"a":{"d":1,"c":2} // a beside\n// tail\n}', { sortKeys: 'asc' }),
    ).toBe('{\n "a": {\n  "c": 2,\n  "d": 1\n }, // a beside\n // b above\n "b": 1 // b beside\n // tail\n}');
  });

  it('keeps comments without quadratic work', async () => {
    const output = await formatted(`[1,${'/**/'.repeat(100_000)}2]`, { comments: 'keep' });
    expect(output.split('\n')).toHaveLength(100_004);
  });

  it('refuses deep nesting without a stack overflow', async () => {
    const nested = (depth: number) => `${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`;
    expect(await formatted(nested(2000), { sortKeys: 'asc', inlineWidth: 9 })).toContain('1');
    expect(await failure(`[${nested(2000)}]`)).toMatchObject({ code: 'too-deep', line: 1 });
    expect(await failure('['.repeat(100_000))).toMatchObject({
      code: 'too-deep',
      offset: 2000,
      path: '/0'.repeat(2000),
    });
    expect(await check('['.repeat(100_000))).toMatchObject({ valid: false, error: { code: 'too-deep', offset: 2000 } });
  });

  it('sorts deep objects in linear time', async () => {
    const depth = 1999;
    const text = `${'{"b":'.repeat(depth)}"${'x'.repeat(1_000_000)}"${',"a":1}'.repeat(depth)}`;
    const output = await formatted(text, { sortKeys: 'asc', indent: 1 });
    expect(output.startsWith('{\n "a": 1,\n "b": {\n  "a": 1,')).toBe(true);
  });

  it('refuses an output that no string can hold', () => {
    const writer = new ByteWriter(0);
    writer.length = outputLimit;
    expect(() => writer.append(new Uint8Array(1))).toThrow('output-too-large');
  });

  it('says what is wrong in its details', async () => {
    expect(await failure('{"a":1,\n"b":[1,2] "c":3}')).toEqual({
      code: 'invalid-json',
      reason: 'expected-comma-or-brace',
      line: 2,
      column: 11,
      offset: 18,
      path: '',
      found: '"',
      key: 'b',
    });
    expect(await failure('{"a":\n [1')).toEqual({
      code: 'invalid-json',
      reason: 'unexpected-end',
      line: 2,
      column: 4,
      offset: 9,
      path: '/a',
      opened: { line: 2, column: 2, offset: 7 },
      opener: '[',
      openedLine: 2,
      openedColumn: 2,
      item: 1,
    });
    expect(await failure('[undefined]')).toMatchObject({ reason: 'unexpected-token', found: 'undefined', item: 1 });
    expect(await failure('["a\nb"]')).toMatchObject({
      reason: 'control-character',
      found: 'U+000A',
      opened: { offset: 1 },
    });
    expect(await failure(' \n ')).toMatchObject({ code: 'empty-input' });
  });
});

describe('validate', () => {
  it('counts', async () => {
    expect(await check('{"a":[1,"x",true,false,null,{}],"b":{"c":[[]]}}')).toEqual({
      valid: true,
      dialect: 'json',
      documents: 1,
      stats: { objects: 3, arrays: 3, strings: 1, numbers: 1, booleans: 2, nulls: 1, maxDepth: 4 },
      comments: 0,
      trailingCommas: 0,
      warnings: [],
    });
    expect(await check('3')).toMatchObject({ stats: { numbers: 1, maxDepth: 0 } });
    expect(await check('[1,/**/2,]//')).toMatchObject({ dialect: 'jsonc', comments: 2, trailingCommas: 1 });
    expect(await check('[NaN,]')).toMatchObject({ valid: true, dialect: 'json5', stats: { numbers: 1 } });
    expect(await check('{"a":1}\n{"a":2}\n', { documents: 'many' })).toMatchObject({
      documents: 2,
      stats: { objects: 2 },
      warnings: [],
    });
  });

  it('names the smallest dialect', async () => {
    const samples = {
      json: ['\ufeff[1]', '"\u2028"'],
      jsonc: ['[1,]', '1//', '// \u2028 x\n1'],
      json5: ["''", '{a:1}', '+1', '0x1', '"\t"', '\u00a01', '"\\v"', '// \u2028 [NaN]'],
    };
    for (const [dialect, texts] of Object.entries(samples)) {
      for (const text of texts) expect(await check(text), text).toMatchObject({ valid: true, dialect });
    }
    expect(await check('// \u2028 [x]\n1', { dialect: 'json5' })).toMatchObject({ valid: false });
    expect(await formatted('// \u2028 x\n1', { comments: 'keep' })).toBe('// \u2028 x\n1');
  });

  it('finds repeated keys', async () => {
    expect(await check('{"a":1,\n"b":{"x":1,"\\u0078":2},"a":3, a:4}')).toMatchObject({
      warnings: [
        { code: 'duplicate-key', line: 2, column: 12, offset: 19, path: '/b/x' },
        { code: 'duplicate-key', line: 2, column: 24, offset: 31, path: '/a' },
        { code: 'duplicate-key', line: 2, column: 31, offset: 38, path: '/a' },
      ],
    });
    const many = Array.from({ length: 3000 }, (_, index) => `"k${index % 2999}":0`).join();
    expect(await check(`[{"/~":[{${many}}]}]`)).toMatchObject({ warnings: [{ path: '/0/~1~0/0/k0' }] });
    expect(await check('{"\'":1,"\\"":2,"\\\\":3,"\\\\\\\\":4}')).toMatchObject({ warnings: [] });
  });

  it('agrees with JSON.parse on what is JSON', async () => {
    const accepts = (text: string) => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    };
    const piece = fc.constantFrom(
      ...'{}[],:"\'\\/+-.0123eExtfnu \n\t\u00a0é😀',
      'true',
      'null',
      '"a"',
      '\\u12',
      '//',
      '{"a":',
      '1.5',
    );
    const mutated = fc
      .tuple(plainJson, fc.nat(), fc.nat(3), piece)
      .map(
        ([json, at, count, insert]) =>
          json.slice(0, at % (json.length + 1)) + insert + json.slice((at % (json.length + 1)) + count),
      );
    const texts = fc.oneof(
      mutated,
      fc.array(piece, { maxLength: 12 }).map((parts) => parts.join('')),
    );
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const result = await check(text, { dialect: 'json' });
        expect(result.valid, JSON.stringify(text)).toBe(accepts(text));
        if (!result.valid) return;
        expect(JSON.parse(await formatted(text))).toEqual(JSON.parse(text));
        expect(result.dialect).toBe('json');
      }),
      { seed },
    );
  });

  it('reads a truncated text up to its end', async () => {
    const sample = '{"a":[1.5e+3,-0,"x\\u00e9y",{"é😀":tr/*c*/ue}],//d\n"b":null}'.replace('tr/*c*/ue', '/*c*/"z"');
    for (let length = 1; length < sample.length; length++) {
      const text = sample.slice(0, length);
      const result = await check(text);
      if (result.valid) throw new Error(`accepted: ${text}`);
      const { error } = result;
      const word = /nul?$|n$/.exec(text);
      expect(error.offset, text).toBe(word ? word.index : length);
      if (!word) {
        expect(error.reason, text).toMatch(/^unexpected-end$|^unterminated-(string|comment)$/);
        expect(error.opened, text).toBeDefined();
        expect(sample[error.opened?.offset ?? -1], text).toMatch(/[{["/]/);
      }
    }
  });

  const faults: [
    text: string,
    dialect: 'auto' | 'json' | 'jsonc' | 'json5',
    reason: string,
    offset: number,
    path: string,
  ][] = [
    ['[1,]', 'json', 'trailing-comma', 3, '/1'],
    ['{"a":1,}', 'json', 'trailing-comma', 7, ''],
    ['[,]', 'auto', 'unexpected-token', 1, '/0'],
    ['[1,,]', 'auto', 'unexpected-token', 3, '/1'],
    ['// x\n1', 'json', 'comment-not-allowed', 0, ''],
    ['[1 /* x */]', 'json', 'comment-not-allowed', 3, ''],
    ['[/', 'json', 'unexpected-token', 1, '/0'],
    ['[1/2]', 'json', 'expected-comma-or-bracket', 2, ''],
    ['[/x]', 'jsonc', 'unexpected-token', 2, '/0'],
    ['{a:1}', 'jsonc', 'expected-key', 1, ''],
    ["{'a':1}", 'json', 'expected-key', 1, ''],
    ['{1:1}', 'auto', 'expected-key', 1, ''],
    ['{"a" 1}', 'auto', 'expected-colon', 5, '/a'],
    ['{"a":1 "b":2}', 'auto', 'expected-comma-or-brace', 7, ''],
    ['{"a":1]', 'auto', 'expected-comma-or-brace', 6, ''],
    ['[1 2]', 'auto', 'expected-comma-or-bracket', 3, ''],
    ['{"k":[1 2]}', 'auto', 'expected-comma-or-bracket', 8, '/k'],
    ['"\\q"', 'json', 'bad-escape', 2, ''],
    ['"\\u12g4"', 'auto', 'bad-escape', 5, ''],
    ['"\\1"', 'auto', 'bad-escape', 2, ''],
    ['"\\01"', 'auto', 'bad-escape', 3, ''],
    ['"\\xg"', 'auto', 'bad-escape', 3, ''],
    ['{\\u0031:1}', 'auto', 'bad-escape', 1, ''],
    ['"a\tb"', 'json', 'control-character', 2, ''],
    ['"a\nb"', 'auto', 'control-character', 2, ''],
    ['01', 'auto', 'bad-number', 1, ''],
    ['1.', 'jsonc', 'unexpected-end', 2, ''],
    ['[1.]', 'jsonc', 'bad-number', 3, '/0'],
    ['.5', 'json', 'bad-number', 0, ''],
    ['+1', 'json', 'bad-number', 0, ''],
    ['0x1', 'json', 'bad-number', 1, ''],
    ['[1e]', 'auto', 'bad-number', 3, '/0'],
    ['-', 'auto', 'unexpected-end', 1, ''],
    ['-x', 'auto', 'bad-number', 1, ''],
    ['2024-01-01', 'auto', 'bad-number', 4, ''],
    ['NaN', 'json', 'unexpected-token', 0, ''],
    ['[tru]', 'auto', 'unexpected-token', 1, '/0'],
    ['tru', 'auto', 'unexpected-token', 0, ''],
    ['{"a":undefined}', 'auto', 'unexpected-token', 5, '/a'],
    ['truex', 'auto', 'unexpected-token', 0, ''],
    ["'a'", 'jsonc', 'unexpected-token', 0, ''],
    ['{} x', 'auto', 'trailing-content', 3, ''],
    ['/* x', 'auto', 'unterminated-comment', 4, ''],
    ['"x', 'auto', 'unterminated-string', 2, ''],
    ['// only', 'auto', 'unexpected-end', 7, ''],
    ['[1]/', 'auto', 'unexpected-end', 4, ''],
    ['\u00a01', 'json', 'unexpected-token', 0, ''],
    ['', 'auto', 'unexpected-end', 0, ''],
  ];
  for (const [text, dialect, ...expected] of faults) {
    it(`${JSON.stringify(text)} as ${dialect}: ${expected.join(' ')}`, async () => {
      expect(await fault(text, dialect)).toEqual(expected);
    });
  }

  it('counts lines by CR LF, LF and CR and columns in UTF-16 units', async () => {
    expect(await check('["😀é\\n",\r\n1,\r2,\n "😀", x]')).toMatchObject({ error: { line: 4, column: 8, offset: 24 } });
    expect(await check(' \n')).toEqual({
      valid: false,
      error: { code: 'empty-input', reason: 'unexpected-end', line: 2, column: 1, offset: 2, path: '' },
    });
  });
});

describe('locate', () => {
  const at = async (text: string, offset: number) => {
    const result = await execute(locate, { text, offset });
    return result.ok ? result.value.pointer : result.error.code;
  };

  it('finds the innermost value', async () => {
    const text = ' {"é😀": {"k" : [10, "x"]}, "n":1} ';
    const pointers = Array.from(text, () => '').map((_, offset) => offset);
    const found: Record<string, string> = {};
    for (const offset of pointers) found[offset] = await at(text, offset);
    expect(found[0]).toBe('');
    expect(found[1]).toBe('');
    expect(found[2]).toBe('/é😀');
    expect(found[text.indexOf(':')]).toBe('/é😀');
    expect(found[text.indexOf('"k"')]).toBe('/é😀/k');
    expect(found[text.indexOf(' :')]).toBe('/é😀/k');
    expect(found[text.indexOf('10') + 1]).toBe('/é😀/k/0');
    expect(found[text.indexOf('10') + 2]).toBe('/é😀/k');
    expect(found[text.indexOf('"x"')]).toBe('/é😀/k/1');
    expect(found[text.indexOf('1}')]).toBe('/n');
    expect(await at(text, 1000)).toBe('');
    expect(await at('[1', 0)).toBe('invalid-json');
    expect(await at(' ', 0)).toBe('empty-input');
  });

  it('writes the three notations', async () => {
    const paths = async (text: string, offset: number) => {
      const result = await execute(locate, { text, offset });
      if (!result.ok) throw new Error(result.error.code);
      const { jq, jsonPath, pointer } = result.value;
      return [pointer, jsonPath, jq];
    };
    expect(await paths('[[1]]', 2)).toEqual(['/0/0', '$[0][0]', '.[0][0]']);
    expect(await paths('1', 0)).toEqual(['', '$', '.']);
    expect(await paths('{"a":[{"b c":1}]}', 13)).toEqual(['/a/0/b c', "$['a'][0]['b c']", '.a[0]["b c"]']);
    expect(await paths(String.raw`{"a/~'\\\n\u0001\"":1}`, 2)).toEqual([
      '/a~1~0\'\\\n\u0001"',
      String.raw`$['a/~\'\\\n\u0001"']`,
      String.raw`.["a/~'\\\n\u0001\""]`,
    ]);
  });
});

describe('unwrap and repair', () => {
  it('unwraps', async () => {
    const unwrapped = async (text: string) => {
      const result = await execute(unwrap, { text });
      return result.ok ? result.value : { error: result.error.code };
    };
    expect(await unwrapped(String.raw` "{\"a\":\"\u00e9\\n\"}" `)).toBe(String.raw`{"a":"é\n"}`);
    expect(await unwrapped('"\ud800"')).toBe('\ud800');
    for (const text of ['{"a":"b"}', '1', '', '"a', '"a" 1', '["a"]']) {
      expect(await unwrapped(text)).toEqual({ error: 'not-a-json-string' });
    }
  });

  it('repairs', async () => {
    const repaired = async (text: string) => {
      const result = await execute(repair, { text });
      return result.ok ? result.value : { code: result.error.code, ...result.error.details };
    };
    expect(await repaired("{a: 'x', b: True c: [None,], id: 12345678901234567890, v: 1.0")).toBe(
      '{"a": "x", "b": true, "c": [null], "id": 12345678901234567890, "v": 1.0}',
    );
    expect(await repaired('```json\n[1,2,]\n```')).toBe('\n[1,2]\n');
    expect(await repaired('{"a":1,,"b":2')).toBe('{"a":1,"b":2}');
    expect(await repaired('[1,\n,2, , "a,,b", "it\'s",, \'c,,d\']')).toBe('[1,\n2,  "a,,b", "it\'s", "c,,d"]');
    expect(await repaired(' \n')).toEqual({ code: 'empty-input' });
    expect(await repaired('{"a":1}\n:')).toEqual({ code: 'cannot-repair', line: 2, column: 1, offset: 8 });
    // Commas that were left out do not move the place.
    expect(await repaired('{"a":1,,"b":[2, ,3]}\n:')).toEqual({
      code: 'cannot-repair',
      line: 2,
      column: 1,
      offset: 21,
    });
    expect(await repaired('['.repeat(100_000))).toMatchObject({ code: 'cannot-repair', reason: 'too-deep' });
  });
});

describe('format-file', () => {
  it('gives the bytes of format and tells its progress', async () => {
    const text = `{"é":[${'"abcdefghi😀",'.repeat(500_000)}1]} // c`;
    const seen: number[] = [];
    const result = await execute(
      formatFile,
      { file: new Blob([text]), indent: 'tab' },
      { progress: (done, total) => seen.push(done / total) },
    );
    if (!result.ok) throw new Error(result.error.code);
    const { bytes, ...facts } = result.value;
    expect(new TextDecoder().decode(bytes)).toBe(await formatted(text, { indent: 'tab' }));
    expect(facts).toEqual({ dialect: 'jsonc', documents: 1, comments: 1, lines: 500_005 });
    expect(seen.length).toBeGreaterThan(1);
  });

  it('can be cancelled', async () => {
    const file = new Blob([`[${'1,'.repeat(5_000_000)}1]`]);
    const controller = new AbortController();
    const result = await execute(
      formatFile,
      { file },
      { signal: controller.signal, progress: () => controller.abort() },
    );
    expect(result).toMatchObject({ ok: false, error: { code: 'cancelled' } });
  });

  it('reads UTF-16 and a byte order mark', async () => {
    const little = new Uint8Array(
      new Uint16Array([0xfeff, ...Array.from('["é😀"]'.split(''), (unit) => unit.charCodeAt(0))]).buffer,
    );
    for (const part of [little, '\ufeff["é😀"]']) {
      const result = await execute(formatFile, { file: new Blob([part]), inlineWidth: 20 });
      if (!result.ok) throw new Error(result.error.code);
      expect(new TextDecoder().decode(result.value.bytes)).toBe('["é😀"]');
    }
  });
});

describe('tree', () => {
  it('indexes every value', async () => {
    const text = ' {"é😀": [1, {"x": null}], b: "s"} ';
    const result = await execute(tree, { text });
    if (!result.ok) throw new Error(result.error.code);
    const index = new TreeIndex(result.value, text);
    const rows = Array.from({ length: index.length }, (_, node) => [
      index.key(node),
      index.source(node),
      index.depth(node),
      index.count(node),
      index.size(node),
    ]);
    expect(rows).toEqual([
      [undefined, text.trim(), 0, 2, 5],
      ['é😀', '[1, {"x": null}]', 1, 2, 3],
      [undefined, '1', 2, 0, 0],
      [undefined, '{"x": null}', 2, 1, 1],
      ['x', 'null', 3, 0, 0],
      ['b', '"s"', 1, 0, 0],
    ]);
    expect(index.steps(4)).toEqual(['é😀', 1, 'x']);
    expect(index.children(0)).toEqual([1, 5]);
    expect(index.children(1, 1, 1)).toEqual([3]);
    expect(index.parent(5)).toBe(0);
    expect(index.parent(0)).toBe(-1);
    expect(rows.map((_, node) => index.kind(node))).toEqual(['object', 'array', 'number', 'object', 'null', 'string']);
  });
});

describe('sentences', () => {
  const texts = [
    '[1,',
    '"a',
    '/*',
    '1 2',
    '{,}',
    '{"a"',
    '{"a" 1}',
    '{"a":1;}',
    '[1;]',
    '"\\1"',
    '01',
    '"a\nb"',
    '[NaN]',
    '',
  ];
  const strict = ['[1,]', '[1 //\n]', '\u200b', '+1'];
  it('fill every placeholder in both languages', async () => {
    for (const language of ['en', 'fr'] as const) {
      for (const source of [...texts, ...strict, '['.repeat(3000)]) {
        const dialect = strict.includes(source) ? 'json' : 'auto';
        const result = await execute(format, { text: source, dialect });
        if (result.ok) throw new Error(`accepted: ${source}`);
        const sentence = describeError(
          language === 'en' ? [words.en, errorWords.en] : [french, frenchErrors],
          language,
          result.error.code,
          result.error.details,
        );
        expect(sentence, source).not.toMatch(/\{\w+\}/);
        expect(sentence, source).toContain(' ');
      }
    }
  });

  it('say what is expected', async () => {
    const result = await execute(format, { text: '{"b":1 c}' });
    if (result.ok) throw new Error('accepted');
    expect(describeError([words.en], 'en', result.error.code, result.error.details)).toBe(
      'Line 1, column 8: Expected , or } after the value of “b”, found “c”.',
    );
  });
});

describe('inspect', () => {
  it('says what format and validate say', async () => {
    const text = fc
      .tuple(fc.json(), fc.constantFrom('', '// c\n', '{"a":1,"a":[2],}', '\n[1]', '{', '"\\u00e9"'))
      .map((parts) => parts.join(''));
    const options = fc.record({
      documents: fc.constantFrom('single' as const, 'many' as const),
      sortKeys: fc.constantFrom('none' as const, 'desc' as const),
      comments: fc.constantFrom('strip' as const, 'keep' as const),
    });
    await fc.assert(
      fc.asyncProperty(text, options, async (text, style) => {
        const whole = await execute(inspect, { text, ...style });
        const printed = await execute(format, { text, ...style });
        const expected = printed.ok && {
          ok: true,
          value: {
            formatted: printed.value,
            lines: printed.value.split('\n').length,
            size: Buffer.byteLength(printed.value),
            facts: await check(text, { documents: style.documents }),
          },
        };
        expect(whole).toEqual(expected || printed);
      }),
      { seed },
    );
  });

  it('reads the text once', async () => {
    const next = vi.spyOn(Scanner.prototype, 'next');
    await execute(inspect, { text: '{"a":[1,{"b":null}]}' });
    const tokens = next.mock.calls.length;
    next.mockRestore();
    // The braces and brackets, two keys, two values, the end.
    expect(tokens).toBe(6 + 2 + 2 + 1);
  });
});
