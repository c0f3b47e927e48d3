import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  { op: 'format', input: { text: 'b:   1 # keep\na: [1,2]\n' }, value: 'b: 1 # keep\na: [1, 2]\n' },
  {
    op: 'format',
    input: { text: 'b: 1\n# about a\na: 2\n', sortKeys: true },
    value: '# about a\na: 2\nb: 1\n',
  },
  {
    op: 'format',
    input: { text: 'base: &b\n  x: 1\n  y: 0x1F\nprod:\n  <<: *b\n  y: 1e3\n', anchors: 'expand' },
    value: 'base:\n  x: 1\n  y: 0x1F\nprod:\n  x: 1\n  y: 1e3\n',
  },
  {
    op: 'format',
    input: { text: 'a: 1\n---\nb: [x,   {c: d}]\n', flow: 'block' },
    value: 'a: 1\n---\nb:\n  - x\n  - c: d\n',
  },
  {
    op: 'format',
    input: { text: 'n: 12345678901234567890\nf: 1.50\ng: 1_000\n' },
    value: 'n: 12345678901234567890\nf: 1.50\ng: 1_000\n',
  },
  { op: 'format', input: { text: 'a: [1\n' }, error: 'invalid-yaml', details: { line: 2 } },
  { op: 'format', input: { text: 'a: *b\n' }, error: 'invalid-yaml', details: { reason: 'unknown-alias', column: 4 } },
  { op: 'format', input: { text: 'a: &a [*a]\n', anchors: 'expand' }, error: 'cyclic-alias', details: { line: 1 } },
  { op: 'format', input: { text: ' \n' }, value: '' },
  { op: 'format', input: { text: '[&a 1, "x", \'y\']', quotes: 'double' }, value: '[&a 1, "x", "y"]\n' },
  {
    op: 'check',
    input: { text: 'country: NO\n' },
    value: {
      valid: true,
      documents: 1,
      comments: 0,
      anchors: 0,
      aliases: 0,
      depth: 1,
      errors: [],
      findings: [
        {
          code: 'boolean-word',
          severity: 'warning',
          line: 1,
          column: 10,
          path: '/country',
          source: 'NO',
          yaml12: '"NO"',
          yaml11: 'false',
        },
      ],
    },
  },
  {
    op: 'check',
    input: { text: 'a: 1\na: 2\n' },
    partial: { valid: false, errors: [{ code: 'duplicate-key', line: 2, column: 1, path: '/a' }], findings: [] },
  },
  {
    op: 'check',
    input: { text: '' },
    partial: { valid: true, documents: 0, comments: 0, anchors: 0, aliases: 0, depth: 0, errors: [], findings: [] },
  },
];
