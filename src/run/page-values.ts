import type { Details } from '#core/operation.ts';

/** The values for the page of a request's tool, by the names of its fields; `op` as an `Opener` takes it. */
export async function pageValues(op: string, input: Details): Promise<Details> {
  const { openers } = await import('./openers.ts');
  const open = openers[`../tools/${op.split('/', 1)[0]}/open.ts`];
  return open ? open(input, op) : input;
}
