import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'format',
    input: { text: '<foo><bar>baz</bar><bar/></foo>' },
    value: '<foo>\n  <bar>baz</bar>\n  <bar/>\n</foo>',
  },
  {
    op: 'format',
    input: { text: '<r><p>Hello <b>big</b> world</p></r>' },
    value: '<r>\n  <p>Hello <b>big</b> world</p>\n</r>',
  },
  {
    op: 'format',
    input: { text: `<a x = "1"   y='2'><!-- c --><b></b></a>` },
    value: `<a x="1" y='2'>\n  <!-- c -->\n  <b></b>\n</a>`,
  },
  {
    op: 'format',
    input: { text: '<r><a x="1" y="2"/></r>', attributes: 'one-per-line' },
    value: '<r>\n  <a\n    x="1"\n    y="2"/>\n</r>',
  },
  { op: 'minify', input: { text: '<a>\n  <!-- c -->\n  <b> x </b>\n</a>' }, value: '<a><b> x </b></a>' },
  {
    op: 'validate',
    input: { text: '<a>\n<b>\n</a>' },
    value: {
      wellFormed: false,
      error: {
        code: 'not-well-formed',
        message: 'Expected </b>, opened on line 2, but found </a>.',
        line: 3,
        column: 1,
        openedAt: { line: 2, column: 1 },
      },
    },
  },
  { op: 'format', input: { text: '<a>&foo;</a>' }, error: 'not-well-formed', details: { line: 1, column: 4 } },
  {
    op: 'validate',
    input: { text: '<hello><world>foo</world><world>bar</world></hello>' },
    value: { wellFormed: true, root: 'hello', elements: 3, attributes: 0, maxDepth: 2, warnings: [] },
  },
  {
    op: 'validate',
    input: { text: '<a xmlns:x="urn:x">\n<x:b/><y:c/>\n<y:d z:e="1"/></a>' },
    value: {
      wellFormed: true,
      root: 'a',
      elements: 4,
      attributes: 2,
      maxDepth: 2,
      warnings: [
        { code: 'unbound-prefix', prefix: 'y', line: 2 },
        { code: 'unbound-prefix', prefix: 'z', line: 3 },
      ],
    },
  },
  { op: 'format', input: { text: ' \n' }, error: 'empty-input' },
];
