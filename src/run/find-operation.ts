// oxlint-disable-next-line typescript/triple-slash-reference -- the modules virtual:tools/* have their types there
/// <reference path="../vite-env.d.ts" />
import { nearest } from '#core/nearest.ts';
import { ToolError, type Operation } from '#core/operation.ts';
import { loadOperation, loadOperations } from './load-operations.ts';

/**
 * The operation with this id. Error: `unknown-operation` { name, nearest }, with the closest operations of its tool or
 * one of each of the closest tools.
 */
export async function findOperation(id: string): Promise<Operation> {
  const found = await loadOperation(id);
  if (found) return found;
  const { default: rows } = await import('virtual:tools/rows');
  const tools = rows.map((row) => row.id);
  const [tool = ''] = id.split('/');
  const near = tools.includes(tool) ? [tool] : nearest(tool, tools);
  const most = near.length === 1 ? 3 : 1;
  const names = near.map(async (name) => {
    const operations = await loadOperations(name);
    return nearest(
      id,
      operations.map((operation) => operation.id),
      most,
    );
  });
  throw new ToolError('unknown-operation', { name: id, nearest: (await Promise.all(names)).flat() });
}
