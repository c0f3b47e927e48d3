import { ghash } from '@noble/ciphers/_polyval.js';
import { ecb } from '@noble/ciphers/aes.js';
import { equalBytes } from '@noble/ciphers/utils.js';

const blockSize = 16;
const tagSize = 16;

interface GcmParts {
  readonly key: Uint8Array;
  readonly iv: Uint8Array;
  readonly aad: Uint8Array;
}

/** Each part filled up with zeros to whole blocks, then the sizes of all in bits, eight bytes each. */
function padded(parts: readonly Uint8Array[], sizes: readonly number[]): Uint8Array {
  const starts: number[] = [];
  let end = 0;
  for (const part of parts) {
    starts.push(end);
    end += Math.ceil(part.length / blockSize) * blockSize;
  }
  const bytes = new Uint8Array(end + 8 * sizes.length);
  parts.forEach((part, index) => bytes.set(part, starts[index]));
  const view = new DataView(bytes.buffer);
  sizes.forEach((size, index) => view.setBigUint64(end + 8 * index, 8n * BigInt(size)));
  return bytes;
}

/** The counter blocks after the first, whose last 32 bits count (SP 800-38D §6.2 and §6.5). */
function counters(first: Uint8Array, count: number): Uint8Array {
  const blocks = new Uint8Array(count * blockSize);
  const view = new DataView(blocks.buffer);
  const start = new DataView(first.buffer, first.byteOffset).getUint32(12);
  for (let index = 0; index < count; index++) {
    blocks.set(first.subarray(0, 12), index * blockSize);
    view.setUint32(index * blockSize + 12, start + index + 1);
  }
  return blocks;
}

/**
 * AES-GCM decryption, NIST SP 800-38D §7.2, with an IV of any length but 12 bytes: noble takes none under 8.
 * Undefined when the tag is wrong.
 */
export function decryptGcm(sealed: Uint8Array, { key, iv, aad }: GcmParts): Uint8Array | undefined {
  if (sealed.length < tagSize) return undefined;
  const encrypt = (blocks: Uint8Array): Uint8Array => ecb(key, { disablePadding: true }).encrypt(blocks);
  const ciphertext = sealed.subarray(0, -tagSize);
  const hashKey = encrypt(new Uint8Array(blockSize));
  const first = ghash(padded([iv], [0, iv.length]), hashKey);
  const hash = ghash(padded([aad, ciphertext], [aad.length, ciphertext.length]), hashKey);
  const tag = encrypt(first).map((byte, index) => byte ^ (hash[index] as number));
  if (!equalBytes(tag, sealed.subarray(-tagSize))) return undefined;
  const stream = encrypt(counters(first, Math.ceil(ciphertext.length / blockSize)));
  return ciphertext.map((byte, index) => byte ^ (stream[index] as number));
}
