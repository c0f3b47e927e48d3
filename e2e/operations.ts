import type { Example } from '../src/core/example.ts';
import { isOperation, type Operation } from '../src/core/operation.ts';

/** The operations of a tool, from its engine. */
export async function operationsOf(tool: string): Promise<readonly Operation[]> {
  const engine = (await import(`../src/tools/${tool}/engine.ts`)) as Readonly<Record<string, unknown>>;
  return Object.values(engine).filter(isOperation);
}

/** The public examples of a tool. */
export async function examplesOf(tool: string): Promise<readonly Example[]> {
  const { examples } = (await import(`../src/tools/${tool}/examples.ts`)) as { readonly examples: readonly Example[] };
  return examples;
}
