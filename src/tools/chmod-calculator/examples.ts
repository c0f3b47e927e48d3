import type { Example } from '#core/example.ts';

const all = { read: true, write: true, execute: true };
const noWrite = { read: true, write: false, execute: true };

export const examples: readonly Example[] = [
  {
    op: 'parse',
    input: { mode: '755' },
    value: {
      octal: '755',
      octal4: '0755',
      symbolic: 'rwxr-xr-x',
      clauses: 'u=rwx,g=rx,o=rx',
      umask: '022',
      bits: { setuid: false, setgid: false, sticky: false, owner: all, group: noWrite, others: noWrite },
      type: null,
    },
  },
  {
    op: 'parse',
    input: { mode: '-rwsr-xr-T' },
    partial: { octal: '5754', clauses: 'u=rwxs,g=rx,o=rt', type: 'file' },
  },
  { op: 'apply', input: { mode: '0644', expression: 'u+x,g-r' }, partial: { octal: '704' } },
  { op: 'apply', input: { mode: '0644', expression: '+w' }, partial: { octal: '644' } },
  { op: 'apply', input: { mode: '2755', expression: '700', kind: 'directory' }, partial: { octal: '2700' } },
  { op: 'apply', input: { mode: '2755', expression: '00700', kind: 'directory' }, partial: { octal: '700' } },
  {
    op: 'umask',
    input: { umask: '022' },
    value: {
      umask: '0022',
      symbolic: 'u=rwx,g=rx,o=rx',
      files: { octal: '644', symbolic: 'rw-r--r--' },
      directories: { octal: '755', symbolic: 'rwxr-xr-x' },
    },
  },
  {
    op: 'from-bits',
    input: { bits: { setuid: false, setgid: true, sticky: false, owner: all, group: noWrite, others: noWrite } },
    partial: { octal: '2755', symbolic: 'rwxr-sr-x', clauses: 'u=rwx,g=rxs,o=rx' },
  },
  { op: 'parse', input: { mode: '888' }, error: 'invalid-mode' },
  { op: 'apply', input: { expression: 'u+x,g*r' }, error: 'invalid-expression', details: { clause: 'g*r' } },
  { op: 'apply', input: { expression: 'u+x,' }, error: 'invalid-expression', details: { clause: '' } },
  { op: 'apply', input: { expression: 'u+x', umask: '1022' }, error: 'invalid-umask' },
  { op: 'umask', input: { umask: '999' }, error: 'invalid-umask' },
];
