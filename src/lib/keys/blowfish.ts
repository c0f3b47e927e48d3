/** The fractional part of π, as 32-bit words: Machin's formula with whole numbers and 64 spare bits. */
function piWords(count: number): Uint32Array {
  const bits = BigInt(count * 32 + 64);
  const one = 1n << bits;
  const arctanOfInverse = (x: bigint): bigint => {
    let term = one / x;
    let sum = term;
    for (let n = 3n, sign = -1n; term > 0n; n += 2n, sign = -sign) {
      term /= x * x;
      sum += (sign * term) / n;
    }
    return sum;
  };
  const pi = 4n * (4n * arctanOfInverse(5n) - arctanOfInverse(239n));
  const digits = ((pi - 3n * one) >> 64n).toString(16).padStart(count * 8, '0');
  return Uint32Array.from({ length: count }, (_, index) => Number.parseInt(digits.slice(index * 8, index * 8 + 8), 16));
}

let pi: Uint32Array | undefined;

/** Blowfish with the key schedule of bcrypt (Provos and Mazières, "A Future-Adaptable Password Scheme", §4). */
export class Blowfish {
  private readonly state: Uint32Array;
  private left = 0;
  private right = 0;

  constructor() {
    // 18 subkeys, then four boxes of 256: the first digits of π.
    pi ??= piWords(18 + 1024);
    this.state = pi.slice();
  }

  private encipher(): void {
    const { state } = this;
    let [left, right] = [this.left, this.right];
    for (let round = 0; round < 16; round += 2) {
      left ^= state[round] as number;
      right ^= this.mix(left);
      right ^= state[round + 1] as number;
      left ^= this.mix(right);
    }
    this.left = right ^ (state[17] as number);
    this.right = left ^ (state[16] as number);
  }

  private mix(word: number): number {
    const { state } = this;
    const a = state[18 + (word >>> 24)] as number;
    const b = state[274 + ((word >>> 16) & 255)] as number;
    const c = state[530 + ((word >>> 8) & 255)] as number;
    const d = state[786 + (word & 255)] as number;
    return (((a + b) ^ c) + d) | 0;
  }

  /** Mixes a key and a salt (may be empty: zeros) into the state; both as 32-bit words, repeated as needed. */
  expand(key: Uint32Array, salt?: Uint32Array): void {
    const { state } = this;
    for (let index = 0; index < 18; index++)
      state[index] = (state[index] as number) ^ (key[index % key.length] as number);
    this.left = 0;
    this.right = 0;
    for (let index = 0, at = 0; index < state.length; index += 2) {
      if (salt) {
        this.left ^= salt[at++ % salt.length] as number;
        this.right ^= salt[at++ % salt.length] as number;
      }
      this.encipher();
      state[index] = this.left;
      state[index + 1] = this.right;
    }
  }

  /** Enciphers pairs of words in place, `times` over. */
  encrypt(words: Uint32Array, times: number): void {
    for (let at = 0; at < words.length; at += 2) {
      this.left = words[at] as number;
      this.right = words[at + 1] as number;
      for (let time = 0; time < times; time++) this.encipher();
      words[at] = this.left;
      words[at + 1] = this.right;
    }
  }
}
