import { decodeBase64, encodeBase64 } from '#lib/base64.ts';

/** Unpadded, RFC 4648 §4, as the header of an age file has it. */
export function encodeUnpadded(bytes: Uint8Array): string {
  return encodeBase64(bytes, { padded: false });
}

/** Undefined for anything but the one text that `encodeUnpadded` writes for the bytes (RFC 4648 §3.5). */
export function decodeUnpadded(text: string): Uint8Array | undefined {
  if (!/^[A-Za-z0-9+/]*$/.test(text) || text.length % 4 === 1) return undefined;
  const bytes = decodeBase64(text);
  return encodeUnpadded(bytes) === text ? bytes : undefined;
}
