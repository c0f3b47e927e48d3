import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  { op: 'convert', input: { html: '<h1>T</h1><p>a <b>b</b><br>d</p>' }, value: '# T\n\na **b**\\\nd' },
  { op: 'convert', input: { html: '<ul><li>x<ul><li>y</li></ul></li></ul>' }, value: '- x\n  - y' },
  {
    op: 'convert',
    input: { html: '<table><tr><th>a<th align=right>b<tr><td>1<td>2|3</table>' },
    value: '| a |    b |\n| - | ---: |\n| 1 | 2\\|3 |',
  },
  { op: 'convert', input: { html: '<p>1. not a list *x*</p>' }, value: '1\\. not a list \\*x\\*' },
  {
    op: 'convert',
    input: { html: '<pre><code class="language-js">x &lt; y\n</code></pre>' },
    value: '```js\nx < y\n```',
  },
  {
    op: 'convert',
    input: { html: '<a href="/p">l</a>', baseUrl: 'https://e.org/d/' },
    value: '[l](https://e.org/p)',
  },
  { op: 'convert', input: { html: '<script>x</script>' }, value: '' },
  { op: 'convert', input: { html: 'a', baseUrl: 'e.org' }, error: 'invalid-base-url' },
  { op: 'convert', input: { html: '<div>'.repeat(501) }, error: 'too-deep', details: { limit: 500 } },
  { op: 'strip-tags', input: { html: '<p>a &amp; <b>b</b><!-- c --></p>' }, value: 'a & b' },
  { op: 'to-text', input: { html: '<h1>T</h1><p>a<br>b</p><ul><li>x</ul>' }, value: 'T\n\na\nb\n\n- x' },
];
