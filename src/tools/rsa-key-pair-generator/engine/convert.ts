import { ToolError } from '#core/operation.ts';
import { privateJwk, publicJwk } from '#lib/keys/jwk.ts';
import { publicKey, type Key } from '#lib/keys/key.ts';
import { writeOpenssh } from '#lib/keys/openssh.ts';
import { lockPbes2 } from '#lib/keys/pbes2.ts';
import { writePpk } from '#lib/keys/ppk.ts';
import { readKey, type FoundKey } from '#lib/keys/read-key.ts';
import { opensshLine, pem, pkcs1, pkcs1Public, pkcs8, sec1, spki } from '#lib/keys/write-key.ts';
import { canLock, type Target } from './targets.ts';

/** A comment stands on one line. */
export const oneLine = (comment: string): string => comment.replace(/[\r\n]+/g, ' ').trim();

/** Reads a key of one of the three types; certificates and other curves are not converted. */
export async function openKey(text: string, passphrase: string): Promise<FoundKey> {
  const found = await readKey(text, passphrase);
  if (found.format === 'certificate') throw new ToolError('unsupported-key', { kind: 'X.509' });
  if (found.key.type === 'ecdsa' && found.key.curve === 'secp256k1')
    throw new ToolError('unsupported-key', { kind: 'secp256k1' });
  return found;
}

const json = (jwk: object): string => JSON.stringify(jwk, null, 2);

const refuse = (to: Target, key: Key): ToolError => new ToolError('format-not-supported', { to, type: key.type });

export interface Wish {
  readonly to: Target;
  readonly comment: string;
  /** Locks the output when it is not empty. */
  readonly newPassphrase: string;
}

/** Errors: `format-not-supported` { to, type }, `private-key-required`. */
export async function writeKey(key: Key, { to, comment, newPassphrase }: Wish): Promise<string> {
  if (to.startsWith('pkcs1') && key.type !== 'rsa') throw refuse(to, key);
  if (to === 'sec1' && key.type !== 'ecdsa') throw refuse(to, key);
  if (newPassphrase !== '' && !canLock(to))
    throw new ToolError('format-not-supported', { to, type: key.type, reason: 'passphrase' });
  const open = publicKey(key);
  switch (to) {
    case 'pkcs8':
      return newPassphrase === ''
        ? pem('PRIVATE KEY', pkcs8(key))
        : pem('ENCRYPTED PRIVATE KEY', await lockPbes2(pkcs8(key), newPassphrase));
    case 'pkcs1':
      if (key.type !== 'rsa') throw refuse(to, key);
      return pem('RSA PRIVATE KEY', pkcs1(key));
    case 'sec1':
      if (key.type !== 'ecdsa') throw refuse(to, key);
      return pem('EC PRIVATE KEY', sec1(key));
    case 'openssh-private':
      return pem('OPENSSH PRIVATE KEY', await writeOpenssh(key, oneLine(comment), newPassphrase), 70);
    case 'putty-private':
      return writePpk(key, oneLine(comment), newPassphrase);
    case 'jwk-private':
      return json(privateJwk(key));
    case 'spki':
      return pem('PUBLIC KEY', spki(open));
    case 'pkcs1-public':
      if (open.type !== 'rsa') throw refuse(to, key);
      return pem('RSA PUBLIC KEY', pkcs1Public(open));
    case 'openssh-public':
      return opensshLine(open, oneLine(comment));
    case 'jwk-public':
      return json(publicJwk(open));
    default:
      return to satisfies never;
  }
}
