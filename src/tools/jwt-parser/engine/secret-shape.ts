import { isObject } from '#core/validate.ts';
import { decodeBase64 } from '#lib/base64.ts';
import { readBytes, type InputEncoding } from '#lib/bytes.ts';
import { decodeUtf8 } from '#lib/charset.ts';
import { isJwk } from '#lib/keys/jwk.ts';
import { parseJson } from './token.ts';

/**
 * A PEM block, also after a text that explains it (RFC 7468 §2), a block of SSH2 (RFC 4716 §3.1), an SSH line: never meant
 * as the text of a secret.
 */
export const looksAsymmetric =
  /^[^\S\n\r\u2028\u2029]*(?:-----BEGIN |---- BEGIN SSH2 |(?:sk-)?(?:ssh-(?:rsa|dss|ed25519)|ecdsa-sha2-nistp\d+)(?:-cert-v01)?(?:@openssh\.com)?[ \t])/m;

const isKeySet = (value: unknown): boolean => isObject(value) && Array.isArray(value['keys']);

/** The JWK or JWKS that a text is, a leading byte order mark passed over (RFC 8259 §8.1). */
export function parseKeyText(text: string): unknown {
  const trimmed = text.trim();
  const value = trimmed.startsWith('{') ? parseJson(trimmed) : undefined;
  return isJwk(value) || isKeySet(value) ? value : undefined;
}

/** A key is at least this long in DER: the public one of Ed25519, RFC 8410 §10.1. */
const shortestDer = 44;

/** One SEQUENCE as long as the whole that begins with an INTEGER or a SEQUENCE, as every key in DER does. */
function looksLikeDer(bytes: Uint8Array): boolean {
  if (bytes.length < shortestDer || bytes[0] !== 0x30) return false;
  const first = bytes[1] as number;
  const digits = first < 0x80 ? 0 : first & 0x7f;
  if (digits > 4) return false;
  const length = digits === 0 ? first : bytes.subarray(2, 2 + digits).reduce((sum, byte) => sum * 256 + byte, 0);
  const start = 2 + digits;
  return length === bytes.length - start && (bytes[start] === 0x02 || bytes[start] === 0x30);
}

/** RFC 4253 §6.6, RFC 5656 §3.1: the length of the name of the type in four bytes, and the name. */
function looksLikeSsh(bytes: Uint8Array): boolean {
  const name = String.fromCharCode(...bytes.subarray(4, 16));
  return bytes[0] === 0 && bytes[1] === 0 && bytes[2] === 0 && /^(ssh-|ecdsa-sha2-|sk-(ssh|ecdsa)-)/.test(name);
}

function isKeyText(text: string): boolean {
  if (looksAsymmetric.test(text)) return true;
  if (parseKeyText(text) !== undefined) return true;
  const listed = text.trim().startsWith('[') ? parseJson(text.trim()) : undefined;
  return Array.isArray(listed) && listed.some(isJwk);
}

/** Longer secrets are not looked at: no key is as long. */
const lengthLimit = 100_000;

function isKeyData(bytes: Uint8Array, level: number): boolean {
  if (bytes.length > lengthLimit) return false;
  if (looksLikeDer(bytes) || looksLikeSsh(bytes)) return true;
  const text = decodeUtf8(bytes);
  if (text === undefined) return false;
  if (isKeyText(text)) return true;
  if (level === 0 || !/^[\w+/=\s-]+$/.test(text)) return false;
  try {
    return isKeyData(decodeBase64(text), level - 1);
  } catch {
    return false;
  }
}

/**
 * Is the secret of an HMAC really a key: PEM, DER, an SSH line, a list of JWKs, or one of them in Base64? With a public
 * key as the secret anyone can sign (RFC 8725 §2.1). A JWK by itself is read as one and is not a secret.
 */
export function looksLikeKey(secret: string, encoding: InputEncoding): boolean {
  if (parseKeyText(secret) !== undefined) return false;
  try {
    return isKeyData(readBytes(secret, encoding), 1);
  } catch {
    // Not a secret in this encoding; the error is reported where it is read.
    return false;
  }
}
