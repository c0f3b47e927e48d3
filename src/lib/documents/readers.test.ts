import { describe, expect, it } from 'vitest';
import { parse as parseSmol } from 'smol-toml';
import { ToolError } from '#core/operation.ts';
import { convertText, locatePath, reportLosses, type ConversionInput } from './convert.ts';
import { faultAt } from './position.ts';
import type { DocumentFormat } from './value.ts';

type Route = `${DocumentFormat}-${DocumentFormat}`;
type Options = Partial<ConversionInput>;

function routeOf(route: Route) {
  const [from, to] = route.split('-') as [DocumentFormat, DocumentFormat];
  return { from, to };
}
const convert = (route: Route, text: string, options: Options = {}) =>
  convertText({ text, ...options }, routeOf(route));
const json = (from: DocumentFormat, text: string, options: Options = {}) =>
  convert(`${from}-json`, text, { indent: 0, ...options });
const losses = async (route: Route, text: string, options: Options = {}) =>
  (await reportLosses({ text, ...options }, routeOf(route))).warnings.map(({ code, path }) => `${code} ${path}`);
const faultOf = async (work: Promise<unknown>): Promise<Readonly<Record<string, unknown>>> => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ToolError)) throw error ?? new Error('no error');
  return { code: error.code, ...error.details };
};
const place = async (from: DocumentFormat, text: string, path: string): Promise<string> =>
  text.slice((await locatePath({ text, path }, { from, to: 'json' })).offset);

const formats = ['json', 'yaml', 'toml'] as const;
const routes = formats.flatMap((from) => formats.filter((to) => to !== from).map((to): Route => `${from}-${to}`));

describe('any format', () => {
  it('makes nothing of a blank text', async () => {
    for (const route of routes) {
      for (const text of ['', ' \r\n\t', '\ufeff\n']) {
        expect(await convert(route, text)).toBe('');
        expect(await reportLosses({ text }, routeOf(route))).toEqual({ documents: 0, warnings: [] });
      }
    }
  });

  it('skips a byte order mark and counts it in offsets', async () => {
    expect(await json('json', '\ufeff{"a":1}')).toBe('{"a":1}');
    expect(await json('yaml', '\ufeffa: 1')).toBe('{"a":1}');
    expect(await json('toml', '\ufeffa = 1')).toBe('{"a":1}');
    expect(await faultOf(json('toml', '\ufeffa = [\n}'))).toMatchObject({ line: 2, column: 1, offset: 7 });
    expect(await faultOf(json('yaml', '\ufeffa: [\n}'))).toMatchObject({ line: 2, column: 1, offset: 6 });
    expect(await place('yaml', '\ufeffa: x', '/a')).toBe('x');
  });

  it('allows 256 nested containers and not one more', async () => {
    const deep = (count: number) => '['.repeat(count) + '1' + ']'.repeat(count);
    const dotted = (count: number) => `${'a.'.repeat(count - 1)}a = 1`;
    expect(await json('json', deep(256))).toBe(deep(256));
    expect(await json('yaml', deep(256))).toBe(deep(256));
    expect(await json('toml', `a = ${deep(255)}`)).toBe(`{"a":${deep(255)}}`);
    expect(await json('yaml', '- '.repeat(256))).toBe(`${'['.repeat(256)}null${']'.repeat(256)}`);
    expect(await json('toml', dotted(256))).toHaveLength(256 * 6 + 1);
    expect(await json('toml', `[${'a.'.repeat(254)}a]`)).toHaveLength(255 * 6 + 2);
    for (const [from, text, column] of [
      ['json', deep(257), 257],
      ['yaml', deep(257), 257],
      ['toml', `a = ${deep(256)}`, 260],
      ['yaml', '- '.repeat(257), 513],
      ['toml', dotted(257), 512],
      ['toml', `[${'a.'.repeat(255)}a]`, 1],
      ['yaml', `${'[a: '.repeat(128)}[`, 513],
      ['toml', `a = {${'b.'.repeat(254)}b = [1]}`, 518],
    ] as const) {
      expect(await faultOf(json(from, text)), text).toMatchObject({ code: 'too-deep', line: 1, column });
    }
  });

  it.each([
    ['json', '['],
    ['json', '{"a":'],
    ['yaml', '['],
    ['yaml', '- '],
    ['yaml', '? '],
    ['yaml', '{a: '],
    ['yaml', '[a: '],
    ['toml', 'a = [{'],
    ['toml', 'a.'],
    ['toml', 'a = ["""b"""", [{'],
  ] as const)('refuses 100,000 levels of %s %s', async (from, opening) => {
    const start = from === 'toml' ? opening.replace('{', '') : opening;
    for (let time = 0; time < 2; time++) {
      expect(await faultOf(json(from, start + opening.replace('a = ', '').repeat(100_000)))).toMatchObject({
        code: 'too-deep',
      });
    }
  });
});

describe('JSON', () => {
  it('takes JSON5, JSONC and JSON lines unless it is strict', async () => {
    const text = `// one\n{a: 0x1F, 'b': +1, c: .5, d: 5., e: [NaN, -Infinity,], f: '\\x41\\v\\0\\\n', /* two */}\n{}\n[1]`;
    expect(await json('json', text)).toBe(
      '[{"a":31,"b":1,"c":0.5,"d":5.0,"e":[null,null],"f":"A\\u000b\\u0000"},{},[1]]',
    );
    expect(await json('json', '1 2 "x"', { documents: 'lines' })).toBe('1\n2\n"x"');
    expect(await json('json', '-0x1F')).toBe('-31');
    for (const wrong of ['{}{}', '[1,]', '{a:1}', '// no\n1', '.5', "'a'", 'NaN']) {
      expect(await faultOf(json('json', wrong, { strict: true }))).toMatchObject({ code: 'invalid-json', line: 1 });
    }
    expect(await json('json', ' {"a" : [1e400, -0.0] } ', { strict: true })).toBe('{"a":[1e400,-0.0]}');
    expect(await faultOf(json('json', '{"a":1,\n "b":[1,,2]}'))).toMatchObject({ line: 2, column: 9, path: '/b/1' });
    expect(await faultOf(json('json', '// only a comment'))).toMatchObject({ code: 'invalid-json' });
  });

  it('keeps order, large numbers and __proto__, and warns of repeated keys', async () => {
    const text = '{"10":1,"9":12345678901234567890,"z":1.50,"__proto__":{"a":1}}';
    expect(await json('json', text)).toBe(text);
    expect(await json('json', text, { sortKeys: true })).toBe(
      '{"10":1,"9":12345678901234567890,"__proto__":{"a":1},"z":1.50}',
    );
    expect(await json('json', '{"\u{10000}":1,"\uffff":2}', { sortKeys: true })).toBe('{"\uffff":2,"\u{10000}":1}');
    expect(await json('json', '{"a":1,"b":2,"a":3}')).toBe('{"a":3,"b":2}');
    expect(await losses('json-yaml', '[{"a":1,"b":2,"a":3}] {"x~/":[{"c":1,"c":2}]}')).toEqual([
      'duplicate-key /0/0/a',
      'duplicate-key /1/x~0~1/0/c',
    ]);
  });

  it('finds a value', async () => {
    expect(await place('json', '{"é😀":[1,{"b": 2}]}', '/é😀/1/b')).toBe('2}]}');
    expect(await place('json', '{"a":1}\n[3,4]', '/1/1')).toBe('4]');
    expect(await place('json', '{"a":[1]}', '/a/7/x')).toBe('[1]}');
    expect(await place('json', '{"a":[1]}', '')).toBe('{"a":[1]}');
  });
});

describe('YAML', () => {
  it('reads the versions', async () => {
    const text = '[yes, NO, 0777, 2001-12-14, 0o17, 0x1F, 12:30:45, 1_000, 1e3, ~, +.5, "no", .inf]';
    expect(await json('yaml', text, { nonFinite: 'string' })).toBe(
      '["yes","NO",777,"2001-12-14",15,31,"12:30:45","1_000",1e3,null,0.5,"no","Infinity"]',
    );
    const in11 = '[true,false,511,"2001-12-14","0o17",31,45045,1000,"1e3",null,0.5,"no",null]';
    expect(await json('yaml', text, { yamlVersion: '1.1' })).toBe(in11);
    expect(await json('yaml', `%YAML 1.1\n---\n${text}`)).toBe(in11);
    expect(await losses('yaml-json', text)).toEqual([
      ...[0, 1, 2, 3, 4, 6, 7, 8].map((index) => `yaml-1.1-differs /${index}`),
      'non-finite-number /12',
    ]);
    expect(await losses('yaml-json', text, { yamlVersion: '1.1' })).toEqual(['non-finite-number /12']);
  });

  it('reads keys as the text they are written with', async () => {
    expect(
      await json('yaml', '404: a\n1.10: b\n~: c\n? \n: d\n"x y": e\n&k no: f\n? *k\n: g\n').catch(String),
    ).toContain('duplicate-key');
    expect(await json('yaml', '404: a\n1.10: b\n~: c\n? \n: d\n"x y": e\n__proto__: f\n')).toBe(
      '{"404":"a","1.10":"b","~":"c","":"d","x y":"e","__proto__":"f"}',
    );
    expect(await json('yaml', '- &k no\n- *k : 1')).toBe('["no",{"no":1}]');
    expect(await json('yaml', '&k no: 1\nb: *k')).toBe('{"no":1,"b":"no"}');
    expect(await faultOf(json('yaml', 'a: 1\n? [b]\n: 2'))).toMatchObject({ code: 'complex-key', line: 2, column: 3 });
    expect(await faultOf(json('yaml', 'x: &a {}\n*a : 2'))).toMatchObject({ code: 'complex-key', line: 2, column: 1 });
    expect(await faultOf(json('yaml', '1: a\n"1": b'))).toMatchObject({ code: 'duplicate-key', key: '1', line: 2 });
  });

  it('merges, explicit keys and earlier mappings first', async () => {
    const anchors = '- &a {x: 1, y: 2}\n- &b {y: 3, z: 4}\n';
    expect(await json('yaml', `${anchors}- {<<: [*a, *b], q: 5}`)).toContain('{"x":1,"y":2,"z":4,"q":5}');
    expect(await json('yaml', `${anchors}- {y: 0, <<: *a}`)).toContain('{"y":0,"x":1}');
    expect(await json('yaml', `${anchors}- {<<: *a, y: 0}`)).toContain('{"x":1,"y":0}]');
    expect(await json('yaml', `${anchors}- {<<: {w: 1}, y: 0}`)).toContain('{"w":1,"y":0}]');
    expect(await json('yaml', '"<<": {a: 1}')).toBe('{"<<":{"a":1}}');
    expect(await faultOf(json('yaml', 'a: 1\n<<: 3'))).toMatchObject({
      code: 'invalid-yaml',
      reason: 'bad-merge',
      line: 2,
    });
  });

  it('warns at the paths that merged members have', async () => {
    const text = 'a: &m {x: no}\nb:\n  <<: [{n: yes}, *m, {o: !Own 1}]\n';
    expect(await losses('yaml-json', text)).toEqual([
      'yaml-1.1-differs /a/x',
      'yaml-1.1-differs /b/n',
      'tag-dropped /b/o',
    ]);
    expect(await json('yaml', 'a: {<<: &m [{x: 1}, {y: 2}]}\nb: *m')).toBe('{"a":{"x":1,"y":2},"b":[{"x":1},{"y":2}]}');
  });

  it('expands aliases into copies', async () => {
    expect(await json('yaml', '- &a {b: &c [1]}\n- *a\n- *c\n- &c 2\n- *a\n- *c')).toBe(
      '[{"b":[1]},{"b":[1]},[1],2,{"b":[1]},2]',
    );
    expect(await faultOf(json('yaml', 'a: &x\n  b: *x'))).toMatchObject({ code: 'cyclic-alias', line: 2, column: 6 });
    expect(await faultOf(json('yaml', 'a: *x'))).toMatchObject({ code: 'invalid-yaml', reason: 'unknown-alias' });
    expect(await faultOf(json('yaml', '- &a 1\n---\n- *a'))).toMatchObject({ code: 'invalid-yaml', line: 3 });
    const deep = `- &a ${'['.repeat(200)}${']'.repeat(200)}\n- ${'['.repeat(55)}*a${']'.repeat(55)}`;
    expect(await json('yaml', deep)).toHaveLength(2 + 400 + 1 + 510);
    expect(await faultOf(json('yaml', deep.replace('*a', '[*a]')))).toMatchObject({ code: 'too-deep', line: 2 });
  });

  it('ends an alias bomb', async () => {
    const levels = Array.from({ length: 10 }, (_, level) =>
      level === 0 ? '- &a0 [x,x,x,x,x,x,x,x,x,x]' : `- &a${level} [${`*a${level - 1},`.repeat(10)}]`,
    );
    expect(await faultOf(json('yaml', levels.join('\n')))).toMatchObject({ code: 'too-many-nodes', limit: 1_000_000 });
  });

  it('knows the standard tags and drops others', async () => {
    const text = [
      ['bin: !!binary |', '  aGk=', '  Zm8=', 'set: !!set {a, b}', 'omap: !!omap [a: 1, 10: 2]', 'n: !!str 123'],
      ['pairs: !!pairs [a: 1]', 'ref: !Ref x', 'own: !Own {k: !Ref [1]}', 'f: !!float 1', 'i: !!int x', 't: ! 1'],
      ['d: !!timestamp 2001-12-14', 'v: !<tag:yaml.org,2002:str> true', 'e: !!set {}'],
    ]
      .flat()
      .join('\n');
    expect(await json('yaml', text)).toBe(
      '{"bin":"aGk=Zm8=","set":["a","b"],"omap":{"a":1,"10":2},"n":"123","pairs":{"a":1},"ref":"x","own":{"k":[1]},' +
        '"f":1.0,"i":"x","t":"1","d":"2001-12-14","v":"true","e":[]}',
    );
    expect(await losses('yaml-json', text)).toEqual([
      'tag-dropped /ref',
      'tag-dropped /own',
      'tag-dropped /own/k',
      'tag-dropped /i',
    ]);
    expect(await json('yaml', 'bin: !!binary "%%"')).toBe('{"bin":"%%"}');
    expect(await faultOf(json('yaml', '!!omap [a]'))).toMatchObject({ code: 'invalid-yaml', reason: 'not-a-pair' });
    expect(await faultOf(json('yaml', '!!pairs [a: 1, a: 2]'))).toMatchObject({ code: 'duplicate-key' });
  });

  it('warns of the tag of a key, and of nothing else about a key', async () => {
    expect(await losses('yaml-json', '!Foo a: 1')).toEqual(['tag-dropped /a']);
    expect(await losses('yaml-json', '&x !Foo no: 1\nb: *x')).toEqual(['tag-dropped /no']);
    expect(await losses('yaml-json', '&x no: 1\n!!str b: *x')).toEqual([]);
  });

  it('takes sets whose keys have no values and are there once', async () => {
    expect(await json('yaml', '!!set {a: , b: ~, ? 1}')).toBe('["a","b",1]');
    expect(await faultOf(json('yaml', '!!set {a: 1}'))).toMatchObject({
      code: 'invalid-yaml',
      reason: 'set-with-values',
      column: 11,
    });
    expect(await faultOf(json('yaml', '!!set\n? a\n? "a"'))).toMatchObject({ code: 'duplicate-key', line: 3 });
  });

  it('wants a dot and a sign for an exponent of YAML 1.1', async () => {
    const text = '[1e10, 1.5e3, 1e+3, 1.5e+3, 1.E-3, -.5E+3, !!float 1e3, 0x1e3]';
    expect(await json('yaml', text, { yamlVersion: '1.1' })).toBe(
      '["1e10","1.5e3","1e+3",1.5e+3,0.001,-500.0,1e3,483]',
    );
    expect(await json('yaml', text)).toBe('[1e10,1.5e3,1e+3,1.5e+3,0.001,-500.0,1e3,483]');
    expect(await losses('yaml-json', text)).toEqual([0, 1, 2].map((index) => `yaml-1.1-differs /${index}`));
  });

  it('takes a dot without digits for a text', async () => {
    for (const yamlVersion of ['1.1', '1.2'] as const) {
      expect(await json('yaml', '[., -., ._, 1., .5]', { yamlVersion })).toBe('[".","-.","._",1.0,0.5]');
    }
    expect(await losses('yaml-json', 'a: .')).toEqual([]);
  });

  it('ends lines at a CR alone: YAML 1.2 §5.4', async () => {
    expect(await json('yaml', 'a: |\r  x\r  y\rb: "p\r  q"\r')).toBe('{"a":"x\\ny\\n","b":"p q"}');
    expect(await faultOf(json('yaml', 'a: 1\rb: @'))).toMatchObject({ line: 2, column: 4, offset: 8 });
  });

  it('counts documents, comments and empty ones too', async () => {
    expect(await json('yaml', '# nothing')).toBe('null');
    expect(await json('yaml', '---\n---\na: 1\n...\n')).toBe('[null,{"a":1}]');
    expect(await losses('yaml-json', 'a: 1\n---\nb: .nan # no\n')).toEqual([
      'comments-dropped ',
      'non-finite-number /1/b',
    ]);
    for (const text of ['a: |  # c\n  x', '[a, # c\n b]', 'a: 1\n# c', '# c\n---\na', 'a:\n  # c\n  - b', 'a # c']) {
      expect(await losses('yaml-json', text), text).toEqual(['comments-dropped ']);
    }
    expect(await losses('yaml-json', 'a: "# b"\nc: x#y\nd: |\n  # e\n')).toEqual([]);
  });

  it('makes no document of what stands between two ends of one', async () => {
    // YAML 1.2.2, example 9.3
    expect(
      await json('yaml', 'Bare\ndocument\n...\n# No document\n...\n|\n%!PS-Adobe-2.0 # Not the first line\n'),
    ).toBe('["Bare document","%!PS-Adobe-2.0 # Not the first line\\n"]');
    expect(await json('yaml', 'a: 1\n...\n# c\n...\nb: 1')).toBe('[{"a":1},{"b":1}]');
    expect(await json('yaml', 'a: 1\n...\n\n...\n...\n# c\n')).toBe('{"a":1}');
    expect(await json('yaml', '...\n# c\n...\na')).toBe('"a"');
    expect(await json('yaml', '# c\n...\n')).toBe('null');
    // An empty one that is marked is one: by ---, an anchor or a tag.
    expect(await json('yaml', 'a\n...\n---\n...\n&x\n...\n!!str\n...\nb')).toBe('["a",null,null,"","b"]');
    expect(await json('yaml', '--- # c\n...\n# d\n---\nb')).toBe('[null,"b"]');
    expect(await place('yaml', 'a: 1\n...\n# c\n...\nb: 2', '/1/b')).toBe('2');
    expect(await losses('yaml-json', 'a: 1\n...\n# c\n...\nb: .nan')).toEqual([
      'comments-dropped ',
      'non-finite-number /1/b',
    ]);
  });

  it('wants a document behind directives, and each of them once', async () => {
    const refused = [
      // yaml-test-suite (MIT): 9MMA, SF5V; YAML 1.2.2 examples 6.15 and 6.17
      ['%YAML 1.2\n', 0, 'directive-without-document'],
      ['%YAML 1.2\n%YAML 1.2\n---\n', 10, 'repeated-directive'],
      ['%YAML 1.2\n%YAML 1.1\nfoo', 10, 'repeated-directive'],
      ['%TAG ! !foo\n%TAG ! !foo\nbar', 12, 'repeated-directive'],
      ['%YAML 1.2\r\n# c\r\n', 0, 'directive-without-document'],
      ['a\n...\n%TAG !e! tag:e,2000:\n', 6, 'directive-without-document'],
      ['%FOO\n', 0, 'directive-without-document'],
      ['%YAML 2.0\n---\na', 0, 'unsupported-version'],
    ] as const;
    for (const [text, offset, reason] of refused) {
      expect(await faultOf(json('yaml', text)), text).toMatchObject({ code: 'invalid-yaml', offset, reason });
    }
    expect(await faultOf(json('yaml', 'a\n...\n%YAML 1.2\n...\n'))).toMatchObject({ code: 'invalid-yaml' });
    expect(await json('yaml', '%YAML 1.2\n---\na\n...\n%YAML 1.2\n---\nb')).toBe('["a","b"]');
    expect(await json('yaml', '%TAG !a! !x\n%TAG !b! !x\n%FOO 1\n%FOO 2\n---\n')).toBe('null');
    expect(await json('yaml', '%YAML 1.3\n---\na')).toBe('"a"');
    expect(await json('yaml', 'a: |\n  %YAML 1.2\n  %YAML 1.2\n')).toBe('{"a":"%YAML 1.2\\n%YAML 1.2\\n"}');
  });

  it('says where it is wrong', async () => {
    for (const [text, line, column, reason] of [
      ['a: b\n\tc: d', 2, 1, 'tab-as-indent'],
      ['a: [1, 2', 1, 9, 'bad-indent'],
      ['a: "x', 1, 6, 'missing-char'],
      ['a: b: c', 1, 4, 'block-as-implicit-key'],
      ['a: 1\n b: 2', 1, 4, 'block-as-implicit-key'],
      ['a: @x', 1, 4, 'bad-scalar-start'],
    ] as const) {
      const fault = await faultOf(json('yaml', text));
      expect(fault, text).toMatchObject({ code: 'invalid-yaml', line });
      expect([fault['column'], fault['reason']], text).toEqual([column, reason]);
    }
  });

  it.each([
    ['a: x\u0007y', 4, 'U+0007'],
    ['a: "x\u0001y"', 5, 'U+0001'],
    ["a: 'x\u000by'", 5, 'U+000B'],
    ['a: \0', 3, 'U+0000'],
    ['# \u001b', 2, 'U+001B'],
    ['\u0002', 0, 'U+0002'],
    ['\u001f', 0, 'U+001F'],
    ['[a\u0018', 2, 'U+0018'],
    ['a: |\n  "\u007f"\n', 8, 'U+007F'],
    ['"a\u007f": b\u0080', 7, 'U+0080'],
    ['a: !\uffff b', 4, 'U+FFFF'],
    ['a: \ud800', 3, 'U+D800'],
    ['\ufeffa: \r\n\u0003', 6, 'U+0003'],
    ['%\u0004\n---\n', 1, 'U+0004'],
    ['&\u0005 a', 1, 'U+0005'],
  ])('refuses in %j what is not printable: YAML 1.2.2 §5.1', async (text, offset, character) => {
    const fault = { code: 'invalid-yaml', reason: 'unprintable', offset, character };
    expect(await faultOf(json('yaml', text))).toMatchObject(fault);
    expect(await faultOf(json('yaml', text, { yamlVersion: '1.1' }))).toMatchObject(fault);
  });

  it('takes in quotes what JSON takes there, and any escape', async () => {
    expect(await json('yaml', '["\u007f\ufffe", \'\u0080\', "\\x07\\0"]')).toBe(
      '["\u007f\ufffe","\u0080","\\u0007\\u0000"]',
    );
    expect(await json('yaml', 'a\u0085: "\t\u{10ffff}" # \u00a0\ue000')).toBe('{"a\u0085":"\\t\u{10ffff}"}');
  });

  it('finds a value', async () => {
    expect(await place('yaml', 'a:\n  - b\n  - c: d # e\n', '/a/1/c')).toBe('d # e\n');
    expect(await place('yaml', 'a: 1\n---\nb: [x, y]\n', '/1/b/1')).toBe('y]\n');
    expect(await place('yaml', 'a: &x {k: 1}\nb: *x\n', '/b/k')).toBe('*x\n');
  });
});

describe('TOML', () => {
  it('reads 1.0 and 1.1', async () => {
    expect(await json('toml', 'a = {\n  b = 1, # c\n  c = "\\e\\x41",\n}\nd = 07:32\ne = 99999999999999999999')).toBe(
      '{"a":{"b":1,"c":"\\u001bA"},"d":"07:32","e":99999999999999999999}',
    );
    expect(await json('toml', '[b.c]\nx = 1\n[b]\ny.z = 2\n[[l]]\n[l.m]\nn = 0o17\n[[l]]\n"a.b" = -0.0')).toBe(
      '{"b":{"c":{"x":1},"y":{"z":2}},"l":[{"m":{"n":15}},{"a.b":-0.0}]}',
    );
    expect(await json('toml', '__proto__.a = 1\n10 = 1\n9 = 2')).toBe('{"__proto__":{"a":1},"10":1,"9":2}');
    expect(await losses('toml-json', 'a = 1979-05-27 # day\nb = [07:32:00, nan]')).toEqual([
      'comments-dropped ',
      'date-as-string /a',
      'date-as-string /b/0',
      'non-finite-number /b/1',
    ]);
  });

  describe('strings of any length', () => {
    const long = 'x😀"\'#'.repeat(200_000);
    const basic = JSON.stringify(long);
    const lines = 'some words\n'.repeat(80_000);
    const trimmed = 'a \\\n   b'.repeat(250_000);

    it.each([
      ['basic', basic, long],
      ['escapes alone', `"${'\\n\\u00e9\\U0001F600\\x41\\e'.repeat(150_000)}"`, '\né😀A\u001b'.repeat(150_000)],
      ['literal', `'${'\\"#'.repeat(250_000)}'`, '\\"#'.repeat(250_000)],
      ['lines', `"""\n${lines}"""`, lines],
      ['lines with CR LF', `"""\r\n${lines.replaceAll('\n', '\r\n')}"""`, lines],
      ['line ends that do not count', `"""${trimmed}"""`, 'a b'.repeat(250_000)],
      ['literal lines', `'''\n\n${lines}'''`, `\n${lines}`],
      ['quotes before the closing three', `"""${'""a'.repeat(200_000)}"""""`, `${'""a'.repeat(200_000)}""`],
    ])('reads one of %s', async (_, written, value) => {
      const answer = await json('toml', `a = ${written} # "\n[t]\nb = [${written}, 'x']\nc = "x"`);
      expect(JSON.parse(answer)).toEqual({ a: value, t: { b: [value, 'x'], c: 'x' } });
    });

    it('reads keys', async () => {
      const answer = await json('toml', `${basic}.b = 1\n[t.${basic}]\nc = 2\n[[t.l.${basic}]]\nd = 3`);
      expect(JSON.parse(answer)).toEqual({ [long]: { b: 1 }, t: { [long]: { c: 2 }, l: { [long]: [{ d: 3 }] } } });
    });

    it.each([
      [`a = "${'y'.repeat(800_000)}\\q"`, { reason: 'bad-escape', offset: 800_006 }],
      [`a = '${'y'.repeat(800_000)}\u0007'`, { offset: 800_005 }],
      [`a = ${basic}\nb = ${basic}\nb = 1`, { reason: 'repeated-key', key: 'b', line: 3, column: 1 }],
      [`a = [${basic}\nb`, { line: 2 }],
      [`a = "${'y'.repeat(800_000)}`, { reason: 'unterminated-string' }],
      [`a = 1\nb = ${'9'.repeat(700_000)}`, { reason: 'long-number', line: 2, column: 5 }],
    ])('says where a fault is, row %#', async (written, details) => {
      expect(await faultOf(json('toml', written))).toMatchObject({ code: 'invalid-toml', ...details });
    });
  });

  it('says where it is wrong', async () => {
    for (const [text, line, column, reason] of [
      ['a = [1,\n', 2, 1, 'missing-value'],
      ['a = x', 1, 5, 'unexpected'],
      ['a = 1\na = 2', 2, 1, 'repeated-key'],
      ['a = 012', 1, 5, 'leading-zero'],
      ['[a]\n[a]', 2, 2, 'repeated-key'],
      ['a = "x', 1, 7, 'unterminated-string'],
      ['a = 1 b = 2', 1, 7, 'missing-newline'],
      ['\r\na', 2, 2, 'missing-equals-sign'],
      ['a = 2023-02-30', 1, 14, 'impossible-date'],
      // Behind the sign, wherever the next thing stands.
      ...(
        [
          ['a = \nb = 1', 1, 4],
          ['a =\r\nb = 1', 1, 4],
          ['x = 1\n"a#".b = # c = d\n\n # e =\n\'b\' = 1', 2, 9],
          ['[t]\na =\n[u]', 2, 4],
          ['a =\n1', 1, 4],
          ['a = ', 1, 4],
          ['a = # c', 1, 4],
          ['a = {b = }', 1, 9],
          ['a = {b =, c = 1}', 1, 9],
          ['a = {b = 1, c = \n}', 1, 16],
          ['a = [{b = }, 1]', 1, 10],
          ['a = ]', 1, 4],
          ['a = """\nx =\n"""\nb =\nc = 1', 4, 4],
        ] as const
      ).map(([text, line, column]) => [text, line, column, 'missing-value'] as const),
      ['a = [1,,2]', 1, 8, 'unexpected'],
      ['a = = 1', 1, 5, 'unexpected'],
      ['# a =\n!', 2, 1, 'unexpected'],
      ['a = 1 # b =\n!', 2, 1, 'unexpected'],
      ['a = [1, # b =', 1, 14, 'missing-value'],
      // The first line is empty: nothing stands before it.
      ['\n!', 2, 1, 'unexpected'],
      ['\n\n# a\n!', 4, 1, 'unexpected'],
    ] as const) {
      expect(await faultOf(json('toml', text)), text).toMatchObject({ code: 'invalid-toml', line, column, reason });
    }
  });

  it('names the character it did not expect, and the key that is there twice', async () => {
    for (const [format, text, details] of [
      ['toml', '{"a": 1}', { reason: 'unexpected', character: '{' }],
      ['toml', 'a = 1\n\u00a0b = 2', { reason: 'unexpected', character: 'U+00A0', line: 2 }],
      ['toml', 'a.b = 1\na."b" = 2', { reason: 'repeated-key', key: 'b' }],
      ['toml', '[[t]]\n[t]', { reason: 'repeated-key', key: 't' }],
      ['yaml', '[1,,2]', { reason: 'unexpected-token', character: ',' }],
      ['yaml', 'a: "x" y', { reason: 'unexpected-token', character: 'y' }],
    ] as const) {
      expect(await faultOf(json(format, text)), text).toMatchObject({ code: `invalid-${format}`, ...details });
    }
    expect(faultAt('invalid-yaml', 'a:', 2, { reason: 'unexpected-token' }).details).toEqual({
      line: 1,
      column: 3,
      offset: 2,
      reason: 'unexpected-end',
    });
  });

  it('takes no CR without LF, which is a control character: TOML 1.0, Newline and Comment', async () => {
    expect(await json('toml', 'a = """x\r\ny"""\r\n')).toBe('{"a":"x\\ny"}');
    for (const text of ['a = 1\rb', 'a = """\rx"""', "a = '''x\r'''", '# a\r', 'a = [\r1]', '[a]\r[b]\r\n']) {
      const column = text.indexOf('\r') + 1;
      expect(await faultOf(json('toml', text)), text).toMatchObject({ code: 'invalid-toml', line: 1, column });
    }
    expect(await faultOf(json('toml', 'a = 012\rb'))).toMatchObject({ reason: 'leading-zero' });
  });

  it('finds a value', async () => {
    const text = 'a.b = 1\n[[l]]\nx = [1, { k = 2 }]\n[[l]]\ny = 3\n';
    expect(await place('toml', text, '/a/b')).toMatch(/^1\n/);
    expect(await place('toml', text, '/l/0/x/1/k')).toMatch(/^2 }/);
    expect(await place('toml', text, '/l/1')).toBe('[[l]]\ny = 3\n');
  });
});

describe('what TOML cannot hold', () => {
  it('is dropped, written differently or refused', async () => {
    expect(await convert('json-toml', '{"a":[null,1],"b":null,"c":{"d":null}}')).toBe('a = [1]\n\n[c]\n');
    expect(await convert('json-toml', '{"a":[null,1],"b":null}', { nulls: 'empty-string' })).toBe(
      'a = ["", 1]\nb = ""\n',
    );
    expect(await convert('json-toml', '[{"a":1},null]', { rootKey: 'x y' })).toBe('[["x y"]]\na = 1\n');
    expect(await convert('json-toml', '{"a":1}', { rootKey: 'items' })).toBe('a = 1\n');
    expect(await convert('json-toml', 'null')).toBe('');
    expect(await convert('yaml-toml', '# nothing')).toBe('');
    expect(await faultOf(convert('json-toml', '{} {}'))).toMatchObject({ code: 'multiple-documents', documents: 2 });
    expect(await faultOf(convert('json-toml', '"x"'))).toMatchObject({ code: 'toml-root-not-table', path: '' });
    expect(await convert('json-toml', '[1] [2]', { rootKey: 'd' })).toBe('d = [[1], [2]]\n');
    expect(await losses('json-toml', '{"n":null,"i":-9223372036854775809}', { outOfRange: 'string' })).toEqual([
      'null-dropped /n',
      'integer-as-string /i',
    ]);
  });

  it('is laid out as the rules say', async () => {
    expect(
      await convert('json-toml', '{"o":{"p":{"x":1},"q":[{}]},"e":{},"é":"a\\"\\u001f\\u007f","":"x\\n\\"\\"\\""}'),
    ).toBe('"é" = "a\\"\\u001F\\u007F"\n"" = """\nx\n""\\""""\n\n[o.p]\nx = 1\n\n[[o.q]]\n\n[e]\n');
    const line = (length: number) => `{"${'k'.repeat(length - 8)}":["e\u0301"]}`;
    expect(await convert('json-toml', line(80))).toMatch(/ = \["e\u0301"\]\n$/);
    expect(await convert('json-toml', line(81))).toMatch(/ = \[\n {2}"e\u0301",\n\]\n$/);
  });

  it('takes plain dates of YAML as dates', async () => {
    const dates = ['2024-02-29', '2024-01-02T03:04:05Z', '2024-01-02 03:04:05.678', '2024-01-02t03:04:05-07:00'];
    dates.push('2016-12-31T23:59:59Z', '2016-12-31 23:59:59.5');
    const texts = [
      '2023-02-29',
      '2016-12-31T23:59:61Z',
      '03:04:05',
      '2024-01-02T03:04Z',
      '2024-1-2',
      '2024-01-02T24:00:00',
      '"2024-01-02"',
    ];
    expect(await convert('yaml-toml', `d: [${dates.join(', ')}]`, { dates: 'native' })).toBe(
      `d = [\n${dates.map((date) => `  ${date},\n`).join('')}]\n`,
    );
    expect(await convert('yaml-toml', `d: [${texts.join(', ')}]`, { dates: 'native' })).not.toMatch(/(^|[^"])\d{4}/);
    expect(await convert('yaml-toml', 'd: !!str 2024-01-02', { dates: 'native' })).toBe('d = "2024-01-02"\n');
    expect(await convert('yaml-toml', 'd: 2024-01-02', { dates: 'string' })).toBe('d = "2024-01-02"\n');
  });

  it.each(['2016-12-31T23:59:60Z', '2016-12-31 23:59:60.5', '2016-12-31t23:59:60', '2017-01-01T00:59:60+01:00'])(
    'keeps %s, a date that TOML readers refuse, as a text',
    async (source) => {
      const toml = await convert('yaml-toml', `d: ${source}`, { dates: 'native' });
      expect(toml).toBe(`d = "${source}"\n`);
      expect(() => parseSmol(`d = ${source}\n`)).toThrow('invalid date');
      expect(parseSmol(toml)).toEqual({ d: source });
    },
  );
});

it('writes 300,000 tabs before a line break in a moment', async () => {
  expect(await convert('json-yaml', `"${'\\t'.repeat(300_000)}x\\n"`)).toHaveLength(300_006);
});

describe('numbers', () => {
  it('keep their digits', async () => {
    expect(await convert('json-yaml', '[1.50, 1e3, 5e22, 1E+400, -0.0, 1.5e-7, 1.0E5, NaN, -Infinity]')).toBe(
      '- 1.50\n- 1000.0\n- 5.0e+22\n- 1.0e+400\n- -0.0\n- 1.5e-7\n- 100000.0\n- .nan\n- -.inf\n',
    );
    expect(await convert('json-toml', '{"a":[1.50,1e3,.5,+5.,NaN,-Infinity,-0.0,0xFF]}')).toBe(
      'a = [1.50, 1e3, 0.5, 5.0, nan, -inf, -0.0, 255]\n',
    );
    const zeros = '{"a":[-0,-0x0,-0.0,0]}';
    expect(await json('json', zeros)).toBe('{"a":[-0,-0,-0.0,0]}');
    expect(await convert('json-yaml', zeros)).toBe('a:\n  - -0\n  - -0\n  - -0.0\n  - 0\n');
    expect(await convert('json-toml', zeros)).toBe('a = [-0, -0, -0.0, 0]\n');
    expect(await json('yaml', '[-0, -0.0, +0]')).toBe('[-0,-0.0,0]');
    const huge = '9'.repeat(400);
    expect(await convert('json-yaml', `[${huge}., .5e999, +${huge}e1, -${huge}.5]`)).toBe(
      `- ${huge}.0\n- 0.5e+999\n- ${huge}.0e+1\n- -${huge}.5\n`,
    );
    expect(await json('json', `[${huge}., .5e999]`)).toBe(`[${huge}.0,0.5e+999]`);
    expect(await json('toml', 'a = [1_000.5, +1.5e3, 1e1000, 0xdead_beef, -0]')).toBe(
      '{"a":[1000.5,1.5e3,1e1000,3735928559,0]}',
    );
  });
});
