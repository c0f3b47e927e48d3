import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute } from '#core/operation.ts';
import { sampleOf } from '#core/sample.ts';
import { propertyRuns } from '../../../scripts/property-runs.ts';
import { convert, convertWithReport, report } from './engine.ts';
import { examples } from './examples.ts';
import { recognise } from './recognise.ts';

const operations = { convert, report, 'convert-with-report': convertWithReport };

it.each(examples)('$op $input', async (example) => {
  const operation = operations[example.op as keyof typeof operations];
  expect(mismatch(example, await execute(operation as typeof convert, example.input as never))).toBeUndefined();
});

type Options = Partial<Parameters<typeof convert.run>[0]>;

async function json(text: string, options: Options = {}): Promise<string> {
  const result = await execute(convert, { indent: 0, text, ...options });
  if (!result.ok) throw new Error(`${result.error.code} ${JSON.stringify(result.error.details)}`);
  return result.value;
}

describe('the conventions', () => {
  it.each<readonly [string, string, Options]>([
    // White space: XML 1.0 §2.10, §2.11, §3.3.3.
    ['<a>\r\n  <b>x\r\ny</b>\r\n</a>', '{"a":{"b":"x\\ny"}}', {}],
    ['<a b="1\n2\t3&#10;4"/>', '{"a":{"@_b":"1 2 3\\n4"}}', {}],
    ['<a> </a>', '{"a":" "}', {}],
    ['<a> <b/> <![CDATA[]]></a>', '{"a":{"b":"","#text":"  "}}', {}],
    ['<a> x <b/> </a>', '{"a":{"b":"","#text":"x"}}', { trimText: true }],
    ['<a>&lt;&#65;&#x1F600;&amp;amp;</a>', '{"a":"<A😀&amp;"}', {}],
    ['<a>1<!-- c -->2<?p q?>3<![CDATA[<4>]]></a>', '{"a":"123<4>"}', {}],
    ['<a><b/><c/><b/></a>', '{"a":{"b":["",""],"c":""}}', {}],
    ['<a x:y="1" xmlns:x="u"/>', '{"a":{"@_x:y":"1","@_xmlns:x":"u"}}', {}],
    ['<a/>', '{"a":[""]}', { alwaysArray: ['a'] }],
    ['<__proto__ a="1"><constructor/></__proto__>', '{"__proto__":{"@_a":"1","constructor":""}}', {}],
    // Numbers keep their digits, identifiers stay text.
    ['<a b="true" c="-0" d="1.50"> 1</a>', '{"a":{"@_b":true,"@_c":-0,"@_d":1.50,"#text":" 1"}}', { types: 'infer' }],
    [
      '<a><b>12345678901234567890</b><b>+1</b><b>1e999</b><b>007</b></a>',
      '{"a":{"b":[12345678901234567890,"+1",1e999,"007"]}}',
      { types: 'infer' },
    ],
    ['<a xmlns="1">2</a>', '{"a":{"@_xmlns":"1","#text":2}}', { types: 'infer' }],
    // BadgerFish: http://www.sklar.com/badgerfish/
    [
      '<alice xmlns="http://some-namespace" xmlns:charlie="http://some-other-namespace"><bob>david</bob><charlie:edgar>frank</charlie:edgar></alice>',
      '{"alice":{"@xmlns":{"$":"http://some-namespace","charlie":"http://some-other-namespace"},"bob":{"@xmlns":{"$":"http://some-namespace","charlie":"http://some-other-namespace"},"$":"david"},"charlie:edgar":{"@xmlns":{"$":"http://some-namespace","charlie":"http://some-other-namespace"},"$":"frank"}}}',
      { convention: 'badgerfish' },
    ],
    [
      '<a xmlns="u" b="1"><c xmlns=""/></a>',
      '{"a":{"@xmlns":{"$":"u"},"@b":"1","c":{}}}',
      { convention: 'badgerfish' },
    ],
    // xml-js, compact.
    [
      '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE a [ <!ELEMENT a ANY> ]><!-- c --><?p q r?><a>x<b/>y<![CDATA[z]]></a>',
      '{"_declaration":{"_attributes":{"version":"1.0","encoding":"utf-8"}},"_doctype":"a [ <!ELEMENT a ANY> ]","_comment":" c ","_instruction":{"p":"q r"},"a":{"_text":["x","y"],"b":{},"_cdata":"z"}}',
      { convention: 'compact' },
    ],
    [
      '<a><?go there?><?come here?><?x?></a>',
      '{"a":{"_instruction":[{"go":"there"},{"come":"here"},{"x":""}]}}',
      { convention: 'compact' },
    ],
    [
      '<a b="1"><![CDATA[2]]>3</a>',
      '{"a":{"_attributes":{"b":1},"_cdata":"2","_text":3}}',
      { convention: 'compact', types: 'infer' },
    ],
    // xml-js, long.
    [
      '<?xml version="1.0"?>\n<!-- c -->\n<?p q?>\n<a b="1"> <![CDATA[x]]></a>',
      '{"declaration":{"attributes":{"version":"1.0"}},"elements":[{"type":"comment","comment":" c "},{"type":"instruction","name":"p","instruction":"q"},{"type":"element","name":"a","attributes":{"b":"1"},"elements":[{"type":"text","text":" "},{"type":"cdata","cdata":"x"}]}]}',
      { convention: 'nodes' },
    ],
    [
      '<a>1</a>',
      '{"elements":[{"type":"element","name":"a","elements":[{"type":"text","text":"1"}]}]}',
      { convention: 'nodes', types: 'infer' },
    ],
  ])('%j is %s %j', async (text, expected, options) => {
    expect(await json(text, options)).toBe(expected);
  });

  it('prints as the document printer does', async () => {
    expect(await json('<a><b>1</b></a>', { indent: 'tab' })).toBe('{\n\t"a": {\n\t\t"b": "1"\n\t}\n}');
  });
});

describe('depth', () => {
  const nested = (depth: number) => `${'<a>'.repeat(depth)}x${'</a>'.repeat(depth)}`;

  it.each([
    ['prefix', 256],
    ['badgerfish', 255],
    ['compact', 255],
    ['nodes', 126],
  ] as const)('%s takes %i nested elements', async (convention, most) => {
    await expect(json(nested(most), { convention })).resolves.toContain('x');
    const result = await execute(convert, { text: nested(most + 1), convention });
    expect(result).toMatchObject({ ok: false, error: { code: 'too-deep', details: { line: 1 } } });
  });

  it('refuses 100,000 nested elements without a crash', async () => {
    expect(await execute(convert, { text: nested(100_000) })).toMatchObject({ error: { code: 'too-deep' } });
  });
});

describe('report', () => {
  it.each<readonly [string, Options, readonly (readonly [string, string, number])[]]>([
    [
      '<?xml version="1.0"?>\n<!DOCTYPE a>\n<a><?p?></a>',
      {},
      [
        ['declaration', '/', 1],
        ['doctype', '/', 2],
        ['processing-instruction', '/a/processing-instruction()', 3],
      ],
    ],
    [
      '<!DOCTYPE a [<!ENTITY x "y">]>\n<a k="&x;">\n<b/>&x;</a>',
      { convention: 'nodes' },
      [
        ['entity-kept', '/a/@k', 2],
        ['entity-kept', '/a', 3],
      ],
    ],
    [
      '<a><b/><c/><b/><c/></a>',
      { convention: 'compact' },
      [
        ['sibling-order', '/a/b[2]', 1],
        ['sibling-order', '/a/c[2]', 1],
      ],
    ],
    ['<a>\n<b> x</b>\n</a>', { trimText: true }, [['trimmed-text', '/a/b', 2]]],
    ['<a>x<b/><!-- c --></a>', { convention: 'nodes' }, []],
    ['<a><b/><b/> </a>', { convention: 'compact' }, []],
  ])('%j %j', async (text, options, losses) => {
    const result = await execute(report, { text, ...options });
    expect(result).toMatchObject({ ok: true, value: { lossCount: losses.length } });
    const found = result.ok ? result.value.losses : [];
    expect(found.map(({ code, path, line }) => [code, path, line])).toEqual(losses);
  });

  it('lists a thousand losses and counts all', async () => {
    const result = await execute(report, { text: `<a>${'<!--c-->'.repeat(1500)}</a>` });
    expect(result).toMatchObject({ ok: true, value: { lossCount: 1500 } });
    expect(result.ok && result.value.losses.length).toBe(1000);
  });
});

describe('size', () => {
  it.each([
    ['siblings', `<a>${'<b/><c/>'.repeat(150_000)}</a>`],
    ['attributes', `<a>${'<b c="1" d="2" e="3"/>'.repeat(60_000)}</a>`],
    ['references', `<a>${'&amp;'.repeat(300_000)}</a>`],
  ])('is linear in %s', async (_, text) => {
    const result = await execute(convertWithReport, { text });
    expect(result.ok).toBe(true);
  });
});

const name = fc.constantFrom('a', 'b', 'x:c', '_d', 'é');
const chars = fc.string({ unit: fc.constantFrom('x', ' ', '\n', '&', '<', '"', '1', '😀'), maxLength: 6 });
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const { element } = fc.letrec<{ element: string; child: string }>((tie) => ({
  child: fc.oneof({ depthSize: 'small' }, chars.map(escaped), fc.constant('<!--c-->'), tie('element')),
  element: fc
    .tuple(name, fc.option(chars), fc.array(tie('child'), { maxLength: 4 }))
    .map(
      ([tag, value, children]) =>
        `<${tag}${value === null ? '' : ` k="${escaped(value)}"`}>${children.join('')}</${tag}>`,
    ),
}));

it('keeps every character of the text in every convention', async () => {
  const property = fc.asyncProperty(element, async (text) => {
    const letters = (from: string) => [...from.matchAll(/[x1😀]/gu)].length;
    const expected = letters(text.replace(/<\/?[^\s>]+/g, '').replace(/&\w+;/g, ''));
    for (const convention of ['prefix', 'badgerfish', 'compact', 'nodes'] as const) {
      const values: string[] = [];
      JSON.parse(await json(text, { convention }), (key, value: unknown) => {
        if (typeof value === 'string' && !['type', 'name', 'comment'].includes(key) && key !== '_comment')
          values.push(value);
        return value;
      });
      expect(letters(values.join(''))).toBe(expected);
    }
  });
  await fc.assert(property, { seed: 20_261_122, numRuns: propertyRuns(1) });
});

describe('what is offered', () => {
  it.each([
    '<html><head><title>x</title></head><body><my-widget a="1"/><unknown>x</unknown></body></html>',
    '<HTML lang="en">\n<body><svg viewBox="0 0 1 1"><g><rect/></g></svg></body></html>',
    '<html xmlns="http://www.w3.org/1999/xhtml"><body><div/></body></html>',
    '<!-- saved --><html><body><unknown/></body></html>',
    '<!DOCTYPE html><html><body><unknown/></body></html>',
  ])('is not for the page %j', (page) => {
    expect(recognise(sampleOf(page))).toEqual([]);
  });

  it.each([
    ['<htmlDoc><unknown/></htmlDoc>', 70],
    ['<html:page xmlns:html="u"><unknown/></html:page>', 70],
    ['<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><unknown/></html>', 74],
  ])('is for %j', (xml, score) => {
    expect(recognise(sampleOf(xml))).toMatchObject([{ op: 'xml-to-json/convert', score }]);
  });
});
