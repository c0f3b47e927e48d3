import { ToolError } from '#core/operation.ts';
import { encodeHex, decodeHex } from '#lib/bytes.ts';
import { encodeUtf8 } from '#lib/charset.ts';
import { pbkdf2, type Pbkdf2Hash } from '#lib/pbkdf2.ts';
import { randomBytes } from '#lib/random.ts';
import { der, DerReader, derSmall, oids, tags } from './der.ts';

const hashes: Readonly<Record<string, Pbkdf2Hash>> = {
  [oids.hmacSha1]: 'sha1',
  [oids.hmacSha256]: 'sha256',
  [oids.hmacSha512]: 'sha512',
};
const keyLengths: Readonly<Record<string, number>> = {
  [oids.aes128Cbc]: 16,
  [oids.aes192Cbc]: 24,
  [oids.aes256Cbc]: 32,
};
const iterationLimit = 10_000_000;
const unsupported = (): ToolError => new ToolError('unsupported-key', { kind: 'encryption', reason: 'encryption' });

/** Opens an EncryptedPrivateKeyInfo, RFC 5958 §3, locked with PBES2, RFC 8018 appendix A.4. */
export async function openPbes2(bytes: Uint8Array, passphrase: string): Promise<Uint8Array> {
  const outer = new DerReader(bytes);
  const info = outer.enter();
  outer.end();
  const algorithm = info.enter();
  const locked = info.read(tags.octets);
  if (encodeHex(algorithm.read(tags.oid)) !== oids.pbes2) throw unsupported();
  const scheme = algorithm.enter();
  const kdf = scheme.enter();
  if (encodeHex(kdf.read(tags.oid)) !== oids.pbkdf2) throw unsupported();
  const parameters = kdf.enter();
  const salt = parameters.read(tags.octets);
  const iterations = parameters.small();
  parameters.optional(tags.integer);
  const prf = parameters.tag === tags.sequence ? encodeHex(parameters.enter().read(tags.oid)) : oids.hmacSha1;
  const cipher = scheme.enter();
  const length = keyLengths[encodeHex(cipher.read(tags.oid))];
  const iv = cipher.read(tags.octets);
  const hash = hashes[prf];
  if (!length || !hash || iv.length !== 16 || iterations < 1 || iterations > iterationLimit) throw unsupported();
  if (passphrase === '') throw new ToolError('passphrase-required');
  const key = await pbkdf2(encodeUtf8(passphrase), { hash, salt, iterations, length });
  const { cbc } = await import('@noble/ciphers/aes.js');
  try {
    return cbc(key, iv).decrypt(locked);
  } catch {
    throw new ToolError('wrong-passphrase');
  }
}

/** Locks a PrivateKeyInfo: PBKDF2 with HMAC-SHA256, 600,000 rounds, and AES-256-CBC. */
export async function lockPbes2(bytes: Uint8Array, passphrase: string): Promise<Uint8Array> {
  const salt = randomBytes(16);
  const iv = randomBytes(16);
  const iterations = 600_000;
  const key = await pbkdf2(encodeUtf8(passphrase), { hash: 'sha256', salt, iterations, length: 32 });
  const { cbc } = await import('@noble/ciphers/aes.js');
  const oid = (digits: string): Uint8Array => der(tags.oid, decodeHex(digits));
  const { sequence, octets } = tags;
  const prf = der(sequence, oid(oids.hmacSha256), der(tags.none));
  const kdf = der(sequence, oid(oids.pbkdf2), der(sequence, der(octets, salt), derSmall(iterations), prf));
  const cipher = der(sequence, oid(oids.aes256Cbc), der(octets, iv));
  const algorithm = der(sequence, oid(oids.pbes2), der(sequence, kdf, cipher));
  return der(sequence, algorithm, der(octets, cbc(key, iv).encrypt(bytes)));
}
