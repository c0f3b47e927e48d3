import { examplesOf, operationsOf } from '../operations.ts';
import { toPlain } from '../plain.ts';
import { worstInputs } from '../worst-inputs.ts';

/** A call as it is sent to a thread or a page, which puts together whatever is large in the input. */
export interface Call {
  readonly id: string;
  readonly what: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** The names of the fields that take files. */
  readonly files: readonly string[];
}

/** Every worst input of a tool's operations, each once: an option that is the default already adds nothing. */
export async function callsOf(tool: string): Promise<Call[]> {
  const examples = await examplesOf(tool);
  const calls = new Map<string, Call>();
  const tried = new Set<string>();
  for (const operation of await operationsOf(tool)) {
    const { id } = operation;
    const files = Object.keys(operation.input).filter((name) => operation.input[name]?.kind === 'blob');
    for (const { what, input } of worstInputs(operation, examples, tried)) {
      const plain = (await toPlain(input)) as Call['input'];
      const key = JSON.stringify([id, Object.entries(plain).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
      if (!calls.has(key)) calls.set(key, { id, what, input: plain, files });
    }
  }
  return [...calls.values()];
}
