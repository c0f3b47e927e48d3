import { isOperation, type Operation } from '../src/core/operation.ts';

/** The operations of a tool, from its engine. */
export async function operationsOf(tool: string): Promise<readonly Operation[]> {
  const engine = (await import(`../src/tools/${tool}/engine.ts`)) as Readonly<Record<string, unknown>>;
  return Object.values(engine).filter(isOperation);
}
