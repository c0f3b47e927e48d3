import { ToolError } from '#core/operation.ts';
import { decodeBase64, encodeBase64 } from '#lib/base64.ts';

const columns = 64;
const [begin, end] = ['-----BEGIN AGE ENCRYPTED FILE-----', '-----END AGE ENCRYPTED FILE-----'];

export function isArmored(text: string): boolean {
  return text.trimStart().startsWith(begin);
}

/** The file as text: strict PEM, RFC 7468 §3. */
export function writeArmor(file: Uint8Array): string {
  return `${begin}\n${encodeBase64(file, { lineLength: columns })}\n${end}\n`;
}

/** White space is taken around the block only, lines end with LF or CR LF. Error: `invalid-ciphertext`. */
export function readArmor(text: string): Uint8Array {
  const lines = text.trim().split(/\r?\n/);
  const body = lines.slice(1, -1);
  const last = body.at(-1) ?? '';
  const isWhole =
    lines[0] === begin &&
    lines.at(-1) === end &&
    body.slice(0, -1).every((line) => line.length === columns) &&
    last.length > 0 &&
    last.length <= columns;
  try {
    if (isWhole) return decodeBase64(body.join(''), 'strict');
  } catch {
    // No Base64, or not canonical: below.
  }
  throw new ToolError('invalid-ciphertext', { reason: 'age-armor' });
}
