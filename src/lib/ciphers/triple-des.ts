/** The tables of DES, FIPS 46-3; the bits of all permutations count from 1 at the most significant end. */
const permutedChoice1 = [
  57, 49, 41, 33, 25, 17, 9, 1, 58, 50, 42, 34, 26, 18, 10, 2, 59, 51, 43, 35, 27, 19, 11, 3, 60, 52, 44, 36, 63, 55,
  47, 39, 31, 23, 15, 7, 62, 54, 46, 38, 30, 22, 14, 6, 61, 53, 45, 37, 29, 21, 13, 5, 28, 20, 12, 4,
];
const permutedChoice2 = [
  14, 17, 11, 24, 1, 5, 3, 28, 15, 6, 21, 10, 23, 19, 12, 4, 26, 8, 16, 7, 27, 20, 13, 2, 41, 52, 31, 37, 47, 55, 30,
  40, 51, 45, 33, 48, 44, 49, 39, 56, 34, 53, 46, 42, 50, 36, 29, 32,
];
const permutation = [
  16, 7, 20, 21, 29, 12, 28, 17, 1, 15, 23, 26, 5, 18, 31, 10, 2, 8, 24, 14, 32, 27, 3, 9, 19, 13, 30, 6, 22, 11, 4, 25,
];
const shifts = [1, 1, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 1];
/** Four rows of sixteen values for each S-box. */
const substitutions = [
  'e4d12fb83a6c59070f74e2d1a6cb953841e8d62bfc973a50fc8249175b3ea06d',
  'f18e6b34972dc05a3d47f28ec01a69b50e7ba4d158c6932fd8a13f42b67c05e9',
  'a09e63f51dc7b428d709346a285ecbf1d6498f30b12c5ae71ad069874fe3b52c',
  '7de3069a1285bc4fd8b56f03472c1ae9a690cb7df13e52843f06a1d8945bc72e',
  '2c417ab6853fd0e9eb2c47d150fa3986421bad78f9c5630eb8c71e2d6f09a453',
  'c1af92680d34e75baf427c9561de0b389ef528c3704a1db6432c95fabe17608d',
  '4b2ef08d3c975a61d0b7491ae35c2f8614bdc37eaf6805926bd814a7950fe23c',
  'd2846fb1a93e50c71fd8a374c56b0e927b419ce206adf35821e74a8dfc90356b',
];

/** S-box and permutation in one look-up: the 32 bits that six bits of one S-box become. */
const boxes = substitutions.map((values, box) =>
  Int32Array.from({ length: 64 }, (_, six) => {
    const row = ((six >> 4) & 2) | (six & 1);
    const value = Number.parseInt(values.charAt(row * 16 + ((six >> 1) & 15)), 16) << (28 - 4 * box);
    return permutation.reduce((bits, from) => (bits << 1) | ((value >>> (32 - from)) & 1), 0);
  }),
) as [Int32Array, Int32Array, Int32Array, Int32Array, Int32Array, Int32Array, Int32Array, Int32Array];

/** The keys of the 16 rounds, two words each: the bits for the S-boxes 1, 3, 5, 7 and for 2, 4, 6, 8. */
function roundKeys(key: Uint8Array): number[] {
  let bits = permutedChoice1.map((from) => ((key[(from - 1) >> 3] as number) >> (7 - ((from - 1) & 7))) & 1);
  return shifts.flatMap((shift) => {
    const [c, d] = [bits.slice(0, 28), bits.slice(28)];
    bits = [...c.slice(shift), ...c.slice(0, shift), ...d.slice(shift), ...d.slice(0, shift)];
    const words: [number, number] = [0, 0];
    permutedChoice2.forEach((from, at) => {
      const box = Math.floor(at / 6);
      words[(box & 1) as 0 | 1] |= (bits[from - 1] as number) << (31 - 8 * (box >> 1) - (at % 6));
    });
    return words;
  });
}

/** The same rounds backwards. */
const backwards = (keys: readonly number[]): number[] =>
  Array.from({ length: 32 }, (_, index) => keys[30 - (index & ~1) + (index & 1)] as number);

/** One block of two words through 48 rounds, in place; the permutations between the three ciphers cancel out. */
function crypt(block: Int32Array, keys: Int32Array): void {
  const [s1, s2, s3, s4, s5, s6, s7, s8] = boxes;
  let left = block[0] as number;
  let right = block[1] as number;
  const exchange = (shift: number, mask: number): void => {
    const bits = ((left >>> shift) ^ right) & mask;
    right ^= bits;
    left ^= bits << shift;
  };
  const exchangeBack = (shift: number, mask: number): void => {
    const bits = ((right >>> shift) ^ left) & mask;
    left ^= bits;
    right ^= bits << shift;
  };
  exchange(4, 0x0f0f0f0f);
  exchange(16, 0xffff);
  exchangeBack(2, 0x33333333);
  exchangeBack(8, 0x00ff00ff);
  exchange(1, 0x55555555);
  for (let at = 0; at < keys.length;) {
    for (const end = at + 32; at < end; at += 2) {
      const odd = ((right >>> 1) | (right << 31)) ^ (keys[at] as number);
      const even = ((right << 3) | (right >>> 29)) ^ (keys[at + 1] as number);
      const mixed =
        (s1[odd >>> 26] as number) ^
        (s3[(odd >>> 18) & 63] as number) ^
        (s5[(odd >>> 10) & 63] as number) ^
        (s7[(odd >>> 2) & 63] as number) ^
        (s2[even >>> 26] as number) ^
        (s4[(even >>> 18) & 63] as number) ^
        (s6[(even >>> 10) & 63] as number) ^
        (s8[(even >>> 2) & 63] as number);
      [left, right] = [right, left ^ mixed];
    }
    [left, right] = [right, left];
  }
  exchange(1, 0x55555555);
  exchangeBack(8, 0x00ff00ff);
  exchangeBack(2, 0x33333333);
  exchange(16, 0xffff);
  exchange(4, 0x0f0f0f0f);
  block[0] = left;
  block[1] = right;
}

const blockSize = 8;
const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
const wordsOf = (iv: Uint8Array): [number, number] => [viewOf(iv).getInt32(0), viewOf(iv).getInt32(4)];

const schedulesOf = (key: Uint8Array): [number[], number[], number[]] => [
  roundKeys(key),
  roundKeys(key.subarray(8)),
  roundKeys(key.subarray(16)),
];

/** Triple DES in CBC mode with a key of 24 bytes and PKCS#7 (RFC 5652 §6.3). */
export function encryptTripleDes(text: Uint8Array, key: Uint8Array, iv: Uint8Array): Uint8Array {
  const [k1, k2, k3] = schedulesOf(key);
  const keys = Int32Array.from([...k1, ...backwards(k2), ...k3]);
  const padding = blockSize - (text.length % blockSize);
  const bytes = new Uint8Array(text.length + padding).fill(padding);
  bytes.set(text);
  const view = viewOf(bytes);
  const block = Int32Array.from(wordsOf(iv));
  for (let at = 0; at < bytes.length; at += blockSize) {
    block[0] = (block[0] as number) ^ view.getInt32(at);
    block[1] = (block[1] as number) ^ view.getInt32(at + 4);
    crypt(block, keys);
    view.setInt32(at, block[0]);
    view.setInt32(at + 4, block[1]);
  }
  return bytes;
}

/** Undefined when the length or the padding is not right. */
export function decryptTripleDes(ciphertext: Uint8Array, key: Uint8Array, iv: Uint8Array): Uint8Array | undefined {
  if (ciphertext.length === 0 || ciphertext.length % blockSize !== 0) return undefined;
  const [k1, k2, k3] = schedulesOf(key);
  const keys = Int32Array.from([...backwards(k3), ...k2, ...backwards(k1)]);
  const from = viewOf(ciphertext);
  const bytes = new Uint8Array(ciphertext.length);
  const to = viewOf(bytes);
  const block = new Int32Array(2);
  let [left, right] = wordsOf(iv);
  for (let at = 0; at < bytes.length; at += blockSize) {
    block[0] = from.getInt32(at);
    block[1] = from.getInt32(at + 4);
    crypt(block, keys);
    to.setInt32(at, block[0] ^ left);
    to.setInt32(at + 4, block[1] ^ right);
    left = from.getInt32(at);
    right = from.getInt32(at + 4);
  }
  const padding = bytes.at(-1) ?? 0;
  if (padding < 1 || padding > blockSize || bytes.subarray(-padding).some((byte) => byte !== padding)) return undefined;
  return bytes.subarray(0, -padding);
}
