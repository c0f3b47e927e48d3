import { decodeHex } from '#lib/bytes.ts';

/** PITABLE, RFC 2268 §2. */
const table = decodeHex(
  `d978f9c419ddb5ed28e9fd794aa0d89dc67e37832b76538e624c6488448bfba2179a59f587b34f1361456d8d09817d32
   bd8f40eb86b77b0bf09521225c6b4e8254d66593ce60b21c7356c014a78cf1dc1275ca1f3bbee4d1423dd430a33cb626
   6fbf0eda4669075727f21d9bbc944303f811c7f690ef3ee706c3d52fc8661ed708e8eade8052eef784aa72ac354d6a2a
   961ad2715a1549744b9fd05e0418a4ecc2e0416e0f51cbcc2491af50a1f47039997c3a8523b8b47afc02365b25559731
   2d5dfa98e38a92ae05df2910676cbac9d300e6cfe19ea82c6316013f58e289a90d38341bab33ffb0bb480c5fb9b1cd2e
   c5f3db47e5a59c770aa62068fe7fc1ad`,
);
const rotations = [1, 2, 3, 5] as const;
const blockSize = 8;

/** RFC 2268 §2: 64 words of 16 bits; `bits` is the effective length of the key. */
function expand(key: Uint8Array, bits: number): Uint16Array {
  const bytes = new Uint8Array(128);
  bytes.set(key);
  const pi = (index: number): number => table[index & 255] as number;
  for (let at = key.length; at < 128; at++)
    bytes[at] = pi((bytes[at - 1] as number) + (bytes[at - key.length] as number));
  const size = Math.ceil(bits / 8);
  bytes[128 - size] = pi((bytes[128 - size] as number) & (0xff >> (8 * size - bits)));
  for (let at = 127 - size; at >= 0; at--) bytes[at] = pi((bytes[at + 1] as number) ^ (bytes[at + size] as number));
  return Uint16Array.from(
    { length: 64 },
    (_, word) => (bytes[2 * word] as number) | ((bytes[2 * word + 1] as number) << 8),
  );
}

/** RFC 2268 §4. */
function decryptBlock(words: Uint16Array, keys: Uint16Array): void {
  const word = (index: number): number => words[index & 3] as number;
  let next = 63;
  for (let round = 0; round < 16; round++) {
    for (let index = 3; index >= 0; index--) {
      const rotation = rotations[index] as number;
      const turned = (word(index) >> rotation) | (word(index) << (16 - rotation));
      const mixed = (word(index + 3) & word(index + 2)) + (~word(index + 3) & word(index + 1));
      words[index] = turned - (keys[next--] as number) - mixed;
    }
    if (round !== 4 && round !== 10) continue;
    for (let index = 3; index >= 0; index--) words[index] = word(index) - (keys[word(index + 3) & 63] as number);
  }
}

/** RC2 in CBC mode with PKCS#7; undefined when the length or the padding is not right. */
export function decryptRc2(
  ciphertext: Uint8Array,
  key: Uint8Array,
  iv: Uint8Array,
  bits: number,
): Uint8Array | undefined {
  if (ciphertext.length === 0 || ciphertext.length % blockSize !== 0) return undefined;
  const keys = expand(key, bits);
  const bytes = new Uint8Array(ciphertext.length);
  let before = iv;
  for (let at = 0; at < bytes.length; at += blockSize) {
    const block = ciphertext.subarray(at, at + blockSize);
    const words = Uint16Array.from(
      { length: 4 },
      (_, word) => (block[2 * word] as number) | ((block[2 * word + 1] as number) << 8),
    );
    decryptBlock(words, keys);
    for (let byte = 0; byte < blockSize; byte++)
      bytes[at + byte] = ((words[byte >> 1] as number) >> (8 * (byte & 1))) ^ (before[byte] as number);
    before = block;
  }
  const padding = bytes.at(-1) ?? 0;
  if (padding < 1 || padding > blockSize || bytes.subarray(-padding).some((byte) => byte !== padding)) return undefined;
  return bytes.subarray(0, -padding);
}
