import type { Example } from '#core/example.ts';

const tables = import.meta.glob<readonly Example[]>('../tools/*/examples.ts', { import: 'examples' });

/** The public examples of an operation. */
export async function loadExamples(id: string): Promise<readonly Example[]> {
  const [tool = '', op] = id.split('/');
  const rows = (await tables[`../tools/${tool}/examples.ts`]?.()) ?? [];
  return rows.filter((row) => row.op === op);
}
