import { md5 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { ToolError } from '#core/operation.ts';
import { encodeBase64 } from '#lib/base64.ts';
import { decodeHex, encodeHex } from '#lib/bytes.ts';
import { encodeUtf8 } from '#lib/charset.ts';
import { der, derBits, derSmall, derUnsigned, oids, tags } from './der.ts';
import { publicJwk } from './jwk.ts';
import { curveFacts, type EcKey, type Key, type RsaKey } from './key.ts';
import { sshBlob, sshTypeOf } from './ssh.ts';

const oid = (digits: string): Uint8Array => der(tags.oid, decodeHex(digits));
const { sequence, octets } = tags;

function algorithm(key: Key): Uint8Array {
  if (key.type === 'rsa') return der(sequence, oid(oids.rsa), der(tags.none));
  if (key.type === 'ed25519') return der(sequence, oid(oids.ed25519));
  return der(sequence, oid(oids.ec), oid(curveFacts[key.curve].oid));
}

/** RSAPrivateKey, RFC 8017 appendix A.1.2. */
export function pkcs1({ n, e, secret }: RsaKey): Uint8Array {
  if (!secret) throw new ToolError('private-key-required');
  const { d, p, q, dp, dq, qi } = secret;
  return der(sequence, derSmall(0), ...[n, e, d, p, q, dp, dq, qi].map(derUnsigned));
}

export function pkcs1Public({ n, e }: RsaKey): Uint8Array {
  return der(sequence, derUnsigned(n), derUnsigned(e));
}

/** ECPrivateKey, RFC 5915 §3, with the public key; inside PKCS#8 without the parameters, which stand outside. */
export function sec1({ curve, point, secret }: EcKey, named = true): Uint8Array {
  if (!secret) throw new ToolError('private-key-required');
  const parameters = named ? [der(tags.context0, oid(curveFacts[curve].oid))] : [];
  return der(sequence, derSmall(1), der(octets, secret), ...parameters, der(tags.context1, derBits(point)));
}

/** PrivateKeyInfo, RFC 5958 §2, version 1. */
export function pkcs8(key: Key): Uint8Array {
  if (!key.secret) throw new ToolError('private-key-required');
  const inner = key.type === 'rsa' ? pkcs1(key) : key.type === 'ecdsa' ? sec1(key, false) : der(octets, key.secret);
  return der(sequence, derSmall(0), algorithm(key), der(octets, inner));
}

/** SubjectPublicKeyInfo, RFC 5280 §4.1.2.7. */
export function spki(key: Key): Uint8Array {
  return der(sequence, algorithm(key), derBits(key.type === 'rsa' ? pkcs1Public(key) : key.point));
}

/** RFC 7468: lines of 64 characters, as OpenSSL writes them; OpenSSH's own have 70. */
export function pem(label: string, bytes: Uint8Array, lineLength = 64): string {
  return `-----BEGIN ${label}-----\n${encodeBase64(bytes, { lineLength })}\n-----END ${label}-----\n`;
}

/** The line of an `.pub` file, without a line break. */
export function opensshLine(key: Key, comment: string): string {
  const line = `${sshTypeOf(key)} ${encodeBase64(sshBlob(key))}`;
  return comment === '' ? line : `${line} ${comment}`;
}

/** As `ssh-keygen -l` prints it. */
export function fingerprintSha256(key: Key): string {
  return `SHA256:${encodeBase64(sha256(sshBlob(key)), { padded: false })}`;
}

export function fingerprintMd5(key: Key): string {
  return `MD5:${(encodeHex(md5(sshBlob(key))).match(/../g) ?? []).join(':')}`;
}

/** RFC 7638: SHA-256 of the required members in alphabetical order, base64url. */
export function thumbprint(key: Key): string {
  const members = Object.entries(publicJwk(key)).sort(([a], [b]) => (a < b ? -1 : 1));
  return encodeBase64(sha256(encodeUtf8(JSON.stringify(Object.fromEntries(members)))), { urlSafe: true });
}
