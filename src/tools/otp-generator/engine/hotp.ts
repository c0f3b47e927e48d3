import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import type { Algorithm } from './code.ts';

/** HOTP, RFC 4226 §5.3: the offset is in the last byte, however long the digest is. */
export function codeAt(secret: Uint8Array, counter: number, algorithm: Algorithm, digits: number): string {
  const message = new Uint8Array(8);
  new DataView(message.buffer).setBigUint64(0, BigInt(counter));
  const digest = hmac({ SHA1: sha1, SHA256: sha256, SHA512: sha512 }[algorithm], secret, message);
  const offset = (digest.at(-1) as number) & 15;
  const number = new DataView(digest.buffer, digest.byteOffset).getUint32(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}
