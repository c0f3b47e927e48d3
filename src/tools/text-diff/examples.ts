import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'diff',
    input: { left: 'a\nb\nc\n', right: 'a\nx\nc\n' },
    value: {
      identical: false,
      added: 1,
      removed: 1,
      unchanged: 2,
      parts: [
        { op: 'equal', text: 'a\n' },
        { op: 'delete', text: 'b\n' },
        { op: 'insert', text: 'x\n' },
        { op: 'equal', text: 'c\n' },
      ],
    },
  },
  {
    op: 'diff',
    input: { left: 'I am in Lyon', right: 'I am in Marseille', granularity: 'word' },
    partial: {
      unchanged: 6,
      parts: [
        { op: 'equal', text: 'I am in ' },
        { op: 'delete', text: 'Lyon' },
        { op: 'insert', text: 'Marseille' },
      ],
    },
  },
  {
    op: 'diff',
    input: { left: '👨‍👩‍👧', right: '👨‍👩‍👦', granularity: 'char' },
    partial: {
      added: 1,
      removed: 1,
      parts: [
        { op: 'delete', text: '👨‍👩‍👧' },
        { op: 'insert', text: '👨‍👩‍👦' },
      ],
    },
  },
  {
    op: 'diff',
    input: { left: 'color\n', right: 'colour\n', granularity: 'char' },
    partial: {
      parts: [
        { op: 'equal', text: 'colo' },
        { op: 'insert', text: 'u' },
        { op: 'equal', text: 'r\n' },
      ],
    },
  },
  {
    op: 'diff',
    input: { left: '', right: '' },
    value: { identical: true, added: 0, removed: 0, unchanged: 0, parts: [] },
  },
  {
    op: 'patch',
    input: { left: 'a\nb', right: 'a\nb\n' },
    value: '--- original\n+++ modified\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n',
  },
  {
    op: 'patch',
    input: { left: '', right: 'x\ny\n' },
    value: '--- original\n+++ modified\n@@ -0,0 +1,2 @@\n+x\n+y\n',
  },
  { op: 'patch', input: { left: 'a\n', right: 'a\n' }, value: '' },
];
