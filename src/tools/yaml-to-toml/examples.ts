import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'convert',
    input: { text: 'foo: bar\nlist:\n  name: item\n  another:\n    key: value\n    number: 1\n' },
    value: 'foo = "bar"\n\n[list]\nname = "item"\n\n[list.another]\nkey = "value"\nnumber = 1\n',
  },
  {
    op: 'convert',
    input: { text: 'd: 2024-01-02\nt: "2024-01-02"\nn: null\n' },
    value: 'd = 2024-01-02\nt = "2024-01-02"\n',
  },
  { op: 'convert', input: { text: '- a\n' }, error: 'toml-root-not-table' },
  { op: 'convert', input: { text: 'a: 1\n---\nb: 2\n' }, error: 'multiple-documents', details: { documents: 2 } },
  {
    op: 'convert',
    input: { text: 'a: 1\n---\nb: 2\n', rootKey: 'documents' },
    value: '[[documents]]\na = 1\n\n[[documents]]\nb = 2\n',
  },
  { op: 'convert', input: { text: 'n: ~\n', nulls: 'error' }, error: 'null-not-supported', details: { path: '/n' } },
  {
    op: 'report',
    input: { text: 'd: 2024-02-30\nn: [~, 1]\n' },
    value: {
      documents: 1,
      warnings: [
        { code: 'yaml-1.1-differs', path: '/d' },
        { code: 'null-dropped', path: '/n/0' },
      ],
    },
  },
];
