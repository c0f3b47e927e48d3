/** FNV-1a, 32 bits: a number for a text. */
export function seedOf(text) {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** Reproducible random choices: the same seed gives the same ones (mulberry32). */
export function createRandom(seed) {
  let state = seed >>> 0;
  /** From 0 to 1, 1 excluded. */
  const real = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** A whole number, both ends included. */
  const integer = (min, max) => min + Math.floor(real() * (max - min + 1));
  return {
    real,
    integer,
    chance: (share) => real() < share,
    pick: (list) => list[integer(0, list.length - 1)],
  };
}
