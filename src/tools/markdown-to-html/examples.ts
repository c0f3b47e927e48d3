import type { Example } from '#core/example.ts';

const convert = (text: string, value: string, options: object = {}): Example => ({
  op: 'convert',
  input: { text, ...options },
  value,
});

export const examples: readonly Example[] = [
  convert('# Hi *you* & <b onclick=x>me</b>', '<h1 id="hi-you--me">Hi <em>you</em> &amp; <b>me</b></h1>'),
  convert('[x](javascript:alert(1))', '<p>[x](javascript:alert(1))</p>'),
  convert('a <img src=x onerror=y>', '<p>a <img src="x"></p>'),
  convert(
    '- [x] done',
    '<ul class="contains-task-list">\n<li class="task-list-item"><input type="checkbox" disabled checked> done</li>\n</ul>',
  ),
  convert(
    '| a |\n|--:|\n| 1 |',
    '<table>\n<thead>\n<tr>\n<th align="right">a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td align="right">1</td>\n</tr>\n</tbody>\n</table>',
  ),
  convert(
    '[TOC]\n\n# A\n## B',
    '<nav class="toc"><ul><li><a href="#a">A</a><ul><li><a href="#b">B</a></li></ul></li></ul></nav>\n<h1 id="a">A</h1>\n<h2 id="b">B</h2>',
  ),
  convert('a <b>c</b>', '<p>a &lt;b>c&lt;/b></p>', { html: 'escape' }),
  { op: 'convert', input: { text: '<div>'.repeat(600) }, error: 'too-deep', details: { limit: 500 } },
  {
    op: 'headings',
    input: { text: '# A\n\n## `b` *c*\n\n# A' },
    value: [
      { depth: 1, text: 'A', id: 'a' },
      { depth: 2, text: 'b c', id: 'b-c' },
      { depth: 1, text: 'A', id: 'a-1' },
    ],
  },
  { op: 'toc', input: { text: '# A\n\n### B\n\n## C' }, value: '- [A](#a)\n  - [B](#b)\n  - [C](#c)' },
];
