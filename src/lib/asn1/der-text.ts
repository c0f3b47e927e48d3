import { decodeBase64 } from '../base64.ts';

/** How much of a structure tells what it is, in characters: a multiple of four. */
const shown = 2048;
const base64 = /^M[A-P][A-Za-z0-9+/\s]{10,}={0,2}\s*$/;

/** The first bytes of a text that is Base64 of DER, or undefined. */
export function headOfBase64(text: string): Uint8Array | undefined {
  if (!base64.test(text)) return undefined;
  const digits = text
    .slice(0, 2 * shown)
    .replace(/\s+/g, '')
    .slice(0, shown);
  try {
    return decodeBase64(digits.length === shown ? digits : digits.slice(0, digits.length - (digits.length % 4)));
  } catch {
    return undefined;
  }
}
