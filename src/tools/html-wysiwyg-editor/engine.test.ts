import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute, type Result } from '#core/operation.ts';
import * as engine from './engine.ts';
import { lossesOf } from './engine/losses.ts';
import { heldAttributes, heldElements, inertHtml } from './engine/inert.ts';
import { examples } from './examples.ts';

const operations = new Map(Object.values(engine).map((operation) => [operation.id.split('/')[1], operation]));
async function valueOf<R>(result: Promise<Result<R>>): Promise<R> {
  const outcome = await result;
  if (!outcome.ok) throw new Error(outcome.error.code);
  return outcome.value;
}
const format = (html: string, rest: object = {}) => valueOf(execute(engine.format, { html, ...rest }));
const clean = (html: string, rest: object = {}) => valueOf(execute(engine.clean, { html, ...rest }));
const toText = (html: string, rest: object = {}) => valueOf(execute(engine.toText, { html, ...rest }));

describe('public examples', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input).slice(0, 70)}`, async () => {
      const operation = operations.get(example.op) as never;
      expect(mismatch(example, await execute(operation, example.input as never))).toBeUndefined();
    });
  }
});

describe('format', () => {
  it.each([
    ['<p>  a \n b  </p>', '<p>a b</p>'],
    ['<p>a <br> b</p>', '<p>a<br>b</p>'],
    ['<div>a<p>b</p>c</div>', '<div>\n  a\n  <p>b</p>\n  c\n</div>'],
    ['<a href="x"><div>b</div></a>', '<a href="x">\n  <div>b</div>\n</a>'],
    ['<!doctype html><!-- c --><p>x<!-- d --></p>', '<!doctype html>\n<!-- c -->\n<p>\n  x\n  <!-- d -->\n</p>'],
    ['<pre>\n a <b> c</b>\n</pre>', '<pre>\n a <b> c</b>\n</pre>'],
    ['<script>if (a < b && c) {}</script>', '<script>if (a < b && c) {}</script>'],
    ['<p>1 &lt; 2 &amp;&nbsp;"x"</p>', '<p>1 &lt; 2 &amp;&nbsp;"x"</p>'],
    [`<input checked value="" title='a "b"'>`, '<input checked value="" title="a &quot;b&quot;">'],
    [
      '<ul><li><p>a</p><ul><li><p>b</p><p>c</p></li></ul></li></ul>',
      '<ul>\n  <li>\n    a\n    <ul>\n      <li>\n        <p>b</p>\n        <p>c</p>\n      </li>\n    </ul>\n  </li>\n</ul>',
    ],
    [
      '<table><tr><td><p>a</p></td><td><p class="x">b</p></td></tr></table>',
      '<table>\n  <tr>\n    <td>a</td>\n    <td>\n      <p class="x">b</p>\n    </td>\n  </tr>\n</table>',
    ],
    ['<p>a<img src="x"> b</p><hr>', '<p>a<img src="x"> b</p>\n<hr>'],
    ['<svg viewBox="0 0 1 1"></svg>', '<svg viewBox="0 0 1 1"></svg>'],
    ['<p b=1 2=c 1=d __proto__=e B=f>x</p>', '<p b="1" 2="c" 1="d" __proto__="e">x</p>'],
    ['<p>see <img src="x"></p>', '<p>see <img src="x"></p>'],
    ['<p>a <b>b </b><i></i> </p>', '<p>a <b>b</b><i></i></p>'],
    ['<p>a <svg></svg> b <button>c</button> <br> d</p>', '<p>a <svg></svg> b <button>c</button><br>d</p>'],
    ['', ''],
  ])('%s', async (html, expected) => {
    expect(await format(html)).toBe(expected);
  });
  it('indents as asked, and keeps paragraphs when told', async () => {
    expect(await format('<ul><li><p>a</p></li></ul>', { indent: 'tab', unwrapParagraphs: false })).toBe(
      '<ul>\n\t<li>\n\t\t<p>a</p>\n\t</li>\n</ul>',
    );
    expect(await format('<div><p>a</p></div>', { indent: '4' })).toBe('<div>\n    <p>a</p>\n</div>');
  });
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<b>',
    '</b>',
    ' ',
    'a',
    '\n',
    '<br>',
    '<ul><li>',
    '</li></ul>',
    '<!--c-->',
    '&amp;',
    '&nbsp;',
    '<img src=x>',
    '<pre> x\n',
    '</pre>',
    '<div>',
    '</div>',
    '"',
    '<a href=" ">',
  );
  it('changes nothing that it formatted', () =>
    fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 20 }), async (pieces) => {
        const once = await format(pieces.join(''));
        expect(await format(once)).toBe(once);
      }),
      { seed: 5 },
    ));
  it('goes as deep as anybody writes', async () => {
    expect(await format('<div>'.repeat(100_000))).toContain('<div></div>');
    expect(await clean('<b>'.repeat(100_000) + 'x')).toContain('x');
    expect(await toText('<ul><li>'.repeat(50_000) + 'x')).toContain('x');
  });
});

describe('inertHtml', () => {
  it('takes away what could run, and nothing else', () => {
    const html =
      '<p onclick="x()" class="a" style="color: red">a<script>x()</script> <b>b</b></p><iframe src="x"></iframe>';
    expect(inertHtml(html)).toBe('<p class="a" data-inert-style="color: red">a <b>b</b></p>');
    expect(inertHtml('<svg><style>p{}</style></svg><p data-inert-style="x">a')).toBe('<p>a</p>');
    expect(inertHtml('<IMG SRC=x OnError=x()>')).toBe('<img src="x">');
    expect(inertHtml('<textarea>a<b></textarea><custom-a title="x">c</custom-a>')).toBe('a&lt;b&gt;c');
  });
  it.each([
    // After </p> in an svg a browser is back in HTML: there the title holds text, and the image is one.
    ['<svg></p><title><a id="</title><img src=x onerror=alert()>">', ''],
    ['<svg></p><style><a id="</style><img src=x onerror=alert()>">', ''],
    ['<math><mi></p><textarea><a id="</textarea><img src=x onerror=alert()>">', ''],
    // These take the place of the body.
    ['<frameset>', ''],
    ['<div><frameset onload=x><frame src=x></frameset></div>', '<div></div>'],
    ['<html><head><title>t</title></head><body onload=x><p>a', '<p>a</p>'],
  ])('leaves nothing of %s that a browser reads otherwise', (html, inert) => {
    expect(inertHtml(html)).toBe(inert);
  });
  it('writes tags that every parser reads alike', () => {
    const tag = new RegExp(`^</?(?:${heldElements.join('|')})(?: (?:${heldAttributes.join('|')})(?:="[^"]*")?)*>$`);
    const piece = fc.constantFrom(
      '<svg>',
      '</p>',
      '<title>',
      '</title>',
      '<a id="',
      '">',
      '<img src=x onerror=alert()>',
      '<p title=\'"',
      "'>",
      '<math><mi>',
      '<style>',
      '</style>',
      '<textarea>',
      '<table><td>',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<select>',
      '<frameset onload=x>',
      '<body onload=x>',
      '<noscript>',
      '<plaintext>',
      '<b style="',
      '<a"onclick=x ',
      '&quot;',
      '<template>',
      '<a href=x/onclick=x>',
      '<x/onclick=x>',
      'a',
      '<',
      '&lt;img>',
      '\0',
      '<b onclick',
      '="',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        // A tag in quotes is part of an attribute.
        const tags = inertHtml(pieces.join('')).match(/<(?:"[^"]*"|[^">])*>?/g) ?? [];
        expect(tags.filter((found) => !tag.test(found))).toEqual([]);
      }),
      { seed: 8, numRuns: 3000 },
    );
  });
});

describe('clean', () => {
  it.each([
    ['<b style="font-weight:normal"><p>a</p></b>', '<p>a</p>'],
    ['<b>a</b><i>b</i><strike>c</strike>', '<strong>a</strong><em>b</em><s>c</s>'],
    ['<i style="font-style: normal">a</i>', 'a'],
    [
      '<span style="font-style:italic; font-weight: 600; text-decoration: underline line-through; vertical-align: super">x</span>',
      '<strong><em><u><s><sup>x</sup></s></u></em></strong>',
    ],
    ['<font style="vertical-align:sub">2</font>', '<sub>2</sub>'],
    ['<custom-a><section>x</section></custom-a>', 'x'],
    [
      '<p style="text-align:center;color:red" id="a" onclick="x()" dir="rtl" lang="ar">x</p>',
      '<p dir="rtl" lang="ar" style="text-align: center">x</p>',
    ],
    ['<a href=" https://a.b " target="_blank" title="t">x</a>', '<a href="https://a.b" title="t">x</a>'],
    [
      '<img src="data:image/svg+xml,x"><img src="data:image/png;base64,AA==" onerror="x" alt="a">',
      '<img src="data:image/png;base64,AA==" alt="a">',
    ],
    [
      '<img src="da\nta:image/png;base64,AA=="><img src="da\nta:text/html,x">',
      '<img src="da\nta:image/png;base64,AA==">',
    ],
    ['<a HREF="/x" href="/y">x</a>', '<a href="/x">x</a>'],
    ['<p> &nbsp;</p><h1></h1><ul></ul><strong> </strong><td></td>', '<td></td>'],
    ['<code class="hljs language-js x">a</code>', '<code class="language-js">a</code>'],
    ['<ol start="3" type="a" reversed><li value="2">x</li></ol>', '<ol start="3" type="a" reversed><li>x</li></ol>'],
    [
      '<table border="1"><colgroup span="2"></colgroup><tr><th scope="col" colspan="2" width="3">x</th></tr></table>',
      '<table><colgroup span="2"></colgroup><tr><th scope="col" colspan="2">x</th></tr></table>',
    ],
    ['<!--[if gte mso 9]><xml>x</xml><![endif]-->a', 'a'],
    ['<p><br></p>', '<p><br></p>'],
  ])('%s', async (html, expected) => {
    expect(await clean(html)).toBe(expected);
  });
  it('leaves alignment out when told', async () => {
    expect(await clean('<p style="text-align: right">x</p>', { keepAlign: false })).toBe('<p>x</p>');
  });
  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript&colon;alert(1)',
    '&#106;avascript:alert(1)',
    'vbscript:x',
    'data:text/html,x',
    'file:///etc/passwd',
    'blob:x',
    'java\u200bscript:x',
  ])('follows no link to %j', async (href) => {
    expect(await clean(`<a href="${href}">t</a>`)).toBe('t');
  });
  it.each([
    '/a',
    '#b',
    '?c',
    '//h/x',
    'mailto:a@b',
    'tel:1',
    'sms:1',
    'ftp://h',
    'a b:c/d'.replace(' ', '/'),
    'HTTPS://A',
  ])('keeps a link to %s', async (href) => {
    expect(await clean(`<a href="${href}">t</a>`)).toBe(`<a href="${href}">t</a>`);
  });
  it('lets nothing run', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.constantFrom(
            '<script>',
            '</script>',
            '<img src=x onerror=alert(1)>',
            '<svg onload=alert(1)>',
            '<a href="javascript:x">',
            '<p ',
            'onclick=x ',
            'style="',
            '"',
            '>',
            '<',
            '<iframe srcdoc="',
            '<math><mtext>',
            '<style>',
            '<!--',
            '-->',
            '<textarea>',
            '</textarea>',
            '<noscript>',
            'x',
            '&lt;script&gt;',
            '<plaintext>',
            '<xmp>',
          ),
          { maxLength: 15 },
        ),
        async (pieces) => {
          const result = await clean(pieces.join(''));
          expect(result).not.toMatch(
            /<(?:script|svg|iframe|math|style|textarea|noscript|xmp|plaintext|object|embed)\b/i,
          );
          expect(result).not.toMatch(/<[^>]*\son\w+=/i);
          expect(result).not.toMatch(/<[^>]*javascript:/i);
        },
      ),
      { seed: 9 },
    ));
});

describe('to-text', () => {
  it.each([
    ['<ol start="9"><li>a</li><li>b<ul><li>c<br>d</li></ul></li></ol>', '9. a\n10. b\n  - c\n    d'],
    [
      '<table><tr><th>a</th><th>b</th></tr><tbody><tr><td><p>c</p></td><td>d<br>e</td></tr></tbody></table>',
      'a\tb\nc\td e',
    ],
    ['<blockquote><p>a</p><p>b</p></blockquote><hr>', '> a\n>\n> b\n\n---'],
    ['<pre>  a\n   b</pre><p>x <img alt="pic"></p>', '  a\n   b\n\nx pic'],
    ['<p>a\n b<b> c</b></p>text<style>x</style>', 'a b c\n\ntext'],
    ['<div><div>a</div>b</div>', 'a\n\nb'],
    ['<li><p>a</p><p>b</p></li>', 'a\n\nb'],
    ['<ul><li><p>a</p><p>b</p></li></ul>', '- a\n  b'],
    ['<ul><li>a</li><ol><li>b</li><li>c</li></ol> <li>d</li></ul>', '- a\n  1. b\n  2. c\n- d'],
    ['<pre>a<br>b</pre>', 'a\nb'],
  ])('%s', async (html, expected) => {
    expect(await toText(html)).toBe(expected);
  });
  it('keeps the spaces of a pre in a quotation, and one line in a cell', async () => {
    const wide = ' '.repeat(100_000);
    expect(await toText(`<blockquote><pre>a${wide}b  \n\nc</pre></blockquote>`)).toBe(`> a${wide}b  \n>\n> c`);
    expect(await toText(`<table><tr><td>x<pre>a${wide}b \n\n c</pre></td></tr></table>`)).toBe(`x a${wide}b c`);
  });
  it('writes the addresses of links', async () => {
    expect(await toText('<p><a href="https://a">x</a> <a href="https://b">https://b</a></p>', { links: true })).toBe(
      'x (https://a) https://b',
    );
    expect(await toText('<a href="/a"><h2>t</h2><p>u</p></a><p>v</p>', { links: true })).toBe('t\n\nu (/a)\n\nv');
    expect(await toText('<a href="/a"><div>/a</div></a><a href="/b"><p></p></a>', { links: true })).toBe('/a\n\n(/b)');
    expect(await toText('<div><pre>  x</pre></div>', { links: true })).toBe('  x');
  });
});

it('takes any number of children', async () => {
  const html = `<div>${'<p>a</p>'.repeat(600_000)}</div>`;
  expect((await toText(html)).split('\n\n')).toHaveLength(600_000);
  expect(lossesOf(html, '<p>a</p>')).toContainEqual({ name: 'p', count: 599_999 });
});
