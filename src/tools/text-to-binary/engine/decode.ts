import { ToolError } from '#core/operation.ts';
import type { Charset, CharsetName } from './charsets.ts';

/** The text of bytes, or the error `not-text` { charset, offset }. */
export function decodeBytes(bytes: Uint8Array, set: Charset, charset: CharsetName, replace: boolean): string {
  const text = set.decode(bytes, replace);
  if (text === undefined) throw new ToolError('not-text', { charset, offset: set.faultIn(bytes) });
  return text;
}
