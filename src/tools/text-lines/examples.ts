import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  { op: 'run', input: { text: 'b\na\nb', steps: [{ do: 'dedupe' }, { do: 'sort' }] }, value: 'a\nb' },
  { op: 'run', input: { text: 'b\r\na\r\n', steps: [{ do: 'sort' }] }, value: 'a\r\nb\r\n' },
  { op: 'run', input: { text: 'x10\nx9\nX1', steps: [{ do: 'sort' }] }, value: 'X1\nx9\nx10' },
  {
    op: 'run',
    input: { text: '5 kg\n-3 kg\nn/a\n1e2', steps: [{ do: 'sort', by: 'number', order: 'desc' }] },
    value: '1e2\n5 kg\n-3 kg\nn/a',
  },
  { op: 'run', input: { text: 'a\n\n \nb', steps: [{ do: 'remove-empty' }, { do: 'number' }] }, value: '1. a\n2. b' },
  {
    op: 'run',
    input: {
      text: 'k=v;x',
      steps: [{ do: 'replace', mode: 'regex', find: String.raw`(\w)=(\w)`, replacement: '$2:$1' }],
    },
    value: 'v:k;x',
  },
  { op: 'run', input: { text: 'a b c', steps: [{ do: 'columns', columns: '3,1' }] }, value: 'c a' },
  {
    op: 'run',
    input: { text: 'one two three four', steps: [{ do: 'wrap', width: 9 }] },
    value: 'one two\nthree\nfour',
  },
  { op: 'run', input: { text: 'a\nb\nc\nd\ne', steps: [{ do: 'shuffle', seed: 'toolcrib' }] }, value: 'a\nc\nd\nb\ne' },
  { op: 'run', input: { text: 'a\nb\na', steps: [{ do: 'count-lines' }] }, value: '2\ta\n1\tb' },
  {
    op: 'run',
    input: { text: 'a', steps: [{ do: 'filter', mode: 'regex', find: '(' }] },
    error: 'invalid-pattern',
    details: { step: 0, index: 1 },
  },
  {
    op: 'run',
    input: { text: 'a', steps: [{ do: 'trim' }, { do: 'columns', columns: '1,x' }] },
    error: 'invalid-columns',
    details: { step: 1, part: 'x' },
  },
  {
    op: 'run-with-counts',
    input: { text: 'b \na\na', steps: [{ do: 'trim' }, { do: 'dedupe' }] },
    value: {
      text: 'b\na',
      linesIn: 3,
      linesOut: 2,
      steps: [
        { do: 'trim', linesIn: 3, linesOut: 3, changed: 1 },
        { do: 'dedupe', linesIn: 3, linesOut: 2, changed: 1 },
      ],
    },
  },
  {
    op: 'preview-replace',
    input: { text: 'a.a\nb', find: '.', replacement: '\\t' },
    value: { count: 1, lines: [{ line: 1, before: 'a.a', after: 'a\ta' }] },
  },
];
