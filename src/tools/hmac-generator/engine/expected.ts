import { ToolError } from '#core/operation.ts';
import { decodeBase64 } from '#lib/base64.ts';
import { decodeHex, writeBytes, type OutputEncoding } from '#lib/bytes.ts';

/** `sha256=…`, as GitHub writes it; what follows must be more than the padding of Base64. */
const namePrefix = /^[a-z][\w-]*=(?!=*$)/i;

/**
 * What a received signature may be: hexadecimal in any case, Base64 or Base64url, after an optional `name=`. A text that
 * is both gives two readings.
 * @throws ToolError `unrecognised-digest`
 */
export function readExpected(text: string): readonly Uint8Array[] {
  const digest = text.trim().replace(namePrefix, '');
  const readings = [decodeHex, decodeBase64].flatMap((decode) => {
    try {
      return [decode(digest)];
    } catch {
      return [];
    }
  });
  const found = readings.filter((bytes) => bytes.length > 0);
  if (found.length === 0) throw new ToolError('unrecognised-digest');
  return found;
}

/** Is one of the readings this MAC? */
export function isExpected(readings: readonly Uint8Array[], mac: string, encoding: OutputEncoding): boolean {
  return readings.some((bytes) => writeBytes(bytes, encoding) === mac);
}
