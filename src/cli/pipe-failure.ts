import type { Failure, ToolError } from '#core/operation.ts';
import { describePipeError } from '#run/pipe/describe.ts';
import { pipeErrors } from '#run/pipe/words.ts';
import { failureOf } from './messages.ts';
import { withSecretHint } from './missing-secret.ts';

/** The error of a step, with how to enter the secret that it lacks: by an option, or in the `input` of the step. */
export function withStepSecret(error: Failure, way: 'option' | 'input'): Failure {
  const own = error.details['error'];
  if (error.code !== 'step-failed' || typeof own !== 'object' || own === null) return error;
  const optionOf = (field: string): string => `--secret ${String(error.details['step'])}.${field}`;
  const hinted = withSecretHint(own as Failure, way === 'option' ? optionOf : undefined);
  return hinted === own
    ? error
    : { code: error.code, message: error.code, details: { ...error.details, error: hinted } };
}

/** An error of a pipe, or of an option in one of its steps, with the sentence that names the step. */
export async function pipeFailure({ code, details }: ToolError): Promise<Failure> {
  const isOfPipes = Object.hasOwn(pipeErrors, `error.${code}`);
  const failure = isOfPipes ? { code, message: code, details } : failureOf(code, details);
  return describePipeError(withStepSecret(failure, 'option'), 'en');
}
