import type { Failure } from '#core/operation.ts';
import { lengthLimit, nestingLimit } from '../engine/refusal.ts';

/** The quote at the place of an error, if the expression ends before it is closed. */
function openQuote(expression: string, offset: number): string | undefined {
  const rest = expression.slice(offset);
  return /^(?:"(?:[^"\\]|\\[^])*|'(?:[^'\\]|\\[^])*|`(?:[^`\\]|\\[^])*)\\?$/.test(rest) ? rest.charAt(0) : undefined;
}

/**
 * What is out of range in an expression: its length, a number or its depth; or the quote that is never closed. Other
 * errors stay as they are.
 */
export function withCause(error: Failure, expression: string): Failure {
  if (error.details['reason'] === 'bad-string') {
    const quote = openQuote(expression, Number(error.details['offset']));
    return quote === undefined ? error : { ...error, details: { ...error.details, reason: 'unclosed', quote } };
  }
  if (error.details['reason'] !== 'out-of-range') return error;
  const { length } = expression;
  const isNumber = /[-\d]/.test(expression.charAt(Number(error.details['offset'])));
  const cause =
    length > lengthLimit
      ? { reason: 'too-long', length, limit: lengthLimit }
      : isNumber
        ? { reason: 'too-large' }
        : { reason: 'too-deep', limit: nestingLimit };
  const { offset, ...details } = error.details;
  // An expression that is too long is wrong as a whole: it has no place to go to.
  const place = cause.reason === 'too-long' ? {} : { offset };
  return { ...error, details: { ...details, ...place, ...cause } };
}
