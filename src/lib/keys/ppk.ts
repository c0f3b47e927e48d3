import { cbc } from '@noble/ciphers/aes.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { ToolError } from '#core/operation.ts';
import { encodeBase64 } from '#lib/base64.ts';
import { encodeHex } from '#lib/bytes.ts';
import { encodeUtf8 } from '#lib/charset.ts';
import { randomBytes } from '#lib/random.ts';
import type { Key } from './key.ts';
import { sshBlob, sshMpint, sshString, sshTypeOf } from './ssh.ts';

/** What PuTTYgen chooses on a machine of today: 8 MiB, 13 passes. */
const argon2 = { memory: 8192, passes: 13, parallelism: 1 } as const;

/** The private part in the order of PuTTY's manual, appendix C.3. */
function secretOf(key: Key): Uint8Array {
  if (!key.secret) throw new ToolError('private-key-required');
  if (key.type === 'rsa') {
    const { d, p, q, qi } = key.secret;
    return concatBytes(...[d, p, q, qi].map(sshMpint));
  }
  return key.type === 'ed25519' ? sshString(key.secret) : sshMpint(key.secret);
}

async function derive(passphrase: string, salt: Uint8Array) {
  const { argon2id } = await import('hash-wasm');
  const bytes = await argon2id({
    password: encodeUtf8(passphrase),
    salt,
    memorySize: argon2.memory,
    iterations: argon2.passes,
    parallelism: argon2.parallelism,
    hashLength: 80,
    outputType: 'binary',
  });
  return { cipherKey: bytes.subarray(0, 32), iv: bytes.subarray(32, 48), macKey: bytes.subarray(48) };
}

function lines(name: string, bytes: Uint8Array): string[] {
  const wrapped = encodeBase64(bytes, { lineLength: 64 }).split('\n');
  return [`${name}-Lines: ${wrapped.length}`, ...wrapped];
}

/**
 * A private key as PuTTY keeps it: its manual, appendix C, version 3; with a passphrase AES-256-CBC under Argon2id.
 * Error: `private-key-required`.
 */
export async function writePpk(key: Key, comment: string, passphrase: string): Promise<string> {
  const secret = secretOf(key);
  const isLocked = passphrase !== '';
  const salt = randomBytes(16);
  const keys = isLocked ? await derive(passphrase, salt) : undefined;
  const plain = isLocked ? concatBytes(secret, randomBytes(-secret.length & 15)) : secret;
  const encryption = isLocked ? 'aes256-cbc' : 'none';
  const open = sshBlob(key);
  const signed = concatBytes(...[sshTypeOf(key), encryption, comment, open, plain].map(sshString));
  const content = keys ? cbc(keys.cipherKey, keys.iv, { disablePadding: true }).encrypt(plain) : plain;
  return [
    `PuTTY-User-Key-File-3: ${sshTypeOf(key)}`,
    `Encryption: ${encryption}`,
    `Comment: ${comment}`,
    ...lines('Public', open),
    ...(isLocked
      ? [
          'Key-Derivation: Argon2id',
          `Argon2-Memory: ${argon2.memory}`,
          `Argon2-Passes: ${argon2.passes}`,
          `Argon2-Parallelism: ${argon2.parallelism}`,
          `Argon2-Salt: ${encodeHex(salt)}`,
        ]
      : []),
    ...lines('Private', content),
    `Private-MAC: ${encodeHex(hmac(sha256, keys?.macKey ?? new Uint8Array(), signed))}`,
    '',
  ].join('\n');
}
