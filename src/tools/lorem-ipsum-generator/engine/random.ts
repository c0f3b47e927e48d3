import { randomSource } from '#lib/random.ts';

/** A whole number from 0 up to and without `limit`. */
export type Draw = (limit: number) => number;

/** FNV-1a over UTF-16 units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

/** mulberry32: the same numbers for the same seed, on every machine. */
function seeded(seed: string): Draw {
  let state = hash(seed);
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}

/**
 * Numbers for one purpose. Words, commas and lengths have a stream each, so that another length changes no word and a
 * larger count only adds to the text.
 */
export function stream(seed: string, purpose: string): Draw {
  if (seed !== '') return seeded(`${purpose}\0${seed}`);
  const source = randomSource();
  return (limit) => source.below(limit);
}
