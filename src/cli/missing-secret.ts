import type { Failure } from '#core/operation.ts';
import { failureOf } from './messages.ts';

/** The field of the secret that an error says is missing. */
export function missingSecret({ code, details }: Failure): string | undefined {
  const isMissing = code === 'invalid-input' && details['problem'] === 'missing' && details['expected'] === 'secret';
  return isMissing ? String(details['field']) : undefined;
}

/** The error, with a sentence that says how to enter the secret where one is missing: by an `option`, or in the input. */
export function withSecretHint(error: Failure, optionOf?: (field: string) => string): Failure {
  const field = missingSecret(error);
  if (field === undefined) return error;
  const way = optionOf ? { option: optionOf(field) } : { reason: 'input' };
  return { ...error, message: failureOf('missing-secret', { field, ...way }).message };
}
