import { digestPrefixes, encodePkcs1 } from '#lib/keys/emsa.ts';
import { applyMgf1 } from '#lib/keys/mgf1.ts';
import { bytesToNumberBE, numberToBytesBE } from '#lib/keys/number.ts';
import { power } from '#lib/keys/power.ts';
import { rsaNumbers, type PublicKey } from './public-key.ts';

const equal = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);

/** RSAVP1, RFC 8017 §5.2.2: the encoded message, as long as the modulus; undefined for what is not a signature of the key. */
function opened(
  { key }: PublicKey,
  signature: Uint8Array,
): { readonly message: Uint8Array; readonly bits: number } | undefined {
  const { n, e } = rsaNumbers(key);
  const bits = n.toString(2).length;
  const value = bytesToNumberBE(signature);
  if (bits > 16_384 || e >= 2n ** 64n || signature.length !== Math.ceil(bits / 8) || value >= n) return undefined;
  return { message: numberToBytesBE(power(value, e, n), signature.length), bits };
}

/** RSASSA-PKCS1-v1_5, RFC 8017 §8.2.2; the digest's parameters may be missing, as §9.2 tells to accept. */
export function verifyPkcs1(key: PublicKey, digest: Uint8Array, name: string, signature: Uint8Array): boolean {
  const prefix = digestPrefixes[name];
  const message = opened(key, signature)?.message;
  if (prefix === undefined || !message) return false;
  return [prefix, withoutNull(prefix)].some((head) => {
    const expected = encodePkcs1(head, digest, message.length);
    return expected !== undefined && equal(expected, message);
  });
}

function withoutNull(prefix: string): string {
  const at = prefix.lastIndexOf('0500');
  const shorter = (place: number): string =>
    (Number.parseInt(prefix.slice(place, place + 2), 16) - 2).toString(16).padStart(2, '0');
  return `30${shorter(2)}30${shorter(6)}${prefix.slice(8, at)}${prefix.slice(at + 4)}`;
}

type Hash = (message: Uint8Array) => Uint8Array;

export interface PssParameters {
  readonly hash: Hash;
  readonly mask: Hash;
  readonly saltLength: number;
}

/** EMSA-PSS-VERIFY, RFC 8017 §9.1.2. */
export function verifyPss(
  key: PublicKey,
  digest: Uint8Array,
  { hash, mask, saltLength }: PssParameters,
  signature: Uint8Array,
): boolean {
  const found = opened(key, signature);
  if (!found) return false;
  const bits = found.bits - 1;
  const length = Math.ceil(bits / 8);
  const message = found.message.subarray(found.message.length - length);
  const size = digest.length;
  if (found.message.length > length && found.message[0] !== 0) return false;
  if (length < size + saltLength + 2 || message.at(-1) !== 0xbc) return false;
  const block = message.slice(0, length - size - 1);
  const seed = message.subarray(length - size - 1, length - 1);
  const unused = 8 * length - bits;
  if ((block[0] as number) >> (8 - unused) !== 0) return false;
  applyMgf1(block, seed, mask);
  block[0] = (block[0] as number) & (0xff >> unused);
  const zeros = block.length - saltLength - 1;
  if (block.subarray(0, zeros).some((byte) => byte !== 0) || block[zeros] !== 1) return false;
  const salted = new Uint8Array(8 + size + saltLength);
  salted.set(digest, 8);
  salted.set(block.subarray(zeros + 1), 8 + size);
  return equal(hash(salted), seed);
}
