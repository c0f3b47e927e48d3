import { concatBytes } from '@noble/hashes/utils.js';
import { ToolError } from '#core/operation.ts';
import { decodeUtf8, encodeUtf8 } from '#lib/charset.ts';
import { randomBytes } from '#lib/random.ts';
import { damaged } from './der.ts';
import type { Key } from './key.ts';
import { readSshSecret, sshBlob, SshReader, sshSecret, sshString, sshUint32 } from './ssh.ts';

const magic = encodeUtf8('openssh-key-v1\0');
const rounds = 16;
/** More than this would take minutes. */
const roundLimit = 1024;

async function crypt(bytes: Uint8Array, passphrase: string, salt: Uint8Array, cost: number): Promise<Uint8Array> {
  const [{ bcryptPbkdf }, { ctr }] = await Promise.all([import('./bcrypt-pbkdf.ts'), import('@noble/ciphers/aes.js')]);
  const derived = bcryptPbkdf(encodeUtf8(passphrase), salt, cost, 48);
  return ctr(derived.subarray(0, 32), derived.subarray(32)).encrypt(bytes);
}

/** Reads the format of openssh `PROTOCOL.key`: plain, or aes256-ctr with bcrypt. */
export async function readOpenssh(
  bytes: Uint8Array,
  passphrase: string,
): Promise<{ readonly key: Key; readonly comment: string }> {
  if (!magic.every((byte, index) => bytes[index] === byte)) throw damaged('ssh');
  const reader = new SshReader(bytes.subarray(magic.length));
  const [cipher, kdf, options] = [reader.text(), reader.text(), new SshReader(reader.string())];
  if (reader.uint32() !== 1) throw damaged('ssh');
  reader.string();
  let content = reader.string();
  const locked = cipher !== 'none';
  if (locked) {
    if (cipher !== 'aes256-ctr' || kdf !== 'bcrypt')
      throw new ToolError('unsupported-key', { kind: cipher, reason: 'encryption' });
    if (passphrase === '') throw new ToolError('passphrase-required');
    const salt = options.string();
    const cost = options.uint32();
    if (cost < 1 || cost > roundLimit) throw damaged('ssh');
    content = await crypt(content, passphrase, salt, cost);
  }
  const secret = new SshReader(content);
  if (secret.uint32() !== secret.uint32()) throw locked ? new ToolError('wrong-passphrase') : damaged('ssh');
  const key = await readSshSecret(secret);
  const comment = decodeUtf8(secret.string());
  if (comment === undefined || !secret.rest().every((byte, index) => byte === index + 1)) throw damaged('ssh');
  return { key, comment };
}

export async function writeOpenssh(key: Key, comment: string, passphrase: string): Promise<Uint8Array> {
  const check = randomBytes(4);
  const plain = concatBytes(check, check, sshSecret(key), sshString(comment));
  const block = passphrase === '' ? 8 : 16;
  const padding = Uint8Array.from({ length: -plain.length & (block - 1) }, (_, index) => index + 1);
  const content = concatBytes(plain, padding);
  const salt = randomBytes(16);
  const head =
    passphrase === ''
      ? ['none', 'none', ''].map(sshString)
      : ['aes256-ctr', 'bcrypt', concatBytes(sshString(salt), sshUint32(rounds))].map(sshString);
  const body = passphrase === '' ? content : await crypt(content, passphrase, salt, rounds);
  return concatBytes(magic, ...head, sshUint32(1), sshString(sshBlob(key)), sshString(body));
}
