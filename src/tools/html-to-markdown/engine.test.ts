import { expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute, type Operation } from '#core/operation.ts';
import { convert, stripTags, toText } from './engine.ts';
import { examples } from './examples.ts';

const operations = { convert, 'to-text': toText, 'strip-tags': stripTags } as unknown as Readonly<
  Record<string, Operation>
>;

for (const example of examples) {
  it(`${example.op} ${JSON.stringify(example.input).slice(0, 90)}`, async () => {
    expect(mismatch(example, await execute(operations[example.op] as Operation, example.input))).toBeUndefined();
  });
}

async function value(name: string, input: object): Promise<unknown> {
  const result = await execute(operations[name] as Operation, input as never);
  return result.ok ? result.value : result.error.code;
}

it.each<[string, object, string]>([
  ['<h1>a</h1><h2>b</h2>', { headings: 'setext' }, 'a\n=\n\nb\n-'],
  ['<ul><li>a</li></ul><p><em>b</em> <strong>c</strong></p>', { bullet: '+', emphasis: '_' }, '+ a\n\n_b_ **c**'],
  ['<ul><li>a</ul><ul><li>b</ul>', { bullet: '*' }, '* a\n\n- b'],
  ['<p>a <a href="x">b <i>c</i></a><!-- d --></p>', { links: 'text' }, 'a b *c*'],
  ['<p>a <img src="x" alt="b"></p>', { images: 'alt' }, 'a b'],
  ['<p>a <img src="x" alt="b"></p>', { images: 'drop' }, 'a'],
  [
    '<p><img src="x y" alt="b"><a href="http://[">c</a></p>',
    { baseUrl: 'https://e.org' },
    '![b](https://e.org/x%20y)[c](http://\\[)',
  ],
  ['<nav>n</nav><article><p>a</p></article><p>z</p>', { part: 'main' }, 'a'],
  ['<article>a</article><main>b</main>', { part: 'main' }, 'b'],
  ['<!doctype html><title>t</title><p>a', { part: 'main' }, 'a'],
  ['<p>a</p>', { part: 'main' }, 'a'],
  ['<del>a</del><ul><li><input type=checkbox checked> b</ul>', {}, '~~a~~\n\n- [x] b'],
  ['<p><del>a</del> b</p><table><tr><th>c<th>d<tr><td>1<td>2</table>', { gfm: false }, 'a b\n\nc d\n\n1 2'],
  ['<tr><td>1<td>2', { gfm: false }, '1 2'],
  ['a<td><del>b</del>', { gfm: false }, 'a\n\nb'],
  ['<pre>  a\n    b</pre>', {}, '```\n  a\n    b\n```'],
  ['<p><kbd>a</kbd><code>b</code> <del>c</del><s>d <b>e</b></s></p>', {}, '`ab` ~~cd **e**~~'],
  ['<p><code>a</code><del><code>b</code></del></p>', { gfm: false }, '`ab`'],
  ['<hr><blockquote><p>q</p></blockquote>', {}, '---\n\n> q'],
  ['\uFEFF<h1>a</h1>', {}, '# a'],
  ['', {}, ''],
])('converts %s with %j', async (html, options, expected) => {
  expect(await value('convert', { html, ...options })).toBe(expected);
});

it.each<[string, object, string]>([
  ['<!doctype html><?x?>a<script>b<c></script>\n<style>d</style> &eacute;&#x41;', {}, 'a\n éA'],
  ['a &lt;b&gt; <b>c', { decode: false }, 'a &lt;b&gt; c'],
  ['1 < 2 <a title=">">x</a>', {}, '1 < 2 x'],
  ['a<p', {}, 'a'],
  ['a<scr', {}, 'a'],
  ['a<st <', {}, 'a'],
  ['<textarea>a<b', {}, 'a<b'],
  ['a<', {}, 'a<'],
  ['a</', {}, 'a</'],
  ['<b>x</b>&lt;&amp;<!-- c -->p', {}, 'x<&p'],
  ['<title>&amp;p</title>&amp;<p', {}, '&p&'],
])('strips %s with %j', async (html, options, expected) => {
  expect(await value('strip-tags', { html, ...options })).toBe(expected);
});

it('strips 200,000 tags that stay open', async () => {
  const html = `${'<b>'.repeat(200_000)}a<br><script>b</script>c`;
  expect(await value('strip-tags', { html })).toBe('ac');
});

it('writes links after their texts', async () => {
  expect(await value('to-text', { html: '<a href="https://e.org">x</a>', links: true })).toBe('x (https://e.org)');
});
