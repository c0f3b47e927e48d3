import type { Draft, Fields } from '#core/field.ts';
import type { Operation, Result } from '#core/operation.ts';
import { execute } from '#run/library.ts';
import { openFiles } from './files.ts';

/** Opens the files of a draft and runs the operation; a failure has its sentence. */
export async function invoke(operation: Operation, draft: unknown): Promise<Result<unknown>> {
  return execute(operation, (await openFiles(operation.input, draft)) as Draft<Fields>);
}
