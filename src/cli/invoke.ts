import type { Draft, Fields } from '#core/field.ts';
import type { Operation, Result } from '#core/operation.ts';
import { runWithMessage } from '#run/run-with-message.ts';
import { openFiles } from './files.ts';

/** Opens the files of a draft and runs the operation, for `timeLimit` milliseconds at most; a failure has its sentence. */
export async function invoke(operation: Operation, draft: unknown, timeLimit?: number): Promise<Result<unknown>> {
  return runWithMessage(operation, (await openFiles(operation.input, draft)) as Draft<Fields>, { timeLimit });
}
