import { isOperation, type Operation } from '#core/operation.ts';

const engines = import.meta.glob<Record<string, unknown>>('../tools/*/engine.ts');

/** Loads the engine of one tool and lists its operations in the order of their exports' names. */
export async function loadOperations(tool: string): Promise<Operation[]> {
  const load = engines[`../tools/${tool}/engine.ts`];
  if (!load) return [];
  return Object.values(await load()).filter(isOperation);
}

/** The operation with this id, or undefined; loads only the engine it belongs to. */
export async function loadOperation(id: string): Promise<Operation | undefined> {
  const operations = await loadOperations(id.slice(0, id.indexOf('/')));
  return operations.find((candidate) => candidate.id === id);
}
