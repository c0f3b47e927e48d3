import { ToolError } from '#core/operation.ts';

/**
 * Refuses a text of more than `max` UTF-16 units as an input outside the bounds of its field: `invalid-input`. A tool has
 * the sentence `error.invalid-input.too-long` for it.
 */
export function refuseLonger(field: string, text: string, max: number): void {
  if (text.length <= max) return;
  throw new ToolError('invalid-input', {
    field,
    problem: 'too-long',
    expected: `text of at most ${max} characters`,
    max,
  });
}
