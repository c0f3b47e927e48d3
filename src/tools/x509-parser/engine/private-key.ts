import { once } from '#core/once.ts';
import { ToolError } from '#core/operation.ts';
import { badDer, Element, universal } from '#lib/asn1/element.ts';
import { keyOids, readPublicKey, type PublicKey } from '#lib/asn1/public-key.ts';
import { algorithmOf } from '#lib/asn1/signature.ts';
import { der, derBits, derUnsigned } from '#lib/keys/der.ts';
import { numberToBytesBE } from '#lib/keys/number.ts';
import type { Key } from '#lib/keys/key.ts';
import { readPkcs8 } from '#lib/keys/read-der.ts';
import { readKey } from '#lib/keys/read-key.ts';
import { unsupported } from './pbe.ts';

const loadWriteKey = once(() => import('#lib/keys/write-key.ts'));

/** A private key as PKCS#8, and its public part. */
export interface PrivateKey {
  readonly pkcs8: Uint8Array;
  readonly publicKey: PublicKey;
}

const publicOf = (algorithm: Uint8Array, key: Uint8Array): PublicKey =>
  readPublicKey(der(universal.sequence, algorithm, derBits(key)));

/** P-256, P-384, P-521, secp256k1. */
const ownCurves: ReadonlySet<string> = new Set(['1.2.840.10045.3.1.7', '1.3.132.0.34', '1.3.132.0.35', '1.3.132.0.10']);

/** The keys that `src/lib/keys` does not read. */
async function otherKey(pkcs8: Uint8Array): Promise<PublicKey | undefined> {
  const [, algorithmPart, secret] = Element.read(pkcs8).inside();
  if (!algorithmPart || !secret) throw badDer('structure');
  const { oid, parameters } = algorithmOf(algorithmPart);
  const inner = Element.read(secret.octets());
  if (oid === keyOids.dsa && parameters) {
    const [p, , g] = parameters.inside();
    if (!p || !g || p.integer < 3n || p.integer >= 2n ** 8192n) throw badDer('structure');
    return publicOf(algorithmPart.raw, derUnsigned(numberToBytesBE(power(g.integer, inner.integer, p.integer))));
  }
  // Curves that are only named, or spelled out: the public key stands beside the private one, RFC 5915 §3.
  if (oid === keyOids.ec && parameters && !(parameters.is(universal.oid) && ownCurves.has(parameters.oid))) {
    const point = inner
      .inside()
      .find((part) => part.is(0xa1))
      ?.only.bits().bytes;
    return point && publicOf(algorithmPart.raw, point);
  }
  // RFC 4055 §3.1: the numbers stand as in PKCS#1, the parameters say what the key may sign with.
  if (oid === keyOids.pss) {
    const [, modulus, exponent] = inner.inside();
    if (!modulus || !exponent) throw badDer('structure');
    return publicOf(algorithmPart.raw, der(universal.sequence, modulus.raw, exponent.raw));
  }
  if (oid === keyOids.x25519) {
    const { x25519 } = await import('@noble/curves/ed25519.js');
    return publicOf(algorithmPart.raw, x25519.getPublicKey(inner.octets()));
  }
  if (oid !== keyOids.ed448 && oid !== keyOids.x448) return undefined;
  const { ed448, x448 } = await import('@noble/curves/ed448.js');
  return publicOf(algorithmPart.raw, (oid === keyOids.ed448 ? ed448 : x448).getPublicKey(inner.octets()));
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let [result, square] = [1n, base % modulus];
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if ((rest & 1n) === 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

/** The ciphers of OpenSSL's own encryption of PEM. */
const cipherOids: Readonly<Record<string, string>> = {
  'DES-CBC': '1.3.14.3.2.7',
  'DES-EDE3-CBC': '1.2.840.113549.3.7',
  'AES-128-CBC': '2.16.840.1.101.3.4.1.2',
  'AES-192-CBC': '2.16.840.1.101.3.4.1.22',
  'AES-256-CBC': '2.16.840.1.101.3.4.1.42',
};

/** The cipher that a block names (RFC 1421 §4.6.1.3): by its identifier, or as it stands there. */
function cipherOf(block: string): string {
  const name = /^DEK-Info:[ \t]*([\w-]+)/m.exec(block)?.[1] ?? '';
  return cipherOids[name] ?? name;
}

/** In the words of this tool. */
function renamed(error: unknown, block = ''): unknown {
  if (!(error instanceof ToolError)) return error;
  const { reason, kind } = error.details;
  switch (error.code) {
    case 'invalid-key':
      return badDer(String(reason));
    case 'passphrase-required':
      return new ToolError('password-required');
    case 'wrong-passphrase':
      return new ToolError('wrong-password');
    case 'unsupported-key':
      return reason === 'proc-type' ? unsupported(cipherOf(block)) : badDer(`unsupported-key: ${String(kind)}`);
    default:
      return error;
  }
}

async function withPublic(key: Key, pkcs8Bytes?: Uint8Array): Promise<PrivateKey> {
  const { pkcs8, spki } = await loadWriteKey();
  return { pkcs8: pkcs8Bytes ?? pkcs8(key), publicKey: readPublicKey(spki(key)) };
}

export async function privateKeyOf(bytes: Uint8Array): Promise<PrivateKey> {
  const other = await otherKey(bytes);
  if (other) return { pkcs8: bytes, publicKey: other };
  try {
    return await withPublic(await readPkcs8(bytes), bytes);
  } catch (error) {
    throw renamed(error);
  }
}

/** A block in PEM of PKCS#1, SEC 1 or OpenSSH. */
export async function pemKeyOf(block: string, password: string): Promise<PrivateKey> {
  try {
    return await withPublic((await readKey(block, password)).key);
  } catch (error) {
    throw renamed(error, block);
  }
}

/** A public key in a line of OpenSSH. */
export async function lineKeyOf(line: string): Promise<PublicKey> {
  try {
    const { key } = await readKey(line);
    const { spki } = await loadWriteKey();
    return readPublicKey(spki(key));
  } catch (error) {
    throw renamed(error);
  }
}
