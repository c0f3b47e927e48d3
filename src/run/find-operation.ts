// oxlint-disable-next-line typescript/triple-slash-reference -- the modules virtual:tools/* have their types there
/// <reference path="../vite-env.d.ts" />
import { nearest } from '#core/nearest.ts';
import { ToolError, type Operation } from '#core/operation.ts';
import { loadOperation, loadOperations } from './load-operations.ts';

/** The operation with this id. Error: `unknown-operation` { name, nearest }. */
export async function findOperation(id: string): Promise<Operation> {
  const found = await loadOperation(id);
  if (found) return found;
  const { default: rows } = await import('virtual:tools/rows');
  const tools = rows.map((row) => row.id);
  const [tool = ''] = id.split('/');
  const siblings = (await loadOperations(tool)).map((operation) => operation.id);
  const names = siblings.length > 0 ? nearest(id, siblings) : nearest(tool, tools);
  throw new ToolError('unknown-operation', { name: id, nearest: names });
}
