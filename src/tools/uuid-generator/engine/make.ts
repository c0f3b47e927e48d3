import { randomBytes } from '#lib/random.ts';
import { stamp } from '#lib/uuid/ordered.ts';

/** 100 ns intervals from the Gregorian reform (1582-10-15) to 1970: RFC 9562 §5.1. */
export const gregorianOffset = 0x01b2_1dd2_1381_4000n;
const ticksPerMs = 10_000n;
/** The last millisecond from which so many ticks stay within the 60 bits of v1 and v6. */
export const lastGregorianMs = (count: number): number =>
  Number(((1n << 60n) - BigInt(count) - gregorianOffset) / ticksPerMs);

export function makeRandom(count: number): Uint8Array[] {
  const drawn = randomBytes(16 * count);
  return Array.from({ length: count }, (_, index) => stamp(drawn.subarray(16 * index, 16 * index + 16), 4));
}

export type Hash = (bytes: Uint8Array) => Uint8Array;

/** v3 with MD5, v5 with SHA-1: RFC 9562 §5.3 and §5.5. */
export function makeNamed(version: 3 | 5, namespace: Uint8Array, name: Uint8Array, hash: Hash): Uint8Array {
  const message = new Uint8Array(16 + name.length);
  message.set(namespace);
  message.set(name, 16);
  return stamp(hash(message).slice(0, 16), version);
}

export interface GregorianParts {
  readonly ms: number;
  readonly clockSeq: number;
  readonly node: Uint8Array;
}

/** Six random bytes with the multicast bit, so that they equal no network card's address: RFC 9562 §6.10. */
export function randomNode(): Uint8Array {
  const node = randomBytes(6);
  node[0] = (node[0] as number) | 1;
  return node;
}

/** v1 and v6, each element one tick after the one before: RFC 9562 §5.1 and §5.6. */
export function makeGregorian(version: 1 | 6, count: number, { ms, clockSeq, node }: GregorianParts): Uint8Array[] {
  const first = BigInt(ms) * ticksPerMs + gregorianOffset;
  return Array.from({ length: count }, (_, index) => {
    const bytes = new Uint8Array(16);
    const view = new DataView(bytes.buffer);
    const ticks = first + BigInt(index);
    if (version === 1) {
      view.setUint32(0, Number(ticks & 0xffff_ffffn));
      view.setUint16(4, Number((ticks >> 32n) & 0xffffn));
      view.setUint16(6, Number(ticks >> 48n));
    } else {
      view.setUint32(0, Number(ticks >> 28n));
      view.setUint16(4, Number((ticks >> 12n) & 0xffffn));
      view.setUint16(6, Number(ticks & 0xfffn));
    }
    view.setUint16(8, clockSeq);
    bytes.set(node, 10);
    return stamp(bytes, version);
  });
}
