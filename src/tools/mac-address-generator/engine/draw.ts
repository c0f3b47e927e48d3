import { ToolError } from '#core/operation.ts';
import { randomBytes, randomSource } from '#lib/random.ts';
import type { Plan } from './plan.ts';

/** Up to so many addresses are numbered and shuffled; of more, one that comes twice is drawn again. */
const fewAddresses = 1 << 16;

function requireCount(available: bigint, count: number): void {
  if (available < BigInt(count)) throw new ToolError('not-enough-addresses', { available: String(available) });
}

/** How many addresses there are: a power of two. */
function sizeOf(free: bigint): bigint {
  return 1n << BigInt(free.toString(2).replaceAll('0', '').length);
}

/** So many uniform integers of 64 bits. */
const words = (count: number): BigUint64Array => new BigUint64Array(randomBytes(8 * count).buffer);

function shuffled(size: number, count: number): number[] {
  const random = randomSource();
  const numbers = Array.from({ length: size }, (_, number) => number);
  for (let at = 0; at < count; at++) {
    const drawn = at + random.below(size - at);
    [numbers[at], numbers[drawn]] = [numbers[drawn] as number, numbers[at] as number];
  }
  return numbers.slice(0, count);
}

/** Distinct addresses, each as likely as the others. @throws `not-enough-addresses` { available } */
export function drawDistinct({ value, free }: Plan, count: number): bigint[] {
  const size = sizeOf(free);
  requireCount(size, count);
  // So few are left only where the prefix fixes the first octet: the free bits are the last ones.
  if (size <= fewAddresses) return shuffled(Number(size), count).map((number) => value | BigInt(number));
  const drawn = new Set<bigint>();
  while (drawn.size < count) for (const word of words(count - drawn.size)) drawn.add(value | (word & free));
  return [...drawn];
}

/**
 * Consecutive addresses with one first octet and the prefix; a whole prefix is the first of them, and what follows may
 * run up to all ones. @throws `not-enough-addresses` { available }, counted from the first one on
 */
export function drawSequence({ value, free }: Plan, count: number, bits: number): bigint[] {
  const isWhole = free === 0n;
  const rest = free & ((1n << BigInt(bits - 8)) - 1n);
  const size = isWhole ? (1n << BigInt(bits)) - value : rest + 1n;
  requireCount(size, count);
  const starts = size - BigInt(count) + 1n;
  const octet = value | ((words(1)[0] ?? 0n) & free & ~rest);
  const first = isWhole ? value : octet + randomBelow(starts);
  return Array.from({ length: count }, (_, at) => first + BigInt(at));
}

/** A uniform integer below the limit, at most 2^64, by rejection. */
function randomBelow(limit: bigint): bigint {
  const even = 2n ** 64n - (2n ** 64n % limit);
  for (;;) for (const word of words(4)) if (word < even) return word % limit;
}
