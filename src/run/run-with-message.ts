import type { Draft, Fields } from '#core/field.ts';
import { describeError } from '#core/error-message.ts';
import type { Operation, Result } from '#core/operation.ts';
import type { Language } from '#core/text.ts';
import { loadErrorTables } from './load-text.ts';
import { runStoppable, type StoppableContext } from './thread.ts';

export interface ExecuteOptions extends StoppableContext {
  /** Language of the sentence that describes an error; English by default. */
  readonly language?: Language;
}

/**
 * Checks the input, fills in what it leaves out, runs. What a user can mend is a value: `{ ok: false, error }` with a
 * code, its sentence and the facts; whatever this throws is a bug of the operation.
 *
 * With a `signal` or a `timeLimit` the operation runs in a thread of its own, which is ended then: `cancelled`, or
 * `too-slow` { limit }. A page has no such threads: there only operations end that ask for their signal.
 *
 * @example
 * ```ts
 * const result = await execute(reverse, { text: 'abc' }, { timeLimit: 1000 });
 * console.log(result.ok ? result.value : result.error.message);
 * ```
 */
export async function runWithMessage<F extends Fields, R>(
  operation: Operation<F, R>,
  input: Draft<F>,
  options: ExecuteOptions = {},
): Promise<Result<R>> {
  const result = await runStoppable(operation, input, options);
  if (result.ok) return result;
  const { language = 'en' } = options;
  const { code, details } = result.error;
  const tables = await loadErrorTables(operation.id.slice(0, operation.id.indexOf('/')), language);
  return { ok: false, error: { code, message: describeError(tables, language, code, details), details } };
}
