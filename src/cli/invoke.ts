import { execute, type Failure, type Operation, type Result } from '#core/operation.ts';
import type { Draft, Fields } from '#core/field.ts';
import { openFiles } from './files.ts';
import { describeToolError } from './sentences.ts';

/** Opens the files of a draft, runs the operation and puts the sentence into a failure. */
export async function invoke(operation: Operation, draft: unknown): Promise<Result<unknown>> {
  const result = await execute(operation, (await openFiles(operation.input, draft)) as Draft<Fields>);
  if (result.ok) return result;
  const { code, details } = result.error;
  const [tool = ''] = operation.id.split('/');
  const error: Failure = { code, message: await describeToolError(tool, code, details), details };
  return { ok: false, error };
}
