import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute } from '#core/operation.ts';
import { propertyRuns } from '../../../scripts/property-runs.ts';
import { extract, locate, query } from './engine.ts';
import { examples } from './examples.ts';

const operations = { query, extract, locate };

it.each(examples)('$op $input', async (example) => {
  const operation = operations[example.op as keyof typeof operations];
  expect(mismatch(example, await execute(operation as typeof query, example.input as never))).toBeUndefined();
});

async function found(
  text: string,
  expression: string,
  language: 'auto' | 'jsonpath' | 'jmespath' | 'pointer' = 'auto',
) {
  const result = await execute(query, { text, expression, language });
  if (!result.ok) throw new Error(`${result.error.code} ${JSON.stringify(result.error.details)}`);
  return result.value;
}

describe('auto', () => {
  it.each([
    ['', 'pointer'],
    ['#', 'pointer'],
    [' /a', 'pointer'],
    ['#/a', 'pointer'],
    [' $.a ', 'jsonpath'],
    ['a.b', 'jmespath'],
    ['@', 'jmespath'],
  ])('%j is %s', async (expression, language) => {
    expect((await found('{"a":{"b":1}}', expression)).language).toBe(language);
  });

  it.each([
    ['.a', '$.a'],
    ['.a | select(.b)', null],
    ['a.[].b', null],
    ['.', null],
  ])('%j looks like jq', async (expression, suggestion) => {
    const result = await execute(query, { text: '{}', expression });
    expect(result).toMatchObject({ ok: false, error: { code: 'looks-like-jq', details: { suggestion } } });
  });
});

describe('refusals', () => {
  it.each([
    ['$.a[', 'unexpected-end', 4],
    ['$ ', 'unexpected-character', 1, 'jsonpath'],
    ['$.a[0', 'unexpected-end', 5],
    ["$['a", 'bad-string', 2],
    ['$["\\x"]', 'bad-escape', 3],
    ['$[9007199254740992]', 'out-of-range', 2],
    ['$[?foo(@)]', 'unknown-function', 3],
    ['$[?length(@.a)]', 'not-comparable', 3],
    ['$[?count(1)==1]', 'wrong-arguments', 3],
    ['$[?@.*==1]', 'not-comparable', 3],
    ['$[?(@.length-1)]', 'unexpected-character', 12],
    [`$[?${'('.repeat(201)}@.a${')'.repeat(201)}]`, 'out-of-range', 202],
    ['/a~2', 'bad-escape', 2],
    ['#/%zz', 'bad-escape', 2],
    ['#/%61~2', 'bad-escape', 5],
    ['#/%C3%A9/%FF', 'bad-escape', 9],
    ['#%61', 'unexpected-character', 1, 'pointer'],
    ['x', 'unexpected-character', 0, 'pointer'],
    ['a[', 'unexpected-end', 2],
    ['a..b', 'unexpected-character', 2],
    ['foo(@)', 'unknown-function', 0],
    ['length()', 'wrong-arguments', 0],
    ['a[::0]', 'zero-step', 4],
    ['`x', 'bad-string', 0],
    ['a # b', 'unexpected-character', 2],
    [`${'!'.repeat(201)}a`, 'out-of-range', 200],
    ['a'.repeat(10_001), 'out-of-range', 10_000],
  ] as const)(
    '%j is %s at %i',
    async (expression, reason, offset, language: 'auto' | 'jsonpath' | 'pointer' = 'auto') => {
      const result = await execute(query, { text: '{}', expression, language });
      expect(result).toMatchObject({ ok: false, error: { code: 'invalid-expression', details: { reason, offset } } });
    },
  );

  it.each([
    ['sum(@)', '["a"]', { function: 'sum', argument: 1, expected: 'array of numbers', actual: 'array' }],
    ['sort_by(@, &a)', '[{"a":1},{"a":"b"}]', { function: 'sort_by', argument: 2, actual: 'string' }],
    ['abs(&a)', '{}', { function: 'abs', argument: 1, actual: 'expression' }],
  ])('%s on %s', async (expression, text, details) => {
    const result = await execute(query, { text, expression });
    expect(result).toMatchObject({ ok: false, error: { code: 'invalid-type', details } });
  });
});

async function located(text: string, expression: string): Promise<string[]> {
  const result = await execute(locate, { text, expression });
  if (!result.ok) throw new Error(result.error.code);
  return result.value.map(({ index, end }) => text.slice(index, end));
}

describe('places', () => {
  it.each<readonly [string, string, readonly string[]]>([
    ['{"a": {"b": [1, "x"]} , "c":2}', '$..*', ['{"b": [1, "x"]}', '2', '[1, "x"]', '1', '"x"']],
    [' [true] ', '$', ['[true]']],
    ['"é😀\\u00e9"', '', ['"é😀\\u00e9"']],
    ['\uFEFF{"é😀":"é😀",\r\n "b":-1.50e3}', '$.*', ['"é😀"', '-1.50e3']],
    // Several documents, comments, JSON5.
    ['{"a":1}\n{"a":[2]}', '$[*].a', ['1', '[2]']],
    ['{"a":1}\n{"a":[2]}', '$', []],
    ["{a: /* } */ ['x', // ]\n],}", 'a', ["['x', // ]\n]"]],
    // Of two members with the same name the last one counts.
    ['{"a":1,"a":[2]}', '$.a', ['[2]']],
    // A place twice is one place, a computed value none.
    ['[7]', '$[0,0]', ['7']],
    ['[7]', 'sum(@)', []],
    ['[7]', '[5]', []],
  ])('in %j of %s', async (text, expression, parts) => {
    expect(await located(text, expression)).toEqual(parts);
  });

  it('are as many as asked for', async () => {
    const result = await execute(locate, { text: '[1,2,3]', expression: '$[*]', limit: 2 });
    expect(result).toMatchObject({ ok: true, value: [{ index: 1 }, { index: 3 }] });
  });

  it('refuse what a query refuses', async () => {
    for (const input of [
      { text: ' ', expression: '$' },
      { text: '{', expression: '$' },
      { text: '{}', expression: '$[' },
    ]) {
      const [asked, refused] = [await execute(query, input), await execute(locate, input)];
      expect(refused.ok).toBe(false);
      expect(refused).toEqual(asked);
    }
  });
});

describe('values', () => {
  it.each<readonly [string, string, readonly string[]]>([
    // Exact numbers.
    ['[9007199254740993,9007199254740992]', '$[?@==9007199254740993]', ['9007199254740993']],
    ['[1.0,1,1e0,10]', '$[?@==1.00]', ['1.0', '1', '1e0']],
    ['[1e400,1e399]', '$[?@>1e399]', ['1e400']],
    ['[10,9,12345678901234567890]', 'sort(@)', ['[9,10,12345678901234567890]']],
    ['[12345678901234567890,1]', 'sum(@)', ['12345678901234567891']],
    ['[1,2]', 'avg(@)', ['1.5']],
    ['{"b":1,"a":2}', 'keys(@)', ['["b","a"]']],
    ['{}', 'missing.type(@)', ['"null"']],
    ['{"a":null}', 'a.to_array(@)', ['[null]']],
    ['{"a":null}', 'a.b.[c]', ['null']],
    // Unicode scalar values: RFC 9535 §2.4.4; code points.
    ['["😀","ab"]', '$[?length(@)==1]', ['"😀"']],
    ['"😀b"', 'length(@)', ['2']],
    ['["\\ufffd","😀"]', 'max(@)', ['"😀"']],
    // RFC 9485.
    ['["a\\nb","axb"]', "$[?match(@,'a.b')]", ['"axb"']],
    ['["a-b","aé"]', "$[?search(@,'a[\\\\-é]')]", ['"a-b"', '"aé"']],
    ['["aa"]', "$[?match(@,'(?:a)+')]", []],
    // RFC 6901 §5.
    ['{"":0,"a/b":1,"m~n":8,"k\\"l":6," ":7}', '#/k%22l', ['6']],
    ['{"":0}', '/', ['0']],
    ['[1,2]', '/-', []],
    ['[1,2]', '/01', []],
    ['{"0":"x"}', '/0', ['"x"']],
  ])('of %s by %s', async (text, expression, values) => {
    expect((await found(text, expression)).results.map(({ value }) => value)).toEqual(values);
  });

  it('have their places, in several documents too', async () => {
    const { results } = await found('{"é😀":1}\r\n{"é😀":[2,\n 3]}', '$..[1]');
    expect(results).toMatchObject([
      { path: '$[1]', pointer: '/1', line: 2, column: 1 },
      { path: "$[1]['é😀'][1]", pointer: '/1/é😀/1', line: 3, column: 2 },
    ]);
    expect((await found('{"a":[1]}', 'a[-1]')).results).toMatchObject([{ pointer: '/a/0', column: 7 }]);
    expect((await found('{"a":[1]}', 'a[5]')).results).toMatchObject([{ pointer: null, value: 'null' }]);
  });

  it('are counted beyond the limit', async () => {
    const result = await execute(query, { text: `[${'1,'.repeat(99)}1]`, expression: '$[*]', limit: 3 });
    expect(result).toMatchObject({ ok: true, value: { count: 100 } });
    expect(result.ok && result.value.results.length).toBe(3);
  });
});

it('agrees with a walk over the document about what a path finds', async () => {
  const key = fc.constantFrom('a', 'b', "c'", 'd~/', '');
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.integer(),
      fc.string(),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(key, tie('value'), { maxKeys: 3 }),
    ),
  }));
  const property = fc.asyncProperty(value, async (document) => {
    const text = JSON.stringify(document);
    const all = await found(text, '$..*', 'jsonpath');
    expect(await located(text, '$..*')).toEqual(all.results.map((each) => each.value));
    for (const { path, pointer, value: expected } of all.results) {
      expect((await found(text, path ?? '', 'jsonpath')).results.map((each) => each.value)).toEqual([expected]);
      expect((await found(text, pointer ?? '', 'pointer')).results.map((each) => each.path)).toEqual([path]);
    }
  });
  await fc.assert(property, { seed: 20_261_122, numRuns: propertyRuns(0.5) });
});

it('answers or refuses any expression', async () => {
  const piece = fc.constantFrom(
    '$',
    '@',
    '.',
    '..',
    '[',
    ']',
    '(',
    ')',
    '?',
    '*',
    'a',
    "'b'",
    '"c"',
    '`1`',
    '0',
    '-1',
    ':',
    ',',
    '&',
    '&&',
    '||',
    '==',
    '!',
    'length(',
    ' ',
    '{',
    '}',
    '|',
  );
  const property = fc.asyncProperty(
    fc.array(piece, { maxLength: 12 }),
    fc.constantFrom('auto' as const, 'jsonpath' as const, 'jmespath' as const, 'pointer' as const),
    async (pieces, language) => {
      const expression = pieces.join('');
      const result = await execute(query, { text: '{"a":[1,{"b":"c"}]}', expression, language });
      if (!result.ok) {
        expect(result.error.code).toMatch(/^(?:invalid-expression|looks-like-jq|invalid-type)$/);
        expect(Number(result.error.details['offset'] ?? 0)).toBeLessThanOrEqual(expression.length);
      }
    },
  );
  await fc.assert(property, { seed: 20_261_123, numRuns: propertyRuns(5) });
});
