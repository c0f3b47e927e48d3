import type { Draft, Fields } from '#core/field.ts';
import { execute as run, type Context, type Operation, type Result } from '#core/operation.ts';
import type { Language } from '#core/text.ts';
import { withSentence } from './sentences.ts';

/*
 * What `import … from 'toolcrib'` gives; the operations themselves come from `toolcrib/<tool>`.
 */

export { ToolError, type Context, type Details, type Failure, type Operation, type Result } from '#core/operation.ts';
export type { Draft, Field, Fields, Input } from '#core/field.ts';
export type { Language } from '#core/text.ts';
export { loadOperation, loadOperations } from './engines.ts';

export interface ExecuteOptions extends Partial<Context> {
  /** Of the sentence that tells an error; English unless given. */
  readonly language?: Language;
}

/**
 * Checks the input, fills in what it leaves out, runs. What a user can mend is a value: `{ ok: false, error }` with a
 * code, its sentence and the facts; whatever this throws is a bug of the operation.
 */
export async function execute<F extends Fields, R>(
  operation: Operation<F, R>,
  input: Draft<F>,
  { language = 'en', ...context }: ExecuteOptions = {},
): Promise<Result<R>> {
  const result = await run(operation, input, context);
  return result.ok ? result : { ok: false, error: await withSentence(operation.id, result.error, language) };
}
