import * as fc from 'fast-check';
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute, type Operation } from '#core/operation.ts';
import { needs } from '../../../scripts/compared-programs.ts';
import * as engine from './engine.ts';
import { examples } from './examples.ts';

const operations = new Map<string, Operation>(
  Object.values(engine).map((operation) => [operation.id.split('/')[1] as string, operation as unknown as Operation]),
);

for (const example of examples) {
  it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
    const operation = operations.get(example.op) as Operation;
    expect(mismatch(example, await execute(operation, example.input))).toBeUndefined();
  });
}

type Draft = Parameters<typeof execute<(typeof engine.convert)['input'], string>>[1];

async function csv(text: string, options: Partial<Draft> = {}): Promise<string> {
  const result = await execute(engine.convert, { text, eol: '\n', ...options });
  return result.ok ? result.value : `${result.error.code} ${JSON.stringify(result.error.details)}`;
}

describe('rows', () => {
  it('are elements, one object, or documents', async () => {
    expect(await csv('{"a":1}')).toBe('a\n1');
    expect(await csv('{"a":1}\n{"a":2}')).toBe('a\n1\n2');
    expect(await csv('{"a":[{"b":1}]}\n{"a":[{"b":2}]}', { rowsAt: '/1/a' })).toBe('b\n2');
    expect(await csv('{"x/y":{"~":[{"b":1}]}}', { rowsAt: '/x~1y/~0' })).toBe('b\n1');
    expect(await csv('[[{"a":1}],[{"a":2}]]', { rowsAt: '/1' })).toBe('a\n2');
    expect(await csv('[1,null,"x",{"value":2,"b":3}]')).toBe('value,b\n1,\n,\nx,\n2,3');
    expect(await csv('[[1],{"a":2}]')).toBe('value,a\n[1],\n,2');
    expect(await csv('[[1,{"a":[2]}],[null,true,NaN]]')).toBe('1,"{""a"":[2]}",\n,true,NaN');
    for (const empty of ['[]', '[{}]', '[[]]', '{}', ' \n']) expect(await csv(empty, { bom: true })).toBe('');
    for (const rowsAt of ['a', '/a/', '/00', '/-', '/1/2'])
      expect(await csv('[[1],[2]]', { rowsAt })).toMatch(/^path-not/);
    expect(await csv('null')).toMatch(/^not-tabular/);
    expect(await csv('{"a":1}{"a":2}', { strict: true })).toMatch(/^invalid-json/);
  });
});

describe('columns', () => {
  it('are told apart by their path', async () => {
    const text = '[{"x.y":1,"x":{"y":2}},{"x":{"y":3},"x.y (2)":4}]';
    expect(await csv(text)).toBe('x.y,x.y (2),x.y (2) (2)\n1,2,\n,3,4');
    expect(await csv('[{"a.b":1,"a":{"b":2},"a.b (2)":3},{"a":{"b (2)":4}}]')).toMatch(
      /^a\.b,a\.b \(2\),a\.b \(2\) \(2\),/,
    );
    expect(await csv('[{"__proto__":1,"toString":2}]')).toBe('__proto__,toString\n1,2');
  });

  it('are chosen and ordered by their header', async () => {
    const text = '[{"a":1,"b":{"c":2}},{"d":3}]';
    expect(await csv(text, { columns: ['d', 'b.c'] })).toBe('d,b.c\n,2\n3,');
    expect(await csv(text, { columns: ['b'] })).toMatch(/^unknown-column {"column":"b"}/);
    expect(await csv('[[1]]', { columns: ['a'] })).toMatch(/^unknown-column/);
    expect(await csv(text, { header: false })).toBe('1,2,\n,,3');
  });

  it('hold nested values as asked', async () => {
    const text = '[{"t":["a",null,1.0],"o":{"p":{}},"e":[],"m":[{"x":[1]}]}]';
    expect(await csv(text)).toBe('t,o.p,e,m\n"[""a"",null,1.0]",{},[],"[{""x"":[1]}]"');
    expect(await csv(text, { arrays: 'join', nullAs: '-' })).toBe('t,o.p,e,m\na;-;1.0,{},,"[{""x"":[1]}]"');
    expect(await csv(text, { arrays: 'columns' })).toBe('t.0,t.1,t.2,o.p,e,m.0.x.0\na,,1.0,{},[],1');
    expect(await csv(text, { flatten: false })).toBe('t,o,e,m\n"[""a"",null,1.0]","{""p"":{}}",[],"[{""x"":[1]}]"');
  });
});

describe('cells', () => {
  it('keep numbers and words', async () => {
    expect(await csv('[{"a":12345678901234567890,"b":1.50,"c":-Infinity,"d":true,"e":[NaN]}]')).toBe(
      'a,b,c,d,e\n12345678901234567890,1.50,-Infinity,true,[null]',
    );
    expect(await csv('[{"a":null,"b":""}]', { nullAs: 'NULL' })).toBe('a,b\nNULL,');
  });

  it('are quoted where they must be, or always', async () => {
    expect(await csv('[{"a":"x;y","b":"l\\n\\rm"}]', { delimiter: ';' })).toBe('a;b\n"x;y";"l\n\rm"');
    expect(await csv('[{"a":"x,y","b":1}]', { delimiter: '\t', quote: 'always' })).toBe('"a"\t"b"\n"x,y"\t"1"');
    expect(await csv('[{"a":null},{"a":"x"},{"a":" "}]')).toBe('a\n""\nx\n" "');
    expect(await csv('[{"a":" ","b":" "}]')).toBe('a,b\n , ');
    expect(await csv('[{"a":"é"}]', { bom: true })).toBe('\ufeffa\né');
    expect(await csv('[]', { delimiter: '"' })).toMatch(/^invalid-input.*"reason":"delimiter"/);
    expect(await csv('', { delimiter: '\r\n' })).toMatch(/^invalid-input.*"reason":"delimiter"/);
    expect(await csv('[]', { delimiter: '' })).toMatch(/^invalid-input/);
    expect(await csv('[]', { delimiter: ';;' })).toMatch(/^invalid-input/);
    expect(await csv('[]', { delimiter: ';'.repeat(2000) })).toMatch(/^invalid-input/);
    // A character is a grapheme cluster, as everywhere among the converters.
    expect(await csv('[{"a":"x😀y","b":1}]', { delimiter: '😀' })).toBe('a😀b\n"x😀y"😀1');
  });

  it('are guarded against formulas when they are texts', async () => {
    const text = String.raw`[{"=h":"+1","b":-1,"c":"＝x","d":"\tx","e":["@a","b"],"f":[-1]}]`;
    expect(await csv(text, { guardFormulas: true, arrays: 'join' })).toBe(`'=h,b,c,d,e,f\n'+1,-1,'＝x,'\tx,'@a;b,-1`);
    const result = await execute(engine.inspect, { text, arrays: 'join' });
    expect(result).toMatchObject({ ok: true, value: { formulas: 4 } });
  });

  it.each([
    ['[null,"=1+1"]', '', "'=1+1"],
    ['["",null,"=1+1"]', '', "'=1+1"],
    ['[null,-1,"x"]', '', '-1x'],
    ['[null,"1+1"]', '=', "'=1+1"],
    ['[null,1]', '-', "'-1"],
    ['[null,"=1+1"]', ';', ';=1+1'],
    ['[-1,"x"]', '-', '-1-x'],
  ])('that join %s with %j are guarded by what they begin with', async (list, arrayDelimiter, cell) => {
    const text = `[{"f":${list}}]`;
    expect(await csv(text, { guardFormulas: true, arrays: 'join', arrayDelimiter })).toBe(`f\n${cell}`);
    const result = await execute(engine.inspect, { text, arrays: 'join', arrayDelimiter });
    expect(result).toMatchObject({ ok: true, value: { formulas: cell.startsWith("'") ? 1 : 0 } });
  });
});

describe('a reader of CSV', () => {
  const cell = fc.oneof(
    fc.constantFrom('', '"', 'a,b', 'x\ny', 'x\r\ny', ' ', '""', "'", ';'),
    fc.string({ maxLength: 6 }),
  );

  it('gets back what was written: csv of Python', async () => {
    needs('python3');
    const tables = fc.sample(
      fc
        .integer({ min: 1, max: 4 })
        .chain((width) =>
          fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
        ),
      { seed: 20261121 },
    );
    const texts = await Promise.all(tables.map((table) => csv(JSON.stringify(table), { eol: '\r\n' })));
    const script =
      'import sys,json,csv,io;print(json.dumps([list(csv.reader(io.StringIO(t,newline=""),strict=True)) for t in json.load(sys.stdin)]))';
    const { stdout } = spawnSync('python3', ['-c', script], { input: JSON.stringify(texts), encoding: 'utf8' });
    expect(JSON.parse(stdout)).toEqual(tables);
  });
});

it('takes 100,000 rows', async () => {
  const rows = Array.from({ length: 100_000 }, (_, index) => ({
    id: index,
    name: `n ${index}`,
    more: { ok: true, tags: [1, 2] },
  }));
  const result = await execute(engine.convert, { text: JSON.stringify(rows) });
  expect(result.ok && result.value.split('\r\n').length).toBe(100_001);
});
