import type { Digest } from '#lib/asn1/digests.ts';
import { applyMgf1 } from '#lib/keys/mgf1.ts';
import { randomBytes } from '#lib/random.ts';

/** A way to pad what RSA encrypts. */
export interface Padding {
  /** The longest message of a modulus with so many bytes; negative when not even an empty one fits. */
  most(length: number): number;
  /** As long as the modulus; the message must fit. */
  encode(message: Uint8Array, length: number): Uint8Array;
  /** Undefined for wrong padding. Which byte is wrong decides neither what is done next nor how long it takes. */
  decode(encoded: Uint8Array): Uint8Array | undefined;
}

/** 1 for zero and 0 for other bytes, without a branch. */
const isZero = (byte: number): number => ((byte - 1) >>> 31) & 1;

/** EME-OAEP, RFC 8017 §7.1; the mask uses the same digest. */
export function oaep(digest: Digest, label: Uint8Array): Padding {
  const size = digest.outputLen;
  const most = (length: number): number => length - 2 * size - 2;
  const labelDigest = digest(label);
  return {
    most,
    encode(message, length) {
      const encoded = new Uint8Array(length);
      const [seed, block] = [encoded.subarray(1, 1 + size), encoded.subarray(1 + size)];
      seed.set(randomBytes(size));
      block.set(labelDigest);
      block[block.length - message.length - 1] = 1;
      block.set(message, block.length - message.length);
      applyMgf1(block, seed, digest);
      applyMgf1(seed, block, digest);
      return encoded;
    },
    decode(encoded) {
      if (most(encoded.length) < 0) return undefined;
      const [seed, block] = [encoded.slice(1, 1 + size), encoded.slice(1 + size)];
      applyMgf1(seed, block, digest);
      applyMgf1(block, seed, digest);
      let fault = encoded[0] as number;
      for (let at = 0; at < size; at++) fault |= (block[at] as number) ^ (labelDigest[at] as number);
      let [looking, start] = [1, size + 1];
      for (let at = size; at < block.length; at++) {
        const byte = block[at] as number;
        const isEnd = isZero(byte ^ 1);
        fault |= looking & (1 ^ isZero(byte)) & (1 ^ isEnd);
        looking &= 1 ^ isEnd;
        start += looking;
      }
      return (fault | looking) === 0 ? block.slice(start) : undefined;
    },
  };
}

/** EME-PKCS1-v1_5, RFC 8017 §7.2. */
export const pkcs1: Padding = {
  most: (length) => length - 11,
  encode(message, length) {
    const encoded = randomBytes(length);
    const end = length - message.length - 1;
    // §7.2.1: the padding has no zeros.
    for (let at = 2; at < end; at++) while (encoded[at] === 0) encoded[at] = randomBytes(1)[0] as number;
    encoded.set([0, 2]);
    encoded[end] = 0;
    encoded.set(message, end + 1);
    return encoded;
  },
  decode(encoded) {
    let fault = (encoded[0] as number) | ((encoded[1] as number) ^ 2);
    let [looking, start] = [1, 3];
    for (let at = 2; at < encoded.length; at++) {
      const isEnd = isZero(encoded[at] as number);
      if (at < 10) fault |= isEnd;
      looking &= 1 ^ isEnd;
      start += looking;
    }
    return (fault | looking) === 0 ? encoded.slice(start) : undefined;
  },
};
