import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { ToolError } from '#core/operation.ts';
import { encodeHex } from '#lib/bytes.ts';
import type { Codec } from './codec.ts';

const size = 4;

const checksumOf = (payload: Uint8Array): Uint8Array => sha256(sha256(payload)).subarray(0, size);

/** Base58 of a payload and the first four bytes of its double SHA-256, as Bitcoin writes addresses and keys. */
export function withChecksum(base58: Codec): Codec {
  return {
    write: (bytes, options) => base58.write(concatBytes(bytes, checksumOf(bytes)), options),
    read: (text, strict) => {
      const bytes = base58.read(text, strict);
      if (bytes.length < size) throw new ToolError('invalid-length', { length: bytes.length });
      const payload = bytes.slice(0, -size);
      const expected = encodeHex(checksumOf(payload));
      const found = encodeHex(bytes.subarray(-size));
      if (expected !== found) throw new ToolError('invalid-checksum', { expected, found });
      return payload;
    },
  };
}
