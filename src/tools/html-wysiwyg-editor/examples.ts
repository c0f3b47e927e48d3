import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'format',
    input: { html: '<h1>Hi</h1><p>a <strong>b</strong></p><ul><li><p>x</p></li></ul>' },
    value: '<h1>Hi</h1>\n<p>a <strong>b</strong></p>\n<ul>\n  <li>x</li>\n</ul>',
  },
  {
    op: 'format',
    input: { html: '<blockquote><p>q</p></blockquote>' },
    value: '<blockquote>\n  <p>q</p>\n</blockquote>',
  },
  {
    op: 'clean',
    input: {
      html: '<p class="MsoNormal">Hi <span style="font-weight:700">you</span><o:p></o:p></p><script>x</script>',
    },
    value: '<p>Hi <strong>you</strong></p>',
  },
  { op: 'clean', input: { html: '<a href="javascript:x">t</a>' }, value: 't' },
  {
    op: 'to-text',
    input: { html: '<h1>T</h1><p>a<br>b</p><ul><li>x</li></ul>' },
    value: 'T\n\na\nb\n\n- x',
  },
];
