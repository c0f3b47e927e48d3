import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute, type Result } from '#core/operation.ts';
import { jsonText } from '#lib/documents/print-json.ts';
import { readYaml } from '#lib/documents/read-yaml.ts';
import { isList, isTable, type Value } from '#lib/documents/value.ts';
import { propertyRuns } from '../../../scripts/property-runs.ts';
import { check, format } from './engine.ts';
import type { Check } from './engine/check.ts';
import { withQuotes } from './view/quote.ts';
import { examples } from './examples.ts';

const operations = { format, check };

it.each(examples)('$op $input', async (example) => {
  const operation = operations[example.op as keyof typeof operations];
  expect(mismatch(example, await execute(operation as typeof format, example.input as never))).toBeUndefined();
});

type Options = Partial<Parameters<typeof format.run>[0]>;

async function formatted(text: string, options: Options = {}): Promise<string> {
  const result: Result<string> = await execute(format, { text, ...options });
  if (!result.ok) throw new Error(`${result.error.code} ${JSON.stringify(result.error.details)}`);
  return result.value;
}

async function checked(text: string, yamlVersion: '1.2' | '1.1' = '1.2'): Promise<Check> {
  const result = await execute(check, { text, yamlVersion });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

describe('format', () => {
  it.each<readonly [string, string, Options]>([
    // Spellings.
    ['a: True\nb: ~\nc: .NaN\nd: +1\ne: 0o17\nf:\n', 'a: True\nb: ~\nc: .NaN\nd: +1\ne: 0o17\nf:\n', {}],
    ['a: yes\nb: 2001-12-14\nc: 12:30:45\n', 'a: yes\nb: 2001-12-14\nc: 12:30:45\n', { yamlVersion: '1.1' }],
    ['a: !!str 012\nb: !Ref x\nc: !!binary aGk=\n', 'a: !!str 012\nb: !Ref x\nc: !!binary aGk=\n', {}],
    [`a: 'x'\nb: "y"\nc: "\\x01"\n`, `a: 'x'\nb: 'y'\nc: "\\x01"\n`, { quotes: 'single' }],
    [`'a': 'x'\nb: plain\n`, `"a": "x"\nb: plain\n`, { quotes: 'double' }],
    ['{a, b: , c: 1}\n', '{a, b:, c: 1}\n', {}],
    ['{a, b: 1}\n', 'a:\nb: 1\n', { flow: 'block' }],
    // Layout.
    ['\ufeffa: 1\r\nb:\r\n- 2\r\n', 'a: 1\nb:\n  - 2\n', {}],
    ['b:\n- 2\n', 'b:\n- 2\n', { indentSequences: false }],
    ['a:\n  b:\n    c: 1\n', 'a:\n    b:\n        c: 1\n', { indent: 4 }],
    ['a: 1\n\n\n\n# c\n\n\n\nb: 2\n', 'a: 1\n\n# c\n\nb: 2\n', {}],
    ['a: >2\n   more\n  less\n', 'a: >4\n     more\n    less\n', { indent: 4 }],
    ['[]\n', '[]\n', { flow: 'block' }],
    // Comments, where they stay the second time.
    ['- - # c\n    a: 1\n', '# c\n- - a: 1\n', {}],
    ['- !t\n  # c\n  - - 1\n', '# c\n- !t\n  - - 1\n', {}],
    ['-\n- # c\n  - 1\n', '- \n- # c\n  - 1\n', {}],
    ['- - a:\n- # c\n  - - 1\n', '- - a:\n- # c\n  - - 1\n', {}],
    ['-\n- # c\n  b: 1\n', '- \n- # c\n  b: 1\n', {}],
    ['- b: 1\n  # c\n  a: 2\n', '# c\n- a: 2\n  b: 1\n', { sortKeys: true }],
    ['b: # c\n\n\n  a: 1\n', 'b:\n  # c\n\n  a: 1\n', { sortKeys: true }],
    ['a:\n  - 1\n  # c\n', 'a:\n- 1\n\n# c\n', { indentSequences: false }],
    ['a:\n  - 1\n  # c\nb: 2\n', 'a:\n- 1\n# c\nb: 2\n', { indentSequences: false }],
    // Documents.
    ['a: 1\n...\n---\nb: 2\n...\n', 'a: 1\n---\nb: 2\n', {}],
    ['--- # first\na: 1\n---\n', '---\n# first\na: 1\n---\n', {}],
    ['a: 1\n...\n# c\n---\nb: 2\n', 'a: 1\n\n# c\n---\nb: 2\n', {}],
    ['a: 1\n# c\n...\n# d\n---\nb: 2\n', 'a: 1\n\n# c\n\n# d\n---\nb: 2\n', {}],
    ['---\n...\n# c\n---\nb: 2\n', '---\n# c\n---\nb: 2\n', {}],
    ['a: 1\n...\n# c\n...\n', 'a: 1\n\n# c\n', {}],
    ['a: 1\n...\n# c\n... # d\nb: 2\n', 'a: 1\n\n# c\n\n# d\n---\nb: 2\n', {}],
    ['a: 1\n...\n# c\n...\n# d\n---\nb: 2\n', 'a: 1\n\n# c\n\n# d\n---\nb: 2\n', {}],
    ['a: 1\n...\n# c\n...\n%YAML 1.2\n---\nb: 2\n', 'a: 1\n\n# c\n...\n%YAML 1.2\n---\nb: 2\n', {}],
    ['...\n# c\n...\nb: 2\n', '# c\n\nb: 2\n', {}],
    ['# c\n...\n# d\n---\nb: 2\n', '# c\n\n# d\n---\nb: 2\n', {}],
    ['a: 1\n...\n# c\n...\n', 'a: 1\n', { comments: 'strip' }],
    ['---\n# c\n', '---\n# c\n', {}],
    ['%YAML 1.1\n---\na: 1\n...\n%YAML 1.2\n---\nb: 2\n', '%YAML 1.1\n---\na: 1\n...\n%YAML 1.2\n---\nb: 2\n', {}],
    ['# a\n\n\n# b  \n\n', '# a\n\n# b\n', {}],
    ['# a\n', '', { comments: 'strip' }],
    ['# a\nb: 1 # c\n# d\n', 'b: 1\n', { comments: 'strip' }],
    // Sorted.
    [
      'x:\n  # b\n  b: 1\n  # a\n  a: 2 # two\ny: 1\n',
      'x:\n  # a\n  a: 2 # two\n  # b\n  b: 1\ny: 1\n',
      { sortKeys: true },
    ],
    ['b: 1\n\na: 2\n', 'a: 2\nb: 1\n', { sortKeys: true }],
    ['z: # of z\n  b: 1\n  a: 1\n', 'z:\n  # of z\n  a: 1\n  b: 1\n', { sortKeys: true }],
    ['\u{1f600}: 1\n\ufffd: 2\n', '\ufffd: 2\n\u{1f600}: 1\n', { sortKeys: true }],
    ['z: {b: 1, <<: {c: 2}}\n', 'z: {<<: {c: 2}, b: 1}\n', { sortKeys: true }],
    // No-break spaces may stand in an anchor (YAML 1.2.2 §6.9.2), but the library does not write them.
    ['[&a\u00a01 x, *a\u00a01, &a_1 y]\n', '[&a_1_ x, *a_1_, &a_1 y]\n', {}],
    // An alias that would come before its anchor changes places with it.
    ['b: &x 1\na: *x\n', 'a: &x 1\nb: *x\n', { sortKeys: true }],
    ['c: &x 1\nb: *x\na: &x 2\nd: *x\n', 'a: &x2 2\nb: &x 1\nc: *x\nd: *x2\n', { sortKeys: true }],
    // Expanded.
    ['a: &x [1, &y 2]\nb: *x # c\nc: *y\n', 'a: [1, 2]\nb: [1, 2] # c\nc: 2\n', { anchors: 'expand' }],
    [
      'a: &x {k: 1}\nb: &y {k: 2, l: 3}\nc:\n  <<: [*x, *y]\n  m: 4\n',
      'a: {k: 1}\nb: {k: 2, l: 3}\nc:\n  k: 1\n  l: 3\n  m: 4\n',
      { anchors: 'expand' },
    ],
    ['a: &x k\n*x : 1\n', 'a: k\nk: 1\n', { anchors: 'expand' }],
  ])('%j becomes %j %j', async (text, expected, options) => {
    expect(await formatted(text, options)).toBe(expected);
    expect(await formatted(expected, options)).toBe(expected);
  });

  it.each([
    ['a: *x\nb: &x 1\n', {}, 'invalid-yaml', { reason: 'unknown-alias', line: 1, column: 4 }],
    ['a: 1\n---\na: *x\n', { anchors: 'expand' }, 'invalid-yaml', { reason: 'unknown-alias', line: 3 }],
    ['a: &x\n  b: *x\n', { anchors: 'expand' }, 'cyclic-alias', { line: 2, column: 6 }],
    ['a: {<<: 1}\n', { anchors: 'expand' }, 'invalid-yaml', { reason: 'bad-merge' }],
    ['\r\n\r\na: "x\r\n', {}, 'invalid-yaml', { reason: 'missing-char' }],
    ['['.repeat(257) + ']'.repeat(257), {}, 'too-deep', { line: 1, column: 257 }],
    ['%YAML 1.2\n', {}, 'invalid-yaml', { reason: 'directive-without-document' }],
    ['\ufeffa:\r\n  x\u0007y\r\n', {}, 'invalid-yaml', { reason: 'unprintable', line: 2, column: 4, offset: 8 }],
    ['[1,, 2]\n---\n\0\n', {}, 'invalid-yaml', { reason: 'unexpected-token', line: 1, column: 4 }],
  ])('%j %j is %s', async (text, options, code, details) => {
    const result = await execute(format, { text, ...options } as never);
    expect(result).toMatchObject({ ok: false, error: { code, details } });
  });

  it('keeps an alias in its own anchor', async () => {
    expect(await formatted('&x [ *x ]\n')).toBe('&x [*x]\n');
  });

  it('ends a bomb of aliases', async () => {
    const names = 'abcdefghij';
    const bomb = [...names].map((name, at) => {
      const items = at === 0 ? ['x'] : Array.from({ length: 9 }, () => `*${names[at - 1]}`);
      return `${name}: &${name} [${items.join(', ')}]`;
    });
    const text = `${bomb.join('\n')}\n`;
    expect(await formatted(text)).toBe(text);
    expect(await execute(format, { text, anchors: 'expand' })).toMatchObject({ error: { code: 'too-many-nodes' } });
    expect(await checked(text)).toMatchObject({ valid: true, aliases: 81 });
  });
});

const word = fc.constantFrom('a', 'b', 'yes', '0755', '1.10', '"q"', "'s'", '~', '0x1F', 'x y', '1e3', 'é', '!t v');
const comment = fc.constantFrom('', '', '', ' # c', ' # d # e');
const entry = fc.record({ key: fc.constantFrom('k', 'b', 'a', '"q"', "'z'", '1'), value: word, comment });

/** Blocks of mappings and lists with comments and blank lines, indented by two. */
const { document } = fc.letrec<{ document: string; block: string[] }>((tie) => ({
  document: tie('block').map((lines) => `${lines.join('\n')}\n`),
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc
      .uniqueArray(entry, { minLength: 1, maxLength: 4, selector: ({ key }) => key.replace(/\W/g, '') })
      .map((all) => all.map((one) => `${one.key}: ${one.value}${one.comment}`)),
    fc
      .uniqueArray(fc.tuple(fc.constantFrom('m', 'd', 'c'), comment, tie('block')), {
        minLength: 1,
        maxLength: 3,
        selector: ([key]) => key,
      })
      .map((all) =>
        all.flatMap(([key, after, lines]) => [`${key}:${after}`, ...lines.map((line) => line && `  ${line}`)]),
      ),
    fc
      .array(fc.tuple(word, comment), { minLength: 1, maxLength: 3 })
      .map((all) => all.map(([value, after]) => `- ${value}${after}`)),
    fc
      .array(tie('block'), { minLength: 1, maxLength: 3 })
      .map((all) => all.flatMap(([first, ...rest]) => [`- ${first}`, ...rest.map((line) => line && `  ${line}`)])),
    fc
      .tuple(tie('block'), fc.constantFrom('', '# above', '\n# far'))
      .map(([lines, above]) => [...above.split('\n'), ...lines]),
    fc.array(word, { maxLength: 3 }).map((all) => [`f: [${all.join(', ')}]`]),
  ),
}));

const read = (text: string): readonly Value[] => readYaml(text, {}).documents;

/** The same whatever the order of members. */
function unordered(value: Value): string {
  if (isTable(value)) {
    const members = Array.from(value, ([key, member]) => `${JSON.stringify(key)}:${unordered(member)}`);
    return `{${members.toSorted().join(',')}}`;
  }
  return isList(value) ? `[${value.map(unordered).join(',')}]` : jsonText(value);
}

const styles: readonly Options[] = [
  {},
  { indent: 4, indentSequences: false },
  { sortKeys: true },
  { anchors: 'expand' },
  { flow: 'block' },
  { quotes: 'single' },
  { quotes: 'double' },
  { comments: 'strip' },
];

describe.each(styles)('format with %j', (options) => {
  it('keeps documents and comments, and changes nothing the second time', async () => {
    const property = fc.asyncProperty(document, async (text) => {
      const once = await formatted(text, options);
      const show = options.sortKeys ? unordered : (value: Value) => jsonText(value);
      expect(read(once).map(show)).toEqual(read(text).map(show));
      expect(await formatted(once, options)).toBe(once);
      const comments = (from: string) => [...from.matchAll(/# .*/g)].map(String).toSorted();
      expect(comments(once)).toEqual(options.comments === 'strip' ? [] : comments(text));
    });
    await fc.assert(property, { seed: 20_261_122, numRuns: propertyRuns(0.4) });
  });
});

describe('check', () => {
  it.each([
    ['NO', 'boolean-word', '"NO"', 'false'],
    ['y', 'boolean-word', '"y"', 'true'],
    ['0755', 'octal-looking', '755', '493'],
    ['0o17', 'octal-1.2', '15', '"0o17"'],
    ['12:30:45', 'sexagesimal', '"12:30:45"', '45045'],
    ['190:20:30.15', 'sexagesimal', '"190:20:30.15"', '685230.15'],
    ['1_000', 'underscore-number', '"1_000"', '1000'],
    ['2001-12-14', 'date', '"2001-12-14"', '"2001-12-14"'],
    ['2001-12-14t21:59:43.10-05:00', 'date', '"2001-12-14t21:59:43.10-05:00"', '"2001-12-14t21:59:43.10-05:00"'],
    ['1.10', 'version-number', '1.10', '1.10'],
    ['1e10', 'exponent-number', '1e10', '"1e10"'],
    ['1.5e3', 'exponent-number', '1.5e3', '"1.5e3"'],
    ['1.5e+3', 'exponent-number', '1.5e+3', '1.5e+3'],
    ['9007199254740992', 'big-integer', '9007199254740992', '9007199254740992'],
    ['~', 'null-word', 'null', 'null'],
    ['NULL', 'null-word', 'null', 'null'],
    ['TRUE', 'case-boolean', 'true', 'true'],
    ['', 'empty-value', 'null', 'null'],
  ])('%j is %s', async (source, code, yaml12, yaml11) => {
    const { findings } = await checked(`a: ${source}\n`);
    expect(findings).toMatchObject([{ code, path: '/a', source, yaml12, yaml11, line: 1 }]);
  });

  it.each(['true', '1', '1.5', 'x', '"no"', "'0755'", '!!str no', '9007199254740991', '|\n  no', '3.14'])(
    'has nothing to say about %s',
    async (source) => {
      expect((await checked(`a: ${source}\n`)).findings).toEqual([]);
    },
  );

  it.each([
    ['a: &x 1\n', 'unused-anchor', 1, 4, '/a', '&x'],
    ['a: &x 1\nb: &x 2\nc: *x\n', 'anchor-redefined', 2, 4, '/b', '&x'],
    ['a: !Ref q\n', 'unknown-tag', 1, 4, '/a', '!Ref'],
    ['? [a]\n: 1\n', 'complex-key', 1, 3, '/[a]', '[a]'],
    ['a: &x {}\nb: {<<: *x}\n', 'merge-key', 2, 5, '/b/<<', '<<'],
    ['a: \u00a0x\n', 'no-break-space', 1, 4, '/a', '\u00a0x'],
    ['a\u00a0: x\n', 'no-break-space', 1, 2, '/a\u00a0', 'a\u00a0'],
    ['a: 1\r\nb: 2\n', 'mixed-line-endings', 2, 5, '', ''],
    ['on: 1\n', 'boolean-word', 1, 1, '/on', 'on'],
    ['a: 1\n---\n- no\n', 'boolean-word', 3, 3, '/1/0', 'no'],
  ])('%j has %s', async (text, code, line, column, path, source) => {
    const { findings } = await checked(text);
    expect(findings).toContainEqual(expect.objectContaining({ code, line, column, path, source }));
  });

  it.each([
    ['a: 1\na: 2\na: 3\n', ['duplicate-key', 'duplicate-key'], [2, 3]],
    ['a: [1\n', ['syntax'], [2]],
    ['a: *x\n', ['syntax'], [1]],
    ['a: &x\n  b: *x\n', ['cyclic-alias'], [2]],
    ['['.repeat(257) + ']'.repeat(257), ['too-deep'], [1]],
    ['%YAML 1.2\n', ['syntax'], [1]],
    ['a: 1\nb: "\0"\n', ['syntax'], [2]],
    ['a: "\u007f"\nb: \u007f\n', ['syntax'], [2]],
    ['%YAML 1.2\n# \u001b\n', ['syntax', 'syntax'], [1, 2]],
  ])('%j is not valid', async (text, codes, lines) => {
    const { valid, errors } = await checked(text);
    expect(valid).toBe(false);
    expect(errors.map(({ code }) => code)).toEqual(codes);
    expect(errors.map(({ line }) => line)).toEqual(lines);
  });

  it('counts', async () => {
    const text = '# 1\na: &x # 2\n  b: [1, {c: d}]\n---\n# 3\ne: *y\nf: &y 1\n';
    expect(await checked(text)).toMatchObject({ documents: 2, comments: 3, anchors: 2, aliases: 1, depth: 4 });
  });

  it('answers any text', async () => {
    const piece = fc.constantFrom(
      'a',
      ': ',
      '- ',
      '\n',
      '  ',
      '#',
      '"',
      "'",
      '&x',
      ' *x',
      '[',
      '{',
      '}',
      ']',
      ',',
      '!t ',
      '|',
      '%',
      '\t',
      '?',
      '\u00a0',
      '\u007f',
      '\u001f',
      '\r',
      '---\n',
    );
    const property = fc.asyncProperty(fc.array(piece, { maxLength: 20 }), async (pieces) => {
      const text = pieces.join('');
      const { valid } = await checked(text);
      const result = await execute(format, { text });
      // What formats is valid but for repeated keys and aliases in their own anchors.
      if (valid) expect(result.ok).toBe(true);
    });
    await fc.assert(property, { seed: 20_261_124, numRuns: propertyRuns(1) });
  });
});

it('puts quotes where the findings are', async () => {
  const text = 'a: no\r\nb: [on, 0755]\r\n';
  const { findings } = await checked(text);
  expect(withQuotes(text, findings)).toBe('a: "no"\r\nb: ["on", "0755"]\r\n');
});

it('takes a list and a mapping of any length', async () => {
  const list = `r:\n${'  - a\n'.repeat(150_000)}`;
  expect(await formatted(list)).toBe(list);
  expect(await execute(check, { text: list })).toMatchObject({ value: { valid: true, depth: 2 } });
  const keys = Array.from({ length: 150_000 }, (_, at) => `  k${at}: 0\n`).join('');
  const expanded = await formatted(`a: &a\n${keys}b:\n  <<: *a\n`, { anchors: 'expand' });
  expect(expanded).toHaveLength(2 * keys.length + 6);
});
