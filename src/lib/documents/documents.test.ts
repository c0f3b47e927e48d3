import { execFileSync } from 'node:child_process';
import * as fc from 'fast-check';
import { parse as parseSmolToml, TomlDate } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { needs } from '../../../scripts/compared-programs.ts';
import { convertText, type ConversionInput } from './convert.ts';
import { jsonText } from './print-json.ts';
import { printToml } from './print-toml.ts';
import { printYaml } from './print-yaml.ts';
import { readToml } from './read-toml.ts';
import { readYaml } from './read-yaml.ts';
import { CalendarDate, Float, isList, isTable, type DocumentFormat, type Value } from './value.ts';

const seed = 20261121;

type Route = `${DocumentFormat}-${DocumentFormat}`;
function routeOf(route: Route) {
  const [from, to] = route.split('-') as [DocumentFormat, DocumentFormat];
  return { from, to };
}
const convert = (route: Route, text: string, options: Partial<ConversionInput> = {}) =>
  convertText({ text, ...options }, routeOf(route));
/** Words that one version of YAML or another takes for something else than text. */
const traps = [
  ['y', 'Y', 'n', 'yes', 'No', 'on', 'OFF', 'true', 'True', 'null', '~', '', 'NULL', '<<', '=', '-', '?', '...'],
  ['1', '-0', '+1', '0777', '0o17', '0x1F', '0b1', '1_000', '1.0', '1.', '.5', '1e3', '+.inf', '.NaN', '.', '_'],
  ['12:30', '12:30:45', '190:20:30.15', '2024-01-01', '2001-12-14t21:59:43.10-05:00', '2001-1-1 1:1:1', '07:32:00'],
  ['---', '--- a', '# no', 'a #b', 'a: b', 'a:', ':a', '- a', '? a', '[a]', '{a}', '&a', '*a', '!a', '%a', '@a', '`a'],
  ['"', "'", '"""', "'''", '"a": b', "it's", ' a', 'a ', '\ta', 'a\t', '\n', 'a\n', 'a\n\n', '\na', ' a\nb', 'a\n b\n'],
  [
    'a\r\nb',
    'a\rb',
    '\u0085',
    'a\u2028b',
    '\ufeff',
    '\ufeffa',
    '\0',
    '\u007f',
    '\ud800',
    'é',
    '😀',
    'שלום',
    '__proto__',
  ],
  ['a""""b\n', 'x\n"""', 'x\n""""', '\\', 'a\\\nb', '\t\n\t', 'a\n\t\n', '|', '>', 'a, b', 'key.with.dots', '10', '9'],
].flat();
const textOf = fc.oneof(
  fc.constantFrom(...traps),
  fc.array(fc.constantFrom(...traps), { minLength: 2, maxLength: 3 }).map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);
const floats = fc.oneof(
  fc.constantFrom('1.0', '-0.0', '1.50', '0.10', '18.0', '1.0e+22', '3.14159265358979323846', '1.5e-7', '1.0e+400'),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }).map((value) => {
    const digits = String(value);
    return /^-?\d+\.\d+$/.test(digits) ? digits : '0.25';
  }),
);
const scalar: fc.Arbitrary<Value> = fc.oneof(
  { weight: 4, arbitrary: textOf },
  fc.boolean(),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  floats.map((literal) => new Float(Number(literal), literal)),
);
const nested = (leaf: fc.Arbitrary<Value>) =>
  fc.letrec<{ value: Value; table: Value }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      leaf,
      fc.array(tie('value'), { maxLength: 4 }),
      tie('table'),
    ),
    table: fc.array(fc.tuple(textOf, tie('value')), { maxLength: 4 }).map((entries): Value => new Map(entries)),
  }));
const { table, value: anyValue } = nested(scalar);

/** Comparable with `toEqual`, whatever the order of keys. */
function shapeOf(value: Value): unknown {
  if (isTable(value)) {
    const entries = Array.from(value, ([key, item]) => [key.toWellFormed(), shapeOf(item)] as const);
    return { table: entries.sort(([a], [b]) => (a < b ? -1 : 1)) };
  }
  if (isList(value)) return value.map(shapeOf);
  if (typeof value === 'string') return { text: value.toWellFormed() };
  if (typeof value === 'bigint') return { integer: `${value}` };
  if (value instanceof Float) return Number.isFinite(value.value) ? { float: value.value } : { float: value.literal };
  return value instanceof CalendarDate ? { date: value.source } : value;
}

describe('round trips', () => {
  it.each(['json-yaml', 'yaml-json', 'json-toml', 'toml-json', 'yaml-toml', 'toml-yaml'] as const)(
    '%s and back',
    async (route) => {
      const { from, to } = routeOf(route);
      const print = { json: jsonText, yaml: (value: Value) => printYaml([value], 2), toml: printToml };
      await fc.assert(
        fc.asyncProperty(
          route.includes('toml') ? table : anyValue,
          fc.integer({ min: 2, max: 8 }),
          async (value, indent) => {
            const source = print[from](value);
            const there = await convert(route, source, { indent, dates: 'string' });
            const back = await convert(`${to}-${from}`, there, { indent: from === 'json' ? 0 : 2, dates: 'string' });
            if (to !== 'toml') {
              expect(back).toBe(source);
              return;
            }
            const again = await convert(route, back, { dates: 'string' });
            expect(again).toBe(there);
          },
        ),
        { seed },
      );
    },
  );

  it('keeps dates between TOML and YAML', async () => {
    const toml =
      'a = 1979-05-27\nb = 1979-05-27T07:32:00Z\nc = 1979-05-27 07:32:00.999999\nd = 2024-02-29T23:59:59.5+02:00\n';
    const yaml = await convert('toml-yaml', toml);
    expect(yaml).toBe(toml.replaceAll(' = ', ': '));
    expect(await convert('yaml-toml', yaml, { dates: 'native' })).toBe(toml);
  });
});

describe('TOML', () => {
  it('escapes quotes in texts of several lines only where they would end the text', async () => {
    const text = 'x "y" ""\n""""z\n"';
    expect(await convert('json-toml', JSON.stringify({ a: text }))).toBe('a = """\nx "y" ""\n""\\""z\n\\""""\n');
  });

  it('is read back equal by two parsers', () => {
    const fromSmol = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(fromSmol);
      if (typeof value === 'string') return { text: value };
      if (typeof value === 'bigint') return { integer: `${value}` };
      if (typeof value === 'number') return { float: value };
      if (value instanceof TomlDate) return { date: value.toISOString() };
      if (typeof value !== 'object' || value === null) return value;
      const entries = Object.entries(value).map(([key, item]) => [key, fromSmol(item)] as const);
      return { table: entries.sort(([a], [b]) => (a < b ? -1 : 1)) };
    };
    const inRange = nested(scalar.filter((value) => !(value instanceof Float && !Number.isFinite(value.value)))).table;
    fc.assert(
      fc.property(inRange, (value) => {
        const text = printToml(value);
        expect(shapeOf(readToml(text, {}).documents[0] as Value)).toEqual(shapeOf(value));
        expect(fromSmol(parseSmolToml(text, { integersAsBigInt: true }))).toEqual(shapeOf(value));
      }),
      { seed },
    );
  });
});

describe('YAML', () => {
  it('is read back equal by readers of 1.1 and 1.2, with any indentation', () => {
    fc.assert(
      fc.property(anyValue, fc.integer({ min: 2, max: 8 }), (value, indent) => {
        const text = printYaml([value], indent);
        expect(text.endsWith('\n') && !text.endsWith('\n\n')).toBe(true);
        for (const yamlVersion of ['1.1', '1.2'] as const) {
          const { documents, warnings } = readYaml(text, { yamlVersion });
          expect(documents.map(shapeOf)).toEqual([shapeOf(value)]);
          expect(warnings).toEqual([]);
        }
      }),
      { seed },
    );
  });

  it('leaves plain what no reader takes for something else', () => {
    const plain = [
      'a',
      '1.2.3',
      '10:99',
      '12:30 pm',
      'v1',
      '0o8',
      '1e',
      'a#b',
      'a:b',
      "it's",
      'a"b',
      '-x',
      '?x',
      ':x',
      'yes!',
    ];
    expect(printYaml([plain], 2)).toBe(plain.map((text) => `- ${text}\n`).join(''));
  });

  it('takes the quotes that a text does not hold', () => {
    expect(printYaml([['a: "b"', "a: 'b'", `'"': `]], 2)).toBe(`- 'a: "b"'\n- "a: 'b'"\n- "'\\"': "\n`);
  });

  it('indents lists by two spaces, and tables and blocks as told', () => {
    const inner = new Map<string, Value>([['c', 'x\ny']]);
    const value = new Map<string, Value>([
      ['a', [[1n, []], inner]],
      ['b', new Map()],
    ]);
    expect(printYaml([value], 4)).toBe('a:\n    - - 1\n      - []\n    - c: |-\n          x\n          y\nb: {}\n');
  });

  it('writes a key that is too long for one line with a question mark', () => {
    const key = 'k'.repeat(1025);
    const text = printYaml(
      [
        new Map([
          [
            key,
            new Map([
              ['a', 1n],
              ['b', 2n],
            ]),
          ],
        ]),
      ],
      4,
    );
    expect(text).toBe(`? ${key}\n:\n    a: 1\n    b: 2\n`);
  });

  it('keeps texts that start with blank lines and then a space', async () => {
    for (const text of ['\n #', '\n\n  a\\', '\n a\nb', '\u00a0', '\u2003']) {
      for (const indent of [2, 3, 8]) {
        for (const value of [text, [text], { k: [{ [text]: text }] }]) {
          const yaml = await convert('json-yaml', JSON.stringify(value), { indent });
          expect(await convert('yaml-json', yaml, { indent: 0 }), yaml).toBe(JSON.stringify(value));
        }
      }
    }
  });

  it('is read back equal by PyYAML', () => {
    needs('python3-yaml');
    const values = fc.sample(nested(fc.oneof(textOf, fc.boolean(), fc.constant(null))).value, { seed });
    const script = 'import sys,json,yaml;print(json.dumps([yaml.safe_load(t) for t in json.load(sys.stdin)]))';
    const input = JSON.stringify(values.map((value) => printYaml([value], 2)));
    const answer: unknown = JSON.parse(execFileSync('python3', ['-c', script], { input, encoding: 'utf8' }));
    expect(answer).toEqual(values.map((value): unknown => JSON.parse(jsonText(value))));
  });
});
