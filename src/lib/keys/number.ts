import { decodeHex, encodeHex } from '#lib/bytes.ts';

export function bytesToNumberBE(bytes: Uint8Array): bigint {
  return bytes.length === 0 ? 0n : BigInt(`0x${encodeHex(bytes)}`);
}

/** Big-endian, `length` bytes at least. */
export function numberToBytesBE(value: bigint, length = 1): Uint8Array {
  const digits = value.toString(16);
  return decodeHex(digits.padStart(Math.max(2 * length, digits.length + (digits.length % 2)), '0'));
}
