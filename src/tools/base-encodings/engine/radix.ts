import { ToolError } from '#core/operation.ts';
import { meanings } from '#lib/alphabet.ts';
import { decodeHex, encodeHex } from '#lib/bytes.ts';
import { asciiText } from '#lib/charset.ts';
import { readDigits, type Codec } from './codec.ts';

/** The work grows with the square of the size. */
export const maxBytes = 100_000;

function checkSize(bytes: number): void {
  if (bytes > maxBytes) throw new ToolError('too-large', { max: maxBytes });
}

/** Digits of so few fit into a number. */
const few = 8;

/** Powers of the base by their exponents, each computed once. */
function powersOf(base: number): (exponent: number) => bigint {
  const known = new Map<number, bigint>();
  return (exponent) => {
    const power = known.get(exponent) ?? BigInt(base) ** BigInt(exponent);
    known.set(exponent, power);
    return power;
  };
}

/** Writes a number into the places from `from` to `to`, halving it until its parts are small. */
function split(value: bigint, base: number, places: Uint8Array, power: (exponent: number) => bigint): void {
  if (places.length <= few) {
    let rest = Number(value);
    for (let at = places.length - 1; at >= 0; at--) {
      places[at] = rest % base;
      rest = Math.floor(rest / base);
    }
    return;
  }
  const low = places.length >> 1;
  const divisor = power(low);
  split(value / divisor, base, places.subarray(0, places.length - low), power);
  split(value % divisor, base, places.subarray(places.length - low), power);
}

function join(digits: Uint8Array, base: number, power: (exponent: number) => bigint): bigint {
  if (digits.length <= few) return BigInt(digits.reduce((value, digit) => value * base + digit, 0));
  const low = digits.length >> 1;
  const high = digits.length - low;
  return join(digits.subarray(0, high), base, power) * power(low) + join(digits.subarray(high), base, power);
}

const zerosIn = (values: Uint8Array): number => {
  const first = values.findIndex((value) => value !== 0);
  return first < 0 ? values.length : first;
};

/**
 * A code that takes the bytes for one number, the first byte the most significant; each leading zero byte is a leading
 * zero digit.
 */
export function radixCodec(alphabet: string, anyCase = false): Codec {
  const base = alphabet.length;
  const bitsOfDigit = Math.log2(base);
  const upper = Array.from(alphabet, (letter, value): [string, number] => [letter.toUpperCase(), value]);
  const table = meanings(alphabet, '', anyCase ? Object.fromEntries(upper) : {});
  return {
    write: (bytes) => {
      checkSize(bytes.length);
      const zeros = zerosIn(bytes);
      const rest = bytes.subarray(zeros);
      const digits = new Uint8Array(Math.ceil((rest.length * 8) / bitsOfDigit) + 1);
      if (rest.length > 0) split(BigInt(`0x${encodeHex(rest)}`), base, digits, powersOf(base));
      const codes = digits.subarray(zerosIn(digits)).map((digit) => alphabet.charCodeAt(digit));
      return alphabet.charAt(0).repeat(zeros) + asciiText(codes);
    },
    read: (text) => {
      const { values } = readDigits(text, table);
      const zeros = zerosIn(values);
      const rest = values.subarray(zeros);
      // A byte less than what the digits could hold: how much they do hold is not known before.
      checkSize(zeros + Math.max(0, Math.floor(((rest.length - 1) * bitsOfDigit) / 8)));
      const hex = rest.length === 0 ? '' : join(rest, base, powersOf(base)).toString(16);
      const body = decodeHex(hex.padStart(hex.length + (hex.length % 2), '0'));
      checkSize(zeros + body.length);
      const bytes = new Uint8Array(zeros + body.length);
      bytes.set(body, zeros);
      return bytes;
    },
  };
}
