import { decodeBase64 } from '#lib/base64.ts';
import type { InputEncoding } from '#lib/bytes.ts';

/** The usual lengths of keys of 16, 20, 24, 28, 32, 48 and 64 bytes in hexadecimal. */
const keyDigits: ReadonlySet<number> = new Set([32, 40, 48, 56, 64, 96, 128]);

export type Doubt =
  | { readonly kind: 'empty' }
  /** A text key that looks like hexadecimal. */
  | { readonly kind: 'hex'; readonly digits: number }
  /** A key that is read as bytes but looks like words. */
  | { readonly kind: 'text' };

/** Why the key is perhaps not the one that was meant. */
export function doubtOf(key: string, encoding: InputEncoding): Doubt | undefined {
  if (key === '') return { kind: 'empty' };
  if (encoding === 'utf8') {
    return /^[0-9a-f]+$/i.test(key) && keyDigits.has(key.length) ? { kind: 'hex', digits: key.length } : undefined;
  }
  if (encoding === 'hex') return /[g-z]/i.test(key.replace(/^\s*0x/i, '')) ? { kind: 'text' } : undefined;
  return /^[a-z]+$/.test(key) || !isBase64(key) ? { kind: 'text' } : undefined;
}

function isBase64(text: string): boolean {
  try {
    return decodeBase64(text).length > 0;
  } catch {
    return false;
  }
}
