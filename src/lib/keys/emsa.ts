import { ToolError } from '#core/operation.ts';
import { decodeHex } from '#lib/bytes.ts';
import { applyMgf1 } from './mgf1.ts';

/** DigestInfo of RFC 8017 §9.2, up to the digest itself. */
export const digestPrefixes: Readonly<Record<string, string>> = {
  md5: '3020300c06082a864886f70d020505000410',
  sha1: '3021300906052b0e03021a05000414',
  sha224: '302d300d06096086480165030402040500041c',
  sha256: '3031300d060960864801650304020105000420',
  sha384: '3041300d060960864801650304020205000430',
  sha512: '3051300d060960864801650304020305000440',
  'sha512-256': '3031300d060960864801650304020605000420',
  'sha3-256': '3031300d060960864801650304020805000420',
  'sha3-384': '3041300d060960864801650304020905000430',
  'sha3-512': '3051300d060960864801650304020a05000440',
};

/**
 * EMSA-PKCS1-v1_5-ENCODE, RFC 8017 §9.2; undefined when it does not fit.
 *
 * @param prefix Of `digestPrefixes`.
 * @param length Of the modulus in bytes.
 */
export function encodePkcs1(prefix: string, digest: Uint8Array, length: number): Uint8Array | undefined {
  const info = decodeHex(prefix);
  const padding = length - info.length - digest.length - 3;
  if (padding < 8) return undefined;
  const block = new Uint8Array(length).fill(0xff);
  block.set([0, 1]);
  block[padding + 2] = 0;
  block.set(info, padding + 3);
  block.set(digest, padding + 3 + info.length);
  return block;
}

interface PssInput {
  readonly hash: (message: Uint8Array) => Uint8Array;
  readonly salt: Uint8Array;
  /** Of the modulus. */
  readonly bits: number;
}

/**
 * EMSA-PSS-ENCODE, RFC 8017 §9.1.1, with MGF1 of the same digest.
 * Errors: `invalid-key` { reason: `too-small` } when the modulus has no room for digest and salt.
 */
export function encodePss(digest: Uint8Array, { hash, salt, bits }: PssInput): Uint8Array {
  const length = Math.ceil((bits - 1) / 8);
  const size = length - digest.length - 1;
  if (size < salt.length + 1) throw new ToolError('invalid-key', { reason: 'too-small' });
  const salted = new Uint8Array(8 + digest.length + salt.length);
  salted.set(digest, 8);
  salted.set(salt, 8 + digest.length);
  const seed = hash(salted);
  const encoded = new Uint8Array(length).fill(0xbc, length - 1);
  const block = encoded.subarray(0, size);
  block[size - salt.length - 1] = 1;
  block.set(salt, size - salt.length);
  applyMgf1(block, seed, hash);
  block[0] = (block[0] as number) & (0xff >> (8 * length - (bits - 1)));
  encoded.set(seed, size);
  return encoded;
}
