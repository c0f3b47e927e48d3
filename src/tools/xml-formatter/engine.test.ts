import * as fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import type { Draft } from '#core/field.ts';
import { mismatch } from '#core/example.ts';
import { execute, isOperation, type Operation } from '#core/operation.ts';
import { describeError } from '#core/error-message.ts';
import * as engine from './engine.ts';
import { examples } from './examples.ts';
import { text as words } from './text.ts';

const seed = 20261121;
const { format, formatFile, minify, validate } = engine;
const operations = new Map<string, Operation>(
  Object.values<unknown>(engine)
    .filter(isOperation)
    .map((found) => [found.id.slice(found.id.indexOf('/') + 1), found]),
);

type FormatOptions = Omit<Draft<typeof format.input>, 'text'>;
type MinifyOptions = Omit<Draft<typeof minify.input>, 'text'>;

async function formatted(text: string, options: FormatOptions = {}): Promise<string> {
  const result = await execute(format, { text, ...options });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

async function minified(text: string, options: MinifyOptions = {}): Promise<string> {
  const result = await execute(minify, { text, ...options });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** `reason line:column`, and the line where the element starts. */
async function fault(text: string, fragment = false): Promise<string> {
  const result = await execute(format, { text, fragment });
  if (result.ok) return 'accepted';
  const { reason, line, column, openedAt } = result.error.details;
  const sentence = describeError([words.en], 'en', result.error.code, result.error.details);
  expect(sentence).not.toMatch(/\{\w+\}|^not-well/);
  const opened = openedAt ? ` opened ${(openedAt as { line: number }).line}` : '';
  return `${String(reason)} ${String(line)}:${String(column)}${opened}`;
}

describe('examples', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const op = operations.get(example.op) as Operation;
      expect(mismatch(example, await execute(op, example.input))).toBeUndefined();
    });
  }
});

describe('format', () => {
  it('puts declaration, document type, comments, instructions and root on lines of their own', async () => {
    const text =
      '\ufeff<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x "<b/>">\r\n<!-- ] > -->]><!-- c --><?p i?>\r\n\r\n<a>&x;</a><!-- d -->\n';
    expect(await formatted(text)).toBe(
      '<?xml version="1.0"?>\n<!DOCTYPE a [<!ENTITY x "<b/>">\n<!-- ] > -->]>\n<!-- c -->\n<?p i?>\n<a>&x;</a>\n<!-- d -->',
    );
  });

  it('keeps mixed content, CDATA, preserved and blank content as they are', async () => {
    for (const inside of [
      '<p>a <b  x = "1" ><i/> </b>\n c</p>',
      '<p><![CDATA[x]]></p>',
      '<p> <![CDATA[<&]]> <b> <c/> </b></p>',
      '<p xml:space="preserve"> <b> <c/></b> </p>',
      '<p> </p>',
      '<p>\n\n</p>',
      '<p> text </p>',
      '<p>&#32;<b/></p>',
      '<p><!-- c -->t</p>',
    ]) {
      expect(await formatted(`<r>${inside}</r>`)).toBe(`<r>\n  ${inside}\n</r>`);
    }
  });

  it('copies quotes, entities and references', async () => {
    const text = `<a x='"' y="'" z="&lt;&#10;&#xA;"\n  w="1\n2">&amp;&#233;é</a>`;
    expect(await formatted(text)).toBe(`<a x='"' y="'" z="&lt;&#10;&#xA;" w="1\n2">&amp;&#233;é</a>`);
  });

  it('indents as told', async () => {
    expect(await formatted('<a><b><c/></b></a>', { indent: 'tab' })).toBe('<a>\n\t<b>\n\t\t<c/>\n\t</b>\n</a>');
    expect(await formatted('<a> <b/> </a >', { indent: 1 })).toBe('<a>\n <b/>\n</a>');
  });

  it('lays attributes out', async () => {
    const text = '<root><item first="1" second="2">t</item><one a="1"/></root>';
    expect(await formatted(text, { attributes: 'wrap', width: 40 })).toBe(
      '<root>\n  <item first="1" second="2">t</item>\n  <one a="1"/>\n</root>',
    );
    const long = '<root><item first="1234" second="1234567890">t</item></root>';
    expect(await formatted(long, { attributes: 'wrap', width: 40 })).toBe(
      '<root>\n  <item\n    first="1234"\n    second="1234567890">t</item>\n</root>',
    );
    expect(await formatted(text, { attributes: 'one-per-line', spaceBeforeSlash: true })).toBe(
      '<root>\n  <item\n    first="1"\n    second="2">t</item>\n  <one a="1" />\n</root>',
    );
  });

  it('writes empty elements as told, also those whose comments go', async () => {
    const text = '<r><a/><a></a><a> </a><a><!-- c --></a><a> <!-- c --> </a></r>';
    const rows = async (options: FormatOptions) =>
      (await formatted(text, options))
        .split('\n')
        .slice(1, -1)
        .map((row) => row.trim());
    expect(await rows({ comments: 'strip' })).toEqual(['<a/>', '<a></a>', '<a> </a>', '<a></a>', '<a></a>']);
    expect(await rows({ comments: 'strip', emptyElements: 'self-close' })).toEqual([
      '<a/>',
      '<a/>',
      '<a> </a>',
      '<a/>',
      '<a/>',
    ]);
    expect(await rows({ comments: 'strip', emptyElements: 'expand' })).toEqual([
      '<a></a>',
      '<a></a>',
      '<a> </a>',
      '<a></a>',
      '<a></a>',
    ]);
    expect((await rows({})).slice(3)).toEqual(['<a>', '<!-- c -->', '</a>', '<a>', '<!-- c -->', '</a>']);
    expect(await formatted('<a><!-- c --></a>', { comments: 'strip' })).toBe('<a></a>');
  });

  it('trims text on demand, only where there is nothing else', async () => {
    const text = '<r><a>\n x y </a><b> x <c/> </b><d> </d><e><![CDATA[ x ]]></e></r>';
    expect(await formatted(text, { trimText: true })).toBe(
      '<r>\n  <a>x y</a>\n  <b> x <c/> </b>\n  <d> </d>\n  <e><![CDATA[ x ]]></e>\n</r>',
    );
  });

  it('takes fragments', async () => {
    expect(await formatted('<a/><b><c/></b>\n', { fragment: true })).toBe('<a/>\n<b>\n  <c/>\n</b>');
    expect(await formatted('one <b> <c/> </b> two', { fragment: true })).toBe('one <b> <c/> </b> two');
    expect(await fault('<a/><b/>')).toBe('several-roots 1:5');
  });
});

describe('minify', () => {
  it('drops layout and comments, keeps text', async () => {
    const text =
      '<?xml version="1.0"?>\n<!-- c -->\n<a  x = "1" >\n <b></b>\n <p>a <!-- c --> <i  y="2" /> z</p>\n <q> </q>\n</a>\n';
    expect(await minified(text)).toBe('<?xml version="1.0"?><a x="1"><b/><p>a  <i y="2"/> z</p><q> </q></a>');
    expect(await minified(text, { comments: 'keep', emptyElements: 'keep' })).toBe(
      '<?xml version="1.0"?><!-- c --><a x="1"><b></b><p>a <!-- c --> <i y="2"/> z</p><q> </q></a>',
    );
  });

  it.each([
    ['<c xml:space="preserve"><!--c--></c>', '<c xml:space="preserve"/>'],
    ['<c xml:space="preserve"> <!--c--></c>', '<c xml:space="preserve"> </c>'],
    ['<c> <!--c--> </c>', '<c/>'],
  ])('makes %s empty when only comments were in it', async (text, expected) => {
    expect(await minified(text)).toBe(expected);
    expect(await minified(expected)).toBe(expected);
  });
});

describe('faults', () => {
  it.each([
    ['<a>\n<b>\n</a>', 'wrong-end-tag 3:1 opened 2'],
    ['<a>\n  <b>\n', 'unclosed-element 3:1 opened 2'],
    ['</a>', 'unexpected-end-tag 1:1'],
    ['<a></a></b>', 'unexpected-end-tag 1:8'],
    ['<a/>\r\n<b/>', 'several-roots 2:1'],
    ['x<a/>', 'text-outside-root 1:1'],
    ['<a/> \n x', 'text-outside-root 2:2'],
    ['<!-- c -->', 'no-root 1:11'],
    ['<a x="1" x="2"/>', 'duplicate-attribute 1:10'],
    ['<a>&foo;</a>', 'undefined-entity 1:4'],
    ['<a>&nbsp;</a>', 'undefined-entity 1:4'],
    ['<a x="&foo;"/>', 'undefined-entity 1:7'],
    ['<a>b & c</a>', 'bare-ampersand 1:6'],
    ['<a>&amp</a>', 'bare-ampersand 1:4'],
    ['<a x="<"/>', 'bare-less-than 1:7'],
    ['<a>1 < 2</a>', 'bare-less-than 1:6'],
    ['<a>&#0;</a>', 'bad-reference 1:4'],
    ['<a>&#xD800;</a>', 'bad-reference 1:4'],
    ['<a>&#x110000;</a>', 'bad-reference 1:4'],
    ['<a>&#xG;</a>', 'bad-reference 1:4'],
    ['<a>&#1;</a>', 'bad-reference 1:4'],
    ['<?xml version="1.1"?><a>&#0;</a>', 'bad-reference 1:25'],
    ['<a>\ud800</a>', 'forbidden-character 1:4'],
    ['<a>\udc00\n</b>', 'forbidden-character 1:4'],
    ['<a></b>\ud800', 'wrong-end-tag 1:4 opened 1'],
    ['<a b="\ud83d"/>', 'forbidden-character 1:7'],
    ['<a x/>', 'attribute-without-value 1:5'],
    ['<a x=1/>', 'unquoted-value 1:6'],
    ['<a x="1"y="2"/>', 'missing-space 1:9'],
    ['<a><1/></a>', 'bad-name 1:5'],
    ['<a>]]></a>', 'cdata-end 1:6'],
    ['<a><!-- -- --></a>', 'bad-comment 1:11'],
    ['<a>\u0001</a>', 'forbidden-character 1:4'],
    ['\n<?xml version="1.0"?><a/>', 'bad-declaration 2:6'],
    ['<a/><!DOCTYPE a>', 'misplaced-doctype 1:13'],
    ['<a><![CDATA[x</a>', 'unexpected-end 1:18 opened 1'],
    ['<a><!x></a>', 'bad-tag 1:6'],
    ['<?p \ud800', 'forbidden-character 1:5'],
    ['<a>\ud800</a><b>', 'forbidden-character 1:4'],
    ['<a b>\ud800</a>', 'attribute-without-value 1:5'],
    ['<!doctype a><a/>', 'bad-tag 1:3'],
    ['<a><!-x', 'bad-tag 1:7'],
    ['<a><!-', 'unexpected-end 1:7 opened 1'],
    ['<a><!DOC', 'unexpected-end 1:9 opened 1'],
    ['<a', 'unexpected-end 1:3 opened 1'],
    ['<a>\n<b x="1></b></a>', 'bare-less-than 2:9'],
  ])('%j: %s', async (text, expected) => {
    expect(await fault(text)).toBe(expected);
  });

  it('knows entities of the internal subset, and expands none', async () => {
    const laughs = Array.from({ length: 20 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`);
    const text = `<!DOCTYPE a [<!ENTITY l0 "ha"><!-- <!ENTITY no "x"> -->${laughs.join('')}<!ENTITY f SYSTEM "file:///etc/passwd">]><a>&l20;&f;</a>`;
    expect(await formatted(text)).toContain('<a>&l20;&f;</a>');
    expect(await fault(text.replace('&f;', '&no;'))).toMatch(/^undefined-entity/);
    expect(await fault('<a>&constructor;</a>')).toBe('undefined-entity 1:4');
  });

  it('counts offsets in the text as it was given', async () => {
    const text = '\ufeff<a>\r\n<b>\r\n</a>';
    const result = await execute(format, { text });
    expect(result.ok ? '' : text.slice(Number(result.error.details['offset']))).toBe('</a>');
  });
});

/** What a parser sees: the events, white space that is layout left out. */
function events(text: string): string[] {
  const seen: string[] = [];
  const parser = new SaxesParser({ xmlns: false });
  const note = (sign: string) => (data: unknown) => void seen.push(`${sign}${JSON.stringify(data)}`);
  parser.on('opentag', ({ name, attributes }) => void seen.push(`<${name} ${JSON.stringify(attributes)}`));
  parser.on('closetag', ({ name }) => void seen.push(`>${name}`));
  parser.on('text', note('t'));
  parser.on('cdata', note('c'));
  parser.on('comment', note('!'));
  parser.on('processinginstruction', note('?'));
  parser.write(text).close();
  return seen;
}

const layoutFree = (all: readonly string[]): string[] => all.filter((event) => !/^t"(?:\\n| |\\t)*"$/.test(event));

describe('whatever is well-formed', () => {
  const name = fc.constantFrom('a', 'b', 'ns:c', 'é');
  const value = fc.constantFrom('"1"', "'\"'", '"&lt;"', '""', '"a\nb"');
  const words = fc.constantFrom(
    'text',
    ' ',
    '\n  ',
    ' x ',
    '&amp;',
    '&#160;',
    '<![CDATA[ <x> ]]>',
    '<!-- c -->',
    '<?p i?>',
    '',
  );
  const { element } = fc.letrec<{ element: string }>((tie) => ({
    element: fc
      .tuple(
        name,
        fc.option(value),
        fc.array(fc.oneof({ depthSize: 'small' }, words, tie('element')), { maxLength: 4 }),
        fc.boolean(),
      )
      .map(([tag, x, children, isShort]) => {
        const attributes = x === null ? '' : `  x = ${x} y='2'`;
        const inside = children.join('');
        return inside === '' && isShort ? `<${tag}${attributes} />` : `<${tag}${attributes}>${inside}</${tag} >`;
      }),
  }));

  it('means the same, and is formatted the same twice', async () => {
    await fc.assert(
      fc.asyncProperty(element, fc.constantFrom('inline', 'wrap', 'one-per-line'), async (text, attributes) => {
        const once = await formatted(text, { attributes, width: 40 });
        expect(layoutFree(events(once))).toEqual(layoutFree(events(text)));
        expect(await formatted(once, { attributes, width: 40 })).toBe(once);
        const small = await minified(text, { comments: 'keep' });
        expect(layoutFree(events(small))).toEqual(layoutFree(events(text)));
        expect(await minified(small, { comments: 'keep' })).toBe(small);
        expect(await minified(once, { comments: 'keep' })).toBe(small);
      }),
      { seed },
    );
  });
});

describe('format-file', () => {
  it('reads UTF-8 and UTF-16 with their marks', async () => {
    const utf16 = new Uint8Array([0xff, 0xfe, ...[...'<a><b/></a>'].flatMap((sign) => [sign.charCodeAt(0), 0])]);
    for (const file of [new Blob(['\ufeff<a><b/></a>']), new Blob([utf16])]) {
      const result = await execute(formatFile, { file });
      expect(result.ok && new TextDecoder().decode(result.value.bytes)).toBe('<a>\n  <b/>\n</a>');
      expect(result).toMatchObject({ ok: true, value: { root: 'a', elements: 2, maxDepth: 2 } });
    }
    const result = await execute(formatFile, { file: new Blob(['<a> <b/> </a>']), mode: 'minify' });
    expect(result.ok && new TextDecoder().decode(result.value.bytes)).toBe('<a><b/></a>');
  });

  it.each([
    ['<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>', 'ISO-8859-1'],
    ["<?xml version='1.0' encoding = 'UTF-16' standalone='yes'?><a/>", 'UTF-16'],
    ['<?xml version="1.0" encoding="ISO-8859-1"?><a>e</a>', undefined],
    ['<?xml version="1.0" encoding="utf-8"?><a>é</a>', undefined],
    ['<?xml version="1.0"?><a encoding="x">é</a>', undefined],
  ])('declares the encoding of its bytes: %s', async (text, encodingBefore) => {
    const result = await execute(formatFile, { file: new Blob([text]), mode: 'minify' });
    if (!result.ok) throw new Error(result.error.code);
    expect(result.value.encodingBefore).toBe(encodingBefore);
    const declared = encodingBefore === undefined ? text : text.replace(encodingBefore, 'UTF-8');
    expect(new TextDecoder().decode(result.value.bytes)).toBe(declared);
  });

  it('refuses other bytes, which would be lost', async () => {
    const latin1 = new Blob([Uint8Array.from([...'<a>é</a>'], (sign) => sign.charCodeAt(0))]);
    expect(await execute(formatFile, { file: latin1 })).toMatchObject({ ok: false, error: { code: 'not-text' } });
  });

  it('takes 20 MB and 50,000 levels', async () => {
    const row = '<row id="12"><name>Ada &amp; Co</name><x/></row>\n';
    const count = Math.ceil(20_000_000 / row.length);
    const result = await execute(formatFile, { file: new Blob(['<r>', row.repeat(count), '</r>']) });
    expect(result.ok && result.value.elements).toBe(count * 3 + 1);
    const nested = { text: '<a>'.repeat(50_000) + '</a>'.repeat(50_000) };
    const deep = await execute(validate, nested);
    expect(deep).toMatchObject({ ok: true, value: { maxDepth: 50_000 } });
    expect(await execute(minify, nested)).toMatchObject({ ok: true });
    expect(await execute(format, nested)).toMatchObject({ ok: false, error: { code: 'output-too-large' } });
  });
});

describe('what the parser alone finds', () => {
  it.each([
    '<a x = "1"   y=\'2\'><!-- c --><b></b></a> <a x = ',
    '<foo><bar>baz</bar><bar/></foo> <foo<foo><bar>baz</bar><bar/></foo>',
  ])('names the second root of %s', async (text) => {
    expect(await execute(format, { text })).toMatchObject({
      error: {
        code: 'not-well-formed',
        details: { reason: 'several-roots', name: expect.stringMatching(/^(a|foo)$/) },
      },
    });
  });
});
