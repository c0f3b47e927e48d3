import { encodeHex } from '#lib/bytes.ts';

/** Crockford's Base32: the ULID specification, §3 of its encoding. */
export const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const plain32 = '0123456789abcdefghijklmnopqrstuv';
const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** 128 bits as 26 digits, upper case; the first one is 7 at most. */
export function encodeCrockford(value: bigint): string {
  return value
    .toString(32)
    .padStart(26, '0')
    .replace(/./g, (digit) => crockford.charAt(Number.parseInt(digit, 32)));
}

/** The value of upper-case digits. */
export function decodeCrockford(digits: string): bigint {
  return Array.from(digits).reduce((value, digit) => (value << 5n) | BigInt(crockford.indexOf(digit)), 0n);
}

/** 96 bits as 20 digits of base32hex (RFC 4648 §7), lower case, without padding: the last four bits are zero. */
export const encodeXid = (value: bigint): string => (value << 4n).toString(32).padStart(20, '0');

/** The 100 bits of 20 digits. */
export function decodeXid(digits: string): bigint {
  return Array.from(digits).reduce((value, digit) => (value << 5n) | BigInt(plain32.indexOf(digit)), 0n);
}

/** 160 bits as 27 digits. */
export function encodeBase62(value: bigint): string {
  let digits = '';
  for (let rest = value; digits.length < 27; rest /= 62n) digits = base62.charAt(Number(rest % 62n)) + digits;
  return digits;
}

export function decodeBase62(digits: string): bigint {
  return Array.from(digits).reduce((value, digit) => value * 62n + BigInt(base62.indexOf(digit)), 0n);
}

/** Lower-case digits, with leading zeros. */
export const hexOf = (value: bigint, digits: number): string => value.toString(16).padStart(digits, '0');

export const bigintOf = (bytes: Uint8Array): bigint => BigInt(`0x${encodeHex(bytes)}`);
