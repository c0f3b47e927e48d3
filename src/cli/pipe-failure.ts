import type { Failure, ToolError } from '#core/operation.ts';
import { describePipeError } from '#run/pipe/describe.ts';
import { pipeErrors } from '#run/pipe/words.ts';
import { failureOf } from './messages.ts';

/** An error of a pipe, or of an option in one of its steps, with the sentence that names the step. */
export async function pipeFailure({ code, details }: ToolError): Promise<Failure> {
  const isOfPipes = Object.hasOwn(pipeErrors, `error.${code}`);
  return describePipeError(isOfPipes ? { code, message: code, details } : failureOf(code, details), 'en');
}
