type Hash = (message: Uint8Array) => Uint8Array;

/** XORs the bytes, in place, with the mask that MGF1 makes of the seed: RFC 8017 appendix B.2.1. */
export function applyMgf1(bytes: Uint8Array, seed: Uint8Array, hash: Hash): void {
  const counted = new Uint8Array(seed.length + 4);
  counted.set(seed);
  for (let at = 0, counter = 0; at < bytes.length; counter++) {
    new DataView(counted.buffer).setUint32(seed.length, counter);
    for (const byte of hash(counted)) if (at < bytes.length) bytes[at] = (bytes[at++] as number) ^ byte;
  }
}
