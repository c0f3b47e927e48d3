import type { Example } from '#core/example.ts';

const notPdf = (): Blob => new Blob(['Hello']);

/** Signed files are too large to stand here; they are in the tests. */
export const examples: readonly Example[] = [
  { op: 'check', input: { file: notPdf() }, error: 'not-a-pdf' },
  { op: 'check', input: {}, error: 'invalid-input', details: { field: 'file', problem: 'missing' } },
  { op: 'extract', input: { what: 'cms' }, error: 'invalid-input', details: { field: 'file' } },
];
