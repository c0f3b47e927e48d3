import { randomBytes, randomSource } from '#lib/random.ts';

/** Writes the version (RFC 9562 §4.2) and the variant 10 (§4.1) into 16 bytes. */
export function stamp(bytes: Uint8Array, version: number): Uint8Array {
  bytes[6] = ((bytes[6] as number) & 0x0f) | (version << 4);
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  return bytes;
}

/** Half of the 26 bits: the counter's top bit starts clear, so that a batch never overflows it. */
const counterSeeds = 2 ** 25;

/** v7 with a counter of 26 bits in rand_a and the head of rand_b, seeded randomly: RFC 9562 §5.7 and §6.2, method 1. */
export function makeOrdered(count: number, ms: number): Uint8Array[] {
  const drawn = randomBytes(16 * count);
  const seed = randomSource().below(counterSeeds);
  return Array.from({ length: count }, (_, index) => {
    const bytes = drawn.subarray(16 * index, 16 * index + 16);
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    const counter = seed + index;
    view.setUint32(0, Math.floor(ms / 2 ** 16));
    view.setUint16(4, ms % 2 ** 16);
    view.setUint16(6, counter >> 14);
    view.setUint16(8, counter & 0x3fff);
    return stamp(bytes, 7);
  });
}
