import type { Failure } from '#core/operation.ts';
import { LineIndex } from '#lib/line-index.ts';

/** Says where the character is for which a text is taken for a binary file; other errors stay as they are. */
export function withPlace(error: Failure | undefined, text: string): Failure | undefined {
  const offset = error?.code === 'not-text' ? text.indexOf('\0') : -1;
  if (!error || offset < 0) return error;
  const { line, column } = new LineIndex(text).positionOf(offset);
  return { ...error, details: { ...error.details, line, column, offset } };
}
