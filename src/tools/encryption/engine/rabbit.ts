/** What each step adds to the eight counters (§2.5). */
const additions = [
  0x4d34d34d, 0xd34d34d3, 0x34d34d34, 0x4d34d34d, 0xd34d34d3, 0x34d34d34, 0x4d34d34d, 0xd34d34d3,
] as const;

const blockSize = 16;
const rotate = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

/** The square of 32 bits has 64: its upper half XOR its lower half (§2.6). */
function foldedSquare(word: number): number {
  const low = word & 0xffff;
  const high = word >>> 16;
  const upper = ((((low * low) >>> 17) + low * high) >>> 15) + high * high;
  return upper ^ Math.imul(word, word);
}

interface State {
  readonly x: Uint32Array;
  readonly counters: Uint32Array;
  carry: number;
}

const at = (words: Uint32Array, index: number): number => words[index & 7] as number;

/** §2.5 and §2.6. */
function step(state: State): void {
  const { x, counters } = state;
  additions.forEach((addition, j) => {
    const sum = at(counters, j) + addition + state.carry;
    state.carry = sum > 0xffffffff ? 1 : 0;
    counters[j] = sum;
  });
  const g = x.map((word, j) => foldedSquare((word + at(counters, j)) >>> 0));
  for (let j = 0; j < 8; j += 2) {
    x[j] = at(g, j) + rotate(at(g, j + 7), 16) + rotate(at(g, j + 6), 16);
    x[j + 1] = at(g, j + 1) + rotate(at(g, j), 8) + at(g, j + 7);
  }
}

function fourSteps(state: State): void {
  for (let round = 0; round < 4; round++) step(state);
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

/** Key setup, §2.3. */
function stateOf(key: Uint8Array): State {
  const view = viewOf(key);
  const pair = (upper: number, lower: number): number =>
    (view.getUint16(2 * (upper & 7), true) << 16) | view.getUint16(2 * (lower & 7), true);
  const x = new Uint32Array(8).map((_, j) => (j & 1 ? pair(j + 5, j + 4) : pair(j + 1, j)));
  const counters = new Uint32Array(8).map((_, j) => (j & 1 ? pair(j, j + 1) : pair(j + 4, j + 5)));
  const state = { x, counters, carry: 0 };
  fourSteps(state);
  for (let j = 0; j < 8; j++) counters[j] = at(counters, j) ^ at(x, j + 4);
  return state;
}

/** IV setup, §2.4. */
function mixIn(iv: Uint8Array, state: State): void {
  const { counters } = state;
  const view = viewOf(iv);
  const [low, high] = [view.getUint32(0, true), view.getUint32(4, true)];
  const words = [low, (high & 0xffff0000) | (low >>> 16), high, (high << 16) | (low & 0xffff)];
  for (let j = 0; j < 8; j++) counters[j] = at(counters, j) ^ (words[j & 3] as number);
  fourSteps(state);
}

/**
 * Rabbit (RFC 4503): encrypts and decrypts. `key` has 16 bytes, `iv` 8, or none for no IV setup. The octets of the
 * RFC's integers come least significant first, as in the eSTREAM submission and in CryptoJS.
 */
export function rabbit(bytes: Uint8Array, key: Uint8Array, iv: Uint8Array): Uint8Array {
  const state = stateOf(key);
  if (iv.length > 0) mixIn(iv, state);
  const { x } = state;
  const result = new Uint8Array(bytes);
  const stream = new Uint8Array(blockSize);
  const view = viewOf(stream);
  for (let start = 0; start < result.length; start += blockSize) {
    step(state);
    // §2.7.
    for (let j = 0; j < 8; j += 2) view.setUint32(2 * j, at(x, j) ^ (at(x, j + 5) >>> 16) ^ (at(x, j + 3) << 16), true);
    const end = Math.min(start + blockSize, result.length);
    for (let index = start; index < end; index++)
      result[index] = (result[index] as number) ^ (stream[index - start] as number);
  }
  return result;
}
