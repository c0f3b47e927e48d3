import { ToolError } from '#core/operation.ts';
import type { Rational } from './read.ts';

export interface Representation {
  readonly bits: number;
  /** Decimal. */
  readonly unsigned: string;
  readonly signed: string;
  /** Padded to the width. */
  readonly hex: string;
  readonly binary: string;
  readonly bytesBigEndian: readonly number[];
  readonly bytesLittleEndian: readonly number[];
}

/** @throws ToolError `not-an-integer`, `does-not-fit` { bits, min, max } */
export function representInteger(number: Rational, bits: number): Representation {
  const value = wholeOf(number);
  if (value === undefined) throw new ToolError('not-an-integer');
  const [min, max] = [-(1n << BigInt(bits - 1)), (1n << BigInt(bits)) - 1n];
  if (value < min || value > max) {
    throw new ToolError('does-not-fit', { bits, min: min.toString(), max: max.toString() });
  }
  const unsigned = BigInt.asUintN(bits, value);
  const hex = unsigned.toString(16).padStart(bits / 4, '0');
  const bytes = Array.from({ length: bits / 8 }, (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16));
  return {
    bits,
    unsigned: unsigned.toString(),
    signed: BigInt.asIntN(bits, value).toString(),
    hex,
    binary: unsigned.toString(2).padStart(bits, '0'),
    bytesBigEndian: bytes,
    bytesLittleEndian: bytes.toReversed(),
  };
}

/** The value when it has no fraction. */
function wholeOf({ negative, numerator, denominator }: Rational): bigint | undefined {
  if (numerator % denominator !== 0n) return undefined;
  return negative ? -(numerator / denominator) : numerator / denominator;
}
