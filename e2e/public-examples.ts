import { spawnSync } from 'node:child_process';
import type { Example } from '../src/core/example.ts';
import type { Failure, Result } from '../src/core/operation.ts';
import { examplesOf, operationsOf } from './operations.ts';
import { toPlain } from './plain.ts';
import { toolIds } from './routes.ts';

export interface Call {
  readonly id: string;
  readonly input: object;
  /** The names of the fields that take files. */
  readonly files: readonly string[];
}

/** A public example, and the call that it is. */
export interface Told {
  readonly example: Example;
  readonly call: Call;
  /** The first of its tool. */
  readonly first: boolean;
}

const cli = 'dist/cli/toolcrib.js';

/** The public examples of all tools. */
export async function publicExamples(): Promise<readonly Told[]> {
  const lists = toolIds.map(async (tool) => {
    const fields = new Map((await operationsOf(tool)).map(({ id, input }) => [id, Object.entries(input)]));
    const told = (await examplesOf(tool)).map(async (example, index): Promise<Told> => {
      const id = `${tool}/${example.op}`;
      const files = (fields.get(id) ?? []).flatMap(([name, { kind }]) => (kind === 'blob' ? [name] : []));
      const input = (await toPlain(example.input)) as object;
      return { example: await plainRule(example), call: { id, input, files }, first: index === 0 };
    });
    return Promise.all(told);
  });
  return (await Promise.all(lists)).flat();
}

/** The expected value as it looks after JSON; a rule with patterns stays as it is. */
async function plainRule(example: Example): Promise<Example> {
  if (example.value === undefined) return example;
  return { ...example, value: JSON.parse(JSON.stringify(await toPlain(example.value))) as unknown };
}

/** The answer without its sentence, which depends on the language: what has to be the same everywhere. */
function essence(result: Result<unknown>): Result<unknown> {
  return result.ok ? result : { ok: false, error: { ...result.error, message: '' } };
}

/** What stands on a line, with plain values for bytes and files. */
export const readAnswer = (line: string): Result<unknown> => essence(JSON.parse(line) as Result<unknown>);

export function runJsonl(calls: readonly Call[]): Result<unknown>[] {
  const input = calls.map(({ id, input }) => `${JSON.stringify({ op: id, input })}\n`).join('');
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'jsonl'], { input, maxBuffer: 2 ** 28 });
  if (status !== 0 || stderr.length > 0) throw new Error(`jsonl ended with ${String(status)}: ${stderr.toString()}`);
  return stdout.toString().trimEnd().split('\n').map(readAnswer);
}

/** One call with everything given as JSON; prints the value alone, or the error alone. */
export function runDirectly({ id, input }: Call): Result<unknown> {
  const args = [cli, ...id.split('/'), '--json', JSON.stringify(input), '--json-output'];
  const { status, stdout } = spawnSync(process.execPath, args, { input: '' });
  const printed: unknown = JSON.parse(stdout.toString());
  return essence(status === 0 ? { ok: true, value: printed } : { ok: false, error: printed as Failure });
}

/**
 * The calls that do not answer alike in all of `again`, runs of the same list: their answers are random. A small random
 * choice comes out the same twice, but not twelve times in a row.
 */
export function randomCalls(calls: readonly Call[], again: readonly (readonly Result<unknown>[])[]): ReadonlySet<Call> {
  return new Set(calls.filter((_, index) => new Set(again.map((answers) => JSON.stringify(answers[index]))).size > 1));
}

/** How often calls are repeated for `randomCalls`. */
export const repeats = 12;
