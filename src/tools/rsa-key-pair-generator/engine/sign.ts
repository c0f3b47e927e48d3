import { ecdsa } from '@noble/curves/abstract/weierstrass.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { ToolError, type Context } from '#core/operation.ts';
import { readPublicKey } from '#lib/asn1/public-key.ts';
import { verifyPkcs1, verifyPss } from '#lib/asn1/rsa-signature.ts';
import { writeBytes, type OutputEncoding } from '#lib/bytes.ts';
import { digestPrefixes, encodePkcs1, encodePss } from '#lib/keys/emsa.ts';
import { groupOf } from '#lib/keys/group.ts';
import { bitsOf, curveFacts, publicKey, type EcKey, type Key, type RsaKey } from '#lib/keys/key.ts';
import { readKey } from '#lib/keys/read-key.ts';
import { rsaLength, rsaPrivate } from '#lib/keys/rsa.ts';
import { spki } from '#lib/keys/write-key.ts';
import { randomBytes } from '#lib/random.ts';
import { digestOfAlgorithm, type DigestName, type SignatureAlgorithm } from './algorithms.ts';
import { bytesOf, Message, type MessageInput } from './message.ts';

const hashes = { sha256, sha384, sha512 } as const;
const digestOfCurve = { 'P-256': 'sha256', 'P-384': 'sha384', 'P-521': 'sha512', secp256k1: 'sha256' } as const;

interface KeyInput {
  readonly key: string;
  readonly passphrase: string;
  readonly algorithm: 'auto' | SignatureAlgorithm;
}

function usualAlgorithm(key: Key): SignatureAlgorithm {
  if (key.type === 'ed25519') return 'ed25519';
  return key.type === 'rsa' ? 'rsa-sha256' : `ecdsa-${digestOfCurve[key.curve]}`;
}

function described(key: Key): string {
  if (key.type === 'ed25519') return 'Ed25519';
  return key.type === 'rsa' ? 'RSA' : `EC ${key.curve}`;
}

/** Errors: those of `readKey`, `unsupported-key` { kind }, `key-type-mismatch` { algorithm, found }. */
async function chosen(input: KeyInput): Promise<{ readonly key: Key; readonly algorithm: SignatureAlgorithm }> {
  const { key } = await readKey(input.key, input.passphrase);
  if (key.type === 'ecdsa' && key.curve === 'secp256k1') throw new ToolError('unsupported-key', { kind: 'secp256k1' });
  if (key.type === 'rsa') rsaLength(key);
  const algorithm = input.algorithm === 'auto' ? usualAlgorithm(key) : input.algorithm;
  if (!algorithm.startsWith(key.type)) throw new ToolError('key-type-mismatch', { algorithm, found: described(key) });
  return { key, algorithm };
}

function signRsa(key: RsaKey, algorithm: SignatureAlgorithm, name: DigestName, digest: Uint8Array): Uint8Array {
  const bits = bitsOf(key);
  const encoded = algorithm.startsWith('rsa-pss')
    ? encodePss(digest, { hash: hashes[name], salt: randomBytes(digest.length), bits })
    : encodePkcs1(digestPrefixes[name] ?? '', digest, rsaLength(key));
  if (!encoded) throw new ToolError('invalid-key', { reason: 'too-small' });
  return rsaPrivate(key, encoded);
}

/** RFC 6979: the digest of the message is that of the nonce, too, whatever the curve's usual one is. */
async function signEc({ curve, secret }: EcKey, name: DigestName, digest: Uint8Array, format: 'der' | 'raw') {
  const { Point } = await groupOf(curve);
  return ecdsa(Point, hashes[name]).sign(digest, secret as Uint8Array, {
    prehash: false,
    lowS: false,
    format: format === 'der' ? 'der' : 'compact',
  });
}

interface SignInput extends MessageInput, KeyInput {
  readonly ecdsaFormat: 'der' | 'raw';
  readonly encoding: OutputEncoding;
}

/** The operation `sign`. */
export async function signMessage(input: SignInput, context: Context): Promise<string> {
  const { key, algorithm } = await chosen(input);
  if (!key.secret) throw new ToolError('private-key-required');
  const message = new Message(input, context);
  const name = digestOfAlgorithm(algorithm);
  const write = (signature: Uint8Array): string => writeBytes(signature, input.encoding);
  if (key.type === 'ed25519') {
    const { ed25519 } = await import('@noble/curves/ed25519.js');
    return write(ed25519.sign(await message.whole(), key.secret));
  }
  const digest = await message.digest(hashes[name]);
  if (key.type === 'rsa') return write(signRsa(key, algorithm, name, digest));
  return write(await signEc(key, name, digest, input.ecdsaFormat));
}

function verifiesRsa(key: RsaKey, algorithm: SignatureAlgorithm, digest: Uint8Array, signature: Uint8Array): boolean {
  const open = readPublicKey(spki(publicKey(key)));
  const name = digestOfAlgorithm(algorithm);
  if (!algorithm.startsWith('rsa-pss')) return verifyPkcs1(open, digest, name, signature);
  const hash = hashes[name];
  return verifyPss(open, digest, { hash, mask: hash, saltLength: digest.length }, signature);
}

async function verifiesEc(key: EcKey, digest: Uint8Array, signature: Uint8Array, format: 'auto' | 'der' | 'raw') {
  const group = await groupOf(key.curve);
  const isValid = (form: 'der' | 'compact'): boolean => {
    try {
      return group.verify(signature, digest, key.point, { prehash: false, lowS: false, format: form });
    } catch {
      // noble throws for what is not a signature in this form.
      return false;
    }
  };
  const mayBeRaw = format !== 'der' && signature.length === 2 * curveFacts[key.curve].size;
  return (format !== 'raw' && isValid('der')) || (mayBeRaw && isValid('compact'));
}

interface VerifyInput extends MessageInput, KeyInput {
  readonly signature: string;
  readonly signatureEncoding: 'base64' | 'hex';
  readonly ecdsaFormat: 'auto' | 'der' | 'raw';
}

/** The operation `verify`. */
export async function verifyMessage(input: VerifyInput, context: Context) {
  const { key, algorithm } = await chosen(input);
  const signature = bytesOf(input.signature, input.signatureEncoding, 'signature');
  const message = new Message(input, context);
  if (key.type === 'ed25519') {
    const { ed25519 } = await import('@noble/curves/ed25519.js');
    const whole = await message.whole();
    // noble throws for other lengths.
    const valid = signature.length === 64 && ed25519.verify(signature, whole, key.point, { zip215: false });
    return { valid, algorithm };
  }
  const digest = await message.digest(hashes[digestOfAlgorithm(algorithm)]);
  const valid =
    key.type === 'rsa'
      ? verifiesRsa(key, algorithm, digest, signature)
      : await verifiesEc(key, digest, signature, input.ecdsaFormat);
  return { valid, algorithm };
}
