import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute } from '#core/operation.ts';
import { propertyRuns } from '../../../scripts/property-runs.ts';
import { convert, convertWithReport } from './engine.ts';
import { goName, pascal, singular, snake, camel } from './engine/names.ts';
import { examples } from './examples.ts';

const operations = { convert, 'convert-with-report': convertWithReport };

it.each(examples)('$op $input', async (example) => {
  const operation = operations[example.op as keyof typeof operations];
  expect(mismatch(example, await execute(operation as typeof convert, example.input as never))).toBeUndefined();
});

type Options = Omit<NonNullable<Parameters<typeof convert.run>[0]>, 'text'>;

async function typesOf(value: unknown, options: Partial<Options> = {}): Promise<string> {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const result = await execute(convert, { text, ...options });
  if (!result.ok) throw new Error(`${result.error.code} ${JSON.stringify(result.error.details)}`);
  return result.value;
}

describe('names', () => {
  it.each([
    ['user_id', 'UserId', 'userId', 'user_id'],
    ['userID2Name', 'UserId2Name', 'userId2Name', 'user_id2_name'],
    ['HTMLPage', 'HtmlPage', 'htmlPage', 'html_page'],
    ['full name', 'FullName', 'fullName', 'full_name'],
    ['éTé-à', 'ÉTéÀ', 'éTéÀ', 'é_té_à'],
    ['2nd', 'N2nd', 'n2nd', 'n2nd'],
    ['…', 'Empty', 'empty', 'empty'],
  ])('%s', (key, ...expected) => {
    expect([pascal(key), camel(key), snake(key)]).toEqual(expected);
  });

  it.each([
    ['user_id', 'UserID'],
    ['api url', 'APIURL'],
    ['_', 'Empty'],
    ['名', 'N名'],
  ])('%s in Go', (key, expected) => {
    expect(goName(key)).toBe(expected);
  });

  it('makes the singular', () => {
    const plurals = 'cities ties classes boxes buzzes churches dishes tags bus class axis gas as ITEMS CITIES'.split(
      ' ',
    );
    expect(plurals.map(singular).join(' ')).toBe(
      'city tie class box buzz church dish tag bus class axis gas as ITEM CITY',
    );
  });
});

describe('types', () => {
  it('count a negative zero as an integer', async () => {
    expect(await typesOf('[{"a":-0},{"a":1}]')).toBe(await typesOf([{ a: 0 }, { a: 1 }]));
    expect(await typesOf('{"a":-0}', { target: 'go' })).toContain('int64');
  });

  it('are one for equal objects of one name, and several otherwise', async () => {
    expect(
      await typesOf({ a: { p: { x: 1 } }, b: { p: { x: 2 } }, c: { p: { y: 1 } }, d: { q: { p: [] }, p: {} } }),
    ).toBe(
      [
        'export interface Root {\n  a: A;\n  b: B;\n  c: C;\n  d: D;\n}',
        'export interface A {\n  p: P;\n}',
        'export interface P {\n  x: number;\n}',
        'export interface B {\n  p: P;\n}',
        'export interface C {\n  p: CP;\n}',
        'export interface CP {\n  y: number;\n}',
        'export interface D {\n  q: Q;\n  p: DP;\n}',
        'export interface Q {\n  p: unknown[];\n}',
        'export interface DP {}\n',
      ].join('\n\n'),
    );
  });

  it.each([
    ['[{"a":1}]', 'users', 'export type Users = User[];\n\nexport interface User {\n  a: number;\n}\n'],
    ['[{"a":1}]', 'user', 'export type UserList = User[];\n\nexport interface User {\n  a: number;\n}\n'],
    [
      '{} [{"a":1}] null',
      'Root',
      'export type RootList = Root | RootRoot[] | null;\n\nexport interface Root {}\n\nexport interface RootRoot {\n  a: number;\n}\n',
    ],
    ['1 "a"', 'Root', 'export type Root = string | number;\n'],
    ['null', 'Root', 'export type Root = unknown | null;\n'],
    ['[[1,null],["x"]]', 'Root', 'export type Root = (string | number | null)[][];\n'],
  ])('of the root %s', async (text, rootName, code) => {
    expect(await typesOf(text, { rootName })).toBe(code);
  });

  it('take the elements as samples', async () => {
    expect(await typesOf([{ a: 1 }, {}], { each: true })).toBe('export interface Root {\n  a?: number;\n}\n');
  });

  it('know integers of 64 bits from larger ones', async () => {
    const line = async (number: string): Promise<string> =>
      (await typesOf(`{"n":${number}}`, { target: 'rust' })).split('\n').at(-3) ?? '';
    expect(await line('9223372036854775807')).toContain('n: i64');
    expect(await line('-9223372036854775809')).toContain('n: serde_json::Number');
    expect(await line('9223372036854775808')).toContain('n: serde_json::Number');
    expect(await line('1e3')).toContain('n: f64');
  });

  it('have no integer of Zod beyond the safe ones', async () => {
    const line = async (number: string) => (await typesOf(`{"n":${number}}`, { target: 'zod' })).match(/n: .*/)?.[0];
    expect(await line('9007199254740991')).toBe('n: z.int(),');
    expect(await line('9007199254740992')).toBe('n: z.number(),');
    expect(await line('-112345678901234567')).toBe('n: z.number(),');
  });

  it('of Pydantic have no field that hides a type', async () => {
    const fields = async (value: unknown) =>
      (await typesOf(value, { target: 'python-pydantic', dates: 'native', each: true })).match(/^ {4}.*/gm);
    expect(await fields([{ list: [1], date: '2024-01-01', int: 1, Str: 'a' }, { Str: 'b' }])).toEqual([
      '    list_: list[int] | None = Field(default=None, alias="list")',
      '    date_: date | None = Field(default=None, alias="date")',
      '    int_: int | None = Field(default=None, alias="int")',
      '    str_: str = Field(alias="Str")',
    ]);
    expect(await fields([{ list: [1] }])).toEqual(['    list: list[int]']);
  });

  it('of Pydantic avoid the names of members of BaseModel', async () => {
    const code = await typesOf({ model_config: 1, modelDump: 2, model_name: 3 }, { target: 'python-pydantic' });
    expect(code.match(/^ {4}.*/gm)).toEqual([
      '    model_config_: int = Field(alias="model_config")',
      '    model_dump_: int = Field(alias="modelDump")',
      '    model_name: int',
    ]);
  });

  it.each([
    ['python-pydantic', ['    no: int = Field(alias="nº")', '    no2: int = Field(alias="no")']],
    ['python-dataclass', ['    no: int  # "nº"', '    no2: int  # "no"']],
  ] as const)('of %s have the names that Python reads', async (target, fields) => {
    expect((await typesOf({ nº: 1, no: 2 }, { target })).match(/^ {4}.*/gm)).toEqual(fields);
  });

  it('of Python have classes that Python tells apart', async () => {
    const code = await typesOf({ nº: { a: 1 }, no: { b: 1 } }, { target: 'python-dataclass' });
    expect(code.match(/^class \w+/gm)).toEqual(['class RootNo', 'class No', 'class Root']);
  });

  it('are the same for members in another order', async () => {
    const code = await typesOf({ a: { p: { x: 1, y: 2 } }, b: { p: { y: 1, x: 2 } } }, {});
    expect(code.match(/interface \w+/g)).toEqual(['interface Root', 'interface A', 'interface P', 'interface B']);
  });

  it('put a Zod schema behind those that it needs', async () => {
    const code = await typesOf({ a: { t: { x: 1 } }, b: { t: { x: 2 } } }, { target: 'zod' });
    expect([...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)).toEqual(['T', 'A', 'B', 'Root']);
  });

  it('name the unions of Rust after their place', async () => {
    const code = await typesOf({ v: [1, 'a', [true, 'b']] }, { target: 'rust' });
    expect(code).toContain('pub v: Vec<RootVItem>,');
    expect(code).toContain(
      'pub enum RootVItem {\n    Array(Vec<RootVItemItem>),\n    String(String),\n    Integer(i64),\n}',
    );
    expect(code).toMatch(/pub enum RootVItemItem \{\n {4}String\(String\),\n {4}Boolean\(bool\),\n\}\n$/);
    expect(await typesOf('1 "a"', { target: 'rust' })).toContain('pub type Root = RootValue;\n\n');
  });

  it('use the dates of the language when asked to', async () => {
    const value = { at: '2024-02-29T00:00:00Z', on: '2024-02-29', id: '6f9619ff-8b86-d011-b42d-00cf4fc964ff' };
    const fieldsOf = async (target: Options['target']): Promise<string> =>
      (await typesOf(value, { target, dates: 'native' })).match(/.*\b(?:at|At|on|On)\b.*/g)?.join('\n') ?? '';
    expect(await fieldsOf('python-dataclass')).toBe('    at: datetime\n    on: date');
    expect(await fieldsOf('java')).toBe('    OffsetDateTime at,\n    LocalDate on,');
    expect(await fieldsOf('kotlin')).toBe('    val at: String,\n    val on: String,');
    expect(await fieldsOf('swift')).toBe('    let at: Date\n    let on: String');
    expect(await fieldsOf('rust')).toBe(
      '    pub at: chrono::DateTime<chrono::FixedOffset>,\n    pub on: chrono::NaiveDate,',
    );
    expect(await typesOf(value, { target: 'zod' })).toContain('id: z.guid(),');
    expect(await typesOf(value, { target: 'python-dataclass' })).toContain('at: str');
  });

  it('avoid the names that a language has', async () => {
    const php = await typesOf({ parent: { a: 1 }, this: 1 }, { target: 'php' });
    expect(php).toContain('final class RootParent');
    expect(php).toContain('public readonly int $this_, // "this"');
    expect(await typesOf({ string: { a: 'x' } }, { target: 'rust' })).toContain('pub string: RootString,');
    const csharp = await typesOf({ root: 1, 'to string': 2, clone: 3 }, { target: 'csharp' });
    expect(csharp.match(/\w+(?= \{ get)/g)).toEqual(['RootValue', 'ToStringValue', 'CloneValue']);
    expect(await typesOf({ class: 1, hashCode: 2 }, { target: 'java' })).toContain(
      '@JsonProperty("class") long class_,\n    @JsonProperty("hashCode") long hashCode_\n',
    );
  });

  it('refuse more than 2,000', async () => {
    const many = Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`k${at}`, { [`m${at}`]: 1 }]));
    const result = await execute(convert, { text: JSON.stringify(many) });
    expect(result).toMatchObject({ ok: false, error: { code: 'too-many-types', details: { max: 2000 } } });
  });
});

describe('hostile keys', () => {
  const key = '"`\'\\\n*/?>${x}#{y}\u2028\u202e\ud800';
  // ´ stands for a backquote, § for a dollar.
  it.each<[NonNullable<Options['target']>, string]>([
    ['typescript', String.raw`"\"´'\\\n*/?>§{x}#{y}\u2028\u202e\ud800": number;`],
    ['go', String.raw`"json:\"\\\"´'\\\\\\n*/?>§{x}#{y}\\u2028\\u202e\\ufffd\""`],
    ['rust', String.raw`(rename = "\"´'\\\n*/?>§{x}#{y}\u{2028}\u{202e}\u{fffd}")]`],
    ['kotlin', String.raw`("\"´'\\\n*/?>\§{x}#{y}\u2028\u202e\ud800")`],
    ['swift', String.raw`"\"´'\\\n*/?>§{x}#{y}\u{2028}\u{202e}\u{fffd}"`],
    ['python-dataclass', String.raw`# "\"´'\\\n*/?>§{x}#{y}\u2028\u202e\ud800"`],
    ['php', String.raw`// "\"´'\\\n*/?\u003e§{x}#{y}\u2028\u202e\ud800"`],
  ])('in %s', async (target, expected) => {
    const code = await typesOf({ [key]: 1, a: 2 }, { target });
    expect(code).toContain(expected.replaceAll('´', '`').replaceAll('§', '$'));
  });

  it('that mean something to a reader', async () => {
    expect(await typesOf('{"-":1}', { target: 'go' })).toContain('`json:"-,"`');
    expect(await typesOf('[{"a":1,"a,b":2,"":"x"},{"a":1}]', { target: 'go' })).toContain(
      'type Root struct {\n\tA     int64   `json:"a"`\n\tAB    *int64  // "a,b"\n\tEmpty *string // ""\n}\n',
    );
    expect(await typesOf('{"__proto__":1}', { target: 'zod' })).toContain('["__proto__"]: z.int(),');
    expect(await typesOf('{"__x":1}', { target: 'python-typeddict' })).toContain('Root = TypedDict("Root", {');
  });

  it('leave one line break at the end and none in a line', async () => {
    const targets = convert.input.target.choices ?? [];
    const value = fc.object({ maxDepth: 3, key: fc.string({ unit: 'binary' }) });
    await fc.assert(
      fc.asyncProperty(value, fc.constantFrom(...targets), async (given, target) => {
        const text = JSON.stringify(given, (_, one: unknown) => (typeof one === 'bigint' ? Number(one) : one));
        const result = await execute(convert, { text, target: target as Options['target'] });
        expect(result).toMatchObject({ ok: true, value: expect.stringMatching(/[^\n]\n$/) });
        if (result.ok) expect(result.value).not.toMatch(/[\r\u0085\u2028\u2029]/);
      }),
      { numRuns: propertyRuns(1) },
    );
  });
});

it('reads a long text that looks like an address of mail', async () => {
  const code = await typesOf({ mail: `a@${'a.'.repeat(4_000_000)}aa` }, { target: 'zod' });
  expect(code).toContain('mail: z.string(),');
});

it('tells where samples differ, and counts', async () => {
  const samples = ['{"a":[1,\n"x"],"b":1}', '{"b":null}', '{"b":12345678901234567890,"b2":1}'];
  const result = await execute(convertWithReport, { samples });
  expect(result).toMatchObject({
    ok: true,
    value: {
      types: 1,
      optional: 2,
      nullable: 1,
      unions: 1,
      bigs: 1,
      spots: [
        { code: 'union', path: '/a/1', sample: 0, offset: 9, line: 2 },
        { code: 'big', path: '/b', sample: 2, offset: 5, line: 1 },
      ],
    },
  });
});
