import { describe, expect, it } from 'vitest';
import { execute, operation, ToolError } from '#core/operation.ts';
import * as field from '#core/field.ts';
import { fileField, kebab, readOptions } from './options.ts';

const fields = {
  text: field.text(),
  urlSafe: field.flag(false),
  lineLength: field.integer({ min: 0 }, 0),
  ratio: field.number({}, 1),
  words: field.choice([12, 24], 12),
  algorithms: field.list(field.choice(['md5', 'sha256']), {}, []),
  names: field.list(field.text(), {}, []),
  marks: field.list(field.number(), {}, []),
  rows: field.list(field.group({ id: field.integer() }), {}, []),
  indent: field.either(field.integer({ min: 1, max: 8 }), field.choice(['tab']), 2),
  payload: field.either(field.group({ a: field.integer() }), field.text(), ''),
  data: field.json(null),
  file: field.optional(field.blob()),
};
const draftOf = (...args: string[]) => readOptions(fields, args).draft;
const errorOf = (...args: string[]): ToolError => {
  try {
    readOptions(fields, args);
  } catch (error) {
    if (error instanceof ToolError) return error;
    throw error;
  }
  throw new Error('accepted');
};

describe('names', () => {
  it('are written in kebab-case or camelCase, with the value behind or after =', () => {
    expect(kebab('urlSafe')).toBe('url-safe');
    expect(draftOf('--line-length', '76')).toEqual({ lineLength: 76 });
    expect(draftOf('--lineLength=76')).toEqual({ lineLength: 76 });
    expect(draftOf('--text=a=b\nc')).toEqual({ text: 'a=b\nc' });
  });

  it.each(['--nope', '--url_safe', '-x', '--constructor', '--no-text', '--no-urlSafe=true', '--='])(
    'refuse %s',
    (option) => {
      expect(errorOf(option)).toMatchObject({ code: 'invalid-input', details: { problem: 'unknown' } });
    },
  );
});

describe('--time-limit', () => {
  const limited = { timeLimit: field.integer({ min: 100 }, 2000) };

  it('is a number of milliseconds, and a field of that name where there is one', () => {
    expect(readOptions(fields, ['--time-limit', '2000'])).toMatchObject({ timeLimit: 2000, draft: {} });
    expect(readOptions(fields, ['--time-limit=1e3'])).toMatchObject({ timeLimit: 1000 });
    const options = readOptions(limited, ['--time-limit', '500']);
    expect([options.draft, options.timeLimit]).toEqual([{ timeLimit: 500 }, undefined]);
  });

  it.each(['0', '-1', '1.5', 'soon', '2147483648', ''])('is not %j', (value) => {
    expect(errorOf('--time-limit', value)).toMatchObject({
      code: 'invalid-input',
      details: { field: '--time-limit', expected: 'integer 1…2147483647' },
    });
  });
});

describe('values', () => {
  it.each<[string[], Record<string, unknown>]>([
    [['--text', '--help'], { text: '--help' }],
    [['--text', ''], { text: '' }],
    [['--text', '42'], { text: '42' }],
    [['--line-length', '-5'], { lineLength: -5 }],
    [['--ratio', '1e-3'], { ratio: 0.001 }],
    [['--ratio', '.5'], { ratio: 0.5 }],
    [['--url-safe'], { urlSafe: true }],
    [['--no-url-safe'], { urlSafe: false }],
    [['--no-urlSafe'], { urlSafe: false }],
    [['--url-safe=false'], { urlSafe: false }],
    [['--words', '24'], { words: 24 }],
    [['--indent', '4'], { indent: 4 }],
    [['--indent', 'tab'], { indent: 'tab' }],
    [['--payload', '{"a":1}'], { payload: { a: 1 } }],
    [['--payload', '{a'], { payload: '{a' }],
    [['--data', 'null'], { data: null }],
    [['--data', '{"a":[1]}'], { data: { a: [1] } }],
    [['--file', 'a,b.png'], { file: 'a,b.png' }],
    [['--text', 'a', '--text', 'b'], { text: 'b' }],
  ])('%j', (args, draft) => {
    expect(draftOf(...args)).toEqual(draft);
  });

  it.each<[string[], Record<string, unknown>]>([
    [['--algorithms', 'md5,sha256'], { algorithms: ['md5', 'sha256'] }],
    [['--algorithms', 'md5, sha256'], { algorithms: ['md5', 'sha256'] }],
    [['--algorithms', 'md5', '--algorithms', 'sha256'], { algorithms: ['md5', 'sha256'] }],
    [['--algorithms', ''], { algorithms: [] }],
    [['--names', ' a,b'], { names: [' a', 'b'] }],
    [['--names', '["a,b"]'], { names: ['a,b'] }],
    [['--names', '[draft]'], { names: ['[draft]'] }],
    [['--marks', '1,2.5'], { marks: [1, 2.5] }],
    [['--rows', '{"id":1}', '--rows', '[{"id":2}]'], { rows: [{ id: 1 }, { id: 2 }] }],
  ])('lists: %j', (args, draft) => {
    expect(draftOf(...args)).toEqual(draft);
  });

  it.each([
    ['--line-length', 'ten', 'wrong-type'],
    ['--line-length', '0x10', 'wrong-type'],
    ['--ratio', 'Infinity', 'wrong-type'],
    ['--ratio', '', 'wrong-type'],
    ['--words', '13', 'not-a-choice'],
    ['--url-safe=yes', '', 'wrong-type'],
    ['--algorithms', 'md5,sha3', 'not-a-choice'],
  ])('%s %s is left for the field to refuse', async (option, value, problem) => {
    const { draft } = readOptions(fields, option.includes('=') ? [option] : [option, value]);
    const target = operation('demo/run', { input: fields, run: () => 1 });
    expect(await execute(target, { text: '', ...draft } as never)).toMatchObject({
      error: { code: 'invalid-input', details: { problem } },
    });
  });

  it('says where the JSON is wrong', () => {
    expect(errorOf('--data', 'x')).toMatchObject({ code: 'invalid-json', details: { where: '--data' } });
    expect(errorOf('--rows', '{')).toMatchObject({ code: 'invalid-json', details: { where: '--rows' } });
    expect(errorOf('--text')).toMatchObject({ code: 'missing-value', details: { option: '--text' } });
  });
});

describe('--json', () => {
  it('is the whole input; single options win over it', () => {
    expect(draftOf('--json', '{"text":"a","lineLength":1}', '--text', 'b')).toEqual({ text: 'b', lineLength: 1 });
  });

  it('must be an object', () => {
    expect(errorOf('--json', '[]')).toMatchObject({ details: { problem: 'not-an-object' } });
    expect(errorOf('--json', '{')).toMatchObject({ code: 'invalid-json', details: { where: '--json' } });
  });
});

describe('the rest', () => {
  it('knows the file, -, and --', () => {
    expect(readOptions(fields, ['in.txt']).source).toBe('in.txt');
    expect(readOptions(fields, ['-']).source).toBe('-');
    expect(readOptions(fields, ['--url-safe', '--', '--odd-name']).source).toBe('--odd-name');
    expect(readOptions(fields, []).source).toBeUndefined();
    expect(errorOf('a', 'b')).toMatchObject({ code: 'too-many-files', details: { path: 'b' } });
  });

  it('knows --help, --schema and --json-output', () => {
    expect(readOptions(fields, ['--help'])).toMatchObject({ show: 'help', jsonOutput: false });
    expect(readOptions(fields, ['--schema', '--json-output'])).toMatchObject({ show: 'schema', jsonOutput: true });
    const own = { schema: field.text() };
    expect(readOptions(own, ['--schema', '{}'])).toMatchObject({ draft: { schema: '{}' } });
    expect(readOptions(own, ['--schema'])).toMatchObject({ show: 'schema' });
  });
});

describe('fileField', () => {
  it.each<[string, field.Fields, string | undefined]>([
    ['the source', { count: field.integer(), text: field.text(), other: field.text() }, 'text'],
    ['a file', { charset: field.text('utf-8'), file: field.blob() }, 'file'],
    ['an optional text', { count: field.integer(), query: field.text('') }, 'query'],
    ['nothing', { count: field.integer() }, undefined],
  ])('is %s', (_, input, name) => {
    expect(fileField(operation('demo/run', { input, run: () => 1 }))).toBe(name);
  });
});
