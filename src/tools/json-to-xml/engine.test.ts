import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute } from '#core/operation.ts';
import { readXml } from '#lib/xml/read.ts';
import { propertyRuns } from '../../../scripts/property-runs.ts';
import { convert, convertWithReport, report } from './engine.ts';
import { examples } from './examples.ts';

const operations = { convert, report, 'convert-with-report': convertWithReport };

it.each(examples)('$op $input', async (example) => {
  const operation = operations[example.op as keyof typeof operations];
  expect(mismatch(example, await execute(operation as typeof convert, example.input as never))).toBeUndefined();
});

type Options = Partial<Parameters<typeof convert.run>[0]>;

async function xml(text: string, options: Options = {}): Promise<string> {
  const result = await execute(convert, { indent: 0, declaration: false, text, ...options });
  if (!result.ok) throw new Error(`${result.error.code} ${JSON.stringify(result.error.details)}`);
  return result.value;
}

describe('the conventions', () => {
  it.each<readonly [string, string, Options]>([
    // The root.
    ['{"a":[1,2]}', '<root><a>1</a><a>2</a></root>', {}],
    ['{"@_a":1}', '<root a="1"/>', {}],
    ['{"#text":"x"}', '<root>x</root>', {}],
    ['"x"', '<root>x</root>', {}],
    ['null', '<root/>', { nulls: 'omit' }],
    ['[]', '<root/>', {}],
    ['{"a":1}\n{"a":2}', '<root><item><a>1</a></item><item><a>2</a></item></root>', {}],
    ['[1]', '<list><entry>1</entry></list>', { rootName: 'list', itemName: 'entry' }],
    // Lists and nulls.
    ['{"r":{"a":[[1,2],[]]}}', '<r><a><item>1</item><item>2</item></a><a/></r>', {}],
    ['{"r":{"a":[],"b":[null,1]}}', '<r><b>1</b></r>', { nulls: 'omit' }],
    ['{"r":{"@_a":null,"b":1}}', '<r a=""><b>1</b></r>', {}],
    ['{"r":{"@_a":null,"b":1}}', '<r><b>1</b></r>', { nulls: 'omit' }],
    ['{"r":{"@_xmlns:xsi":"u","b":null}}', '<r xmlns:xsi="u"><b xsi:nil="true"/></r>', { nulls: 'nil' }],
    ['{"r":""}', '<r></r>', { emptyElements: 'expand' }],
    // Text: escapes by XML 1.0 §2.4, §2.11, §3.3.3.
    ['{"a":"<&>\\r\\n\\t"}', '<a>&lt;&amp;&gt;&#xD;\n\t</a>', {}],
    ['{"a":{"@_b":"<&>\\"\\r\\n\\t"}}', '<a b="&lt;&amp;>&quot;&#xD;&#xA;&#x9;"/>', {}],
    ['{"a":{"b":1,"#text":"x","c":2}}', '<a><b>1</b>x<c>2</c></a>', {}],
    ['{"a":[true,-0,-0.0,1e3]}', '<root><a>true</a><a>-0</a><a>-0.0</a><a>1e3</a></root>', {}],
    // Names: XML 1.0 §2.3, Namespaces in XML §3.
    ['{"a:b":1}', '<a:b>1</a:b>', {}],
    ['{"a:b:c":{"":1,"é":2,"-x":3,"a/b":4}}', '<a_b_c><_>1</_><é>2</é><_-x>3</_-x><a_b>4</a_b></a_b_c>', {}],
    ['{"r":{"@_a b":1,"@_a_b":2}}', '<r a_b="1" a_b_="2"/>', {}],
    // BadgerFish.
    [
      '{"a":{"@xmlns":{"$":"u","p":"v"},"@k":"1","p:b":{"@xmlns":{"$":"u","p":"v","q":"w"},"$":"x"}}}',
      '<a xmlns="u" xmlns:p="v" k="1"><p:b xmlns:q="w">x</p:b></a>',
      { convention: 'badgerfish' },
    ],
    ['{"a":{"b":{"$":1},"@xmlns":"u"}}', '<a xmlns="u"><b>1</b></a>', { convention: 'badgerfish' }],
    // xml-js, compact.
    [
      '{"_declaration":{"_attributes":{"version":"1.0","standalone":"yes"}},"_doctype":"a","_comment":["c","d"],"_instruction":{"p":"q"},"a":{"_attributes":{"k":1},"_text":["x","y"],"_cdata":"z]]>"}}',
      '<?xml version="1.0" standalone="yes"?><!DOCTYPE a><!--c--><!--d--><?p q?><a k="1">xy<![CDATA[z]]]]><![CDATA[>]]></a>',
      { convention: 'compact' },
    ],
    ['{"a":{"_cdata":"x\\r\\ny"}}', '<a><![CDATA[x]]>&#xD;<![CDATA[\ny]]></a>', { convention: 'compact' }],
    // xml-js, long.
    [
      '{"declaration":{"attributes":{"version":"1.0"}},"elements":[{"type":"comment","comment":"c"},{"type":"element","name":"a","attributes":{"b":"1"},"elements":[{"type":"text","text":"x"},{"type":"instruction","name":"p"},{"type":"cdata","cdata":"<"}]}]}',
      '<?xml version="1.0"?><!--c--><a b="1">x<?p?><![CDATA[<]]></a>',
      { convention: 'nodes' },
    ],
  ])('%s is %s %j', async (text, expected, options) => {
    expect(await xml(text, options)).toBe(expected);
  });

  it('puts every child on its line, but none beside text', async () => {
    const text = '{"_comment":"c","a":{"b":{"_text":"x","i":{"j":{}}},"_comment":"d","k":{"l":{}}}}';
    const expected = '<!--c-->\n<a>\n\t<b>x<i><j/></i></b>\n\t<!--d-->\n\t<k>\n\t\t<l/>\n\t</k>\n</a>';
    expect(await xml(text, { convention: 'compact', indent: 'tab' })).toBe(expected);
  });

  it.each<readonly [string, Options, string, object]>([
    ['{"a":{"@_b":{}}}', {}, 'invalid-structure', { path: '/a/@_b' }],
    ['{"a":{"#text":[1]}}', {}, 'invalid-structure', { path: '/a/#text' }],
    ['{"a":1,"b":2}', { convention: 'compact' }, 'invalid-structure', { path: '', reason: 'root' }],
    ['[1]', { convention: 'compact' }, 'invalid-structure', { path: '', reason: 'root' }],
    ['1', { convention: 'nodes' }, 'invalid-structure', { path: '', reason: 'root' }],
    ['{"a":1,"_text":"x"}', { convention: 'compact' }, 'invalid-structure', { path: '/_text' }],
    ['{"_doctype":"a [","a":1}', { convention: 'compact' }, 'invalid-structure', { path: '/_doctype' }],
    ['{"elements":[{"type":"x"}]}', { convention: 'nodes' }, 'invalid-structure', { path: '/elements/0' }],
    ['{"elements":[]}', { convention: 'nodes' }, 'invalid-structure', { path: '', reason: 'root' }],
    [
      '{"elements":[{"type":"text","text":"x"}]}',
      { convention: 'nodes' },
      'invalid-structure',
      { path: '/elements/0' },
    ],
    ['{"a":"\\ud800"}', {}, 'invalid-character', { path: '/a', codePoint: 'U+D800' }],
    ['{"a":{"@_b":"\\uffff"}}', {}, 'invalid-character', { path: '/a/@_b', codePoint: 'U+FFFF' }],
    ['{"a":{"_comment":"a--b"}}', { convention: 'compact' }, 'invalid-comment', { path: '/a/_comment' }],
    ['{"a":{"_instruction":{"xml":""}}}', { convention: 'compact', names: 'error' }, 'invalid-name', { name: 'xml' }],
    ['{"a":', {}, 'invalid-json', { line: 1, column: 6 }],
    ['['.repeat(257), {}, 'too-deep', { line: 1, column: 257 }],
  ])('%s %j is %s', async (text, options, code, details) => {
    expect(await execute(convert, { text, ...options })).toMatchObject({ ok: false, error: { code, details } });
  });
});

describe('report', () => {
  it('counts every number, lists a hundred', async () => {
    const result = await execute(report, { text: `[${'1,'.repeat(250)}true]` });
    expect(result).toMatchObject({ ok: true, value: { lossCount: 251, elements: 252 } });
    expect(result.ok && result.value.losses.length).toBe(100);
  });

  it.each([
    [
      { '@_a b': 1, '@_a_b': 2 },
      [
        { path: '/r/@_a b', value: 'a_b' },
        { path: '/r/@_a_b', value: 'a_b_' },
      ],
    ],
    [{ '@_a_b': 1, '@_a b': 2 }, [{ path: '/r/@_a b', value: 'a_b_' }]],
  ])('names every attribute of %j that is renamed', async (r, renamed) => {
    const result = await execute(report, { text: JSON.stringify({ r }) });
    const losses = result.ok ? result.value.losses.filter(({ code }) => code === 'renamed') : [];
    expect(losses).toMatchObject(renamed);
  });

  it('tells the new name of a member after its place', async () => {
    const result = await execute(report, { text: '{"r":{"a b":1}}' });
    const [renamed] = result.ok ? result.value.losses : [];
    expect(JSON.stringify(renamed)).toBe('{"code":"renamed","path":"/r/a b","line":1,"value":"a_b"}');
  });

  it('names keys that are there twice, and arrays in arrays', async () => {
    const result = await execute(report, { text: '{"r":{"a":"x",\n"a":"y","b":[["z"]]}}' });
    expect(result.ok && result.value.losses).toEqual([
      { code: 'duplicate-key', path: '/r/a', line: 2 },
      { code: 'nested-array', path: '/r/b/0', line: 2 },
    ]);
  });
});

const anyName = fc.oneof(
  fc.constantFrom('@_k', '#text', '$', '@k', 'a', 'a b', '', '1', ':', 'xml', '@xmlns', '_text'),
  fc.string(),
);
const scalar = fc.oneof(fc.constant(null), fc.boolean(), fc.integer(), fc.string({ unit: 'binary', maxLength: 5 }));
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(anyName, tie('value'), { maxKeys: 3 }),
  ),
}));

it('writes well-formed XML or refuses', async () => {
  const context = { signal: new AbortController().signal, progress: () => undefined };
  const property = fc.asyncProperty(
    value,
    fc.constantFrom('prefix' as const, 'badgerfish' as const, 'compact' as const),
    fc.constantFrom('empty' as const, 'nil' as const, 'omit' as const),
    fc.constantFrom(0, 2),
    async (any, convention, nulls, indent) => {
      const result = await execute(convert, { text: JSON.stringify(any), convention, nulls, indent });
      if (result.ok) await expect(readXml(result.value, false, context)).resolves.toBeDefined();
      else expect(result.error.code).toMatch(/^invalid-(?:structure|character|comment)$/);
    },
  );
  await fc.assert(property, { seed: 20_261_122, numRuns: propertyRuns(3) });
});

const text = fc.string({
  unit: fc.constantFrom('x', ' ', '\n', '\r', '\t', '&', '<', '>', '"', ']]>', '😀'),
  maxLength: 6,
});
const { node } = fc.letrec<{ node: object; element: object }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    text.filter((each) => !each.includes(']]>')).map((cdata) => ({ type: 'cdata', cdata })),
    fc.constantFrom({ type: 'comment', comment: ' c - d ' }, { type: 'instruction', name: 'p', instruction: 'q r' }),
    tie('element'),
  ),
  element: fc
    .tuple(fc.constantFrom('a', 'x:b'), fc.option(text), fc.array(tie('node'), { maxLength: 4 }), text)
    .map(([name, value, nodes, last]) => {
      const elements = last === '' ? nodes : [...nodes, { type: 'text', text: last }];
      return {
        type: 'element',
        name,
        ...(value !== null && { attributes: { k: value } }),
        ...(elements.length > 0 && { elements }),
      };
    }),
}));

it('is undone by its inverse, exactly for the lossless convention', async () => {
  const { loadOperation } = await import('#run/load-operations.ts');
  const { inverse } = convert;
  const back = await loadOperation(inverse?.op ?? '');
  const options = { convention: 'nodes', indent: 0, declaration: false } as const;
  const isElement = (each: object) => 'type' in each && each.type === 'element';
  const property = fc.asyncProperty(node.filter(isElement), async (root) => {
    // CR LF and CR alone become LF in CDATA, where nothing can be escaped (XML 1.0 §2.11).
    const json = JSON.stringify({ elements: [root] }, (key, value: unknown) =>
      key === 'cdata' ? String(value).replace(/\r\n?/g, '\n') : value,
    );
    const markup = await xml(json, options);
    expect(back).toBeDefined();
    if (!back) return;
    const input = { ...inverse?.input({ ...options, text: json } as never), indent: 0, text: markup };
    expect(await execute(back, input as never)).toEqual({ ok: true, value: json });
  });
  await fc.assert(property, { seed: 20_261_123, numRuns: propertyRuns(1) });
});

it.each([
  ['a list', `{"r":[${'0,'.repeat(600_000)}0]}`, {}],
  ['a member', `{"r":{"a":[${'0,'.repeat(600_000)}0]}}`, {}],
  [
    'the long form',
    `{"elements":[{"type":"element","name":"r","elements":[${'{"type":"cdata","cdata":"a"},'.repeat(600_000)}{"type":"cdata","cdata":"a"}]}]}`,
    { convention: 'nodes' },
  ],
] as const)('takes any number of children: %s', async (_, text, options) => {
  expect((await xml(text, options)).length).toBeGreaterThan(600_000);
});
