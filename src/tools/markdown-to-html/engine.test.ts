// oxlint-disable-next-line typescript/triple-slash-reference -- the package has no types
/// <reference path="./engine/commonmark-spec.d.ts" />
import commonmark from 'commonmark-spec';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute } from '#core/operation.ts';
import { convert, headings, toc } from './engine.ts';
import { examples } from './examples.ts';

const operations = { convert, headings, toc } as unknown as Readonly<Record<string, typeof convert>>;

async function html(text: string, options: object = {}): Promise<string> {
  const result = await execute(convert, { text, ...options });
  return result.ok ? result.value : `${result.error.code} ${JSON.stringify(result.error.details)}`;
}

for (const example of examples) {
  it(`${example.op} ${JSON.stringify(example.input).slice(0, 60)}`, async () => {
    const operation = operations[example.op];
    expect(operation && mismatch(example, await execute(operation, example.input as never))).toBeUndefined();
  });
}

// commonmark-spec 0.31.2, copyright John MacFarlane, CC-BY-SA 4.0: read by the tests, not shipped.
describe('CommonMark 0.31.2', () => {
  const plain = { gfm: false, html: 'keep', headingIds: false, toc: 'none', frontMatter: false };
  // Elements without content are closed as in XML there, and an empty quotation has a line break.
  const normal = (markup: string): string =>
    markup.replaceAll(' />', '>').replaceAll('<blockquote>\n</blockquote>', '<blockquote></blockquote>').trim();

  it('has 652 examples', () => {
    expect(commonmark.tests).toHaveLength(652);
  });

  it.each(commonmark.tests)('example $number, $section', async ({ markdown, html: expected }) => {
    expect(normal(await html(markdown.replaceAll('→', '\t'), plain))).toBe(normal(expected.replaceAll('→', '\t')));
  });
});

// GitHub Flavored Markdown Spec 0.29-gfm, copyright John MacFarlane and GitHub, CC-BY-SA 4.0: the examples of its extensions.
describe('GFM 0.29', () => {
  it.each([
    ['~~Hi~~ Hello, ~there~ world!', '<p><del>Hi</del> Hello, <del>there</del> world!</p>'],
    ['This ~~has a\n\nnew paragraph~~.', '<p>This ~~has a</p>\n<p>new paragraph~~.</p>'],
    ['This will ~~~not~~~ strike.', '<p>This will ~~~not~~~ strike.</p>'],
    ['~a~~ ~~b~', '<p><del>a~~ ~~b</del></p>'],
    ['~~a~', '<p>~~a~</p>'],
    ['**~~a~~**', '<p><strong><del>a</del></strong></p>'],
    [
      '- [ ] foo\n- [x] bar',
      '<ul class="contains-task-list">\n<li class="task-list-item"><input type="checkbox" disabled> foo</li>\n<li class="task-list-item"><input type="checkbox" disabled checked> bar</li>\n</ul>',
    ],
    ['- [ ]foo\n- x [ ] y', '<ul>\n<li>[ ]foo</li>\n<li>x [ ] y</li>\n</ul>'],
    ['- \\[ ] a\n- [x\\] b\n- &#91; ] c', '<ul>\n<li>[ ] a</li>\n<li>[x] b</li>\n<li>[ ] c</li>\n</ul>'],
    [
      '1. [X] a\n\n   b',
      '<ol class="contains-task-list">\n<li class="task-list-item">\n<p><input type="checkbox" disabled checked> a</p>\n<p>b</p>\n</li>\n</ol>',
    ],
    ['www.commonmark.org', '<p><a href="http://www.commonmark.org">www.commonmark.org</a></p>'],
    [
      'Visit www.commonmark.org/help for more information.',
      '<p>Visit <a href="http://www.commonmark.org/help">www.commonmark.org/help</a> for more information.</p>',
    ],
    [
      'Visit www.commonmark.org/a.b.',
      '<p>Visit <a href="http://www.commonmark.org/a.b">www.commonmark.org/a.b</a>.</p>',
    ],
    [
      '(www.google.com/search?q=Markup+(business)))',
      '<p>(<a href="http://www.google.com/search?q=Markup+(business)">www.google.com/search?q=Markup+(business)</a>))</p>',
    ],
    [
      'www.google.com/search?q=commonmark&hl=en',
      '<p><a href="http://www.google.com/search?q=commonmark&#x26;hl=en">www.google.com/search?q=commonmark&#x26;hl=en</a></p>',
    ],
    [
      'www.google.com/search?q=commonmark&hl;',
      '<p><a href="http://www.google.com/search?q=commonmark">www.google.com/search?q=commonmark</a>&#x26;hl;</p>',
    ],
    ['www.commonmark.org/he<lp', '<p><a href="http://www.commonmark.org/he">www.commonmark.org/he</a>&lt;lp</p>'],
    ['foo@bar.baz', '<p><a href="mailto:foo@bar.baz">foo@bar.baz</a></p>'],
    [
      'hello@mail+xyz.example isn’t valid, but hello+xyz@mail.example is.',
      '<p>hello@mail+xyz.example isn’t valid, but <a href="mailto:hello+xyz@mail.example">hello+xyz@mail.example</a> is.</p>',
    ],
    ['a.b-c_d@a.b.', '<p><a href="mailto:a.b-c_d@a.b">a.b-c_d@a.b</a>.</p>'],
    ['a.b-c_d@a.b-', '<p>a.b-c_d@a.b-</p>'],
    ['a.b-c_d@a.b_', '<p>a.b-c_d@a.b_</p>'],
    // GFM §6.9, extended protocol autolinks.
    ['mailto:foo@bar.baz', '<p><a href="mailto:foo@bar.baz">mailto:foo@bar.baz</a></p>'],
    ['mailto:a.b-c_d@a.b.', '<p><a href="mailto:a.b-c_d@a.b">mailto:a.b-c_d@a.b</a>.</p>'],
    ['mailto:a.b-c_d@a.b/', '<p><a href="mailto:a.b-c_d@a.b">mailto:a.b-c_d@a.b</a>/</p>'],
    ['mailto:a.b-c_d@a.b-', '<p>mailto:a.b-c_d@a.b-</p>'],
    ['mailto:a.b-c_d@a.b_', '<p>mailto:a.b-c_d@a.b_</p>'],
    ['xmpp:foo@bar.baz.', '<p><a href="xmpp:foo@bar.baz">xmpp:foo@bar.baz</a>.</p>'],
    ['xmpp:foo@bar.baz/txt', '<p><a href="xmpp:foo@bar.baz/txt">xmpp:foo@bar.baz/txt</a></p>'],
    [
      'xmpp:foo@bar.baz/txt@bin.com.',
      '<p><a href="xmpp:foo@bar.baz/txt@bin.com">xmpp:foo@bar.baz/txt@bin.com</a>.</p>',
    ],
    ['xmpp:foo@bar.baz/txt/bin', '<p><a href="xmpp:foo@bar.baz/txt">xmpp:foo@bar.baz/txt</a>/bin</p>'],
    ['xmpp:foo@bar.baz-/txt', '<p>xmpp:foo@bar.baz-/txt</p>'],
    [
      'ftp:a@b.c and xmailto:a@b.c',
      '<p>ftp:<a href="mailto:a@b.c">a@b.c</a> and xmailto:<a href="mailto:a@b.c">a@b.c</a></p>',
    ],
    ['example.com and ftp://a.b', '<p>example.com and ftp://a.b</p>'],
    ['[see www.a.org](/x)', '<p><a href="/x">see www.a.org</a></p>'],
    ['`www.a.org`', '<p><code>www.a.org</code></p>'],
    ['see http://a.b/__init__.py', '<p>see <a href="http://a.b/__init__.py">http://a.b/__init__.py</a></p>'],
    [
      'https://a.b/_c_/x*y*z and www.a.b/~~c~~/d',
      '<p><a href="https://a.b/_c_/x*y*z">https://a.b/_c_/x*y*z</a> and <a href="http://www.a.b/~~c~~/d">www.a.b/~~c~~/d</a></p>',
    ],
    ['https://a.b/?x=1&amp;y=2&#38;', '<p><a href="https://a.b/?x=1&y=2">https://a.b/?x=1&y=2</a>&</p>'],
    ['https://a.b/a\\_b', '<p><a href="https://a.b/a%5C_b">https://a.b/a\\_b</a></p>'],
    [
      '*www.a.b/c_d*, **(http://a.b/c)**',
      '<p><em><a href="http://www.a.b/c_d">www.a.b/c_d</a></em>, <strong>(<a href="http://a.b/c">http://a.b/c</a>)</strong></p>',
    ],
    [
      '`http://a.b/_c_` [http://a.b/_c_](/x) <a href="/y">http://a.b/_c_</a> \\http://a.b/_c_',
      '<p><code>http://a.b/_c_</code> <a href="/x">http://a.b/<em>c</em></a> <a href="/y">http://a.b/<em>c</em></a> \\http://a.b/<em>c</em></p>',
    ],
  ])('%s', async (text, expected) => {
    const normal = (markup: string): string => markup.replaceAll('&#x26;', '&amp;').replaceAll('&amp;', '&');
    expect(normal(await html(text))).toBe(normal(expected));
  });

  it('is off where it is not wanted', async () => {
    expect(await html('~~a~~ www.a.org\n\n| a |\n|--|\n| b |', { gfm: false })).not.toMatch(/<del>|<a |<table/);
  });

  it('links with underscores only where they belong', async () => {
    expect((await html('http://a_b.c.d http://a.b_c.d https://x.y/a_b_')).match(/(?<=href=")[^"]+/g)).toEqual([
      'http://a_b.c.d',
      'https://x.y/a_b',
    ]);
  });

  it('has footnotes', async () => {
    const shown = await html('a[^1]\n\n[^1]: b');
    expect(shown).toContain('<sup class="footnote-ref"><a href="#fn1" id="fnref1">[1]</a></sup>');
    expect(shown).toContain('<hr class="footnotes-sep">');
    expect(shown).toContain('<ol class="footnotes-list">');
    expect(shown).toContain('<li id="fn1" class="footnote-item">');
    expect(shown).toContain('class="footnote-backref"');
  });
});

describe('what is left of HTML', () => {
  it.each([
    ['<script>alert(1)</script>a', 'a'],
    ['<a href="javascript:x" onclick="y">a</a>', '<p><a>a</a></p>'],
    ['<a href="tel:+33">a</a>', '<p><a href="tel:+33">a</a></p>'],
    ['<iframe src="x"></iframe>', ''],
    ['<div style="color:red" class="x" id="y">a</div>', '<div id="y">a</div>'],
    ['<svg><script>x</script></svg>', '<p></p>'],
    ['<img src="data:image/svg+xml,x">', '<img>'],
    ['```js\nx\n```', '<pre><code class="language-js">x\n</code></pre>'],
    ['<!-- c -->', ''],
  ])('of %s', async (text, expected) => {
    expect(await html(text)).toBe(expected);
  });

  it('is all of it where it is kept', async () => {
    expect(await html('<b onclick=x>a</b>', { html: 'keep' })).toBe('<p><b onclick=x>a</b></p>');
    expect(await html('<div>'.repeat(600), { html: 'keep' })).toContain('<div>');
  });
});

describe('headings and contents', () => {
  it('numbers ids that repeat, and reads pictures and code', async () => {
    expect(await html('# A\n# A\n# `c` ![alt *x*](u)', { html: 'keep' })).toMatch(
      /id="a">A<\/h1>\n<h1 id="a-1">A<\/h1>\n<h1 id="c-alt-x">/,
    );
    expect(await html('# A', { headingIds: false })).toBe('<h1>A</h1>');
  });

  it('puts the contents on top, at the marker, or nowhere', async () => {
    const text = '# A\n\n[[_toc_]]\n\n### B\n\n# C & D';
    const nav =
      '<nav class="toc"><ul><li><a href="#a">A</a><ul><li><a href="#b">B</a></li></ul></li><li><a href="#c--d">C &amp; D</a></li></ul></nav>';
    const keep = { html: 'keep' };
    expect(await html(text, keep)).toContain(`</h1>\n${nav}\n<h3`);
    expect(await html(text, { ...keep, toc: 'top' })).toContain(`${nav}\n<h1 id="a">A</h1>\n<p>[[<em>toc</em>]]</p>`);
    expect(await html(text, { ...keep, toc: 'none' })).not.toContain('<nav');
    expect(await html(text, { ...keep, tocDepth: 1 })).not.toContain('#b');
    expect(await html('[TOC]\n\na')).toBe('<p>a</p>');
    expect(await html('a', { toc: 'top' })).toBe('<p>a</p>');
  });

  it('writes contents in Markdown', async () => {
    const result = await execute(toc, { text: '## A [x]\n#### B\n### C\n# D', tocDepth: 3, links: false });
    expect(result).toMatchObject({ value: '- A \\[x\\]\n  - C\n- D' });
  });

  it('writes contents that read as the headings', async () => {
    const text = '# `<Button>`\n# `__init__`, snake_case\n# 2 \\* 3 < 4 & `&amp;`\n# 1. A\n# - B';
    expect(await execute(toc, { text, links: false })).toMatchObject({
      value: '- \\<Button>\n- \\_\\_init\\_\\_, snake_case\n- 2 \\* 3 < 4 & \\&amp;\n- 1\\. A\n- \\- B',
    });
    expect(await execute(toc, { text: '# 1. `a*`' })).toMatchObject({ value: '- [1. a\\*](#1-a)' });
  });

  it('reads headings of several lines', async () => {
    const result = await execute(headings, { text: 'Hello\nnew\\\nworld\n===' });
    expect(result).toMatchObject({ value: [{ text: 'Hello new world', id: 'hellonewworld' }] });
  });
});

describe('documents', () => {
  it('leaves out front matter', async () => {
    expect(await html('---\ntitle: x\n---\na')).toBe('<p>a</p>');
    expect(await html('---\r\ntitle: x\r\n---\r\na')).toBe('<p>a</p>');
    expect(await html('---\n---\na')).toBe('<p>a</p>');
    expect(await html('\uFEFF---\ntitle: x\n---\n# A')).toBe('<h1 id="a">A</h1>');
    expect(await html('\uFEFF# A', { frontMatter: false })).toBe('<h1 id="a">A</h1>');
    expect(await html('---\n\na')).toBe('<hr>\n<p>a</p>');
    expect(await html('---\nx\n---\na', { frontMatter: false })).toContain('<h2 id="x">x</h2>');
  });

  it('has a title, a language and a style', async () => {
    expect(await html('# A < "B"', { document: true, lang: 'fr' })).toBe(
      [
        '<!doctype html>',
        '<html lang="fr">',
        '<head>',
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<title>A &lt; &quot;B&quot;</title>',
        '</head>',
        '<body>',
        '<h1 id="a--b">A &lt; "B"</h1>',
        '</body>',
        '</html>',
        '',
      ].join('\n'),
    );
    expect(await html('a', { document: true, style: 'simple', title: 'T' })).toMatch(
      /<title>T<\/title>\n<style>[^\n]+<\/style>\n<\/head>/,
    );
    expect(await html('a', { document: true })).toContain('<title>Document</title>');
  });
});

it.each([
  ['5,000 quotations', '>'.repeat(5000)],
  ['20,000 brackets', '['.repeat(20_000)],
  ['600 nested lists', Array.from({ length: 600 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n')],
  ['tildes', '~a~~'.repeat(5000)],
  ['addresses', 'a@'.repeat(20_000)],
  ['dots', `www.${'a.'.repeat(20_000)}`],
  ['closing brackets', `www.a.b/${')'.repeat(20_000)}`],
  ['addresses without a domain', '(www.a_b'.repeat(20_000)],
])('gets through %s', async (_, text) => {
  expect(await html(text)).not.toBe('');
});

it('gets through 50,000 tasks', async () => {
  expect(await html('- [ ] a\n'.repeat(50_000), { html: 'keep' })).toContain('<ul class="contains-task-list">');
});

it.each([
  ['HTTPS://example.com/A', '<p><a href="HTTPS://example.com/A">HTTPS://example.com/A</a></p>'],
  ['<Https://example.com>', '<p><a href="Https://example.com">Https://example.com</a></p>'],
  ['[x](MAILTO:a@b.co)', '<p><a href="MAILTO:a@b.co">x</a></p>'],
  ['![x](HTTP://a.bc/d.png)', '<p><img src="HTTP://a.bc/d.png" alt="x"></p>'],
  ['<a href="HTTPS&#58;//a.bc">x</a>', '<p><a href="HTTPS://a.bc">x</a></p>'],
  ['<a href="JavaScript:x">x</a> <img src="MAILTO:a@b.co">', '<p><a>x</a> <img></p>'],
])('keeps an allowed scheme in any case: %s', async (text, expected) => {
  expect(await html(text)).toBe(expected);
});
