// oxlint-disable-next-line typescript/triple-slash-reference -- the modules virtual:tools/* have their types there
/// <reference path="../vite-env.d.ts" />
import { flag } from '#core/field.ts';
import type { FieldDescription } from '#core/operation-description.ts';
import { ToolError, type ResultKind } from '#core/operation.ts';
import { loadOperations } from '#run/load-operations.ts';
import { loadOperationWords } from '#run/operation-words.ts';
import { toJson } from '#run/value-json.ts';
import { readOptions } from './options.ts';
import { write, type Streams } from './streams.ts';
import { table } from './table.ts';

/** An operation as `list --operations --json-output` tells it. */
export interface ListedOperation {
  readonly op: string;
  readonly name: string;
  readonly sentence: string;
  readonly fields: readonly ({ readonly name: string } & FieldDescription)[];
  /** The field that takes a value from a file, the standard input or the step before. */
  readonly source: string | null;
  readonly result: ResultKind;
  /** The operation that undoes it. */
  readonly inverse: string | null;
}

async function operationsOf(tool: string): Promise<ListedOperation[]> {
  const [operations, describe] = await Promise.all([loadOperations(tool), loadOperationWords(tool, 'en')]);
  return operations.map((operation) => {
    const { name, sentence, fields } = describe(operation);
    return {
      op: operation.id,
      name,
      sentence,
      fields: Object.keys(operation.input).flatMap((field) => {
        const words = fields.get(field);
        return words ? [{ name: field, ...words }] : [];
      }),
      source: operation.source ?? null,
      result: operation.result,
      inverse: operation.inverse?.op ?? null,
    };
  });
}

/** Every operation, in the order of the tools. */
export async function allOperations(): Promise<ListedOperation[]> {
  const { default: rows } = await import('virtual:tools/rows');
  return (await Promise.all(rows.map(({ id }) => operationsOf(id)))).flat();
}

async function listOperations(stdout: Streams['stdout'], asJson: boolean): Promise<void> {
  const operations = await allOperations();
  if (asJson) return write(stdout, `${await toJson(operations, 2)}\n`);
  const lines = operations.map(({ op, name, source, result }) => [op, name, `${source ?? ''} → ${result}`.trimStart()]);
  return write(stdout, table(lines));
}

async function listTools(stdout: Streams['stdout'], asJson: boolean): Promise<void> {
  const [{ default: rows }, { default: words }] = await Promise.all([
    import('virtual:tools/rows'),
    import('virtual:tools/en'),
  ]);
  if (!asJson) return write(stdout, table(rows.map(({ id }) => [id, words[id]?.name ?? ''])));
  const tools = rows.map(({ id, category }) => ({ id, category, ...words[id] }));
  return write(stdout, `${await toJson(tools, 2)}\n`);
}

/** `toolcrib list [--operations] [--json-output]`. Answers the exit code. */
export async function list(args: readonly string[], { stdout }: Streams): Promise<number> {
  const { draft, source, jsonOutput } = readOptions({ operations: flag(false) }, args, { common: ['--json-output'] });
  if (source !== undefined) throw new ToolError('no-file-field', { path: source });
  await (draft['operations'] === true ? listOperations : listTools)(stdout, jsonOutput);
  return 0;
}
