/** The most that one call of `getRandomValues` may ask for: the Web Cryptography API throws `QuotaExceededError` above it. */
const sliceLength = 65_536;

/** Fills bytes with random values. */
export type Fill = (bytes: Uint8Array<ArrayBuffer>) => void;

const fillRandomly: Fill = (bytes) => void crypto.getRandomValues(bytes);

/** So many bytes from the platform's generator. */
export function randomBytes(length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  for (let from = 0; from < length; from += sliceLength) fillRandomly(bytes.subarray(from, from + sliceLength));
  return bytes;
}

export interface RandomSource {
  /** A uniform integer from 0 up to and without `limit`, an integer in 1 … 2^53. */
  below(limit: number): number;
}

/** Uniform integers by rejection from buffered bytes. `fill` is the generator; another one is for tests. */
export function randomSource(fill: Fill = fillRandomly): RandomSource {
  const buffer = new Uint8Array(sliceLength);
  let next = sliceLength;

  const byte = (): number => {
    if (next === sliceLength) {
      fill(buffer);
      next = 0;
    }
    return buffer[next++] as number;
  };
  const word = (): number => ((byte() << 24) | (byte() << 16) | (byte() << 8) | byte()) >>> 0;
  const wide = (): number => (word() & 0x1f_ffff) * 2 ** 32 + word();

  return {
    below(limit) {
      if (!Number.isInteger(limit) || limit < 1 || limit > 2 ** 53) throw new RangeError(`no integers below ${limit}`);
      const [draw, range] = limit <= 256 ? [byte, 256] : limit <= 2 ** 32 ? [word, 2 ** 32] : [wide, 2 ** 53];
      const even = range - (range % limit);
      let value = draw();
      while (value >= even) value = draw();
      return value % limit;
    },
  };
}
